// Detects that a bot goes round in circles and breaks the loop.
//
// If spells are free, a turn need not end: casting forever may look best. After many decisions without playing a card
// the bot does nothing if it can. Two bots may also wait for each other forever, if the first to move helps the other.
// After very many decisions without progress towards the end, the bot plays at random.
#pragma once

#include <cstdint>
#include <optional>

#include "bots/evaluator.h"

namespace spires::bots {

template <Game G, Evaluator<G> E>
class Circles {
 public:
  // Called for every decision. Returns an action to play instead if the bot is stuck.
  std::optional<typename G::Action> way_out(const typename G::View& view, const typename G::Actions& legal, Rng& rng) {
    const bool in_circles = without_card_.count(E::progress(view.state)) >= kMany;
    const bool waiting = without_gain_.count(E::gains(view.state)) >= kVeryMany;
    if (!in_circles && !waiting) return std::nullopt;
    for (const auto& action : legal) {
      if (in_circles && E::is_quiet(action)) return action;
    }
    return legal[static_cast<int>(rng.next_below(static_cast<std::uint32_t>(legal.size())))];
  }

 private:
  static constexpr int kMany = 40;
  static constexpr int kVeryMany = 150;

  // Counts how many times in a row a number has been the same.
  struct Repeated {
    std::uint32_t number = 0;
    int times = 0;
    int count(std::uint32_t now) {
      times = now == number ? times + 1 : 0;
      number = now;
      return times;
    }
  };
  Repeated without_card_;
  Repeated without_gain_;
};

}  // namespace spires::bots
