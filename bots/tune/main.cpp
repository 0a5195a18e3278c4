// spires_tune SET: fits one set of weights by self-play and writes its file. `./dev tune` runs it.
#include <fmt/format.h>

#include <cstdio>
#include <fstream>
#include <string>
#include <string_view>
#include <thread>

#include <CLI/CLI.hpp>

#include "bots/duel/weights.h"
#include "bots/towers/weights.h"
#include "bots/tune/tuner.h"

namespace spires::bots {
namespace {

struct Arguments {
  std::string set;
  std::string root = ".";
  bool from_plain = false;
  TunerSettings settings;
};

// Writes the weights comma-separated, for an initializer list.
template <class Weights>
bool write_weights(const std::string& path, const Weights& weights) {
  std::string text;
  std::string line;
  for (const float weight : weights) {
    const std::string number = fmt::format("{:.3f}F,", weight == 0 ? 0.0F : weight);
    if (line.size() + number.size() > 118) {
      text += line + "\n";
      line.clear();
    }
    line += (line.empty() ? "" : " ") + number;
  }
  text += line + "\n";
  std::ofstream file(path, std::ios::binary);
  file << text;
  file.flush();
  return file.good();
}

template <class E>
int tune(const Arguments& arguments, const typename E::Game::Rules& rules, int players,
         const typename E::Weights& start, const std::string& file) {
  Tuner<E> tuner(rules, players, arguments.settings);
  const auto report = [&](const RoundReport& told) {
    fmt::print(stderr, "round {:3} of {}: {} positions, loss {:.4f}, {:.0f} decisions a game{}\n", told.round + 1,
               arguments.settings.rounds, told.positions, told.loss, told.decisions,
               told.capped == 0 ? "" : fmt::format(", {} games broken off", told.capped));
  };
  const typename E::Weights fitted = tuner.fit(start, report);
  const std::string path = arguments.root + "/" + file;
  if (!write_weights(path, fitted)) {
    fmt::print(stderr, "{} cannot be written\n", path);
    return 1;
  }
  fmt::print("{} is written\n", path);
  return 0;
}

int tune_towers(const Arguments& arguments) {
  towers::Setup setup;
  setup.spells = usual_spells(setup);
  const TowersWeights* start = &kTwoPlayerWeights;
  if (arguments.set == "basic-4") {
    setup.players = 4;
    start = &kManyPlayerWeights;
  } else if (arguments.set == "master-2") {
    setup.variant = towers::VariantName::Master;
    setup.spells = usual_spells(setup);
    start = &kTwoMasterWeights;
  } else if (arguments.set == "solo") {
    setup.variant = towers::VariantName::Solo;
    setup.players = 1;
    start = &kSoloWeights;
  }
  setup.options = towers::table_options(setup.edition, setup.variant);
  if (arguments.from_plain) start = &kPlainTowersWeights;
  return tune<TowersEvaluation>(arguments, towers::make_rules(setup), setup.players, *start,
                                "bots/towers/fitted/" + arguments.set + ".inc");
}

int tune_duel(const Arguments& arguments) {
  return tune<DuelEvaluation>(arguments, duel::make_rules({}), duel::kPlayers,
                              arguments.from_plain ? kPlainDuelWeights : kDuelWeights, "bots/duel/fitted/duel.inc");
}

}  // namespace
}  // namespace spires::bots

int main(int count, char** words) {
  spires::bots::Arguments arguments;
  arguments.settings.threads = static_cast<int>(std::thread::hardware_concurrency());
  CLI::App app("Fits a set of weights to games that bots play against themselves.");
  app.add_option("set", arguments.set)
      ->required()
      ->check(CLI::IsMember({"basic-2", "basic-4", "master-2", "solo", "duel"}));
  app.add_option("--rounds", arguments.settings.rounds, "how often games are played and learnt from")
      ->check(CLI::Range(1, 100000))
      ->capture_default_str();
  app.add_option("--games", arguments.settings.games, "in a round")
      ->check(CLI::Range(1, 1000000))
      ->capture_default_str();
  app.add_option("--nodes", arguments.settings.nodes, "of the search that plays; 0: one step ahead")
      ->capture_default_str();
  app.add_option("--seed", arguments.settings.seed)->capture_default_str();
  app.add_option("--step", arguments.settings.step, "how far a position moves the weights")
      ->check(CLI::Range(0.0001, 1.0))
      ->capture_default_str();
  app.add_option("--threads", arguments.settings.threads)->check(CLI::Range(1, 1024))->capture_default_str();
  app.add_option("--root", arguments.root, "of the repository: where the file is written");
  app.add_flag("--from-plain", arguments.from_plain, "start from the weights set by hand");
  CLI11_PARSE(app, count, words);
  return arguments.set == "duel" ? spires::bots::tune_duel(arguments) : spires::bots::tune_towers(arguments);
}
