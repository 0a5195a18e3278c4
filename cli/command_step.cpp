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
    for (const auto& [seat, actions] : may_of<T>(rules, state)) {
      for (const std::string& text : actions) out << "may: " << seat << " " << text << "\n";
    }
  }
}

int refused(Console& console, const std::string& why) {
  console.out << "refused: " << why << "\n";
  return kDiffers;
}

// Whether the text is a decision or a chance outcome: at this point or, if the game can tell, at any.
template <GameTools K>
bool is_notation(const typename K::Text::Game::Rules& rules, const typename K::Text::Game::State& state,
                 const std::string& text) {
  using T = typename K::Text;
  if constexpr (requires { K::is_chance(text); }) {
    if (K::is_chance(text)) return true;
  }
  return T::parse_action(text).has_value() || T::parse_chance(rules, state, text).has_value();
}

// Returns the seat of that name; nullopt if the table has no such seat.
template <GameText T>
std::optional<Seat> seat_named(const typename T::Game::Rules& rules, const std::string& name) {
  for (int i = 0; i < T::players(rules); ++i) {
    if (T::seat(seat_at(i)) == name) return seat_at(i);
  }
  return std::nullopt;
}

template <GameTools K>
void print_view(const typename K::Text::Game::Rules& rules, const typename K::Text::Game::State& state,
                std::optional<Seat> seat, Console& console) {
  if (seat) console.out << "view: " << view_of<K>(rules, state, *seat) << "\n";
}

template <GameTools K>
int print_next(const typename K::Text::Game::Rules& rules, const typename K::Text::Game::State& state,
               const std::string& text, std::optional<Seat> actor, std::optional<Seat> viewer, Console& console) {
  using T = typename K::Text;
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
    const Seat seat = actor.value_or(pending.seat());
    const Refusal refusal = G::check(rules, state, seat, *action);
    if (!refusal.none()) return refused(console, refusal_text<T>(refusal));
    G::play(rules, next, seat, *action, silence);
  }
  console.out << "state: " << T::state(rules, next) << "\n";
  print_view<K>(rules, next, viewer, console);
  if (G::pending(rules, next).is_over()) console.out << "result: " << end_json(T::ending(rules, next)) << "\n";
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
    const std::optional<Seat> viewer = seat_named<T>(rules, arguments.view);
    if (!arguments.view.empty() && !viewer) {
      return bad_input(console, "--view", "`" + arguments.view + "` is no seat at this table");
    }
    const std::optional<Seat> actor = seat_named<T>(rules, arguments.seat);
    if (!arguments.seat.empty() && !actor) {
      return bad_input(console, "--seat", "`" + arguments.seat + "` is no seat at this table");
    }
    print_point<T>(rules, std::get<0>(state), console.out);
    print_view<K>(rules, std::get<0>(state), viewer, console);
    if (!arguments.has_action) return kDone;
    return print_next<K>(rules, std::get<0>(state), arguments.action, actor, viewer, console);
  });
}

}  // namespace spires::cli
