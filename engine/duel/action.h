// Decisions of a seat and outcomes of chance (KM-12.5), as small values. The notation is in text.h.
#pragma once

#include <cstdint>

#include "engine/core/fixed_vec.h"
#include "engine/duel/cards.h"
#include "engine/duel/ids.h"

namespace spires::duel {

// KM-5.8: a move is its destination. A card is named by its type, never as a single object (KM-12.2).
struct Action {
  enum class Kind : std::uint8_t {
    Up,       // a, b: the slot
    Move,     // a: tower
    Take,     // a, b: the slot
    Place,    // end
    Pass,     // no spell
    Cast,     // a: the tower of the caster; card and end, then card2 and end2 if two are paid; as: the tower copied
    Look,     // a, b: two coloured towers
    Keep,     // the secret cards go back as they were
    Swap,     // … exchanged
    Push,     // card, end
    Discard,  // card from A, or number: a card of the used row, from 1
    Guess,    // a: tower
    Lay,      // card, end
  };
  Kind kind;
  Tower a;
  Tower b;
  Card card;
  Card card2;
  std::uint8_t ends;  // bit 0: where the first card goes, bit 1: the second; set: the right end
  Tower as;           // Track: the spell is the tower's own
  std::uint8_t number;

  constexpr bool operator==(const Action&) const = default;

  constexpr End end() const { return End(ends & 1U); }
  constexpr End end2() const { return End((ends >> 1) & 1U); }
  constexpr SlotName slot() const { return {a, b}; }

  static constexpr Action of(Kind kind) {
    return {kind, Tower::Track, Tower::Track, kNoCard, kNoCard, 0, Tower::Track, 0};
  }
  static constexpr Action at(Kind kind, Tower a, Tower b = Tower::Track) {
    Action action = of(kind);
    action.a = a;
    action.b = b;
    return action;
  }
  static constexpr Action up(SlotName slot) { return at(Kind::Up, slot.first, slot.second); }
  static constexpr Action move(Tower tower) { return at(Kind::Move, tower); }
  static constexpr Action take(SlotName slot) { return at(Kind::Take, slot.first, slot.second); }
  static constexpr Action look(Tower a, Tower b) { return at(Kind::Look, a, b); }
  static constexpr Action guess(Tower tower) { return at(Kind::Guess, tower); }
  static constexpr Action place(End end) { return put(Kind::Place, kNoCard, end); }
  static constexpr Action push(Card card, End end) { return put(Kind::Push, card, end); }
  static constexpr Action lay(Card card, End end) { return put(Kind::Lay, card, end); }
  static constexpr Action cast(Tower tower, Card card, End end, Tower as = Tower::Track) {
    Action action = put(Kind::Cast, card, end);
    action.a = tower;
    action.as = as;
    return action;
  }
  static constexpr Action cast(Tower tower, Card card, End end, Card card2, End end2, Tower as = Tower::Track) {
    Action action = cast(tower, card, end, as);
    action.card2 = card2;
    action.ends = static_cast<std::uint8_t>(action.ends | static_cast<unsigned>(end2) << 1);
    return action;
  }
  static constexpr Action discard(Card card) {
    Action action = of(Kind::Discard);
    action.card = card;
    return action;
  }
  static constexpr Action discard_used(int number) {
    Action action = of(Kind::Discard);
    action.number = static_cast<std::uint8_t>(number);
    return action;
  }

 private:
  static constexpr Action put(Kind kind, Card card, End end) {
    Action action = of(kind);
    action.card = card;
    action.ends = static_cast<std::uint8_t>(end);
    return action;
  }
};
static_assert(sizeof(Action) == 8);

// The red tower's costs make the longest list: twelve turns bring at most twelve cards, or 66 pairs, each of which can
// be laid in six ways and copy four spells. Positions read from a line stay within it (text_state_check.cpp).
inline constexpr int kMostActions = 66 * 6 * 4 + 1;
using Actions = FixedVec<Action, kMostActions>;

// KM-13.4: every chance outcome is explicit and recorded.
struct Chance {
  enum class Kind : std::uint8_t { Ring, Box, Secret, Burn, Up, Deal, Draw };
  Kind kind;
  std::uint8_t value;  // secret card, slot or card
  // Ring: the towers at places 1 to 5, three bits each from the lowest.
  std::uint16_t ring;

  constexpr bool operator==(const Chance&) const = default;
  static constexpr Chance of(Kind kind, int value) { return {kind, static_cast<std::uint8_t>(value), 0}; }
  static constexpr Chance of(Kind kind, Card card) { return of(kind, index(card)); }
  static constexpr Chance of(Kind kind, Secret secret) { return of(kind, index(secret)); }
  static constexpr Chance lay_ring(std::uint16_t ring) { return {Kind::Ring, 0, ring}; }
  constexpr Card card() const { return Card(value); }
  constexpr Secret secret() const { return Secret(value); }
  constexpr Slot slot() const { return Slot(value); }
};

struct WeightedChance {
  Chance outcome;
  std::uint32_t weight;
};

// five towers can follow the round track in 120 orders.
using Chances = FixedVec<WeightedChance, 120>;

}  // namespace spires::duel
