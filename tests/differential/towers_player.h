// The players of the compared games of Wandering Towers: random, with a bias to rare decisions and to games that end.
#pragma once

#include <string>

#include "engine/core/rng.h"
#include "tests/differential/census.h"
#include "tests/differential/towers_sides.h"

namespace spires::differential {

// How a player picks from a list.
enum class TowersMood {
  Plain,    // uniformly
  Rare,     // a rarely decided kind, or a pick that leads to a rarely seen phase
  Rich,     // often fills a potion, to be able to cast; otherwise Rare
  Hurry,    // often fills a potion or brings a wizard home; otherwise Rare
  Home,     // often brings a wizard home: late in the game and poor; otherwise Rare
  Crowd,    // often brings wizards together, so that surfaces are full (WT-6.4); otherwise Rare
  Patient,  // fills potions and rarely casts early in an action, to reach the later points to cast; otherwise Rare
};
inline constexpr int kTowersMoods = 7;

class TowersPlayer {
 public:
  TowersPlayer(std::uint64_t seed, TowersMood mood) : rng_(seed), mood_(mood) {}

  // REQUIRES: the game is not over. Chance is drawn by its weights.
  std::string pick(const TowersPair& pair, const Census& census, const Census::Groups& groups);

 private:
  // These two return an empty text if nothing suits the mood.
  std::string pick_by_mood(const TowersPair& pair);
  std::string pick_hurried(const TowersPair& pair);

  Rng rng_;
  TowersMood mood_;
};

}  // namespace spires::differential
