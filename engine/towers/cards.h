// WT-1.6, WT-5: the 90 movement cards as a table, and a multiset of them in one 64-bit word.
#pragma once

#include <cassert>
#include <cstdint>
#include <type_traits>

#include "engine/core/bits.h"
#include "engine/core/keyed.h"
#include "engine/core/table_data.h"
#include "engine/towers/ids.h"

namespace spires::towers {

inline constexpr int kCardKinds = 23;
enum class Card : std::uint8_t {};
constexpr int index(Card card) { return static_cast<int>(card); }
// A card that an observer may not see; also "no card".
inline constexpr Card kNoCard{0xFF};

struct CardRow {
  const char* name;
  Keyed<Side, std::uint8_t, 3> steps;  // by side; 0: the card has no such side, or rolls for it
  std::uint8_t dice;                   // dice symbols, 0: fixed values
  std::uint8_t copies;
  Side only;  // None: tower or wizard, as the player chooses

  constexpr bool moves(Side side) const { return only == Side::None || only == side; }
};

// WT-5.2, in the order of the notation: steps by side (none, tower, wizard); dice; copies; the only side.
SPIRES_TABLE Keyed<Card, CardRow, kCardKinds> kCards{{
    {"W1", {{0, 0, 1}}, 0, 4, Side::Wizard},  {"W2", {{0, 0, 2}}, 0, 4, Side::Wizard},
    {"W3", {{0, 0, 3}}, 0, 4, Side::Wizard},  {"W4", {{0, 0, 4}}, 0, 4, Side::Wizard},
    {"W5", {{0, 0, 5}}, 0, 4, Side::Wizard},  {"T1", {{0, 1, 0}}, 0, 4, Side::Tower},
    {"T2", {{0, 2, 0}}, 0, 4, Side::Tower},   {"T3", {{0, 3, 0}}, 0, 4, Side::Tower},
    {"T4", {{0, 4, 0}}, 0, 4, Side::Tower},   {"T5", {{0, 5, 0}}, 0, 4, Side::Tower},
    {"C1|1", {{0, 1, 1}}, 0, 3, Side::None},  {"C2|2", {{0, 2, 2}}, 0, 3, Side::None},
    {"C3|3", {{0, 3, 3}}, 0, 3, Side::None},  {"C4|4", {{0, 4, 4}}, 0, 3, Side::None},
    {"C5|1", {{0, 5, 1}}, 0, 6, Side::None},  {"C4|2", {{0, 4, 2}}, 0, 6, Side::None},
    {"C2|4", {{0, 2, 4}}, 0, 6, Side::None},  {"C1|5", {{0, 1, 5}}, 0, 6, Side::None},
    {"DC1", {{0, 0, 0}}, 1, 6, Side::None},   {"DT2", {{0, 0, 0}}, 2, 3, Side::Tower},
    {"DW2", {{0, 0, 0}}, 2, 3, Side::Wizard}, {"DT3", {{0, 0, 0}}, 3, 1, Side::Tower},
    {"DW3", {{0, 0, 0}}, 3, 1, Side::Wizard},
}};
constexpr const CardRow& row(Card card) { return kCards[card]; }

// WT-5.5: returns whether the card has fixed values and a choice of side.
constexpr bool is_combined(Card card) { return row(card).only == Side::None && row(card).dice == 0; }

inline constexpr int kAllCards = [] {
  int sum = 0;
  for (const CardRow& card : kCards) sum += card.copies;
  return sum;
}();
static_assert(kAllCards == 90);

// The position of each kind's count in the word of a CardSet.
struct CardField {
  std::uint8_t shift;
  std::uint8_t mask;
};
struct CardFields {
  Keyed<Card, CardField, kCardKinds> at{};
  Keyed<int, Card, 64> kind_of_bit{};
  Keyed<int, Side, 64> side_of_bit{};  // of combined cards: the lowest bit Tower, the next Wizard
  std::uint64_t combined = 0;          // the lowest bit of the fields of combined cards
  std::uint64_t ones = 0;              // the lowest bit of every field, then the second, then the third
  std::uint64_t twos = 0;
  std::uint64_t fours = 0;
  Keyed<int, std::uint64_t, 3> bytes{};  // eight kinds each: the fields spread to one byte per kind
  int used = 0;
};
constexpr CardFields make_card_fields() {
  CardFields fields;
  for (int k = 0; k < kCardKinds; ++k) {
    const int width = width_of(row(Card(k)).copies);
    fields.at[Card(k)] = {static_cast<std::uint8_t>(fields.used), static_cast<std::uint8_t>((1U << width) - 1)};
    for (int b = 0; b < width; ++b) fields.kind_of_bit[fields.used + b] = Card(k);
    fields.bytes[k / 8] |= ((std::uint64_t{1} << width) - 1) << (8 * (k % 8));
    fields.ones |= std::uint64_t{1} << fields.used;
    if (width > 1) fields.twos |= std::uint64_t{2} << fields.used;
    if (width > 2) fields.fours |= std::uint64_t{4} << fields.used;
    if (is_combined(Card(k))) {
      fields.combined |= std::uint64_t{1} << fields.used;
      fields.side_of_bit[fields.used] = Side::Tower;
      fields.side_of_bit[fields.used + 1] = Side::Wizard;
    }
    fields.used += width;
  }
  return fields;
}
SPIRES_TABLE CardFields kCardFields = make_card_fields();
static_assert(make_card_fields().used <= 64);

// A multiset of cards: the count of each kind, in a field just wide enough for its copies.
class CardSet {
 public:
  constexpr CardSet() = default;
  constexpr explicit CardSet(std::uint64_t bits) : bits_(bits) {}

  constexpr int count(Card card) const {
    const CardField& f = kCardFields.at[card];
    return static_cast<int>((bits_ >> f.shift) & f.mask);
  }
  constexpr bool has(Card card) const { return count(card) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr std::uint64_t bits() const { return bits_; }
  // REQUIRES: fewer than all copies are here.
  constexpr void add(Card card) { bits_ += std::uint64_t{1} << kCardFields.at[card].shift; }
  // REQUIRES: has(card).
  constexpr void remove(Card card) {
    assert(has(card));
    bits_ -= std::uint64_t{1} << kCardFields.at[card].shift;
  }
  // REQUIRES: no kind exceeds its copies afterwards.
  constexpr void add_all(CardSet other) { bits_ += other.bits_; }
  // REQUIRES: other is contained in this set.
  constexpr void remove_all(CardSet other) { bits_ -= other.bits_; }

  constexpr int size() const {
    return count_bits(bits_ & kCardFields.ones) + 2 * count_bits(bits_ & kCardFields.twos) +
           4 * count_bits(bits_ & kCardFields.fours);
  }
  // Returns the n-th card when all are laid out in the order of the table. REQUIRES: n < size().
  constexpr Card nth(int n) const {
#if defined(__BMI2__)
    if (!std::is_constant_evaluated()) return nth_by_bytes(n);
#endif
    return nth_by_counting(n);
  }
  // The portable version. nth_by_bytes is faster on processors that can spread bits; tests compare the two.
  constexpr Card nth_by_counting(int n) const {
    int k = 0;
    for (;; ++k) {
      n -= count(Card(k));
      if (n < 0) return Card(k);
    }
  }
#if defined(__BMI2__)
  // Handles eight kinds at a time, one byte each: a multiplication gives each byte the sum of all bytes up to it.
  Card nth_by_bytes(int n) const {
    constexpr std::uint64_t kEach = 0x0101010101010101ULL;
    std::uint64_t rest = bits_;
    std::uint64_t sums = _pdep_u64(rest, kCardFields.bytes[0]) * kEach;
    int first = 0;
    for (int group = 1; group < 3; ++group) {
      rest = bits_ >> kCardFields.at[Card(8 * group)].shift;
      const std::uint64_t next = _pdep_u64(rest, kCardFields.bytes[group]) * kEach;
      const int before = static_cast<int>(sums >> 56);
      // The group is unpredictable, so a mask chooses it instead of a branch.
      const int later = -static_cast<int>(n >= before);
      n -= before & later;
      first += 8 & later;
      sums ^= (sums ^ next) & static_cast<std::uint64_t>(std::int64_t{later});
    }
    // Finds the first byte whose sum exceeds n: no sum reaches 128, so the top bit of each byte can mark it.
    const std::uint64_t exceeding = ((sums | (kEach << 7)) - static_cast<std::uint64_t>(n + 1) * kEach) & (kEach << 7);
    return Card(first + lowest_bit(exceeding) / 8);
  }
#endif
  // Returns one bit for each kind in the set: the lowest of its field.
  constexpr std::uint64_t kinds() const {
    const std::uint64_t higher = ((bits_ & kCardFields.twos) >> 1) | ((bits_ & kCardFields.fours) >> 2);
    return (bits_ | higher) & kCardFields.ones;
  }
  // Calls f(card) once for each kind in the set, in the order of the table.
  template <class F>
  constexpr void for_each_kind(F&& f) const {
    for (std::uint64_t rest = kinds(); rest != 0; rest &= rest - 1) f(kCardFields.kind_of_bit[lowest_bit(rest)]);
  }
  static constexpr CardSet full_deck() {
    CardSet all;
    for (int k = 0; k < kCardKinds; ++k) {
      for (int i = 0; i < row(Card(k)).copies; ++i) all.add(Card(k));
    }
    return all;
  }
  constexpr bool operator==(const CardSet&) const = default;

 private:
  std::uint64_t bits_ = 0;
};
}  // namespace spires::towers
