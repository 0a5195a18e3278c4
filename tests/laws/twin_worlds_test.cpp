// Law 6 at every table: 10,000 pairs of worlds in ./test.
#include <gtest/gtest.h>

#include <iostream>

#include "tests/laws/towers_pairs.h"
#include "tests/scale.h"

namespace spires::laws {
namespace {

using towers::Towers;

constexpr std::int64_t kPairs = 10000;

TEST(TwinWorlds, LookTheSameUntilSomethingIsRevealed) {
  const std::vector<TowersSubject> subjects = all_towers_subjects(100);
  TowersPairCounts counts;
  int failures = 0;
  std::uint64_t seed = 0;
  while (counts.pairs < tests::scaled(kPairs)) {
    const TowersSubject& subject = subjects[seed % subjects.size()];
    const TwinRun run = run_pair<Towers>(subject, seed++, counts);
    if (run.found && ++failures <= 5) ADD_FAILURE() << text_of(run.found);
  }
  EXPECT_EQ(failures, 0);
  EXPECT_GT(counts.covered * 4, counts.pairs) << "too few pairs differ under towers";
  EXPECT_GT(counts.steps, counts.pairs * 3) << "the pairs end too early to show anything";
  std::cout << "  " << counts.pairs << " pairs at " << subjects.size() << " tables, " << counts.covered
            << " differ under towers, " << text_of(counts) << "\n";
}

}  // namespace
}  // namespace spires::laws
