// The engine against the reference implementation, step by step.
#include <gtest/gtest.h>

#include <iostream>
#include <set>

#include "tests/differential/campaign.h"
#include "tests/differential/reachable.h"
#include "tests/scale.h"

namespace spires::differential {

namespace {

// Steps at scale 1, for each cell, each value of each option, each busy table.
constexpr std::int64_t kStepsPerCell = 1500;
constexpr std::int64_t kStepsPerOverride = 700;
constexpr std::int64_t kStepsPerBusyTable = 1800;
constexpr std::int64_t kSoloLimits = 20;  // games

// How often each reachable decision is compared at least, at scale 1.
constexpr double kLeastPerDecision = 3;

void print(const char* what, const Findings& findings) {
  std::cout << what << ": " << findings.games << " games, " << findings.steps << " steps compared ("
            << findings.decisions << " decisions), endings:";
  for (const auto& [reason, count] : findings.reasons) std::cout << ' ' << reason << ' ' << count;
  std::cout << '\n';
}

class TowersDifferential : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    play_cells(tests::scaled(kStepsPerCell), census, steps_by_cell, cells);
    play_options(tests::scaled(kStepsPerOverride), census, options);
    play_busy(tests::scaled(kStepsPerBusyTable), census, busy);
    play_solo_limits(tests::scaled(kSoloLimits), census, busy);
    print("cells", cells);
    print("options", options);
    print("busy tables", busy);
    std::cout << census.table();
  }

  static inline Census census;
  static inline Findings cells;
  static inline Findings options;
  static inline Findings busy;
  static inline std::map<std::string, std::int64_t> steps_by_cell;
};

TEST_F(TowersDifferential, EveryCellIsPlayedAlike) {
  for (const std::string& difference : cells.differences) ADD_FAILURE() << difference;
}

TEST_F(TowersDifferential, BusyTablesArePlayedAlike) {
  for (const std::string& difference : busy.differences) ADD_FAILURE() << difference;
}

TEST_F(TowersDifferential, EveryOptionIsPlayedAlike) {
  for (const std::string& difference : options.differences) ADD_FAILURE() << difference;
}

TEST_F(TowersDifferential, EnoughStepsSpreadEvenly) {
  const std::int64_t steps = cells.steps + options.steps + busy.steps;
  std::cout << steps << " steps compared\n";
  EXPECT_GE(steps, tests::scaled(50000));
  for (const auto& [cell, count] : steps_by_cell) EXPECT_EQ(count, tests::scaled(kStepsPerCell)) << cell;
}

TEST_F(TowersDifferential, EveryEndingComesUp) {
  if (tests::scale() < 1) GTEST_SKIP() << "the games are too short to end";
  for (const char* reason : {"goal", "deadlock", "cap"}) EXPECT_GT(cells.reasons[reason], 0) << reason;
}

// A decision that hardly ever came up was hardly compared.
TEST_F(TowersDifferential, NoReachableDecisionIsRare) {
  const auto least = static_cast<std::int64_t>(kLeastPerDecision * tests::scale());
  for (const ReachableCell& one : reachable_cells()) {
    EXPECT_GE(census.count(one.cell, one.variant), least)
        << one.cell.phase << ", " << one.cell.kind << ", " << one.variant;
  }
}

TEST_F(TowersDifferential, NoOtherDecisionComesUp) {
  std::set<std::string> known;
  const auto name = [](const Census::Cell& cell, const std::string& variant) {
    return cell.phase + ", " + cell.kind + ", " + variant;
  };
  for (const ReachableCell& one : reachable_cells()) known.insert(name(one.cell, one.variant));
  for (const auto& [cell, counts] : census.cells()) {
    for (const char* variant : towers::kVariantNames) {
      if (counts[Census::place(variant)] == 0) continue;
      EXPECT_TRUE(known.contains(name(cell, variant))) << name(cell, variant);
    }
  }
}

}  // namespace

}  // namespace spires::differential
