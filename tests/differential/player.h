// Who decides in the compared games: at random, with a bias to what is rarely decided and to games that end.
#pragma once

#include <string>

#include "engine/core/rng.h"
#include "tests/differential/census.h"
#include "tests/differential/pair.h"

namespace spires::differential {

// How a player picks from a list.
enum class Mood {
  Plain,    // uniformly
  Rare,     // a kind of decision first, then one of that kind: any kind, or the one decided least so far; or what leads
            // to the phase seen least so far
  Rich,     // often what fills a potion, so that there is something to cast; else Rare
  Hurry,    // often what fills a potion or brings a wizard home; else Rare
  Home,     // often what brings a wizard home: late in the game and poor; else Rare
  Crowd,    // often what brings wizards together, so that surfaces are full (WT-6.4); else Rare
  Patient,  // fills potions, seldom casts early in an action, so that the later points to cast come up; else Rare
};
inline constexpr int kMoods = 7;

class Player {
 public:
  Player(std::uint64_t seed, Mood mood) : rng_(seed), mood_(mood) {}

  // REQUIRES: the game is not over. Chance is drawn by its weights.
  std::string pick(const Pair& pair, const Census& census, const std::string& variant);

 private:
  // These two may find nothing to their liking.
  std::string pick_by_mood(const Pair& pair);
  std::string pick_hurried(const Pair& pair);
  std::string pick_way(const Pair& pair, const Census& census, const std::string& variant);
  std::string pick_rare(const Pair& pair, const Census& census, const std::string& variant);

  Rng rng_;
  Mood mood_;
};

// The kind of a decision or of a chance outcome, for the census.
std::string kind_of(const Pair& pair, const std::string& text);

}  // namespace spires::differential
