#include "cli/command_step.h"

#include <optional>
#include <ostream>
#include <string>

#include "cli/games.h"
#include "cli/trace_line.h"
#include "engine/core/record_match.h"

namespace spires::cli {
namespace {

template <GameText T>
void print_point(const typename T::Game::Rules& rules, const typename T::Game::State& state, std::ostream& out) {
  using G = typename T::Game;
  const Pending pending = G::pending(rules, state);
  out << "phase: " << T::phase(state) << "\n";
  if (pending.is_over()) {
    out << "seat: -\n";
    out << "result: " << end_json(T::ending(rules, state)) << "\n";
  } else if (pending.is_chance()) {
    out << "seat: ?\n";
    typename G::Chances chances;
    G::chances(rules, state, chances);
    for (const auto& chance : chances) {
      out << "chance: " << T::chance(rules, state, chance.outcome) << " weight " << chance.weight << "\n";
    }
  } else {
    out << "seat: " << T::seat(pending.seat()) << "\n";
    for (const std::string& text : legal_texts<T>(rules, state, pending.seat())) out << "legal: " << text << "\n";
  }
}

int refused(Console& console, const std::string& why) {
  console.out << "refused: " << why << "\n";
  return kDiffers;
}

// Whether the text is a decision, or something that chance could say: at this point or, where the game can tell, at all.
template <GameTools K>
bool is_notation(const typename K::Text::Game::Rules& rules, const typename K::Text::Game::State& state,
                 const std::string& text) {
  using T = typename K::Text;
  if constexpr (requires { K::is_chance(text); }) {
    if (K::is_chance(text)) return true;
  }
  return T::parse_action(text).has_value() || T::parse_chance(rules, state, text).has_value();
}

template <GameText T>
int print_next(const typename T::Game::Rules& rules, const typename T::Game::State& state, const std::string& text,
               Console& console) {
  using G = typename T::Game;
  const Pending pending = G::pending(rules, state);
  if (pending.is_over()) return refused(console, "the game is over");
  typename G::State next = state;
  Silence silence;
  if (pending.is_chance()) {
    const std::optional<typename G::Chance> outcome = T::parse_chance(rules, state, text);
    if (!outcome && T::parse_action(text)) return refused(console, "no seat is asked here, chance is");
    if (!outcome || !is_possible<G>(rules, state, *outcome)) {
      return refused(console, "`" + text + "` cannot happen here");
    }
    G::resolve(rules, next, *outcome, silence);
  } else {
    const std::optional<typename G::Action> action = T::parse_action(text);
    if (!action) return refused(console, "chance is not asked here, seat " + T::seat(pending.seat()) + " is");
    const Refusal refusal = G::check(rules, state, pending.seat(), *action);
    if (!refusal.none()) return refused(console, refusal_text<T>(refusal));
    G::play(rules, next, pending.seat(), *action, silence);
  }
  console.out << "state: " << T::state(rules, next) << "\n";
  return kDone;
}

}  // namespace

int run_step(const StepArguments& arguments, Console& console) {
  return for_game(console, game_of(arguments.setup), [&]<class K>(std::type_identity<K>) {
    using T = typename K::Text;
    const Result<Table<T>> table = make_table<T>(arguments.setup);
    if (const Fault* fault = std::get_if<Fault>(&table)) return bad_input(console, *fault);
    const typename T::Game::Rules& rules = std::get<0>(table).rules;
    Result<typename T::Game::State> state = T::Game::initial(rules);
    if (!arguments.state.empty()) state = T::parse_state(rules, arguments.state);
    if (const Fault* fault = std::get_if<Fault>(&state)) return bad_input(console, *fault);
    if (arguments.has_action && !is_notation<K>(rules, std::get<0>(state), arguments.action)) {
      return bad_input(console, "--do", "`" + arguments.action + "` is not in the notation");
    }
    print_point<T>(rules, std::get<0>(state), console.out);
    if (!arguments.has_action) return kDone;
    return print_next<T>(rules, std::get<0>(state), arguments.action, console);
  });
}

}  // namespace spires::cli
