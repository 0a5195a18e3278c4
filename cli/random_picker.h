// Decisions of a random seat. `Uniform` is the player of every random game of the program; `Varied` prefers kinds of
// decisions that it has rarely seen, so that a trace covers what random play hardly ever reaches.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/core/game_text.h"
#include "engine/core/playout.h"

namespace spires::cli {

enum class Picking { Uniform, Varied };

template <GameText T>
class RandomPicker {
 public:
  using G = typename T::Game;
  RandomPicker(Picking picking, std::uint64_t seed) : picking_(picking), rng_(random_player(seed)) {}

  // Starts a new game; the counts of earlier ones are kept.
  void restart(std::uint64_t seed) { rng_ = random_player(seed); }

  // The seat that acts where `asked` is asked.
  Seat actor(const typename G::Rules& rules, const typename G::State& state, Seat asked) {
    return random_actor<G>(rules, state, asked, rng_);
  }
  // REQUIRES: the list is not empty.
  typename G::Action pick(const typename G::State& state, const typename G::Actions& actions) {
    const bool varied = picking_ == Picking::Varied && rng_.next_below(4) != 0;
    return varied ? pick_rare(state, actions) : pick_any(actions);
  }

 private:
  static constexpr std::uint32_t kScale = 1000000;

  typename G::Action pick_any(const typename G::Actions& actions) {
    const std::uint32_t i = rng_.next_below(static_cast<std::uint32_t>(actions.size()));
    return actions[static_cast<int>(i)];
  }

  // Chooses a kind, rare ones more likely; then one action of that kind.
  typename G::Action pick_rare(const typename G::State& state, const typename G::Actions& actions) {
    std::map<std::string, std::vector<typename G::Action>> kinds;
    for (const typename G::Action& action : actions) {
      kinds[T::phase(state) + " " + T::kind(action)].push_back(action);
    }
    std::uint32_t sum = 0;
    for (const auto& [kind, same] : kinds) sum += kScale / (1 + seen_[kind]);
    std::uint32_t rest = rng_.next_below(sum);
    for (const auto& [kind, same] : kinds) {
      const std::uint32_t weight = kScale / (1 + seen_[kind]);
      if (rest >= weight) {
        rest -= weight;
        continue;
      }
      if (seen_[kind] < kScale - 1) ++seen_[kind];
      return same[rng_.next_below(static_cast<std::uint32_t>(same.size()))];
    }
    return actions[0];
  }

  Picking picking_;
  Rng rng_;
  std::map<std::string, std::uint32_t> seen_;
};

}  // namespace spires::cli
