// Ids of the things on the table: characters, towers, places, slots, ingredients (KM-1).
#pragma once

#include <cstdint>

#include "engine/core/seat.h"

namespace spires::duel {

// KM-1.3: exactly two players. The knight has the first seat.
inline constexpr int kPlayers = 2;
inline constexpr Seat kKnight = Seat::A;
inline constexpr Seat kMage = Seat::B;
constexpr Seat opponent(Seat seat) { return seat == kKnight ? kMage : kKnight; }

// KM-1.1, KM-1.7: five coloured towers in the order of the notation, and the tower with the round track before them.
enum class Tower : std::uint8_t { Track, Purple, Green, Yellow, Red, Blue };
inline constexpr int kTowers = 6;
inline constexpr int kColoured = 5;
constexpr int index(Tower tower) { return static_cast<int>(tower); }
constexpr Tower coloured(int i) { return static_cast<Tower>(i + 1); }
constexpr int colour_index(Tower tower) { return index(tower) - 1; }
constexpr std::uint8_t bit(Tower tower) { return static_cast<std::uint8_t>(1U << index(tower)); }
constexpr bool is_coloured(Tower tower) { return tower > Tower::Track && tower <= Tower::Blue; }

// KM-2.1: a place in the ring, clockwise; counting goes round.
enum class Place : std::uint8_t {};
constexpr int index(Place place) { return static_cast<int>(place); }
// REQUIRES: -6 <= i < 12.
constexpr Place place_at(int i) { return static_cast<Place>(i < 0 ? i + kTowers : i >= kTowers ? i - kTowers : i); }
constexpr Place next(Place place) { return place_at(index(place) + 1); }
constexpr Place previous(Place place) { return place_at(index(place) - 1); }
constexpr Place opposite(Place place) { return place_at(index(place) + 3); }
// KM-2.7
constexpr int distance(Place a, Place b) {
  const int there = index(a) > index(b) ? index(a) - index(b) : index(b) - index(a);
  return there > 3 ? kTowers - there : there;
}

// KM-2.2: slot i lies between place i and the next one clockwise.
inline constexpr int kSlots = 6;
enum class Slot : std::uint8_t {};
constexpr int index(Slot slot) { return static_cast<int>(slot); }
constexpr std::uint8_t bit(Slot slot) { return static_cast<std::uint8_t>(1U << index(slot)); }
inline constexpr Slot kNoSlot{0xFF};
// KM-2.3: a tower is next to two slots.
constexpr Slot slot_after(Place place) { return static_cast<Slot>(index(place)); }
constexpr Slot slot_before(Place place) { return static_cast<Slot>(index(previous(place))); }
constexpr std::uint8_t slots_beside(Place place) {
  return static_cast<std::uint8_t>(bit(slot_before(place)) | bit(slot_after(place)));
}

// The public name of a slot (KM-2.5): the towers it lies between, the second one clockwise of the first.
struct SlotName {
  Tower first;
  Tower second;
  constexpr bool operator==(const SlotName&) const = default;
  constexpr void fields(auto&& f) const { f("first", first), f("second", second); }
};

enum class Ingredient : std::uint8_t { Feather, Toad, Book, Elixir, Toadstool };
inline constexpr int kIngredients = 5;
constexpr int index(Ingredient ingredient) { return static_cast<int>(ingredient); }
constexpr std::uint8_t bit(Ingredient ingredient) { return static_cast<std::uint8_t>(1U << index(ingredient)); }
// The symbol of a secret card (KM-1.5): an ingredient or a stone.
enum class Symbol : std::uint8_t { Feather, Toad, Book, Elixir, Toadstool, Stone };
// The cost of a tower's spell (KM-9.3, KM-9.50): an ingredient or any of them.
enum class Cost : std::uint8_t { Feather, Toad, Book, Elixir, Toadstool, Anything };

// KM-1.7: the spell of a tower.
enum class Spell : std::uint8_t { ForceDiscard, PushDown, Salvage, PeekSwap, Any };

// KM-7.2, KM-7.4: an end of a used row, and the direction of an arrow, as the owner of the row sees them.
enum class End : std::uint8_t { Left, Right };

// A secret card, by its kind in the data file: equal cards are one kind (KM-14.6).
enum class Secret : std::uint8_t {};
inline constexpr int kSecretKinds = 6;
inline constexpr Secret kNoSecret{0xFF};      // not laid yet
inline constexpr Secret kHiddenSecret{0xFE};  // present, but hidden from this observer
constexpr int index(Secret secret) { return static_cast<int>(secret); }
constexpr bool is_known(Secret secret) { return index(secret) < kSecretKinds; }

}  // namespace spires::duel
