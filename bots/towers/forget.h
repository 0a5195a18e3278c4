// The facts that a child forgets in Wandering Towers: the wizards under a tower, and the cards played.
#pragma once

#include "engine/towers/towers.h"

namespace spires::bots {

struct TowersForget {
  // Forgets each covered surface with chance 1 / `one_in`.
  static towers::View holes(const towers::Rules& rules, const towers::View& view, int one_in, Rng& rng) {
    towers::View left = view;
    towers::State& s = left.state;
    left.memory = towers::Memory::Strict;
    if (!rules.options.open_discard) s.discard = towers::CardSet{};
    for (int i = 0; i < towers::kSurfaces; ++i) {
      const auto surface = towers::Surface(i);
      if (!s.on[surface].any() || !towers::is_covered(s, surface) || towers::viewing::is_shown(s, surface)) continue;
      if (rng.next_below(static_cast<std::uint32_t>(one_in)) == 0) s.on[surface] = towers::Wizards{};
    }
    return left;
  }
};

}  // namespace spires::bots
