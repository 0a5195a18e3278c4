// The knight's belief about the princess in an imagined position, computed cheaply for the evaluation.
#pragma once

#include <array>

#include "engine/duel/duel.h"

namespace spires::bots {

// Returns the chance that the knight would name her tower if he were asked now.
//
// It follows his looks and the mage's in order, as KM-12.4 does, but keeps a weight for each tower instead of one for
// each of the 600 worlds. It misses conclusions from seeing another card again.
inline float chance_of_guess(const duel::Rules& rules, const duel::State& s) {
  std::array<float, duel::kColoured> weight = {1, 1, 1, 1, 1};
  s.known.for_each(duel::Known::Kind::Look, [&](int, const duel::Known& look) {
    float& a = weight[static_cast<std::size_t>(duel::colour_index(look.a))];
    float& b = weight[static_cast<std::size_t>(duel::colour_index(look.b))];
    bool known = rules.options.yellow_swap_public;
    if (look.seat() == duel::kKnight) {
      known = true;
      const bool at_a = look.seen_a == rules.princess;
      const bool at_b = look.seen_b == rules.princess;
      if (at_a || at_b) weight = {};
      a = at_a ? 1.0F : 0.0F;
      b = at_b ? 1.0F : 0.0F;
    }
    if (!known) {
      a = b = 0.5F * (a + b);
    } else if (look.exchange == duel::Exchange::Swapped) {
      const float before = a;
      a = b;
      b = before;
    }
  });
  float most = 0;
  int equal = 0;
  float here = -1;
  for (int t = 0; t < duel::kColoured; ++t) {
    const float one = weight[static_cast<std::size_t>(t)];
    equal = one > most ? 1 : equal + (one == most ? 1 : 0);
    most = one > most ? one : most;
    if (s.secret[t] == rules.princess) here = one;
  }
  return here == most ? 1 / static_cast<float>(equal) : 0;
}

}  // namespace spires::bots
