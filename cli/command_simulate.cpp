#include "cli/command_simulate.h"

#include <fmt/format.h>

#include <ostream>

#include "cli/command_record.h"
#include "cli/games.h"
#include "cli/simulation.h"
#include "engine/core/record_match.h"

namespace spires::cli {
namespace {

double share(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

void row(std::ostream& out, std::string_view name, const std::string& value) {
  out << fmt::format("  {:<26}{:>14}\n", name, value);
}

std::string percent(std::uint64_t part, std::uint64_t whole) {
  return fmt::format("{} {:5.1f} %", part, 100 * share(part, whole));
}

template <GameText T>
void print_results(std::ostream& out, const Simulation& all, int players) {
  const std::uint64_t games = all.games.size();
  out << "result\n";
  row(out, "games", std::to_string(games));
  for (const EndReason reason : {EndReason::Goal, EndReason::Deadlock, EndReason::Points}) {
    const std::uint32_t count = all.count(reason);
    if (count > 0) row(out, "ended by " + std::string(reason_text(reason)), percent(count, games));
  }
  row(out, "stopped at the cap", percent(all.count(EndReason::None), games));
  for (int i = 0; i < players; ++i) {
    std::uint64_t wins = 0;
    for (const SimulatedGame& game : all.games) {
      if (game.result.finished && game.result.outcome.won(seat_at(i))) ++wins;
    }
    row(out, "won by " + T::seat(seat_at(i)), percent(wins, games));
  }
  std::uint64_t shared = 0;
  for (const SimulatedGame& game : all.games) {
    int winners = 0;
    for (int i = 0; i < players; ++i) winners += game.result.outcome.won(seat_at(i)) ? 1 : 0;
    shared += game.result.finished && winners > 1 ? 1 : 0;
  }
  if (players > 1) row(out, "of these shared", percent(shared, games));
}

void print_lengths(std::ostream& out, const Simulation& all) {
  const std::uint64_t games = all.games.size();
  out << "decisions a game\n";
  row(out, "mean", fmt::format("{:.1f}", share(all.decisions(), games)));
  row(out, "median", std::to_string(all.length_at(50)));
  row(out, "95 of 100 up to", std::to_string(all.length_at(95)));
  row(out, "longest", std::to_string(all.length_at(100)));
  row(out, "chance steps, mean", fmt::format("{:.1f}", share(all.plies() - all.decisions(), games)));
}

void print_sums(std::ostream& out, const Simulation& all) {
  out << "at the end, mean\n";
  for (const Measure& measure : all.measures) {
    row(out, measure.name, fmt::format("{:.2f}", share(static_cast<std::uint64_t>(measure.value), all.games.size())));
  }
  out << "events a game, mean\n";
  for (std::size_t i = 0; i < all.events.size(); ++i) {
    if (all.events[i] > 0) row(out, all.event_names[i], fmt::format("{:.2f}", share(all.events[i], all.games.size())));
  }
}

// Prints games that break a rule, a few of them by seed. Returns whether there was one.
bool report_faults(std::ostream& err, const Simulation& all, const std::string& where) {
  int reported = 0;
  for (const SimulatedGame& game : all.games) {
    if (game.broken.empty()) continue;
    if (++reported > 5) continue;
    err << fmt::format("spires: {}seed {}, after {} decisions: {}\n", where, game.seed, game.result.decisions,
                       game.broken);
  }
  return reported > 0;
}

template <GameTools K>
int simulate_all(const SimulateArguments& arguments, Console& console) {
  const std::vector<Ruleset> rulesets = K::rulesets();
  const auto count = static_cast<std::uint32_t>(rulesets.size());
  const std::uint32_t each = (arguments.games + count - 1) / count;
  std::size_t width = 0;
  for (const Ruleset& ruleset : rulesets) width = std::max(width, ruleset.name.size());
  console.out << fmt::format("{:<{}}{:>7}{:>8}{:>10}{:>6}{:>8}{:>8}{:>8}{:>8}\n", "ruleset", width, "games", "ended",
                             "deadlock", "cap", "mean", "median", "p95", "max");
  std::uint64_t games = 0;
  std::uint64_t plies = 0;
  std::uint64_t capped = 0;
  double seconds = 0;
  bool faulty = false;
  for (const Ruleset& ruleset : rulesets) {
    const typename K::Text::Game::Rules rules = std::get<0>(K::Text::rules(ruleset.settings));
    const Simulation all = simulate<K>(rules, each, arguments.seed, arguments.cap, Checking::EveryStep,
                                       arguments.threads, console, ruleset.name);
    console.out << fmt::format("{:<{}}{:>7}{:>8}{:>10}{:>6}{:>8.1f}{:>8}{:>8}{:>8}\n", ruleset.name, width, each,
                               all.count(EndReason::Goal) + all.count(EndReason::Points),
                               all.count(EndReason::Deadlock), all.count(EndReason::None), share(all.decisions(), each),
                               all.length_at(50), all.length_at(95), all.length_at(100))
                << std::flush;
    faulty = report_faults(console.err, all, ruleset.name + ", ") || faulty;
    games += each;
    plies += all.plies();
    capped += all.count(EndReason::None);
    seconds += all.seconds;
  }
  console.out << fmt::format("{} games of {} rulesets, {} stopped at the cap of {} decisions\n", games, count, capped,
                             arguments.cap);
  if (!faulty) console.out << "every asked seat had a legal action, and every invariant held\n";
  console.err << fmt::format("{:.1f} s, {:.2f} million plies/s\n", seconds, static_cast<double>(plies) / seconds / 1e6);
  return faulty ? kDiffers : kDone;
}

template <GameTools K>
int simulate_one(const SimulateArguments& arguments, Console& console) {
  using T = typename K::Text;
  const Result<Table<T>> table = make_table<T>(arguments.setup);
  if (const Fault* fault = std::get_if<Fault>(&table)) return bad_input(console, *fault);
  if (!arguments.record.empty()) {
    RecordArguments record;
    record.setup = arguments.setup;
    record.seed = arguments.seed;
    record.cap = arguments.cap;
    record.out = arguments.record;
    const int status = run_record(record, console);
    if (status != kDone) return status;
  }
  const Checking checking = arguments.check ? Checking::EveryStep : Checking::AtEnd;
  const typename T::Game::Rules& rules = std::get<0>(table).rules;
  const Simulation all = simulate<K>(rules, arguments.games, arguments.seed, arguments.cap, checking, arguments.threads,
                                     console, std::string(T::kName));
  print_results<T>(console.out, all, T::players(rules));
  print_lengths(console.out, all);
  print_sums(console.out, all);
  console.err << fmt::format("{:.2f} s, {:.2f} million plies/s on {} threads\n", all.seconds,
                             static_cast<double>(all.plies()) / all.seconds / 1e6, thread_count(arguments.threads));
  return report_faults(console.err, all, "") ? kDiffers : kDone;
}

}  // namespace

int run_simulate(const SimulateArguments& arguments, Console& console) {
  if (arguments.games == 0) return bad_input(console, "--games", "must be at least 1");
  if (arguments.all) {
    const std::string given = arguments.record.empty() ? first_given(arguments.setup) : "--record";
    if (!given.empty()) return bad_input(console, given, "does not go with --all, which plays every ruleset");
  }
  return for_game(console, game_of(arguments.setup), [&]<class K>(std::type_identity<K>) {
    return arguments.all ? simulate_all<K>(arguments, console) : simulate_one<K>(arguments, console);
  });
}

}  // namespace spires::cli
