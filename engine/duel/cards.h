// Ingredient cards by type, multisets of them in two words, and the used row (KM-1.4, KM-7).
//
// The types of all data files are numbered together in the order of their names, so that a number means the same card
// name at every table and a multiset is written in order. The data of the table say what a card shows.
#pragma once

#include <cassert>
#include <cstdint>
#include <type_traits>

#include "engine/core/bits.h"
#include "engine/duel/ids.h"

namespace spires::duel {

enum class Card : std::uint8_t {};
inline constexpr int kMostCardTypes = 32;
inline constexpr int kMostCopies = 15;
inline constexpr Card kNoCard{0xFF};
inline constexpr Card kHiddenCard{0xFE};  // present, but hidden from this observer
inline constexpr Card kGap{0xFD};         // in a used row: a card has left the middle
constexpr int index(Card card) { return static_cast<int>(card); }
constexpr bool is_known(Card card) { return index(card) < kMostCardTypes; }

// A count for each type, four bits each.
class CardSet {
 public:
  constexpr CardSet() = default;

  constexpr int count(Card card) const { return static_cast<int>((words_[word(card)] >> shift(card)) & 15U); }
  constexpr bool has(Card card) const { return count(card) != 0; }
  constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  // REQUIRES: the set has fewer than 15 of it.
  constexpr void add(Card card) { words_[word(card)] += std::uint64_t{1} << shift(card); }
  // REQUIRES: has(card).
  constexpr void remove(Card card) {
    assert(has(card));
    words_[word(card)] -= std::uint64_t{1} << shift(card);
  }
  // REQUIRES: no type exceeds 15 afterwards.
  constexpr void add_all(const CardSet& other) {
    words_[0] += other.words_[0];
    words_[1] += other.words_[1];
  }
  // REQUIRES: other is contained in this set.
  constexpr void remove_all(const CardSet& other) {
    words_[0] -= other.words_[0];
    words_[1] -= other.words_[1];
  }
  constexpr int size() const { return static_cast<int>(((pairs(0) + pairs(1)) * kEach) >> 56); }

  // Returns the n-th card of all in order. REQUIRES: n < size().
  constexpr Card nth(int n) const {
    std::uint64_t sums = pairs(0) * kEach;
    const int before = static_cast<int>(sums >> 56);
    int half = 0;
    if (n >= before) {
      n -= before;
      half = 1;
      sums = pairs(1) * kEach;
    }
    // Finds the first byte, a pair of types, whose sum exceeds n: no sum reaches 128, so the top bit can mark it.
    const std::uint64_t wanted = static_cast<std::uint64_t>(n + 1) * kEach;
    const int at = lowest_bit(((sums | (kEach << 7)) - wanted) & (kEach << 7)) / 8;
    if (at > 0) n -= static_cast<int>((sums >> (8 * at - 8)) & 0xFFU);
    const int first = static_cast<int>((words_[half] >> (8 * at)) & 15U);
    return Card(16 * half + 2 * at + (n >= first ? 1 : 0));
  }
  // Calls f(card) once for each type in the set, in order.
  template <class F>
  constexpr void for_each_type(F&& f) const {
    for (int half = 0; half < 2; ++half) {
      for (std::uint64_t rest = words_[half]; rest != 0;) {
        const int at = lowest_bit(rest) / 4;
        f(Card(16 * half + at));
        rest &= ~(std::uint64_t{15} << (4 * at));
      }
    }
  }
  // Returns the first type in the set. REQUIRES: not empty.
  constexpr Card first() const {
    return words_[0] != 0 ? Card(lowest_bit(words_[0]) / 4) : Card(16 + lowest_bit(words_[1]) / 4);
  }
  constexpr void remove_type(Card card) { words_[word(card)] &= ~(std::uint64_t{15} << shift(card)); }
  // Marks a type in a set that is used as a mask.
  constexpr void mark(Card card) { words_[word(card)] |= std::uint64_t{15} << shift(card); }
  constexpr CardSet only(const CardSet& mask) const {
    CardSet both;
    both.words_[0] = words_[0] & mask.words_[0];
    both.words_[1] = words_[1] & mask.words_[1];
    return both;
  }
  constexpr CardSet without(const CardSet& mask) const {
    CardSet rest;
    rest.words_[0] = words_[0] & ~mask.words_[0];
    rest.words_[1] = words_[1] & ~mask.words_[1];
    return rest;
  }
  constexpr CardSet either(const CardSet& mask) const {
    CardSet all;
    all.words_[0] = words_[0] | mask.words_[0];
    all.words_[1] = words_[1] | mask.words_[1];
    return all;
  }
  constexpr void fields(auto&& f) const { f("low", words_[0]), f("high", words_[1]); }
  constexpr bool operator==(const CardSet&) const = default;

 private:
  static constexpr std::uint64_t kEach = 0x0101010101010101ULL;
  static constexpr std::uint64_t kNibbles = 0x0F0F0F0F0F0F0F0FULL;
  static constexpr int word(Card card) { return index(card) >> 4; }
  static constexpr int shift(Card card) { return 4 * (index(card) & 15); }
  // Two neighbouring types per byte.
  constexpr std::uint64_t pairs(int half) const { return (words_[half] & kNibbles) + ((words_[half] >> 4) & kNibbles); }
  std::uint64_t words_[2] = {0, 0};
};

// KM-7.2, KM-7.3: the used row, left to right in its owner's frame; a card stays as it was laid. A player gets at most
// twelve cards in twelve turns, and at most as many veiled ones, so 24 places are enough. A gap takes the place of a
// card.
class Row {
 public:
  static constexpr int kRoom = 24;

  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr Card operator[](int i) const { return cards_[i]; }
  constexpr const Card* begin() const { return cards_; }
  constexpr const Card* end() const { return cards_ + size_; }

  // KM-7.2: at an end only. REQUIRES: size() < kRoom.
  constexpr void add(Card card, End end) {
    assert(size_ < kRoom);
    if (end == End::Left) {
      for (int i = size_; i > 0; --i) cards_[i] = cards_[i - 1];
      cards_[0] = card;
    } else {
      cards_[size_] = card;
    }
    ++size_;
  }
  // KM-7.6: the row closes up. REQUIRES: at < size().
  constexpr void take(int at) {
    for (int i = at; i + 1 < size_; ++i) cards_[i] = cards_[i + 1];
    cards_[--size_] = Card{0};
  }
  // R-14, gap: the place stays empty; gaps at an end vanish and neighbouring gaps are one. REQUIRES: at < size().
  constexpr void take_leaving_gap(int at) {
    cards_[at] = kGap;
    for (int i = size_ - 1; i > 0; --i) {
      if (cards_[i] == kGap && cards_[i - 1] == kGap) take(i);
    }
    if (size_ > 0 && cards_[0] == kGap) take(0);
    if (size_ > 0 && cards_[size_ - 1] == kGap) take(size_ - 1);
  }
  // Returns whether all cards are of one type, so that both ends are equal for another card of it (KM-7.5).
  constexpr bool is_all(Card card) const {
    for (const Card here : *this) {
      if (here != card) return false;
    }
    return true;
  }
  constexpr bool operator==(const Row&) const = default;

 private:
  Card cards_[kRoom] = {};
  std::uint8_t size_ = 0;
};

}  // namespace spires::duel
