#include "engine/core/rng.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <vector>

#include "engine/core/playout.h"

namespace spires {
namespace {

static_assert(below(0, 6) == 0);
static_assert(below(UINT64_MAX, 6) == 5);
static_assert(below(UINT64_MAX, UINT32_MAX) == UINT32_MAX - 1);

TEST(Rng, IsSplitMix64) {
  // The first outputs of Vigna's reference for seed 1234567.
  Rng rng(1234567);
  EXPECT_EQ(rng.next(), 6457827717110365317ULL);
  EXPECT_EQ(rng.next(), 3203168211198807973ULL);
  EXPECT_EQ(rng.next(), 9817491932198370423ULL);
}

TEST(Rng, BelowScalesTheHighHalfOfTheWord) {
  // docs/record-format.md: floor(h × bound / 2^32), where h is the high half.
  EXPECT_EQ(below(0x7FFFFFFFFFFFFFFFULL, 2), 0U);
  EXPECT_EQ(below(0x8000000000000000ULL, 2), 1U);
  EXPECT_EQ(below(0x55555555FFFFFFFFULL, 3), 0U);
  EXPECT_EQ(below(0x5555555600000000ULL, 3), 1U);
}

RC_GTEST_PROP(Rng, BelowIsMonotonic, (std::uint64_t a, std::uint64_t b)) {
  const std::uint32_t bound = *rc::gen::inRange(1U, 1000U);
  RC_ASSERT(below(a, bound) < bound);
  RC_ASSERT((a <= b) == (below(a, bound) <= below(b, bound)) || below(a, bound) == below(b, bound));
}

TEST(Rng, BelowGivesEveryValueItsShare) {
  Rng rng(11);
  std::vector<int> counts(7);
  constexpr int kEach = 10000;
  for (int i = 0; i < 7 * kEach; ++i) ++counts[rng.next_below(7)];
  for (const int count : counts) EXPECT_NEAR(count, kEach, 500);
}

TEST(Rng, ChanceWordsDependOnSeedAndNumberAlone) {
  const SeededWords words(42);
  const SeededWords again(42);
  for (std::uint32_t k = 100; k-- > 0;) EXPECT_EQ(words.word(k), again.word(k));
  std::set<std::uint64_t> seen;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    for (std::uint32_t k = 0; k < 100; ++k) seen.insert(SeededWords(seed).word(k));
  }
  EXPECT_EQ(seen.size(), 10000U);
}

TEST(Rng, ChanceWordsAreDocumented) {
  // docs/record-format.md names these values.
  EXPECT_EQ(SeededWords(42).word(0), 0xf9bbda57217b34cULL);
  EXPECT_EQ(SeededWords(42).word(1), 0xb4ffd258bb8eb502ULL);
}

TEST(Rng, SeriesWithCloseSeedsShareNoGame) {
  std::set<std::uint64_t> seeds;
  for (std::uint64_t series = 0; series < 50; ++series) {
    for (std::uint32_t i = 0; i < 50; ++i) seeds.insert(game_seed(series, i));
  }
  EXPECT_EQ(seeds.size(), 2500U);
  EXPECT_EQ(game_seed(17, 0), 17U);
}

}  // namespace
}  // namespace spires
