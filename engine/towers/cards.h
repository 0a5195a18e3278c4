// WT-5: the 90 movement cards as a table, and a multiset of them in one 64-bit word.
#pragma once

#include <cassert>
#include <cstdint>

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
  std::uint8_t tower;   // steps of a tower, 0: no tower side (or by dice)
  std::uint8_t wizard;  // steps of a wizard
  std::uint8_t dice;    // dice symbols, 0: fixed values
  std::uint8_t copies;
  Side only;            // None: tower or wizard, as the player chooses

  // WT-5.5: a fixed card whose side is a choice.
  constexpr bool combined() const { return only == Side::None && dice == 0; }
  constexpr bool moves(Side side) const { return only == Side::None || only == side; }
};

// WT-5.2, in the order of the notation.
SPIRES_TABLE Keyed<Card, CardRow, kCardKinds> kCards{{
    {"W1", 0, 1, 0, 4, Side::Wizard},    {"W2", 0, 2, 0, 4, Side::Wizard},    {"W3", 0, 3, 0, 4, Side::Wizard},
    {"W4", 0, 4, 0, 4, Side::Wizard},    {"W5", 0, 5, 0, 4, Side::Wizard},    {"T1", 1, 0, 0, 4, Side::Tower},
    {"T2", 2, 0, 0, 4, Side::Tower},    {"T3", 3, 0, 0, 4, Side::Tower},    {"T4", 4, 0, 0, 4, Side::Tower},
    {"T5", 5, 0, 0, 4, Side::Tower},    {"C1|1", 1, 1, 0, 3, Side::None},   {"C2|2", 2, 2, 0, 3, Side::None},
    {"C3|3", 3, 3, 0, 3, Side::None},   {"C4|4", 4, 4, 0, 3, Side::None},   {"C5|1", 5, 1, 0, 6, Side::None},
    {"C4|2", 4, 2, 0, 6, Side::None},   {"C2|4", 2, 4, 0, 6, Side::None},   {"C1|5", 1, 5, 0, 6, Side::None},
    {"DC1", 0, 0, 1, 6, Side::None},    {"DT2", 0, 0, 2, 3, Side::Tower},   {"DW2", 0, 0, 2, 3, Side::Wizard},
    {"DT3", 0, 0, 3, 1, Side::Tower},   {"DW3", 0, 0, 3, 1, Side::Wizard},
}};
constexpr const CardRow& row(Card card) { return kCards[card]; }

inline constexpr int kAllCards = [] {
  int sum = 0;
  for (const CardRow& card : kCards) sum += card.copies;
  return sum;
}();
static_assert(kAllCards == 90);

// Where the count of each kind stands in the word of a CardSet.
struct CardField {
  std::uint8_t shift;
  std::uint8_t mask;
};
struct CardFields {
  Keyed<Card, CardField, kCardKinds> at{};
  Keyed<int, Card, 64> kind_of_bit{};
  std::uint64_t ones = 0;  // the lowest bit of every field, then the second, then the third
  std::uint64_t twos = 0;
  std::uint64_t fours = 0;
  int used = 0;
};
constexpr CardFields make_card_fields() {
  CardFields fields;
  for (int k = 0; k < kCardKinds; ++k) {
    const int width = width_of(row(Card(k)).copies);
    fields.at[Card(k)] = {static_cast<std::uint8_t>(fields.used),
                                              static_cast<std::uint8_t>((1U << width) - 1)};
    for (int b = 0; b < width; ++b) fields.kind_of_bit[fields.used + b] = Card(k);
    fields.ones |= std::uint64_t{1} << fields.used;
    if (width > 1) fields.twos |= std::uint64_t{2} << fields.used;
    if (width > 2) fields.fours |= std::uint64_t{4} << fields.used;
    fields.used += width;
  }
  return fields;
}
SPIRES_TABLE CardFields kCardFields = make_card_fields();
static_assert(make_card_fields().used <= 64);

// How many of each kind, each kind in a field just wide enough for its copies.
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
  // The n-th card when all are laid out in the order of the table. REQUIRES: n < size().
  constexpr Card nth(int n) const {
    int k = 0;
    for (int quarter = kCardKinds / 4; quarter < kCardKinds; quarter += kCardKinds / 4) {
      const int before = cards_before(Card(quarter)).size();
      if (before > n) break;
      k = quarter;
    }
    n -= cards_before(Card(k)).size();
    for (;; ++k) {
      n -= count(Card(k));
      if (n < 0) return Card(k);
    }
  }
  // Calls f(card) once for each kind that is here, in the order of the table.
  template <class F>
  constexpr void for_each_kind(F&& f) const {
    std::uint64_t rest = bits_;
    while (rest != 0) {
      const Card card = kCardFields.kind_of_bit[lowest_bit(rest)];
      f(card);
      const CardField& field = kCardFields.at[card];
      rest &= ~(std::uint64_t{field.mask} << field.shift);
    }
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
  constexpr CardSet cards_before(Card card) const {
    return CardSet(bits_ & ((std::uint64_t{1} << kCardFields.at[card].shift) - 1));
  }
  std::uint64_t bits_ = 0;
};
}  // namespace spires::towers
