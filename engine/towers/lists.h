// Turns bit sets into legal actions. Wizards, blocks and cards are added in bulk: a Tally adds a count, a Picker goes
// straight to the wanted one. Playouts count and pick without building a list.
#pragma once

#include <cstdint>

#include "engine/core/bits.h"
#include "engine/core/listing.h"
#include "engine/towers/action.h"
#include "engine/towers/evolve.h"
#include "engine/towers/state.h"

namespace spires::towers {

using Picker = spires::Picker<Action>;

// Adds an action for each set bit, lowest first: make(index of the bit).
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

// Adds an action for each space of a set: make(space).
template <class Out, class F>
constexpr void push_spaces(Out& out, std::uint32_t spaces, F make) {
  push_bits(out, spaces, [&](int i) { return make(Space(i)); });
}

// Adds an action for each pair of spaces of a set: make(lower, higher).
template <class Out, class F>
constexpr void push_pairs(Out& out, std::uint32_t spaces, F make) {
  for (; spaces != 0; spaces &= spaces - 1) {
    const Space first = Space(lowest_bit(spaces));
    push_spaces(out, spaces & (spaces - 1), [&](Space second) { return make(first, second); });
  }
}
template <class F>
constexpr void push_pairs(Tally& out, std::uint32_t spaces, F) {
  const int count = count_bits(spaces);
  out.add(count * (count - 1) / 2);
}

// Adds an action for each block of a set, one bit per tower: make(space, level).
template <class Out, class F>
constexpr void push_blocks(Out& out, const State& s, std::uint32_t towers, F make) {
  push_bits(out, towers, [&](int t) { return make(s.tower[t].space(), s.tower[t].level()); });
}

}  // namespace spires::towers
