// KM-6: step B, taking a card beside the tower just entered; and the ends of a row, KM-7.
#pragma once

#include "engine/core/listing.h"
#include "engine/duel/action.h"
#include "engine/duel/referee.h"

namespace spires::duel {

// KM-6.1, KM-6.4: returns the slots beside the active character that hold a card, as bits.
constexpr std::uint8_t takeable(const State& s) {
  return static_cast<std::uint8_t>(slots_beside(s.position[s.active]) & s.filled);
}

// KM-6.3: the player must take one of them, even an unwanted one; KM-6.2: without looking at a face-down card before.
template <class Out>
constexpr void list_takes(const State& s, Out& out) {
  for (std::uint32_t rest = takeable(s); rest != 0; rest &= rest - 1) {
    out.push_back(Action::take(name_of(s, Slot(lowest_bit(rest)))));
  }
}

// KM-7.5: in a row of only this card's type, left and right are the same action, written as left.
constexpr bool ends_differ(const Row& row, Card card) { return !row.is_all(card); }

template <class Out, class Make>
constexpr void list_ends(const Row& row, Card card, Out& out, Make make) {
  out.push_back(make(End::Left));
  if (ends_differ(row, card)) out.push_back(make(End::Right));
}

// KM-6.6: a stone goes into the row at once, at an end of the owner's choice.
template <class Out>
constexpr void list_places(const State& s, Out& out) {
  list_ends(s.used[s.active], s.held, out, [](End end) { return Action::place(end); });
}

// KM-6.5: a taken card is public from now on. KM-6.7: an ingredient card is acquired, a stone never is.
template <class Ref>
constexpr void take_card(Ref ref, Slot slot) {
  const Card card = ref.s.slot[slot];
  const bool stone = is_known(card) && ref.rules.is_stone(card);
  const Face face = (ref.s.face_up & bit(slot)) != 0 ? Face::Up : Face::Down;
  ref.emit(CardTaken{ref.s.active, name_of(ref.s, slot), card, face, stone ? Zone::Held : Zone::Acquired});
}

}  // namespace spires::duel
