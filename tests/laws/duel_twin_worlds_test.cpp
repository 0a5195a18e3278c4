// Law 6 of duel at every table: 10,000 pairs of worlds in ./test.
#include <gtest/gtest.h>

#include <iostream>

#include "tests/laws/duel_pairs.h"
#include "tests/scale.h"

namespace spires::laws {
namespace {

using duel::Duel;

constexpr std::int64_t kPairs = 10000;

// Every class of secrets has its share of the pairs. (A few pairs, as under sanitizers, prove nothing.)
void expect_all_classes(const DuelPairCounts& counts) {
  if (counts.pairs < 500) return;
  EXPECT_GT(counts.steps, counts.pairs * 3) << "the pairs end too early to show anything";
  EXPECT_GT(counts.forks * 20, counts.pairs);
  EXPECT_GT(counts.placement * 10, counts.pairs);
  EXPECT_GT(counts.box * 20, counts.pairs);
  EXPECT_GT(counts.exchange * 50, counts.pairs);
  EXPECT_GT(counts.veiled * 50, counts.pairs);
  EXPECT_GT(counts.slots * 20, counts.pairs);
  EXPECT_GT(counts.burned * 20, counts.pairs);
  EXPECT_GT(counts.discard * 20, counts.pairs);
  EXPECT_GT(counts.draw * 10, counts.pairs);
}

TEST(DuelTwinWorlds, LookTheSameUntilSomethingIsRevealed) {
  const std::vector<DuelSubject> subjects = all_duel_subjects(100);
  DuelPairCounts counts;
  int failures = 0;
  std::uint64_t seed = 0;
  while (counts.pairs < tests::scaled(kPairs)) {
    const DuelSubject& subject = subjects[seed % subjects.size()];
    const TwinRun run = run_pair<Duel>(subject, seed++, counts);
    if (run.found && ++failures <= 5) ADD_FAILURE() << text_of(run.found);
  }
  EXPECT_EQ(failures, 0);
  expect_all_classes(counts);
  std::cout << "  " << counts.pairs << " pairs at " << subjects.size() << " tables, " << text_of(counts)
            << "; differ in placement " << counts.placement << ", box " << counts.box << ", exchange "
            << counts.exchange << ", veiled cards " << counts.veiled << ", slots " << counts.slots << ", burned cards "
            << counts.burned << ", discard pile " << counts.discard << ", draw pile " << counts.draw
            << ", parted later " << counts.forks << "\n";
}

}  // namespace
}  // namespace spires::laws
