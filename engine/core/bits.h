// Bit functions with the same result on every machine that runs the rules.
//
// std::countr_zero has been silently wrong in GPU device code, so the rules use these.
#pragma once

#include <cstdint>
#include <type_traits>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace spires {

// REQUIRES: x != 0.
constexpr int lowest_bit(std::uint64_t x) {
#if defined(__CUDA_ARCH__)
  if (!std::is_constant_evaluated()) return __ffsll(static_cast<long long>(x)) - 1;
#endif
  return __builtin_ctzll(x);
}

constexpr int count_bits(std::uint64_t x) {
#if defined(__CUDA_ARCH__)
  if (!std::is_constant_evaluated()) return __popcll(x);
#endif
  return __builtin_popcountll(x);
}

// Returns the position of the n-th set bit, counted from the lowest. REQUIRES: n < count_bits(x).
constexpr int nth_bit_by_clearing(std::uint64_t x, int n) {
  for (; n != 0; --n) x &= x - 1;
  return lowest_bit(x);
}
// Same result in one step, on processors that can deposit bits. Tests compare the two.
constexpr int nth_bit(std::uint64_t x, int n) {
#if defined(__BMI2__)
  if (!std::is_constant_evaluated()) return lowest_bit(_pdep_u64(std::uint64_t{1} << n, x));
#endif
  return nth_bit_by_clearing(x, n);
}

// Returns how many bits a number up to `x` needs.
constexpr int width_of(std::uint32_t x) {
  int bits = 0;
  for (; x != 0; x >>= 1) ++bits;
  return bits;
}

}  // namespace spires
