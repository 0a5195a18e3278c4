// Notices when a bot goes round in circles, and leads it out.
//
// Where spells cost nothing a turn need not end: what looks best may be to cast for ever. After many decisions without a
// card the bot does nothing if it can. And two bots may wait for each other for ever, when whoever moves first helps the
// other. After very many decisions that have brought nobody nearer to the end, the bot does anything.
#pragma once

#include <cstdint>
#include <optional>

#include "bots/evaluator.h"

namespace spires::bots {

template <Game G, Evaluator<G> E>
class Circles {
 public:
  // Told of every decision; the way out, if it is time.
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

  // How often in a row a number has been the same.
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
