#include "cli/command_perft.h"

#include <fmt/format.h>

#include <chrono>
#include <ostream>

#include "cli/games.h"
#include "engine/core/perft.h"

namespace spires::cli {

int run_perft(const PerftArguments& arguments, Console& console) {
  return for_game(console, game_of(arguments.setup), [&]<class K>(std::type_identity<K>) {
    using T = typename K::Text;
    using G = typename T::Game;
    const Result<Table<T>> table = make_table<T>(arguments.setup);
    if (const Fault* fault = std::get_if<Fault>(&table)) return bad_input(console, *fault);
    const typename G::Rules& rules = std::get<0>(table).rules;
    Result<typename G::State> state = G::initial(rules);
    if (!arguments.state.empty()) state = T::parse_state(rules, arguments.state);
    if (const Fault* fault = std::get_if<Fault>(&state)) return bad_input(console, *fault);

    const auto begin = std::chrono::steady_clock::now();
    PerftCounts counts;
    if (arguments.chance == PerftChance::All) {
      perft<G>(rules, std::get<0>(state), arguments.depth, AllChances{}, counts);
    } else {
      const DrawnChances<SeededWords> drawn{SeededWords(arguments.seed)};
      perft<G>(rules, std::get<0>(state), arguments.depth, drawn, counts);
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    std::uint64_t sum = 0;
    console.out << fmt::format("{:>9}  {:>20}\n", "decisions", "sequences");
    for (int depth = 0; depth <= arguments.depth; ++depth) {
      console.out << fmt::format("{:>9}  {:>20}\n", depth, counts.sequences[depth]);
      sum += counts.sequences[depth];
    }
    console.out << fmt::format("{:>9}  {:>20}\n", "finished", counts.finished);
    console.err << fmt::format("{:.2f} s, {:.1f} million positions/s\n", seconds.count(),
                               static_cast<double>(sum) / seconds.count() / 1e6);
    return kDone;
  });
}

}  // namespace spires::cli
