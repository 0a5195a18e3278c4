// spires_train SET: trains a network by self-play. `./dev train` runs it; bench/training.h says what it does.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <string>
#include <thread>
#include <vector>

#include <CLI/CLI.hpp>

#include "bench/training.h"
#include "bench/trials.h"

namespace spires::bots {
namespace {

// Plays the matches of a set, or some of them, in equal time, and prints a line for each. Their games are logged.
template <class Kind>
int measure(const std::string& set, const std::vector<std::string>& wanted, const std::string& logs, TrialTerms terms) {
  terms.game = Kind::kName;
  terms.equal_time = true;
  for (const Trial& trial : Kind::trials(set)) {
    if (!wanted.empty() && std::find(wanted.begin(), wanted.end(), trial.name) == wanted.end()) continue;
    if (!logs.empty()) terms.log = fmt::format("{}/{}-{}-{}.jsonl", logs, terms.game, trial.name, terms.seeds);
    cli::Json line = play_trial(trial, terms);
    if (line.is_null()) return 1;
    line["match"] = trial.name;
    fmt::print("{}\n", line.dump());
    std::fflush(stdout);
  }
  return 0;
}

template <class Kind>
int run(const TrainingArguments& arguments, const std::string& measured, const std::vector<std::string>& matches,
        const std::string& logs, const std::string& seeds) {
  if (measured.empty()) return Training<Kind>(arguments).run();
  TrialTerms terms;
  terms.bot = measured;
  terms.seeds = seeds;
  terms.nodes = arguments.gate_nodes;
  terms.games = arguments.gate_games;
  terms.seed = arguments.seed;
  terms.threads = arguments.threads;
  return measure<Kind>(arguments.set, matches, logs, terms);
}

}  // namespace
}  // namespace spires::bots

int main(int count, char** words) {
  spires::bots::TrainingArguments arguments;
  arguments.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  CLI::App app("Trains a network by self-play.");
  app.add_option("set", arguments.set, "towers-2, towers for every kind of table, or duel")
      ->required()
      ->check(CLI::IsMember({"towers-2", "towers", "duel"}));
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
  app.add_option("--stray", arguments.play.stray_one_in, "one decision in this many is random")->capture_default_str();
  app.add_option("--gate-games", arguments.gate_games, "of each match, 0: none")->capture_default_str();
  app.add_option("--gate-nodes", arguments.gate_nodes, "of both in these matches")->capture_default_str();
  app.add_option("--seed", arguments.seed)->capture_default_str();
  app.add_option("--threads", arguments.threads)->check(CLI::Range(1, 1024))->capture_default_str();
  app.add_option("--folder", arguments.folder, "of games, checkpoints and nets (default: build/train/SET)");
  app.add_option("--log", arguments.log, "(default: docs/bots/training/SET.jsonl)");
  app.add_option("--net", arguments.net, "where the best net is written (default: data/nets/SET.net)");
  app.add_option("--machine", arguments.machine, "in words, for the log");
  std::string measured;
  std::vector<std::string> matches;
  std::string logs;
  std::string seeds = "development";
  app.add_option(
      "--measure", measured,
      "no training: a bot to measure in equal time, as an arena names it; with --gate-games and --gate-nodes");
  app.add_option("--match", matches, "only these matches of the set");
  app.add_option("--match-logs", logs, "a folder for the games of these matches");
  app.add_option("--seeds", seeds, "of these matches")->check(CLI::IsMember({"development", "test"}));
  CLI11_PARSE(app, count, words);
  if (arguments.folder.empty()) arguments.folder = "build/train/" + arguments.set;
  if (arguments.log.empty()) arguments.log = "docs/bots/training/" + arguments.set + ".jsonl";
  const std::string game = arguments.set == "duel" ? "duel" : "towers";
  if (arguments.net.empty()) arguments.net = "data/nets/" + arguments.set + ".net";
  using namespace spires::bots;
  const auto run_set = game == "duel" ? &run<DuelTraining> : &run<TowersTraining>;
  return run_set(arguments, measured, matches, logs, seeds);
}
