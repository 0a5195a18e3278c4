// What a bot is fitted to is never what it is measured on.
#include "bots/seeds.h"

#include <gtest/gtest.h>

#include "engine/core/playout.h"

namespace spires::bots {
namespace {

TEST(Seeds, RangesAreDisjoint) {
  constexpr SeedRange kRanges[] = {SeedRange::Training, SeedRange::Development, SeedRange::Test};
  for (const SeedRange range : kRanges) {
    for (std::uint32_t i = 0; i < 1000; ++i) {
      const std::uint64_t seed = seed_in(range, game_seed(i, 1000 - i));
      for (const SeedRange other : kRanges) EXPECT_EQ(is_in(other, seed), other == range);
    }
  }
}
TEST(Seeds, HaveNames) {
  EXPECT_EQ(find_seed_range("training"), SeedRange::Training);
  EXPECT_EQ(find_seed_range("development"), SeedRange::Development);
  EXPECT_EQ(find_seed_range("test"), SeedRange::Test);
  EXPECT_EQ(find_seed_range("exam"), std::nullopt);
}
// The games of a series stay different from each other in a range.
TEST(Seeds, StayDifferentInARange) {
  EXPECT_NE(seed_in(SeedRange::Test, game_seed(1, 1)), seed_in(SeedRange::Test, game_seed(1, 2)));
  EXPECT_NE(seed_in(SeedRange::Test, game_seed(1, 0)), seed_in(SeedRange::Test, game_seed(2, 0)));
}

}  // namespace
}  // namespace spires::bots
