// Bit functions that give the same answer on every machine the rules run on.
//
// std::countr_zero was seen to be silently wrong in GPU device code, so the rules use these.
#pragma once

#include <cstdint>

namespace spires {

// REQUIRES: x != 0.
constexpr int lowest_bit(std::uint64_t x) {
#if defined(__CUDA_ARCH__)
  return __ffsll(static_cast<long long>(x)) - 1;
#else
  return __builtin_ctzll(x);
#endif
}

constexpr int count_bits(std::uint64_t x) {
#if defined(__CUDA_ARCH__)
  return __popcll(x);
#else
  return __builtin_popcountll(x);
#endif
}

// How many bits a number up to `x` needs.
constexpr int width_of(std::uint32_t x) {
  int bits = 0;
  for (; x != 0; x >>= 1) ++bits;
  return bits;
}

}  // namespace spires
