// Each bit function compared with a plain implementation.
#include "engine/core/bits.h"

#include <gtest/gtest.h>

#include "engine/core/rng.h"

namespace spires::tests {
namespace {

TEST(Bits, NthBitIsTheSameInOneStepAndByClearing) {
  Rng rng(1);
  for (int i = 0; i < 5000; ++i) {
    const std::uint64_t thinned = rng.next();
    const std::uint64_t x = rng.next() & thinned;
    for (int n = 0; n < count_bits(x); ++n) {
      const int place = nth_bit(x, n);
      ASSERT_EQ(place, nth_bit_by_clearing(x, n));
      ASSERT_NE((x >> place) & 1U, 0U);
      ASSERT_EQ(count_bits(x & ((std::uint64_t{1} << place) - 1U)), n);
    }
  }
}

TEST(Bits, LowestBitAndWidth) {
  for (int i = 0; i < 64; ++i) EXPECT_EQ(lowest_bit(~std::uint64_t{0} << i), i);
  for (int i = 0; i < 32; ++i) EXPECT_EQ(width_of(1U << i), i + 1);
  EXPECT_EQ(width_of(0), 0);
}

}  // namespace
}  // namespace spires::tests
