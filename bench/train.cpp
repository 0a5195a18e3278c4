// spires_train SET: trains a network by self-play. `./dev train` runs it.
//
// Each round plays games with the newest net, fits a net to the games of the last rounds, writes it as integers, and
// measures it in the arena against archmage-1, with equal nodes and in equal time. A net that is weaker than the best
// before it plays no further round; one that is not is written to data/nets. An interrupted run continues where it
// ended: finished files are kept, and all of them follow from the seed.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include <CLI/CLI.hpp>

#include "bots/net/net_file.h"
#include "bots/net/read_net.h"
#include "bots/towers/net_evaluation.h"
#include "bots/towers/weights.h"
#include "bots/train/learner.h"
#include "bots/train/self_play.h"
#include "bots/train/sets.h"
#include "cli/command_arena.h"
#include "cli/console.h"
#include "cli/json_object.h"
#include "engine/core/text_hex.h"

namespace spires::bots {
namespace {

using cli::Json;
using towers::Towers;
using TowersLearner = Learner<Towers, TowersEncoding, TowersSides>;

struct Arguments {
  std::string set;
  std::string folder;  // of games, checkpoints and nets
  std::string log;
  std::string net = "data/nets/towers.net";  // where the best net is written
  int rounds = 4;
  int games = 100'000;
  int window = 3;  // rounds whose games are learnt from
  int gate_games = 400;
  std::uint32_t gate_nodes = 1000;
  std::uint32_t gate_time_nodes = 20'000;
  std::uint64_t seed = 1;
  std::string machine;
  PlaySettings play;
  LearnSettings learn;
  int threads = 1;
};

constexpr int kGamesInPart = 500;
constexpr std::uint32_t kHeldOutOneIn = 64;  // games that are not learnt from
constexpr std::uint32_t kRivalOneIn = 5;     // games against an earlier net, against cycles and blind spots

double seconds_since(std::chrono::steady_clock::time_point begin) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

// For a log: four digits are enough.
double rounded(double value) { return std::round(value * 10000) / 10000; }

class Training {
 public:
  explicit Training(const Arguments& arguments) : arguments_(arguments), tables_(tables_of_set(arguments.set)) {
    std::filesystem::create_directories(arguments_.folder);
  }

  int run() {
    for (int round = 0; round < arguments_.rounds; ++round) {
      Json line = line_of(round);
      if (!play(round, line) || !learn(round, line) || !gate(round, line)) return 1;
      if (!judge(round, line) || !write_log(round)) return 1;
    }
    return 0;
  }

 private:
  std::string path(int round, const std::string& what) const {
    return fmt::format("{}/round-{}{}", arguments_.folder, round, what);
  }
  bool cannot(const std::string& file) const {
    fmt::print(stderr, "{} cannot be read or written\n", file);
    return false;
  }

  // What is known of a round, also from an interrupted run.
  Json line_of(int round) const {
    std::ifstream file(path(round, ".json"), std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    Json line = Json::parse(text, nullptr, false);
    if (line.is_object()) return line;
    return {{"set", arguments_.set}, {"round", round}, {"seed", arguments_.seed}, {"machine", arguments_.machine}};
  }
  bool keep(int round, const Json& line) const {
    std::ofstream file(path(round, ".json"), std::ios::binary);
    file << line.dump() << "\n";
    file.close();
    return file.good() ? true : cannot(path(round, ".json"));
  }

  // The nets of earlier rounds that passed, oldest first. The first round has none: the fitted weights play it.
  std::vector<TowersNet> nets_before(int round) const {
    std::vector<TowersNet> nets;
    for (int r = 0; r < round; ++r) {
      auto net = line_of(r).value("passed", false) ? read_net<TowersEncoding>(path(r, ".net")) : std::nullopt;
      if (net) nets.push_back(std::move(*net));
    }
    return nets;
  }

  std::unique_ptr<Thinker<Towers>> thinker(const TowersNet* net, const towers::Rules& rules) const {
    const std::uint32_t nodes = arguments_.play.nodes;
    if (net == nullptr) {
      return std::make_unique<SearchThinker<Towers, TowersEvaluation>>(TowersEvaluation(towers_weights_for(rules)),
                                                                       rules, nodes);
    }
    return std::make_unique<SearchThinker<Towers, TowersNetEvaluation>>(TowersNetEvaluation(*net, rules), rules, nodes);
  }

  int parts() const { return (arguments_.games + kGamesInPart - 1) / kGamesInPart; }

  bool play(int round, Json& line) const {
    const auto begin = std::chrono::steady_clock::now();
    std::filesystem::create_directories(path(round, ""));
    const std::vector<TowersNet> nets = nets_before(round);
    std::atomic<int> next = 0;
    std::atomic<int> played = 0;
    std::atomic<bool> failed = false;
    std::vector<std::thread> threads;
    for (int t = 0; t < arguments_.threads; ++t) {
      threads.emplace_back([&] {
        for (int part = next++; part < parts() && !failed; part = next++) {
          const std::string file = path(round, fmt::format("/{:05}.games", part));
          if (std::filesystem::exists(file)) continue;
          if (!write_games<Towers>(file, play_part(round, part, nets))) failed = true;
          played += kGamesInPart;
        }
      });
    }
    for (std::thread& thread : threads) thread.join();
    const double seconds = seconds_since(begin);
    if (played != 0) {
      const long before = line.contains("play") ? line["play"]["seconds"].get<long>() : 0;
      line["play"] = {{"games", parts() * kGamesInPart},
                      {"nodes", arguments_.play.nodes},
                      {"nets", nets.size()},
                      {"seconds", before + std::lround(seconds)}};
    }
    fmt::print(stderr, "round {}: {} games played in {:.0f} s\n", round, played.load(), seconds);
    return failed ? cannot(path(round, "")) : keep(round, line);
  }

  std::vector<PlayedGame<Towers>> play_part(int round, int part, const std::vector<TowersNet>& nets) const {
    const std::uint64_t series = mix64(arguments_.seed + static_cast<std::uint64_t>(round) * kGolden);
    std::vector<PlayedGame<Towers>> games;
    for (int i = 0; i < kGamesInPart; ++i) {
      const auto number = static_cast<std::uint32_t>(part * kGamesInPart + i);
      const std::uint64_t seed = seed_in(SeedRange::Training, mix64(series + (number + 1) * kGolden));
      PlayedGame<Towers> game;
      game.table = number % static_cast<std::uint32_t>(tables_.size());
      if (play_one(seed, nets, game)) games.push_back(std::move(game));
    }
    return games;
  }

  // One side of some games is an earlier net, or the fitted weights; its values are not learnt from.
  bool play_one(std::uint64_t seed, const std::vector<TowersNet>& nets, PlayedGame<Towers>& game) const {
    const towers::Rules& rules = tables_[game.table];
    Rng rng(mix64(seed));
    const bool against_rival = !nets.empty() && rules.players > 1 && rng.next_below(kRivalOneIn) == 0;
    const std::uint32_t which = rng.next_below(static_cast<std::uint32_t>(nets.size()) + 1);
    const auto side = static_cast<int>(rng.next_below(static_cast<std::uint32_t>(TowersSides::sides(rules))));
    const auto newest = thinker(nets.empty() ? nullptr : &nets.back(), rules);
    const auto rival = against_rival ? thinker(which == 0 ? nullptr : &nets[which - 1], rules) : nullptr;
    std::vector<Thinker<Towers>*> players;
    std::uint32_t trusted = 0;
    for (int seat = 0; seat < rules.players; ++seat) {
      const bool is_rival = against_rival && TowersSides::side_of(rules, seat) == side;
      players.push_back(is_rival ? rival.get() : newest.get());
      trusted |= is_rival ? 0U : 1U << seat;
    }
    return play_for_learning<Towers, TowersNetEvaluation>(rules, players, trusted, arguments_.play, mix64(seed + 1),
                                                          game);
  }

  // Positions of the last rounds with their labels: what is learnt from, and what is held out.
  struct Samples {
    std::vector<Sample<Towers>> learnt;
    std::vector<Sample<Towers>> held_out;
  };
  bool read_samples(int round, Samples& samples) const {
    std::vector<std::string> files;
    for (int r = std::max(0, round - arguments_.window + 1); r <= round; ++r) {
      for (int part = 0; part < parts(); ++part) files.push_back(path(r, fmt::format("/{:05}.games", part)));
    }
    std::vector<Samples> parts(files.size());
    std::atomic<bool> failed = false;
    Crew crew(arguments_.threads);
    crew.run(files.size(), [&](std::size_t f) {
      const auto games = read_games<Towers>(files[f]);
      if (!games) {
        failed = true;
        return;
      }
      for (std::size_t g = 0; g < games->size(); ++g) {
        const PlayedGame<Towers>& game = (*games)[g];
        const std::vector<WinChances> returns = returns_of(game, arguments_.learn.lambda);
        auto& to = g % kHeldOutOneIn == kHeldOutOneIn - 1 ? parts[f].held_out : parts[f].learnt;
        for (const auto& position : game.positions) {
          to.push_back({position.state, returns[position.next_root], game.result[0], game.table});
        }
      }
    });
    if (failed) return cannot(path(round, ""));
    std::size_t learnt = 0;
    for (const Samples& part : parts) learnt += part.learnt.size();
    samples.learnt.reserve(learnt);
    for (Samples& part : parts) {
      samples.learnt.insert(samples.learnt.end(), part.learnt.begin(), part.learnt.end());
      samples.held_out.insert(samples.held_out.end(), part.held_out.begin(), part.held_out.end());
      part = {};
    }
    return true;
  }

  bool learn(int round, Json& line) const {
    const std::string file = path(round, ".net");
    if (std::filesystem::exists(file)) return true;
    const auto begin = std::chrono::steady_clock::now();
    Samples samples;
    if (!read_samples(round, samples)) return false;
    LearnSettings settings = arguments_.learn;
    settings.seed = mix64(arguments_.seed + static_cast<std::uint64_t>(round));
    TowersLearner learner(tables_, first_weights<TowersEncoding>(settings.seed), settings, arguments_.threads);
    Json& learnt = line["learn"];
    for (int epoch = 0; epoch < settings.epochs; ++epoch) {
      const std::string checkpoint = path(round, fmt::format(".epoch-{}", epoch));
      if (std::filesystem::exists(checkpoint)) {
        if (!learner.load(checkpoint)) return cannot(checkpoint);
        continue;
      }
      learnt["losses"][static_cast<std::size_t>(epoch)] = rounded(learner.learn(samples.learnt, epoch));
      fmt::print(stderr, "round {}: epoch {}, {:.0f} s\n", round, epoch, seconds_since(begin));
      if (!learner.save(checkpoint + ".part") || !keep(round, line)) return cannot(checkpoint);
      std::filesystem::rename(checkpoint + ".part", checkpoint);
    }
    const std::string bytes = net_bytes(quantised<TowersEncoding>(learner.weights()));
    learnt["positions"] = samples.learnt.size();
    learnt["lambda"] = rounded(static_cast<double>(settings.lambda));
    learnt["step"] = rounded(static_cast<double>(settings.step));
    learnt["held_out"] = held_out(learner, samples.held_out);
    learnt["bytes"] = bytes.size();
    learnt["net"] = hex_of(sha256(bytes));
    learnt["seconds"] = std::lround(seconds_since(begin));
    fmt::print(stderr, "{}\n", learnt.dump());
    if (bytes.size() > kMostNetBytes || !keep(round, line)) return cannot(file);
    return cli::write_file(file, bytes).index() == 0 ? true : cannot(file);
  }

  // Loss, and the bias of labels against results, by what the leader still has to do: little, some, much.
  static Json held_out(TowersLearner& learner, const std::vector<Sample<Towers>>& samples) {
    Json all = Json::array();
    for (const LossReport& report : learner.measure(samples)) {
      if (report.positions == 0) continue;
      const auto count = static_cast<double>(report.positions);
      all.push_back({{"positions", report.positions},
                     {"loss", rounded(report.loss / count)},
                     {"bias", rounded(report.bias / count)}});
    }
    return all;
  }

  // Two matches on development seeds against archmage-1.
  bool gate(int round, Json& line) const {
    if (arguments_.gate_games == 0) return true;
    return match(round, arguments_.gate_nodes, Equal::Nodes, line["equal_nodes"]) &&
           match(round, arguments_.gate_time_nodes, Equal::Time, line["equal_time"]) && keep(round, line);
  }

  enum class Equal { Nodes, Time };
  bool match(int round, std::uint32_t nodes, Equal equal, Json& entry) const {
    if (!entry.is_null()) return true;
    const bool in_time = equal == Equal::Time;
    cli::ArenaArguments arena;
    arena.setup.game = "towers";
    arena.bots = {fmt::format("net:file={},nodes={}", path(round, ".net"), in_time ? nodes / 2 : nodes),
                  fmt::format("archmage-1:nodes={}", nodes)};
    arena.games = static_cast<std::uint32_t>(arguments_.gate_games);
    arena.threads = static_cast<std::uint32_t>(arguments_.threads);
    arena.seeds = "development";
    arena.seed = static_cast<std::uint64_t>(round) + 1;
    arena.calibrate = in_time;
    arena.log = path(round, in_time ? ".time.jsonl" : ".nodes.jsonl");
    arena.json = "-";
    std::istringstream in;
    std::ostringstream out;
    cli::Console console{in, out, std::cerr};
    if (cli::run_arena(arena, console) != cli::kDone) return false;
    const Json report = Json::parse(out.str());
    entry = {{"games", report["games"]}, {"seeds", "development"}, {"seed", arena.seed}};
    for (std::size_t i = 0; i < 2; ++i) {
      const Json& bot = report["entrants"][i];
      Json& to = entry[i == 0 ? "net" : "archmage-1"];
      to = {{"nodes", std::lround(bot["nodes_each"].get<double>())}, {"ms", rounded(bot["ms_each"].get<double>())}};
      to["share"] = rounded(bot["share"].get<double>());
      for (const Json& end : bot["share_95"]) to["share_95"].push_back(rounded(end.get<double>()));
    }
    fmt::print(stderr, "round {}: {}\n", round, entry.dump());
    return true;
  }

  // A net passes unless it is clearly weaker in equal time than the best one before it.
  bool judge(int round, Json& line) const {
    if (line.contains("passed")) return true;
    double best = 0;
    double low = 0;
    for (int r = 0; r < round; ++r) {
      const Json before = line_of(r);
      if (!before.contains("equal_time") || before["equal_time"]["net"]["share"].get<double>() <= best) continue;
      best = before["equal_time"]["net"]["share"].get<double>();
      low = before["equal_time"]["net"]["share_95"][0].get<double>();
    }
    const double share = line.contains("equal_time") ? line["equal_time"]["net"]["share"].get<double>() : 1.0;
    line["passed"] = share >= low;
    if (!keep(round, line)) return false;
    if (share < best || arguments_.net.empty() || arguments_.gate_games == 0) return true;
    std::error_code error;
    const auto always = std::filesystem::copy_options::overwrite_existing;
    std::filesystem::create_directories(std::filesystem::path(arguments_.net).parent_path(), error);
    return std::filesystem::copy_file(path(round, ".net"), arguments_.net, always, error) || cannot(arguments_.net);
  }

  // One line per round.
  bool write_log(int last) const {
    std::string text;
    for (int round = 0; round <= last; ++round) text += line_of(round).dump() + "\n";
    return cli::write_file(arguments_.log, text).index() == 0 ? true : cannot(arguments_.log);
  }

  const Arguments& arguments_;
  std::vector<towers::Rules> tables_;
};

}  // namespace
}  // namespace spires::bots

int main(int count, char** words) {
  spires::bots::Arguments arguments;
  arguments.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  CLI::App app("Trains a network by self-play.");
  app.add_option("set", arguments.set, "towers-2, or towers for every kind of table")
      ->required()
      ->check(CLI::IsMember({"towers-2", "towers"}));
  app.add_option("--rounds", arguments.rounds)->check(CLI::Range(1, 1000))->capture_default_str();
  app.add_option("--games", arguments.games, "in a round")->check(CLI::Range(1, 100'000'000))->capture_default_str();
  app.add_option("--nodes", arguments.play.nodes, "of the search that plays")->capture_default_str();
  app.add_option("--keep", arguments.play.keep_one_in, "one position in this many is learnt from")
      ->capture_default_str();
  app.add_option("--window", arguments.window, "rounds whose games are learnt from")->capture_default_str();
  app.add_option("--epochs", arguments.learn.epochs)->check(CLI::Range(1, 1000))->capture_default_str();
  app.add_option("--lambda", arguments.learn.lambda, "of the returns")
      ->check(CLI::Range(0.0, 1.0))
      ->capture_default_str();
  app.add_option("--step", arguments.learn.step, "the largest step of a weight")->capture_default_str();
  app.add_option("--batch", arguments.learn.batch)->check(CLI::Range(64, 1 << 20))->capture_default_str();
  app.add_option("--gate-games", arguments.gate_games, "0: none")->capture_default_str();
  app.add_option("--gate-nodes", arguments.gate_nodes, "of both, for equal nodes")->capture_default_str();
  app.add_option("--gate-time-nodes", arguments.gate_time_nodes, "of archmage-1, for equal time")
      ->capture_default_str();
  app.add_option("--seed", arguments.seed)->capture_default_str();
  app.add_option("--threads", arguments.threads)->check(CLI::Range(1, 1024))->capture_default_str();
  app.add_option("--folder", arguments.folder, "of games, checkpoints and nets (default: build/train/SET)");
  app.add_option("--log", arguments.log, "(default: docs/bots/training/SET.jsonl)");
  app.add_option("--net", arguments.net, "where the best net is written")->capture_default_str();
  app.add_option("--machine", arguments.machine, "in words, for the log");
  CLI11_PARSE(app, count, words);
  if (arguments.folder.empty()) arguments.folder = "build/train/" + arguments.set;
  if (arguments.log.empty()) arguments.log = "docs/bots/training/" + arguments.set + ".jsonl";
  return spires::bots::Training(arguments).run();
}
