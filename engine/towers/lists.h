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

// An action for each set bit, from the lowest: make(place of the bit).
template <class F>
constexpr void push_bits(Actions& out, std::uint64_t bits, F make) {
  for (; bits != 0; bits &= bits - 1) out.push_back(make(lowest_bit(bits)));
}
template <class F>
constexpr void push_bits(Tally& out, std::uint64_t bits, F) {
  out.add(count_bits(bits));
}
template <class F>
constexpr void push_bits(Picker& out, std::uint64_t bits, F make) {
  out.pass(count_bits(bits), [&](int n) { return make(nth_bit(bits, n)); });
}

// An action for each space of a set: make(space).
template <class Out, class F>
constexpr void push_spaces(Out& out, std::uint32_t spaces, F make) {
  push_bits(out, spaces, [&](int i) { return make(Space(i)); });
}

// An action for each block of a set, one bit a tower: make(space, level).
template <class Out, class F>
constexpr void push_blocks(Out& out, const State& s, std::uint32_t towers, F make) {
  push_bits(out, towers, [&](int t) { return make(s.tower[t].space(), s.tower[t].level()); });
}

}  // namespace spires::towers
