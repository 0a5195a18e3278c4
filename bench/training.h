// One run of training: plays, learns, rounds to integers and measures, round by round.
//
// Each round plays games with the newest net, fits a net to the games of the last rounds, writes it as integers, and
// measures it in the arena against archmage-1. A net that is weaker than the best before it plays no further round; one
// that is not is written to data/nets. An interrupted run continues where it ended: finished files are kept, and all of
// them follow from the seed.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "bench/trials.h"
#include "bots/net/net_file.h"
#include "bots/net/read_net.h"
#include "bots/seeds.h"
#include "bots/train/learner.h"
#include "bots/train/self_play.h"
#include "bots/train/sets.h"
#include "cli/console.h"
#include "cli/json_object.h"
#include "engine/core/text_hex.h"

namespace spires::bots {

using cli::Json;

struct TrainingArguments {
  std::string set;
  std::string folder;  // of games, checkpoints and nets
  std::string log;
  std::string net;  // where the best net is written
  int rounds = 4;
  int games = 100'000;
  int window = 3;  // rounds whose games are learnt from
  int gate_games = 200;
  std::uint32_t gate_nodes = 1000;
  std::uint64_t seed = 1;
  std::string machine;
  PlaySettings play;
  LearnSettings learn;
  int threads = 1;
};

inline constexpr int kGamesInPart = 500;
inline constexpr std::uint32_t kHeldOutOneIn = 64;  // games that are not learnt from
inline constexpr std::uint32_t kRivalOneIn = 5;     // games against an earlier net, against cycles and blind spots

inline double seconds_since(std::chrono::steady_clock::time_point begin) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

template <class Kind>
class Training {
 public:
  using Game = typename Kind::Game;
  using Rules = typename Game::Rules;
  using Encoding = typename Kind::Encoding;
  using Evaluation = typename Kind::Evaluation;
  using Sides = typename Kind::Sides;
  using NetLearner = Learner<Game, Encoding, Sides>;

  explicit Training(const TrainingArguments& arguments) : arguments_(arguments), tables_(Kind::tables(arguments.set)) {
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
  std::vector<Net<Encoding>> nets_before(int round) const {
    std::vector<Net<Encoding>> nets;
    for (int r = 0; r < round; ++r) {
      if (!line_of(r).value("passed", false)) continue;
      auto net = read_net<Encoding>(path(r, ".net"));
      if (std::holds_alternative<Net<Encoding>>(net)) nets.push_back(std::move(std::get<0>(net)));
    }
    return nets;
  }

  std::unique_ptr<Thinker<Game>> thinker(const Net<Encoding>* net, const Rules& rules) const {
    const std::uint32_t nodes = arguments_.play.nodes;
    if (net == nullptr) {
      using Fitted = typename Kind::Fitted;
      return std::make_unique<SearchThinker<Game, Fitted>>(Kind::fitted(rules), rules, Kind::settings(), nodes);
    }
    return std::make_unique<SearchThinker<Game, Evaluation>>(Evaluation(*net, rules), rules, Kind::settings(), nodes);
  }

  int parts() const { return (arguments_.games + kGamesInPart - 1) / kGamesInPart; }

  bool play(int round, Json& line) const {
    const auto begin = std::chrono::steady_clock::now();
    std::filesystem::create_directories(path(round, ""));
    const std::vector<Net<Encoding>> nets = nets_before(round);
    std::atomic<int> next = 0;
    std::atomic<int> played = 0;
    std::atomic<bool> failed = false;
    std::vector<std::thread> threads;
    for (int t = 0; t < arguments_.threads; ++t) {
      threads.emplace_back([&] {
        for (int part = next++; part < parts() && !failed; part = next++) {
          const std::string file = path(round, fmt::format("/{:05}.games", part));
          if (std::filesystem::exists(file)) continue;
          if (!write_games<Game>(file, play_part(round, part, nets))) failed = true;
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

  std::vector<PlayedGame<Game>> play_part(int round, int part, const std::vector<Net<Encoding>>& nets) const {
    const std::uint64_t series = mix64(arguments_.seed + static_cast<std::uint64_t>(round) * kGolden);
    std::vector<PlayedGame<Game>> games;
    for (int i = 0; i < kGamesInPart; ++i) {
      const auto number = static_cast<std::uint32_t>(part * kGamesInPart + i);
      const std::uint64_t seed = seed_in(SeedRange::Training, mix64(series + (number + 1) * kGolden));
      PlayedGame<Game> game;
      game.table = number % static_cast<std::uint32_t>(tables_.size());
      if (play_one(seed, nets, game)) games.push_back(std::move(game));
    }
    return games;
  }

  // One side of some games is an earlier net, or the fitted weights; its values are not learnt from.
  bool play_one(std::uint64_t seed, const std::vector<Net<Encoding>>& nets, PlayedGame<Game>& game) const {
    const Rules& rules = tables_[game.table];
    Rng rng(mix64(seed));
    const bool against_rival = !nets.empty() && Sides::players(rules) > 1 && rng.next_below(kRivalOneIn) == 0;
    const std::uint32_t which = rng.next_below(static_cast<std::uint32_t>(nets.size()) + 1);
    const auto side = static_cast<int>(rng.next_below(static_cast<std::uint32_t>(Sides::sides(rules))));
    const auto newest = thinker(nets.empty() ? nullptr : &nets.back(), rules);
    const auto rival = against_rival ? thinker(which == 0 ? nullptr : &nets[which - 1], rules) : nullptr;
    std::vector<Thinker<Game>*> players;
    std::uint32_t trusted = 0;
    for (int seat = 0; seat < Sides::players(rules); ++seat) {
      const bool is_rival = against_rival && Sides::side_of(rules, seat) == side;
      players.push_back(is_rival ? rival.get() : newest.get());
      trusted |= is_rival ? 0U : 1U << seat;
    }
    return play_for_learning<Game, Evaluation>(rules, players, trusted, arguments_.play, mix64(seed + 1), game);
  }

  // Positions of the last rounds with their labels: what is learnt from, and what is held out.
  struct Samples {
    std::vector<Sample<Game>> learnt;
    std::vector<Sample<Game>> held_out;
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
      const auto games = read_games<Game>(files[f]);
      if (!games) {
        failed = true;
        return;
      }
      for (std::size_t g = 0; g < games->size(); ++g) {
        const PlayedGame<Game>& game = (*games)[g];
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
    NetLearner learner(tables_, first_weights<Encoding>(settings.seed), settings, arguments_.threads);
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
    const std::string bytes = net_bytes(quantised<Encoding>(learner.weights()));
    learnt["positions"] = samples.learnt.size();
    learnt["window"] = std::min(arguments_.window, round + 1);
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
  static Json held_out(NetLearner& learner, const std::vector<Sample<Game>>& samples) {
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

  // The matches of the set on development seeds against archmage-1, with equal nodes.
  bool gate(int round, Json& line) const {
    if (arguments_.gate_games == 0) return true;
    for (const Trial& trial : Kind::trials(arguments_.set)) {
      if (line["gate"].contains(trial.name)) continue;
      TrialTerms terms{Kind::kName, "net:file=" + path(round, ".net"), "development", "", arguments_.gate_nodes};
      terms.seed = static_cast<std::uint64_t>(round) + 1;
      terms.games = arguments_.gate_games;
      terms.threads = arguments_.threads;
      const Json result = play_trial(trial, terms);
      if (result.is_null()) return false;
      line["gate"][trial.name] = result;
      fmt::print(stderr, "round {}: {}: {}\n", round, trial.name, result.dump());
      if (!keep(round, line)) return false;
    }
    return true;
  }

  // How much stronger than archmage-1 a net is, over all matches: 0.5 is equal.
  static double strength(const Json& line) {
    if (!line.contains("gate")) return 0;
    double sum = 0;
    for (const Json& result : line["gate"]) sum += result["strength"].template get<double>();
    return sum / static_cast<double>(line["gate"].size());
  }

  // A net passes unless it is clearly weaker than the best one before it.
  bool judge(int round, Json& line) const {
    if (line.contains("passed")) return true;
    constexpr double kClearly = 0.03;
    double best = 0;
    for (int r = 0; r < round; ++r) best = std::max(best, strength(line_of(r)));
    const double now = strength(line);
    line["strength"] = rounded(now);
    line["passed"] = now >= best - kClearly;
    if (!keep(round, line)) return false;
    if (now < best || arguments_.net.empty()) return true;
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

  const TrainingArguments& arguments_;
  std::vector<Rules> tables_;
};

}  // namespace spires::bots
