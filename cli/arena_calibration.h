// Equal time: how many nodes of the first bot take as long as the decisions of the last one, on this machine and with
// as many threads as the series will use.
//
// A few games on training seeds, in both rotations, show the time of a decision of each; the nodes are scaled, and games
// with the new number show whether it fits. Time grows with nodes nearly in proportion, so few rounds are enough.
#pragma once

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "cli/arena_bots.h"
#include "cli/arena_results.h"
#include "cli/arena_series.h"
#include "cli/json_object.h"

namespace spires::cli {

inline constexpr int kCalibrationRounds = 3;

// Milliseconds per unforced decision.
struct Pace {
  double first = 0;
  double last = 0;
};

// Returns the nodes with which the first bot takes the time of the last.
inline std::uint32_t nodes_for(std::uint32_t nodes, const Pace& pace) {
  if (pace.first <= 0 || pace.last <= 0) return nodes;
  const double wanted = static_cast<double>(nodes) * pace.last / pace.first;
  return static_cast<std::uint32_t>(std::clamp(wanted, 1.0, static_cast<double>(kMostNodes)));
}

template <GameText T>
Pace measure_pace(const MatchTerms<typename T::Game>& terms, const ArenaPlan& plan,
                  const std::vector<Entrant<typename T::Game>>& entrants, std::uint32_t threads, int round,
                  Console& console) {
  constexpr std::uint32_t kGames = 16;
  ArenaLedger ledger(plan, plan.sets_for(std::max(kGames, thread_count(threads))), std::nullopt, nullptr);
  constexpr std::uint64_t kSeries = 0x43616C6962;
  const Series series{kSeries + static_cast<std::uint64_t>(round), bots::SeedRange::Training};
  play_series<T>(terms, plan, entrants, series, threads, console, ledger);
  if (ledger.fault()) return {};
  const ArenaResults results = sum_up(plan, ledger.games());
  const auto pace = [](const EntrantResult& entrant) { return entrant.each(entrant.effort.microseconds) / 1000; };
  return {pace(results.entrants.front()), pace(results.entrants.back())};
}

// Returns the nodes of the first bot of a log; nothing if there is no log.
inline std::optional<std::uint32_t> nodes_in_log(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string line;
  if (path.empty() || !std::getline(file, line)) return std::nullopt;
  const Json first = Json::parse(line, nullptr, false);
  const Json::json_pointer nodes("/bots/0/nodes");
  if (!first.is_object() || !first.contains(nodes) || !first[nodes].is_number_unsigned()) return std::nullopt;
  return first[nodes].get<std::uint32_t>();
}

}  // namespace spires::cli
