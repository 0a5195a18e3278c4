// Three ways to go through the legal actions, so that the rules list them in one place only.
//
// Actions keeps them, a Tally counts them, a Picker finds the one at a given place. Wizards and blocks come in bulk: a
// Tally adds a count, a Picker goes straight to the one it wants. Playouts count and pick; nobody makes a list there.
#pragma once

#include <cstdint>

#include "engine/core/bits.h"
#include "engine/towers/action.h"
#include "engine/towers/evolve.h"
#include "engine/towers/state.h"

namespace spires::towers {

class Tally {
 public:
  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr void clear() { size_ = 0; }
  constexpr void push_back(const Action&) { ++size_; }
  constexpr void push_if(bool wanted, const Action&) { size_ += wanted ? 1 : 0; }
  constexpr void add(int count) { size_ += count; }

 private:
  int size_ = 0;
};

class Picker {
 public:
  constexpr explicit Picker(int wanted) : wanted_(wanted) {}
  // REQUIRES: more than `wanted` actions have been pushed.
  constexpr Action found() const { return found_; }

  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr void clear() { size_ = 0; }
  constexpr void push_back(const Action& action) {
    found_ = size_ == wanted_ ? action : found_;
    ++size_;
  }
  constexpr void push_if(bool wanted, const Action& action) {
    found_ = wanted && size_ == wanted_ ? action : found_;
    size_ += wanted ? 1 : 0;
  }
  // Passes `count` actions at once: calls find(n) if the wanted one is the n-th of them.
  template <class F>
  constexpr void pass(int count, F find) {
    const int n = wanted_ - size_;
    size_ += count;
    if (n >= 0 && n < count) found_ = find(n);
  }

 private:
  int wanted_;
  int size_ = 0;
  Action found_{};
};

// Calls f(space) for each bit, from the lowest.
template <class F>
constexpr void for_each_space(std::uint32_t spaces, F f) {
  for (; spaces != 0; spaces &= spaces - 1) f(Space(lowest_bit(spaces)));
}

// REQUIRES: n is below the number of set bits.
constexpr Space nth_space(std::uint32_t spaces, int n) {
  for (; n != 0; --n) spaces &= spaces - 1;
  return Space(lowest_bit(spaces));
}

// An action for each space of a set: make(space).
template <class F>
constexpr void push_spaces(Actions& out, std::uint32_t spaces, F make) {
  for_each_space(spaces, [&](Space space) { out.push_back(make(space)); });
}
template <class F>
constexpr void push_spaces(Tally& out, std::uint32_t spaces, F) {
  out.add(count_bits(spaces));
}
template <class F>
constexpr void push_spaces(Picker& out, std::uint32_t spaces, F make) {
  out.pass(count_bits(spaces), [&](int n) { return make(nth_space(spaces, n)); });
}

// The towers on the board; all nine are, unless a position was set up for study.
constexpr int towers_on_board(const State& s) {
  if (s.tower[kTowers - 1].on_board() && s.tower[kTowers - 2].on_board()) return kTowers;
  int count = 0;
  for (const Place place : s.tower) count += place.on_board() ? 1 : 0;
  return count;
}

// How many blocks stand on other spaces than the excluded ones.
constexpr int count_blocks(const State& s, std::uint32_t excluded) {
  int count = towers_on_board(s);
  for_each_space(excluded, [&](Space space) { count -= height(s, space); });
  return count;
}

// An action for each block that does not stand on an excluded space: make(space, level).
template <class F>
constexpr void push_blocks(Actions& out, const State& s, std::uint32_t excluded, F make) {
  for (const Place place : s.tower) {
    out.push_if(place.on_board() && (excluded & bit(place.space())) == 0, make(place.space(), place.level()));
  }
}
template <class F>
constexpr void push_blocks(Tally& out, const State& s, std::uint32_t excluded, F) {
  out.add(count_blocks(s, excluded));
}
// REQUIRES: more than n blocks stand on other spaces than the excluded ones.
constexpr Place nth_block(const State& s, std::uint32_t excluded, int n) {
  for (const Place place : s.tower) {
    const bool listed = place.on_board() && (excluded & bit(place.space())) == 0;
    if (listed && n-- == 0) return place;
  }
  return Place::nowhere();
}
template <class F>
constexpr void push_blocks(Picker& out, const State& s, std::uint32_t excluded, F make) {
  const int count = count_blocks(s, excluded);
  out.pass(count, [&](int n) {
    const Place place = count == kTowers ? s.tower[n] : nth_block(s, excluded, n);
    return make(place.space(), place.level());
  });
}

}  // namespace spires::towers
