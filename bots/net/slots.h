// Compares the rows of two positions slot by slot. A slot is a numbered place of a list that holds one row, or 0: none.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "engine/core/bits.h"

namespace spires::bots {

// Calls f(old row, new row) for each slot that differs. REQUIRES: `slots` is a multiple of 16.
template <class F>
void changed_slots(const std::uint16_t* old, const std::uint16_t* now, int slots, F&& f) {
  static_assert(std::endian::native == std::endian::little, "the first slot is in the lowest bits of a word");
  constexpr int kWords = 4;  // compared at a time
  for (int first = 0; first < slots; first += 4 * kWords) {
    std::array<std::uint64_t, kWords> a{};
    std::array<std::uint64_t, kWords> b{};
    std::memcpy(a.data(), old + first, sizeof a);
    std::memcpy(b.data(), now + first, sizeof b);
    std::uint64_t any = 0;
    for (std::size_t w = 0; w < kWords; ++w) any |= a[w] ^= b[w];
    if (any == 0) continue;
    for (int w = 0; w < kWords; ++w) {
      for (std::uint64_t rest = a[static_cast<std::size_t>(w)]; rest != 0;) {
        const int k = lowest_bit(rest) / 16;
        rest &= ~(std::uint64_t{0xFFFF} << (16 * k));
        f(old[first + 4 * w + k], now[first + 4 * w + k]);
      }
    }
  }
}

}  // namespace spires::bots
