// A complete position: everything in a match except its options, in 256 bytes.
//
// Invariants: see invariants.h (WT-19). Only evolve.h writes a State.
//
// Wizards stand on surfaces (nine roofs, sixteen grounds), so a block of towers moves without touching a wizard, and a
// wizard is visible exactly if its surface is the top one of its space. `visible` and `full` are derived from `on` and
// `top`, one bit per space: they make wizard moves a rotation of 16 bits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/core/keyed.h"
#include "engine/core/seat.h"
#include "engine/towers/cards.h"
#include "engine/towers/ids.h"
#include "engine/towers/tiles.h"

namespace spires::towers {

// The wizards on one surface: four bits per seat, and their total above.
class Wizards {
 public:
  constexpr Wizards() = default;
  constexpr explicit Wizards(std::uint32_t bits) : bits_(bits) {}

  constexpr int of(Seat seat) const { return static_cast<int>((bits_ >> (4 * spires::index(seat))) & 15U); }
  constexpr int total() const { return static_cast<int>(bits_ >> 24); }
  constexpr bool any() const { return bits_ != 0; }
  constexpr std::uint32_t bits() const { return bits_; }
  constexpr void add(Seat seat) { bits_ += one(seat); }
  constexpr void remove(Seat seat) { bits_ -= one(seat); }
  constexpr bool operator==(const Wizards&) const = default;

 private:
  static constexpr std::uint32_t one(Seat seat) { return (1U << (4 * spires::index(seat))) | (1U << 24); }
  std::uint32_t bits_ = 0;
};

// The most wizards that a seat's count can hold; no seat has that many (WT-3.5, WT-16.1).
inline constexpr int kMostWizards = 15;

// The number of wizards that each seat still has out on the ring, four bits each. It is public, like the number at home
// (WT-12.5), even if covered surfaces are not, so it is stored and not counted.
class OutCounts {
 public:
  constexpr int of(Seat seat) const { return (bytes_[spires::index(seat) / 2] >> shift(seat)) & 15; }
  constexpr bool none() const { return bits() == 0; }
  // Returns whether each of the first `players` seats has a wizard out.
  constexpr bool all(int players) const {
    const std::uint32_t counts = bits() | (0xFFFFFFU << (4 * players));
    // Subtracting one from each count borrows from the next exactly if a count is 0.
    return ((counts - 0x111111U) & ~counts & 0x888888U) == 0;
  }
  constexpr void add(Seat seat, int change) {
    std::uint8_t& byte = bytes_[spires::index(seat) / 2];
    byte = static_cast<std::uint8_t>(byte + (change << shift(seat)));
  }
  constexpr bool operator==(const OutCounts&) const = default;

 private:
  static constexpr int shift(Seat seat) { return 4 * (spires::index(seat) % 2); }
  constexpr std::uint32_t bits() const {
    return bytes_[0] | (std::uint32_t{bytes_[1]} << 8) | (std::uint32_t{bytes_[2]} << 16);
  }
  std::uint8_t bytes_[3] = {0, 0, 0};
};

// WT-2.7: the possessions of a player besides the hand.
struct Stock {
  std::uint8_t empty : 4, full : 4;  // potions
  std::uint8_t spent : 4, home : 4;  // potions paid; wizards in the castle
  constexpr bool operator==(const Stock&) const = default;
};

// WT-2.6: the position of a tower. Level 0: the tower is not on the board (partial boards in tests).
struct Place {
  std::uint8_t bits;
  static constexpr Place at(Space space, int level) {
    return {static_cast<std::uint8_t>((towers::index(space) << 4) | level)};
  }
  static constexpr Place nowhere() { return {0}; }
  constexpr Space space() const { return Space(bits >> 4); }
  constexpr int level() const { return bits & 15; }
  constexpr bool on_board() const { return level() != 0; }
  constexpr bool operator==(const Place&) const = default;
};

// Seats in the order in which they joined a move: three bits each from the lowest, holding the seat plus one.
// WT-6.4: a surface holds six wizards, one of them the mover, so there are at most five riders.
class RiderList {
 public:
  constexpr int size() const { return (width_of(bits_) + 2) / 3; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr Seat operator[](int i) const { return seat_at(((bits_ >> (3 * i)) & 7) - 1); }
  // REQUIRES: size() < 5.
  constexpr void push_back(Seat seat) {
    bits_ = static_cast<std::uint16_t>(bits_ | ((spires::index(seat) + 1) << (3 * size())));
  }
  constexpr int of(Seat seat) const {
    int n = 0;
    for (int i = 0; i < size(); ++i) n += (*this)[i] == seat ? 1 : 0;
    return n;
  }
  constexpr bool operator==(const RiderList&) const = default;

 private:
  std::uint16_t bits_ = 0;
};

// WT-15.2: the kind that each seat has cast or reserved in this action, and the reservations still open.
class Slots {
 public:
  constexpr bool none_taken() const { return (bits_ & 0xFFFFFFU) == 0; }
  constexpr bool taken(Seat seat) const { return ((bits_ >> (4 * spires::index(seat))) & 15U) != 0; }
  // REQUIRES: taken(seat).
  constexpr Spell kind(Seat seat) const { return Spell(((bits_ >> (4 * spires::index(seat))) & 15U) - 1); }
  constexpr bool reserved(Seat seat) const { return ((bits_ >> (24 + spires::index(seat))) & 1U) != 0; }
  constexpr void take(Seat seat, Spell kind) {
    const int shift = 4 * spires::index(seat);
    bits_ = (bits_ & ~(15U << shift)) | (static_cast<std::uint32_t>(towers::index(kind) + 1) << shift);
  }
  constexpr void reserve(Seat seat, Spell kind) {
    take(seat, kind);
    bits_ |= 1U << (24 + spires::index(seat));
  }
  constexpr void close_reservation(Seat seat) { bits_ &= ~(1U << (24 + spires::index(seat))); }
  constexpr bool operator==(const Slots&) const = default;

 private:
  std::uint32_t bits_ = 0;
};
static_assert(kSpells < 15, "a slot holds a kind, or none, in four bits");

// WT-20.1: the point of the turn. The names are those of the notation.
enum class Phase : std::uint8_t {
  Tiles,
  Deal,
  Rescue0,
  Choose,
  Answer,
  Return,
  Roll,
  Reroll,
  Side,
  Pre,
  Rescue1,
  Piece,
  Mid,
  Post,
  Rescue2,
  Redraw,
  Step,
  End,
  Refill,
  Over,
  Offered,  // WT-13.2: the partner has offered a card unasked; it is in `card`
};
// A decision inside a casting or a block move made at that point.
enum class Inner : std::uint8_t { None, Repeat, Pick, Fill, Ride, Draw };

// A casting under way. The meaning of `a` and `b` depends on the spell, as in Action.
struct SpellUnderWay {
  Seat caster;
  Spell spell;  // None: no casting is under way
  std::uint8_t a;
  std::uint8_t b;
  constexpr bool operator==(const SpellUnderWay&) const = default;
};
inline constexpr SpellUnderWay kNoSpell{Seat::A, Spell::None, 0, 0};

struct State {
  Keyed<Seat, CardSet, kMaxSeats> hand;
  CardSet draw;
  CardSet discard;
  Keyed<Surface, Wizards, kSurfaces> on;
  Slots slots;

  Keyed<Seat, std::uint16_t, kMaxSeats> visible;  // spaces with a visible wizard of the seat
  std::uint16_t full;                             // spaces whose top surface holds six
  SpellSet tiles;
  RiderList riders;        // of the piece moved by card
  RiderList spell_riders;  // of the wizard moved by the casting under way
  Keyed<Seat, Stock, kMaxSeats> stock;

  Keyed<int, Place, kTowers> tower;
  Keyed<Space, Surface, kSpaces> top;
  Space castle;
  OutCounts out;

  // Sizes are public even if the cards are not.
  Keyed<Seat, std::uint8_t, kMaxSeats> hand_size;
  std::uint8_t draw_size;
  std::uint8_t discard_size;
  Card discard_top;  // WT-18.6

  Seat turn;   // the active player
  Seat asked;  // the seat that decides, if one does
  Phase phase;
  Inner inner;
  SpellUnderWay spell;
  Piece piece;            // committed by the active player
  Piece same;             // the piece that a repetition is bound to
  Card card;              // being resolved, or offered (Phase::Offered)
  std::uint8_t value;     // its steps or die, 0: none yet
  Side side;              // of the card; None: still open
  std::uint8_t act;       // number of the action in the turn, 0 outside
  std::uint8_t castings;  // this turn
  std::uint8_t rerolls : 4, to_draw : 2, exchanged : 1, refused : 1;
  constexpr bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>, "a state is hashed and compared by its bytes");
static_assert(sizeof(State) <= 256);
static_assert(offsetof(State, tower) % 8 == 0, "eight places are one load");
static_assert(
    [] {
      for (const SpellRow& row : kSpellRows) {
        if (row.effect == Effect::DrawCards && (row.amount < 1 || row.amount > 3)) return false;
        if (row.cost > kMostPotions) return false;
      }
      return true;
    }(),
    "to_draw counts to three, and nobody has more potions than a count can hold");

// Searches of the nine places, a byte each, without a loop or a branch. The result has one bit per tower.
inline constexpr std::uint64_t kEachByte = 0x0101010101010101ULL;
inline constexpr std::uint32_t kAllTowers = (1U << kTowers) - 1U;

// Returns the first eight places as one word, which is one load.
constexpr std::uint64_t eight_places(const State& s) {
#if defined(__CUDA_ARCH__)
  // nvcc does not join the loads.
  if (!std::is_constant_evaluated()) return *reinterpret_cast<const std::uint64_t*>(s.tower.items);
#endif
  std::uint64_t word = 0;
  for (int t = 0; t < 8; ++t) word |= std::uint64_t{s.tower[t].bits} << (8 * t);
  return word;
}
// Returns one bit for each byte of a word whose bytes are 0 or 1.
constexpr std::uint32_t bits_of_bytes(std::uint64_t word) {
  return static_cast<std::uint32_t>((word * 0x0102040810204080ULL) >> 56);
}

// Returns the tower at a place as a bit, or 0. REQUIRES: `place` is on the board.
constexpr std::uint32_t towers_at(const State& s, Place place) {
  const std::uint64_t difference = eight_places(s) ^ (place.bits * kEachByte);
  // Adding 0x7F carries into the top bit of a byte unless its seven low bits are 0.
  const std::uint64_t low = (difference & (0x7F * kEachByte)) + (0x7F * kEachByte);
  const std::uint64_t equal = (~(low | difference) >> 7) & kEachByte;
  return bits_of_bytes(equal) | (s.tower[8] == place ? 1U << 8 : 0U);
}

// Returns the towers on the board that do not stand on this space.
constexpr std::uint32_t towers_elsewhere(const State& s, Space space) {
  constexpr std::uint64_t kLow = 0x0F * kEachByte;
  const std::uint64_t places = eight_places(s);
  const std::uint64_t spaces = ((places >> 4) & kLow) ^ (static_cast<std::uint64_t>(space) * kEachByte);
  const std::uint64_t levels = places & kLow;
  // Adding 15 carries out of the four bits unless they are 0.
  const std::uint64_t elsewhere = (((spaces + kLow) & (levels + kLow)) >> 4) & kEachByte;
  const Place last = s.tower[8];
  return bits_of_bytes(elsewhere) | (last.on_board() && last.space() != space ? 1U << 8 : 0U);
}

// Returns the spaces with a visible wizard (WT-2.5) of any seat.
constexpr std::uint16_t visible_wizards(const State& s) {
  unsigned all = 0;
  for (const std::uint16_t seat : s.visible) all |= seat;
  return static_cast<std::uint16_t>(all);
}

}  // namespace spires::towers
