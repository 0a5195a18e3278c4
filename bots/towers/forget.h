// What a child does not remember of Wandering Towers: who stands under a tower, and which cards have been played.
#pragma once

#include "engine/towers/towers.h"

namespace spires::bots {

struct TowersForget {
  // Each covered surface is forgotten once in `one_in` times.
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
