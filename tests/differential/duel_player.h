// The players of the compared games of Knight & Mage: random, with a bias to rare decisions.
#pragma once

#include <string>

#include "engine/core/rng.h"
#include "tests/differential/census.h"
#include "tests/differential/duel_sides.h"

namespace spires::differential {

// How a player picks from a list. All but Plain also bias chance, so that rare cards come together.
enum class DuelMood {
  Plain,  // uniformly, chance by its weights
  Rare,   // a kind that is decided seldom, or what leads to a phase that is seen seldom
  Cast,   // goes where a spell can be paid and casts it; else Rare
  Hoard,  // does not cast before the last rounds, so that there is much to pay with and to choose from; else Rare
  Stone,  // wants stones, in the row and veiled (KM-8, R-18); else Rare
  Close,  // wants the characters to be neighbours; else Rare
};
inline constexpr int kDuelMoods = 6;

class DuelPlayer {
 public:
  DuelPlayer(std::uint64_t seed, DuelMood mood) : rng_(seed), mood_(mood) {}

  // REQUIRES: the game is not over.
  std::string pick(const DuelPair& pair, const Census& census, const Census::Groups& groups);

 private:
  std::string pick_chance(const DuelPair& pair);
  // May find nothing to his liking.
  std::string pick_by_mood(const DuelPair& pair);

  Rng rng_;
  DuelMood mood_;
};

}  // namespace spires::differential
