// The facts that a child forgets in Knight & Mage: the secret cards it has looked at.
#pragma once

#include "engine/duel/duel.h"

namespace spires::bots {

struct DuelForget {
  // Forgets each earlier look with chance 1 / `one_in`, except cards that are still in hand.
  static duel::View holes(const duel::Rules&, const duel::View& view, int one_in, Rng& rng) {
    duel::View left = view;
    const duel::State& s = view.state;
    s.known.for_each(duel::Known::Kind::Look, [&](int at, duel::Known look) {
      const bool returned = s.phase != duel::Phase::Return || at != s.known.last_look();
      if (!returned || rng.next_below(static_cast<std::uint32_t>(one_in)) != 0) return;
      look.seen_a = look.seen_b = duel::kHiddenSecret;
      left.state.known.put(at, look);
    });
    return left;
  }
};

}  // namespace spires::bots
