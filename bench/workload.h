// The measured work: random games, played by the engine and by the reference in the same way.
//
// Both pick uniformly from the legal actions, draw chance by its weights, play in place, and stop after the same number
// of decisions. A ply is one decision of a seat; it includes the chance steps before the next decision.
#pragma once

#include <cstdint>
#include <utility>

#include "engine/core/playout.h"

namespace spires::bench {

// A game that does not end is stopped after this many decisions.
inline constexpr std::uint32_t kCap = 4000;

// Plays the game of a seed; returns its plies.
template <Game G>
std::uint32_t play_engine(const typename G::Rules& rules, std::uint64_t seed) {
  typename G::State state = G::initial(rules);
  Rng player = random_player(seed);
  const SeededWords words(seed);
  return playout<G>(rules, state, player, words, kCap).decisions;
}

// One decision or chance step of the reference at random; false when the game is over.
template <class Reference>
bool step_reference(Reference& game, Rng& rng) {
  if (game.over()) return false;
  if (!game.chance_due()) {
    const auto list = game.actions();
    game.play(list[rng.next_below(static_cast<std::uint32_t>(list.size()))]);
    return true;
  }
  const auto list = game.chances();
  std::uint32_t sum = 0;
  for (const auto& [outcome, weight] : list) sum += static_cast<std::uint32_t>(weight);
  auto left = static_cast<std::int64_t>(rng.next_below(sum));
  std::size_t i = 0;
  for (; left >= list[i].second; ++i) left -= list[i].second;
  game.resolve(list[i].first);
  return true;
}

template <class Reference>
std::uint32_t play_reference(Reference game, std::uint64_t seed) {
  Rng rng = random_player(seed);
  std::uint32_t plies = 0;
  while (plies < kCap) {
    const bool decision = !game.chance_due();
    if (!step_reference(game, rng)) break;
    if (decision) ++plies;
  }
  return plies;
}

}  // namespace spires::bench
