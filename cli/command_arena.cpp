#include "cli/command_arena.h"

#include <fmt/format.h>

#include <charconv>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <optional>
#include <ostream>
#include <system_error>
#include <utility>

#include "bots/seeds.h"
#include "bots/steady_clock.h"
#include "cli/arena_calibration.h"
#include "cli/arena_levels.h"
#include "cli/arena_log.h"
#include "cli/arena_report.h"
#include "cli/arena_series.h"
#include "cli/games.h"
#include "cli/settings_json.h"
#include "match/bots.h"

namespace spires::cli {
namespace {

constexpr int kLogVersion = 1;

std::optional<double> parse_elo(std::string_view text) {
  constexpr double kMostElo = 2000;
  double elo = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), elo, std::chars_format::fixed);
  if (error != std::errc{} || end != text.data() + text.size() || !(std::abs(elo) <= kMostElo)) return std::nullopt;
  return elo;
}

Result<std::optional<SprtHypotheses>> parse_sprt(const std::string& text) {
  if (text.empty()) return std::nullopt;
  const std::size_t comma = text.find(',');
  if (comma != std::string::npos) {
    const std::optional<double> elo0 = parse_elo(std::string_view(text).substr(0, comma));
    const std::optional<double> elo1 = parse_elo(std::string_view(text).substr(comma + 1));
    if (elo0 && elo1 && *elo0 < *elo1) return SprtHypotheses{*elo0, *elo1};
  }
  return Fault{"--sprt", "must be ELO0,ELO1, two numbers from -2000 to 2000 with the lower one first, not " + text};
}

Result<ArenaPlan> make_plan(std::size_t bots, std::size_t seats, std::size_t seats_a_side) {
  if (bots == seats) return ArenaPlan::one_table(bots, seats_a_side);
  if (bots < seats) return Fault{"bots", fmt::format("there are {} seats; bots given: {}", seats, bots)};
  if (seats == 1) return Fault{"bots", fmt::format("a solo table takes one bot, not {}", bots)};
  if (seats > 2) {
    return Fault{"bots",
                 fmt::format("{} for {} seats: more bots than seats meet in pairs, with --players 2", bots, seats)};
  }
  return ArenaPlan::round_robin(bots);
}

// Checked before hours of play.
std::optional<Fault> find_fault_in_target(const std::string& path) {
  if (path.empty() || path == "-") return std::nullopt;
  std::error_code error;
  const std::filesystem::path folder = std::filesystem::path(path).parent_path();
  const bool there = folder.empty() || std::filesystem::is_directory(folder, error);
  if (there && !std::filesystem::is_directory(path, error)) return std::nullopt;
  return Fault{path, "cannot be written"};
}

template <GameTools K>
class Arena {
 public:
  using T = typename K::Text;
  using G = typename T::Game;
  using Bots = BotsOf<K>;
  using Levels = ArenaLevels<Bots>;

  Arena(const ArenaArguments& arguments, Console& console) : arguments_(arguments), console_(console) {}

  int run() {
    if (const std::optional<Fault> fault = prepare()) return bad_input(console_, *fault);
    if (arguments_.calibrate) calibrate();
    const Json parameters = parameters_json();
    std::unique_ptr<ArenaLog> log;
    if (!arguments_.log.empty()) {
      Result<std::unique_ptr<ArenaLog>> opened = ArenaLog::open(arguments_.log, parameters, plan_);
      if (const Fault* fault = std::get_if<Fault>(&opened)) return bad_input(console_, *fault);
      log = std::move(std::get<0>(opened));
    }
    ArenaLedger ledger(plan_, plan_.sets_for(arguments_.games), test_, log.get());
    const std::size_t logged = log == nullptr ? 0 : log->games().size();
    const auto begin = std::chrono::steady_clock::now();
    play(ledger);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    if (ledger.fault()) {
      bad_input(console_, *ledger.fault());
      return kDiffers;
    }
    console_.err << fmt::format("{:.2f} s on {} threads; {} of the games were in the log\n", seconds.count(),
                                thread_count(arguments_.threads), logged);
    return report(parameters, ledger);
  }

 private:
  // Checks all arguments except the log.
  std::optional<Fault> prepare() {
    Result<Table<T>> table = make_table<T>(arguments_.setup);
    if (const Fault* fault = std::get_if<Fault>(&table)) return *fault;
    table_ = std::move(std::get<0>(table));
    Result<std::vector<ArenaBot>> parsed = parse_bots(arguments_.bots, arguments_.budget);
    if (const Fault* fault = std::get_if<Fault>(&parsed)) return *fault;
    bots_ = std::move(std::get<0>(parsed));
    for (ArenaBot& bot : bots_) {
      if (std::optional<Fault> fault = Levels::complete(bot)) return fault;
    }
    const auto seats = static_cast<std::size_t>(T::players(table_.rules));
    Result<ArenaPlan> plan = make_plan(bots_.size(), seats, seats_a_side<G>(table_.rules));
    if (const Fault* fault = std::get_if<Fault>(&plan)) return *fault;
    plan_ = std::move(std::get<0>(plan));
    const Result<std::optional<SprtHypotheses>> test = parse_sprt(arguments_.sprt);
    if (const Fault* fault = std::get_if<Fault>(&test)) return *fault;
    test_ = std::get<0>(test);
    if (test_ && (seats != 2 || bots_.size() != 2)) return Fault{"--sprt", "tests two bots at a table for two"};
    if (arguments_.calibrate && (bots_.size() < 2 || bots_.back().nodes == 0 || bots_[0].nodes == 0)) {
      return Fault{"--calibrate", "wants a search with a budget of nodes as the first bot and as the last"};
    }
    if (!arguments_.json.empty() && arguments_.json == arguments_.log) return Fault{"--json", "would replace the log"};
    return find_fault_in_target(arguments_.json);
  }

  // Gives the first bot as many nodes as it examines in the time that the last one needs. A log that is continued
  // keeps the number it was begun with.
  void calibrate() {
    if (const std::optional<std::uint32_t> nodes = nodes_in_log(arguments_.log)) {
      set_nodes(*nodes);
      return;
    }
    for (int round = 0; round < kCalibrationRounds; ++round) {
      const Pace pace = measure_pace<T>(terms(), plan_, entrants(), arguments_.threads, round, console_);
      const std::uint32_t before = bots_[0].nodes;
      set_nodes(nodes_for(before, pace));
      console_.err << fmt::format("{}: {} nodes in {:.3f} ms; {}: {:.3f} ms, so {} nodes\n", bots_[0].name, before,
                                  pace.first, bots_.back().name, pace.last, bots_[0].nodes);
    }
  }

  // A partner of the first bot that is its equal has as many.
  void set_nodes(std::uint32_t nodes) {
    const ArenaBot first = bots_[0];
    for (ArenaBot& bot : bots_) {
      if (bot.level == first.level && bot.file == first.file && bot.nodes == first.nodes) bot.nodes = nodes;
    }
  }

  // The parameters that determine the games; the numbers of games and threads are not among them.
  Json parameters_json() const {
    Json all;
    all["spires_arena"] = kLogVersion;
    all["game"] = T::kName;
    all["revision"] = T::revision(table_.rules);
    all["settings"] = Json::parse(header_json(T::kName, without_revision(table_.header)));
    all["settings"].erase("spires_trace");
    all["settings"].erase("game");
    all["bots"] = Json::array();
    for (const ArenaBot& bot : bots_) {
      all["bots"].push_back({{"name", bot.name}, {"level", bot.level}, {"nodes", bot.nodes}, {"ms", bot.ms}});
      if (!bot.net.empty()) all["bots"].back()["net"] = bot.net;
    }
    all["pairings"] = plan_.pairings;
    all["seed"] = arguments_.seed;
    if (!arguments_.seeds.empty()) all["seeds"] = arguments_.seeds;
    all["cap"] = arguments_.cap;
    all["sprt"] = nullptr;
    if (test_) all["sprt"] = {test_->elo0, test_->elo1};
    return all;
  }

  void play(ArenaLedger& ledger) {
    play_series<T>(terms(), plan_, entrants(), series(), arguments_.threads, console_, ledger);
  }

  std::vector<Entrant<G>> entrants() const {
    std::vector<Entrant<G>> all;
    for (const ArenaBot& bot : bots_) all.push_back({bot.name, Levels::factory(bot), bot.budget()});
    return all;
  }
  MatchTerms<G> terms() const {
    MatchTerms<G> terms{table_.rules, Bots::kMemory, arguments_.cap, bots::steady_microseconds, nullptr};
    if constexpr (HasInterjections<G>) terms.speak_up = &Bots::speak_up;
    return terms;
  }
  Series series() const { return {arguments_.seed, bots::find_seed_range(arguments_.seeds)}; }

  int report(const Json& parameters, const ArenaLedger& ledger) {
    std::vector<std::string> seats;
    for (std::size_t i = 0; i < plan_.seats; ++i) seats.push_back(T::seat(seat_at(static_cast<int>(i))));
    const std::vector<ArenaGame> games = ledger.games();
    const ArenaReport report{std::string(T::kName), parameters,           bots_,        std::move(seats), plan_,
                             arguments_.games,      sum_up(plan_, games), ledger.test()};
    if (arguments_.json == "-") {
      console_.out << report_json(report).dump(2) << "\n";
      return kDone;
    }
    print_tables(console_.out, report);
    if (arguments_.json.empty()) return kDone;
    const Result<std::monostate> written = write_file(arguments_.json, report_json(report).dump(2) + "\n");
    if (const Fault* fault = std::get_if<Fault>(&written)) return bad_input(console_, *fault);
    return kDone;
  }

  const ArenaArguments& arguments_;
  Console& console_;
  Table<T> table_;
  std::vector<ArenaBot> bots_;
  ArenaPlan plan_;
  std::optional<SprtHypotheses> test_;
};

}  // namespace

int run_arena(const ArenaArguments& arguments, Console& console) {
  return for_game(console, game_of(arguments.setup),
                  [&]<class K>(std::type_identity<K>) { return Arena<K>(arguments, console).run(); });
}

}  // namespace spires::cli
