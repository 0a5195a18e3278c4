// Mines puzzles from games of the bots (docs/puzzles.md).
//
//   spires_mine run --game towers --log FILE [--seed S] [--games N] [--seconds T] [--threads N] [--nodes N]
//   spires_mine pack --game towers --out FILE LOG…
#include <atomic>
#include <chrono>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include <CLI/CLI.hpp>

#include "insight/puzzle_log.h"
#include "match/games.h"

namespace {

using namespace spires;
using namespace spires::insight;

struct Arguments {
  std::string game;
  std::string log;
  std::string out;
  std::vector<std::string> logs;
  std::uint64_t seed = 1;
  std::uint32_t games = 1'000'000;
  std::uint32_t seconds = 1'000'000;
  std::uint32_t threads = 1;
  std::uint32_t nodes = 1'000;  // of the players' searches
};

int bad(const std::string& what, const std::string& why) {
  std::cerr << "spires_mine: " << what << " " << why << "\n";
  return 2;
}

std::optional<std::string> text_in(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(in), {});
}

// The games that are left, and one log for all threads.
template <GameTools K>
class Mine {
 public:
  using G = typename K::Text::Game;

  Mine(const Arguments& arguments, const MineLog& before)
      : arguments_(arguments), out_(arguments.log, std::ios::binary | std::ios::app) {
    for (const MinedGame& game : before.games) count(game);
    for (const MinedGame& game : before.games) done_.insert(game.number);
  }

  bool work() {
    std::vector<std::thread> threads;
    for (std::uint32_t t = 0; t < arguments_.threads; ++t) threads.emplace_back([this] { serve(); });
    for (std::thread& thread : threads) thread.join();
    tell();
    std::cerr << "\n";
    return out_.good();
  }

 private:
  void serve() {
    std::map<std::string_view, std::unique_ptr<PuzzleMiner<K>>> miners;
    while (const auto number = take()) {
      const PuzzleTable& table = table_of_game(tables_, *number);
      auto& miner = miners[table.name];
      if (!miner) miner = std::make_unique<PuzzleMiner<K>>(std::get<0>(K::Text::rules(table.settings)));
      finish(mine_game(*miner, table, arguments_.seed, *number, arguments_.nodes));
    }
  }
  std::optional<std::uint32_t> take() {
    const std::lock_guard lock(mutex_);
    while (done_.contains(next_)) ++next_;
    const auto spent = std::chrono::steady_clock::now() - start_;
    if (next_ >= arguments_.games || spent >= std::chrono::seconds(arguments_.seconds)) return std::nullopt;
    return next_++;
  }
  void finish(const MinedGame& game) {
    const std::lock_guard lock(mutex_);
    out_ << write_mined_game(game) << std::flush;
    count(game);
    tell();
  }
  void count(const MinedGame& game) {
    ++games_;
    puzzles_ += game.puzzles.size();
    for (std::size_t i = 0; i < sum_.count.size(); ++i) sum_.count[i] += game.sieved.count[i];
  }
  void tell() const {
    std::cerr << "\r" << games_ << " games, " << puzzles_ << " puzzles (";
    for (std::size_t i = 0; i < sum_.count.size(); ++i) {
      std::cerr << (i == 0 ? "" : ", ") << sum_.count[i] << " " << Sieved::kSteps[i];
    }
    std::cerr << ")   " << std::flush;
  }

  const Arguments& arguments_;
  const std::vector<PuzzleTable> tables_ = puzzle_tables<G>();
  std::ofstream out_;
  std::mutex mutex_;
  std::set<std::uint32_t> done_;
  std::uint32_t next_ = 0;
  std::uint64_t games_ = 0;
  std::uint64_t puzzles_ = 0;
  Sieved sum_;
  const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

template <GameTools K>
int run(const Arguments& arguments) {
  MineLog before;
  if (const auto text = text_in(arguments.log)) {
    std::size_t whole = 0;
    Result<MineLog> log = read_mine_log(*text, whole);
    if (const Fault* fault = std::get_if<Fault>(&log)) return bad(arguments.log, fault->why);
    before = std::move(std::get<MineLog>(log));
    if (before.game != K::Text::kName || before.seed != arguments.seed || before.revision != K::Text::kRevision) {
      return bad(arguments.log, "is the log of another game, seed or revision of the rules");
    }
    // Drops the game that was not finished.
    std::ofstream(arguments.log, std::ios::binary) << text->substr(0, whole);
  } else {
    std::ofstream(arguments.log, std::ios::binary)
        << write_mine_head(K::Text::kName, K::Text::kRevision, arguments.seed);
  }
  return Mine<K>(arguments, before).work() ? 0 : bad(arguments.log, "cannot be written");
}

template <GameTools K>
int pack(const Arguments& arguments) {
  std::vector<MineLog> logs;
  for (const std::string& file : arguments.logs) {
    const auto text = text_in(file);
    if (!text) return bad(file, "cannot be read");
    std::size_t whole = 0;
    Result<MineLog> log = read_mine_log(*text, whole);
    if (const Fault* fault = std::get_if<Fault>(&log)) return bad(file, fault->why);
    if (std::get<MineLog>(log).game == K::Text::kName) logs.push_back(std::move(std::get<MineLog>(log)));
  }
  const PuzzlePack made = pack_of(logs, puzzle_tables<typename K::Text::Game>());
  std::ofstream out(arguments.out, std::ios::binary);
  out << write_pack(made);
  std::cerr << made.puzzles.size() << " puzzles\n";
  return out.good() ? 0 : bad(arguments.out, "cannot be written");
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Mines puzzles from games of the bots.");
  app.require_subcommand(1);
  Arguments arguments;
  CLI::App* running = app.add_subcommand("run", "plays games and looks for puzzles; goes on where its log ends");
  running->add_option("--game", arguments.game)->required();
  running->add_option("--log", arguments.log)->required();
  running->add_option("--seed", arguments.seed);
  running->add_option("--games", arguments.games, "stop after so many games in all");
  running->add_option("--seconds", arguments.seconds, "begin no game after so many seconds");
  running->add_option("--threads", arguments.threads);
  running->add_option("--nodes", arguments.nodes, "of the players' searches");
  CLI::App* packing = app.add_subcommand("pack", "makes a pack of the puzzles in logs");
  packing->add_option("--game", arguments.game)->required();
  packing->add_option("--out", arguments.out)->required();
  packing->add_option("logs", arguments.logs)->required();
  CLI11_PARSE(app, argc, argv);
  const auto answer = Games::find(arguments.game, [&]<class K>(std::type_identity<K>) {
    return running->parsed() ? run<K>(arguments) : pack<K>(arguments);
  });
  return answer ? *answer : bad(arguments.game, "is no game");
}
