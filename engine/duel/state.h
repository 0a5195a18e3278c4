// A complete position: everything in a match except its options, in at most 256 bytes.
//
// Invariants: see invariants.h (KM-13.5). Only evolve.h writes a State. KM-13.8: used rows are ordered, everything else
// is a multiset of card types, so that equal positions have equal bytes.
#pragma once

#include <cstdint>
#include <type_traits>

#include "engine/core/keyed.h"
#include "engine/core/seat.h"
#include "engine/duel/cards.h"
#include "engine/duel/ids.h"
#include "engine/duel/knowledge.h"
#include "engine/duel/options.h"

namespace spires::duel {

// KM-13.1: the phases of a turn. The names are those of the notation.
enum class Phase : std::uint8_t {
  Ring,
  Box,
  Secret,
  Burn,
  Up,
  Deal,
  Move,
  Take,
  Place,
  Spell,
  Look,
  Return,
  Push,
  Discard,
  Draw,
  Guess,
  Lay,
  End,
};
inline constexpr int kPhases = 18;

struct State {
  CardSet draw;
  CardSet discard;
  Keyed<Seat, CardSet, kPlayers> acquired;  // A (KM-7.1)
  Keyed<Seat, CardSet, kPlayers> veiled;    // V (KM-7.7)
  Keyed<Seat, Row, kPlayers> used;          // U

  Keyed<Slot, Card, kSlots> slot;
  std::uint8_t face_up;  // bits: the slots with a face-up card
  std::uint8_t filled;   // bits: the slots with a card

  Ring ring;                              // tower by place; meaningless while the phase is Ring
  Keyed<Tower, Place, kTowers> place_of;  // the inverse of `ring`
  Keyed<int, Secret, kColoured> secret;   // by colour_index of its tower
  Secret box;

  // Sizes are public even if the cards are not (KM-12.1).
  std::uint8_t draw_size;
  std::uint8_t discard_size;
  Keyed<Seat, std::uint8_t, kPlayers> veiled_size;

  Keyed<Seat, Place, kPlayers> position;
  std::uint8_t swap_used;  // KM-5.3
  std::uint8_t round;      // 1 to 6: the round marker (KM-1.2)
  std::uint8_t turn;       // 1 to 4 in the round
  Seat active;
  Phase phase;
  Seat asked;  // the seat that decides, if one does

  Tower laying;  // Secret: the tower that gets the next secret card
  Slot dealing;  // Deal: the slot that gets the next card
  Slot fourth;   // Deal: a slot dealt face up although no character is next to it
  Card held;     // Place: the stone taken and not yet placed
  Tower look_a;  // Return: the towers looked at
  Tower look_b;
  Tower guess;  // Track: none yet

  Knowledge known;
  constexpr bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>, "a state is hashed and compared by its bytes");
static_assert(sizeof(State) <= 256);

constexpr TurnNumber turn_number(const State& s) { return turn_number(s.round, s.turn); }
constexpr Tower tower_of(const State& s, Seat seat) { return s.ring[s.position[seat]]; }
constexpr SlotName name_of(const State& s, Slot slot) {
  const Place place = Place(index(slot));
  return {s.ring[place], s.ring[next(place)]};
}
constexpr Slot slot_of(const State& s, SlotName name) { return slot_after(s.place_of[name.first]); }

}  // namespace spires::duel
