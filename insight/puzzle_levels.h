// How hard a puzzle is: which levels of the bots solve it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "bots/numbers.h"
#include "insight/puzzle.h"
#include "insight/puzzle_plans.h"
#include "match/bots.h"

namespace spires::insight {

// Returns the rating at which a puzzle is solved as often as it was, on the scale of the levels: a level with the same
// rating solves it half of the time. One win and one loss against an average level keep it finite.
inline int puzzle_rating(std::span<const bots::Level> levels, const std::vector<int>& solved) {
  constexpr int kLowest = -400;
  constexpr int kHighest = 1400;
  constexpr int kAverage = 450;
  const auto expected = [](int level, int rating) {
    constexpr float kScale = 2.302585F / 400;
    return 1 / (1 + bots::exp_of(kScale * static_cast<float>(rating - level)));
  };
  int low = kLowest;
  int high = kHighest;
  while (low < high) {
    const int rating = low + (high - low) / 2;
    float missing = 1 - 2 * expected(kAverage, rating);
    for (std::size_t l = 0; l < solved.size(); ++l) {
      missing += static_cast<float>(solved[l]) - static_cast<float>(kPuzzleSeeds) * expected(levels[l].elo, rating);
    }
    if (missing > 0) {
      high = rating;
    } else {
      low = rating + 1;
    }
  }
  return low;
}

// The classes, by rating: as hard as the levels, from the first to the last but one.
constexpr int puzzle_class(int rating) {
  constexpr int kBounds[kPuzzleClasses - 1] = {150, 300, 450, 600};
  int difficulty = 1;
  for (const int bound : kBounds) difficulty += rating >= bound ? 1 : 0;
  return difficulty;
}

// Returns how many of kPuzzleSeeds tries of each level end like one of the answers. The last level thinks long, and is
// tried only where the one before it fails more than half of the time.
template <GameTools K, bots::Evaluator<typename K::Text::Game> E>
std::vector<int> solved_by_levels(const typename K::Text::Game::Rules& rules,
                                  const Worlds<typename K::Text::Game, E>& worlds,
                                  const std::vector<Plan<typename K::Text::Game>>& plans,
                                  const std::vector<std::size_t>& answers, std::uint64_t seed) {
  using G = typename K::Text::Game;
  const auto solves = [&](const bots::Level& level, std::uint64_t s) {
    const auto bot = BotsOf<K>::make(level, rules, s);
    Worlds<G, E> at = worlds;
    typename G::Actions legal;
    do {
      at.legal(legal);
    } while (at.play(legal.size() == 1 ? legal[0] : bot->choose(at.view(), legal, level.budget())));
    return std::any_of(answers.begin(), answers.end(), [&](std::size_t i) { return plans[i].ends == at.states(); });
  };
  std::vector<int> solved;
  const std::span<const bots::Level> levels = BotsOf<K>::levels();
  for (std::size_t l = 0; l < levels.size(); ++l) {
    if (l + 1 == levels.size() && 2 * solved.back() >= kPuzzleSeeds) break;
    int count = 0;
    for (int i = 0; i < kPuzzleSeeds; ++i) {
      count += solves(levels[l], mix64(seed + 64 * l + static_cast<std::uint64_t>(i))) ? 1 : 0;
    }
    solved.push_back(count);
  }
  return solved;
}

}  // namespace spires::insight
