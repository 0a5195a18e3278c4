#include "bench/trials.h"

#include <fmt/format.h>

#include <cmath>
#include <iostream>
#include <sstream>
#include <utility>
#include <vector>

#include "cli/command_arena.h"
#include "cli/console.h"

namespace spires::bots {
namespace {

using cli::Json;

cli::ArenaArguments arena_of(const Trial& trial, const TrialTerms& terms) {
  cli::ArenaArguments arena;
  arena.setup.game = terms.game;
  arena.setup.players = trial.players;
  arena.setup.variant = trial.variant;
  arena.setup.edition = trial.edition;
  arena.setup.teams = trial.teams;
  arena.games = static_cast<std::uint32_t>(terms.games);
  arena.threads = static_cast<std::uint32_t>(terms.threads);
  arena.seeds = terms.seeds;
  arena.seed = terms.seed;
  arena.log = terms.log;
  arena.json = "-";
  return arena;
}

Json play(const cli::ArenaArguments& arena) {
  std::istringstream in;
  std::ostringstream out;
  cli::Console console{in, out, std::cerr};
  if (cli::run_arena(arena, console) != cli::kDone) return nullptr;
  return Json::parse(out.str());
}

Json effort_of(const Json& entrant) {
  return {{"nodes", std::lround(entrant["nodes_each"].get<double>())},
          {"ms", rounded(entrant["ms_each"].get<double>())}};
}
Json entry_of(const Json& report, const TrialTerms& terms) {
  const Json& net = report["entrants"][0];
  Json entry{{"games", report["games"]}, {"seeds", terms.seeds}, {"seed", terms.seed}};
  entry["share"] = rounded(net["share"].get<double>());
  for (const Json& end : net["share_95"]) entry["share_95"].push_back(rounded(end.get<double>()));
  entry["net"] = effort_of(net);
  return entry;
}

std::string our_bot(const TrialTerms& terms, std::uint32_t nodes) {
  return fmt::format("{}{}nodes={}", terms.bot, terms.bot.find(':') == std::string::npos ? ':' : ',', nodes);
}
std::string archmage(const TrialTerms& terms) { return fmt::format("archmage-1:nodes={}", terms.nodes); }

// Both play the same games alone, and each wins or loses against the table.
Json play_alone(const Trial& trial, const TrialTerms& terms) {
  cli::ArenaArguments arena = arena_of(trial, terms);
  const std::string log = std::exchange(arena.log, "");
  arena.bots = {archmage(terms)};
  const Json theirs = play(arena);
  if (theirs.is_null()) return nullptr;
  const double theirs_ms = theirs["entrants"][0]["ms_each"].get<double>();
  std::uint32_t nodes = terms.nodes;
  for (int round = 0; terms.equal_time && round < 2; ++round) {
    arena.bots = {our_bot(terms, nodes)};
    arena.seeds = "training";
    arena.games = 32;
    const Json paced = play(arena);
    if (paced.is_null()) return nullptr;
    nodes = static_cast<std::uint32_t>(nodes * theirs_ms / paced["entrants"][0]["ms_each"].get<double>());
  }
  arena = arena_of(trial, terms);
  arena.bots = {our_bot(terms, nodes)};
  const Json ours = play(arena);
  if (ours.is_null()) return nullptr;
  Json entry = entry_of(ours, terms);
  entry["archmage-1"] = effort_of(theirs["entrants"][0]);
  entry["archmage-1"]["share"] = rounded(theirs["entrants"][0]["share"].get<double>());
  for (const Json& end : theirs["entrants"][0]["share_95"]) {
    entry["archmage-1"]["share_95"].push_back(rounded(end.get<double>()));
  }
  const double both = ours["entrants"][0]["share"].get<double>() + theirs["entrants"][0]["share"].get<double>();
  entry["strength"] = rounded(both > 0 ? ours["entrants"][0]["share"].get<double>() / both : 0.5);
  return entry;
}

}  // namespace

double rounded(double value) { return std::round(value * 10000) / 10000; }

Json play_trial(const Trial& trial, const TrialTerms& terms) {
  const int players = *trial.players == 0 ? 2 : *trial.players - '0';
  if (players == 1) return play_alone(trial, terms);
  cli::ArenaArguments arena = arena_of(trial, terms);
  for (int i = 0; i < players; ++i) {
    const bool ours = i == 0 || (trial.teams && i == players / 2);
    arena.bots.push_back(ours ? our_bot(terms, terms.equal_time ? terms.nodes / 2 : terms.nodes) : archmage(terms));
  }
  arena.calibrate = terms.equal_time;
  const Json report = play(arena);
  if (report.is_null()) return nullptr;
  Json entry = entry_of(report, terms);
  entry["archmage-1"] = effort_of(report["entrants"].back());
  // One against n - 1 wins as often as it would with these odds against each of them.
  const double share = report["entrants"][0]["share"].get<double>();
  const double others = trial.teams ? 1 : players - 1;
  entry["strength"] = rounded(share * others / (share * others + 1 - share));
  return entry;
}

}  // namespace spires::bots
