// Finds games worth comparing, with the engine alone: it plays hundreds of random games in the time of one comparison,
// and reports those with rare events.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/rng.h"
#include "tests/differential/census.h"
#include "tests/differential/duel_sides.h"

namespace spires::differential {

// The rare events in the game of this seed (engine/core/playout.h), as cells of the census.
std::vector<Census::Cell> rare_cells(const duel::Rules& rules, std::uint64_t seed);

// Plays exactly that game in a Pair.
class DuelRepeater {
 public:
  explicit DuelRepeater(std::uint64_t seed);
  std::string pick(const DuelPair& pair, const Census& census, const Census::Groups& groups);

 private:
  Rng rng_;
  SeededWords words_;
  std::uint32_t chances_ = 0;
};

}  // namespace spires::differential
