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
  Rare,   // a rarely decided kind, or a pick that leads to a rarely seen phase
  Cast,   // goes where it can pay for a spell and casts it; otherwise Rare
  Hoard,  // does not cast before the last rounds, to have much to pay with and to choose from; otherwise Rare
  Stone,  // prefers stones, in the row and veiled (KM-8, R-18); otherwise Rare
  Close,  // keeps the characters neighbours; otherwise Rare
};
inline constexpr int kDuelMoods = 6;

class DuelPlayer {
 public:
  DuelPlayer(std::uint64_t seed, DuelMood mood) : rng_(seed), mood_(mood) {}

  // REQUIRES: the game is not over.
  std::string pick(const DuelPair& pair, const Census& census, const Census::Groups& groups);

 private:
  std::string pick_chance(const DuelPair& pair);
  // Returns an empty text if nothing suits the mood.
  std::string pick_by_mood(const DuelPair& pair);

  Rng rng_;
  DuelMood mood_;
};

}  // namespace spires::differential
