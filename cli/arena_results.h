// The results of an arena, by entrant and by pair.
//
// Elo: with two entrants at a table for two it is the difference to the other, from the score; in a round robin it is the
// rating of arena_ratings.h, the first entrant being 0. At other tables there is none.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "cli/arena_plan.h"
#include "cli/arena_ratings.h"
#include "cli/arena_statistics.h"

namespace spires::cli {

struct SeatShare {
  std::uint32_t games = 0;
  double share = 0;
};

struct EntrantResult {
  std::uint32_t games = 0;
  std::uint32_t capped = 0;
  ShareEstimate share;
  EloEstimate elo;
  std::vector<SeatShare> at_seat;
  PlayerEffort effort;             // summed
  std::uint64_t median_asked = 0;  // its decisions per game, without forced ones

  // The mean per unforced decision of one of the sums in `effort`.
  double each(std::uint64_t sum) const {
    return effort.asked == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(effort.asked);
  }
};

// The first entrant of a pair against the second.
struct PairResult {
  std::size_t first = 0;
  std::size_t second = 0;
  std::uint32_t games = 0;
  ShareEstimate score;
  EloEstimate elo;
};

struct ArenaResults {
  std::uint32_t sets = 0;
  std::uint32_t games = 0;
  std::uint32_t capped = 0;
  std::array<std::uint32_t, 5> by_reason{};  // indexed by EndReason
  std::uint64_t median_decisions = 0;        // per game, of all players, with forced ones
  std::vector<EntrantResult> entrants;
  std::vector<PairResult> pairs;  // of a table for two

  std::uint32_t ended(EndReason reason) const { return by_reason[static_cast<std::size_t>(reason)]; }
};

// REQUIRES: whole seed sets, at least one, by number.
ArenaResults sum_up(const ArenaPlan& plan, std::span<const ArenaGame> games);

}  // namespace spires::cli
