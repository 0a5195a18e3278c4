// WT-19: invariants of every position.
#pragma once

#include "engine/towers/ending.h"
#include "engine/towers/evolve.h"
#include "engine/towers/options.h"
#include "engine/towers/state.h"

namespace spires::towers {

namespace invariants {

constexpr bool stacks_are_whole(const State& s) {
  for (int i = 0; i < kSpaces; ++i) {
    const Space space = space_at(i);
    for (int level = 1; level <= height(s, space); ++level) {
      int found = 0;
      for (int t = 0; t < kTowers; ++t) found += s.tower[t] == Place::at(space, level) ? 1 : 0;
      if (found != 1) return false;
    }
  }
  for (int t = 0; t < kTowers; ++t) {
    if (s.tower[t].on_board() && s.tower[t].level() > height(s, s.tower[t].space())) return false;
  }
  return true;
}

constexpr bool boards_agree(const State& s) {
  State again = s;
  for (int i = 0; i < kSpaces; ++i) evolving::refresh(again, space_at(i));
  return again == s;
}

constexpr bool surfaces_hold_six(const State& s) {
  for (const Wizards& here : s.on) {
    int sum = 0;
    for (int i = 0; i < kMaxSeats; ++i) sum += here.of(seat_at(i));
    if (sum != here.total() || sum > kSurfaceLimit) return false;
  }
  return true;
}

constexpr bool wizards_add_up(const State& s) {
  std::uint32_t sum = 0;
  for (const Wizards& here : s.on) sum += here.bits();
  for (int i = 0; i < kMaxSeats; ++i) {
    const int out = Wizards(sum).of(seat_at(i));
    if (out != s.out.of(seat_at(i)) || out + s.stock[seat_at(i)].home > kMostWizards) return false;
  }
  return true;
}

constexpr bool sizes_agree(const Rules& rules, const State& s) {
  for (int i = 0; i < rules.players; ++i) {
    if (s.hand[seat_at(i)].size() != s.hand_size[seat_at(i)]) return false;
  }
  return s.draw.size() == s.draw_size && s.discard.size() == s.discard_size;
}

constexpr bool no_card_too_many(const State& s) {
  for (int k = 0; k < kCardKinds; ++k) {
    int sum = s.draw.count(Card(k)) + s.discard.count(Card(k));
    for (const CardSet& hand : s.hand) sum += hand.count(Card(k));
    if (sum > row(Card(k)).copies) return false;
  }
  return true;
}

}  // namespace invariants

constexpr const char* broken_invariant_of(const Rules& rules, const State& s) {
  if (!invariants::stacks_are_whole(s)) return "WT-19: the towers do not form whole stacks";
  if (!invariants::boards_agree(s)) return "WT-19: visible wizards and full surfaces disagree with the board";
  if (!invariants::surfaces_hold_six(s)) return "WT-19: a surface holds more than six wizards";
  if (s.on[s.top[s.castle]].any()) return "WT-19: the castle stands on wizards";
  if (!invariants::wizards_add_up(s)) return "WT-19: the wizards on the ring and at home do not add up";
  if (!invariants::sizes_agree(rules, s)) return "WT-19: pile and hand sizes disagree with their cards";
  if (s.phase == Phase::Offered && !s.hand[rules.partner(s.turn)].has(s.card)) {
    return "R-31: the card that is offered is not in the partner's hand";
  }
  if (!invariants::no_card_too_many(s)) return "WT-19: more copies of a card than exist";
  return nullptr;
}

}  // namespace spires::towers
