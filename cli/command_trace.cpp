#include "cli/command_trace.h"

#include <ostream>
#include <string>

#include "cli/games.h"
#include "cli/settings_json.h"
#include "cli/trace_line.h"

namespace spires::cli {
namespace {

// Writes one game, line by line, to `out`. Returns false if a seat had no legal action.
template <GameTools K>
bool trace_game(const Table<typename K::Text>& table, std::uint64_t seed, std::uint32_t cap, Views views,
                RandomPicker<typename K::Text>& picker, std::ostream& out) {
  using T = typename K::Text;
  using G = typename T::Game;
  const typename G::Rules& rules = table.rules;
  typename G::State state = G::initial(rules);
  const SeededWords words(seed);
  Silence silence;
  std::uint32_t k = 0;
  out << header_json(T::kName, table.header) << "\n";
  for (std::uint32_t n = 1; n <= cap && out.good(); ++n) {
    const Pending pending = G::pending(rules, state);
    if (pending.is_over()) break;
    TraceStep step;
    step.n = n;
    if (pending.is_chance()) {
      const typename G::Chance outcome = G::sample(rules, state, words.word(k++));
      step.text = T::chance(rules, state, outcome);
      G::resolve(rules, state, outcome, silence);
    } else {
      const Seat seat = picker.actor(rules, state, pending.seat());
      typename G::Actions actions;
      list_for<G>(rules, state, seat, actions);
      if (actions.empty()) return false;
      const typename G::Action action = picker.pick(state, actions);
      step.seat = T::seat(seat);
      step.legal = legal_texts<T>(rules, state, seat);
      if (seat == pending.seat()) step.may = may_of<T>(rules, state);
      step.text = T::action(action);
      G::play(rules, state, seat, action, silence);
    }
    step.state = T::state(rules, state);
    if (views == Views::Written) step.views = views_of<K>(rules, state);
    out << step_json(step) << "\n";
  }
  const Settings ending = T::ending(rules, state);
  if (!ending.empty()) out << end_json(ending) << "\n";
  return true;
}

}  // namespace

int run_trace(const TraceArguments& arguments, Console& console) {
  return for_game(console, game_of(arguments.setup), [&]<class K>(std::type_identity<K>) {
    using T = typename K::Text;
    const Result<Table<T>> table = make_table<T>(arguments.setup);
    if (const Fault* fault = std::get_if<Fault>(&table)) return bad_input(console, *fault);
    RandomPicker<T> picker(arguments.picking, arguments.seed);
    for (std::uint32_t i = 0; i < arguments.games && console.out.good(); ++i) {
      const std::uint64_t seed = game_seed(arguments.seed, i);
      picker.restart(seed);
      if (!trace_game<K>(std::get<0>(table), seed, arguments.cap, arguments.views, picker, console.out)) {
        console.err << "spires: seed " << seed << ": a seat is asked and has nothing to do\n";
        return kDiffers;
      }
    }
    return kDone;
  });
}

}  // namespace spires::cli
