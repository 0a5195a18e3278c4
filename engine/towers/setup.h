// WT-3: the position before the first chance. WT-3.4, WT-20.5: seat A is the first player by definition.
#pragma once

#include "engine/towers/evolve.h"
#include "engine/towers/options.h"
#include "engine/towers/state.h"

namespace spires::towers {

// WT-2.3: returns how many wizards the lights of a tower's space call for.
constexpr int lights(int tower) { return 3 - tower / 3; }

constexpr State initial_state(const Rules& rules) {
  State s{};
  s.draw = CardSet::full_deck();
  s.draw_size = kAllCards;
  s.discard_top = kNoCard;
  s.castle = Space{0};
  // WT-3.1: one tower on each of the spaces 1 to 9.
  for (int i = 0; i < kSpaces; ++i) s.top[space_at(i)] = ground_of(space_at(i));
  for (int t = 0; t < kTowers; ++t) {
    s.tower[t] = Place::at(space_at(t + 1), 1);
    s.top[space_at(t + 1)] = roof_of(t);
  }
  // WT-3.6, WT-3.7: the seats place one wizard each in turn; when the lights are used up, on the next tower.
  int tower = 0;
  int here = 0;
  for (int n = 0; n < rules.players * rules.wizards_each; ++n) {
    if (here == lights(tower)) {
      ++tower;
      here = 0;
    }
    evolving::put(s, space_at(tower + 1), seat_at(n % rules.players));
    s.out.add(seat_at(n % rules.players), 1);
    ++here;
  }
  for (int i = 0; i < rules.players; ++i) {
    s.stock[seat_at(i)].empty = rules.empty_each & 15U;
    s.stock[seat_at(i)].full = rules.full_each & 15U;
  }
  s.card = kNoCard;
  s.piece = Piece::none();
  s.same = Piece::none();
  s.spell = kNoSpell;
  s.tiles = rules.draw_tiles ? SpellSet{} : rules.tiles;
  s.phase = rules.draw_tiles ? Phase::Tiles : Phase::Deal;
  return s;
}

}  // namespace spires::towers
