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
  Rare,     // a kind that is decided seldom, or what leads to a phase that is seen seldom
  Rich,     // often what fills a potion, so that there is something to cast; else Rare
  Hurry,    // often what fills a potion or brings a wizard home; else Rare
  Home,     // often what brings a wizard home: late in the game and poor; else Rare
  Crowd,    // often what brings wizards together, so that surfaces are full (WT-6.4); else Rare
  Patient,  // fills potions, seldom casts early in an action, so that the later points to cast come up; else Rare
};
inline constexpr int kTowersMoods = 7;

class TowersPlayer {
 public:
  TowersPlayer(std::uint64_t seed, TowersMood mood) : rng_(seed), mood_(mood) {}

  // REQUIRES: the game is not over. Chance is drawn by its weights.
  std::string pick(const TowersPair& pair, const Census& census, const Census::Groups& groups);

 private:
  // These two may find nothing to their liking.
  std::string pick_by_mood(const TowersPair& pair);
  std::string pick_hurried(const TowersPair& pair);

  Rng rng_;
  TowersMood mood_;
};

}  // namespace spires::differential
