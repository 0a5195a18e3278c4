// KM-5: step A, moving to another tower (KM-5.1).
#pragma once

#include "engine/duel/action.h"
#include "engine/duel/referee.h"

namespace spires::duel {

// KM-5.3: once per game, and by option only between neighbours.
constexpr bool may_swap(const Rules& rules, const State& s) {
  if (s.swap_used != 0) return false;
  return rules.options.swap_range == SwapRange::Any || distance(s.position[kKnight], s.position[kMage]) == 1;
}

// KM-5.8: returns the kind of the move to a place. REQUIRES: it can be reached.
constexpr Move move_to(const State& s, Seat seat, Place to) {
  if (to == s.position[opponent(seat)]) return Move::Swap;
  return distance(s.position[seat], to) == 2 ? Move::Skip : Move::Step;
}

// KM-5.2: to a free neighbour. KM-5.5, KM-5.6: past a neighbouring knight, always free. KM-5.7: a move always exists.
template <class Out>
constexpr void list_moves(const Rules& rules, const State& s, Out& out) {
  const Place here = s.position[s.active];
  const Place other = s.position[opponent(s.active)];
  const bool mage = s.active == kMage;
  const auto step = [&](Place near, Place beyond) {
    if (near != other) {
      out.push_back(Action::move(s.ring[near]));
    } else if (mage) {
      out.push_back(Action::move(s.ring[beyond]));
    }
  };
  step(next(here), next(next(here)));
  step(previous(here), previous(previous(here)));
  if (!mage && may_swap(rules, s)) out.push_back(Action::move(s.ring[other]));
}

template <class Ref>
constexpr void move_character(Ref ref, Tower to) {
  const Seat seat = ref.s.active;
  ref.emit(CharacterMoved{seat, tower_of(ref.s, seat), to, move_to(ref.s, seat, ref.s.place_of[to])});
}

}  // namespace spires::duel
