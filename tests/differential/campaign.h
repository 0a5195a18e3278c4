// The compared games: how many, at which tables, and what came out.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "tests/differential/census.h"
#include "tests/differential/player.h"

namespace spires::differential {

struct Findings {
  std::int64_t games = 0;
  std::int64_t steps = 0;  // decisions and chance outcomes, each compared
  std::int64_t decisions = 0;
  std::map<std::string, std::int64_t> reasons;  // how the games ended
  std::vector<std::string> differences;         // the first few
};

// Plays one game to its end or to `cap` steps, comparing at every step; returns its last position.
towers::State play_game(const Table& table, std::uint64_t seed, Mood mood, std::int64_t cap, Census& census,
                        Findings& findings);

// `steps` steps at each playable cell, with all choices of tiles and all moods in turn.
void play_cells(std::int64_t steps, Census& census, std::map<std::string, std::int64_t>& steps_by_cell,
                Findings& findings);

// `steps` steps at each busy table.
void play_busy(std::int64_t steps, Census& census, Findings& findings);

// Solo games whose card limit is met exactly, and missed by one on either side (I-11).
void play_solo_limits(std::int64_t games, const Census& census, Findings& findings);

// For each value of each option, `steps` steps at tables that have it, among other overrides thrown together at random.
void play_options(std::int64_t steps, Census& census, Findings& findings);

}  // namespace spires::differential
