// The engine compared with the reference implementation, step by step.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <iostream>

#include "tests/differential/towers_campaign.h"
#include "tests/differential/towers_reachable.h"
#include "tests/scale.h"

namespace spires::differential {

namespace {

// Steps at scale 1, for each cell, each value of each option, each busy table.
constexpr std::int64_t kStepsPerCell = 1500;
constexpr std::int64_t kStepsPerOverride = 700;
constexpr std::int64_t kStepsPerBusyTable = 1800;
constexpr std::int64_t kSoloLimits = 20;  // games

// The least number of comparisons of each reachable decision, at scale 1, and the most rounds of busy tables played for
// it: which decisions are rare changes with every spell and every option.
constexpr double kLeastPerDecision = 3;
constexpr std::uint64_t kMostRounds = 6;

class TowersDifferential : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    play_cells(tests::scaled(kStepsPerCell), census, steps_by_cell, cells);
    play_options(tests::scaled(kStepsPerOverride), census, options);
    for (std::uint64_t round = 0; round == 0 || (round < kMostRounds && !rare().empty()); ++round) {
      play_busy(tests::scaled(kStepsPerBusyTable), round, census, busy);
    }
    play_solo_limits(tests::scaled(kSoloLimits), census, busy);
    std::cout << "cells: " << cells.summary() << '\n';
    std::cout << "options: " << options.summary() << '\n';
    std::cout << "busy tables: " << busy.summary() << '\n';
    std::cout << census.table();
  }

  static std::vector<std::string> rare() {
    return too_rare(census, towers_reachable(), static_cast<std::int64_t>(kLeastPerDecision * tests::scale()));
  }

  static inline Census census = towers_census();
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
  for (const char* reason : {"goal", "deadlock", "cap"}) EXPECT_GT(cells.endings[reason], 0) << reason;
}

// A decision that hardly ever occurred was hardly compared.
TEST_F(TowersDifferential, NoReachableDecisionIsRare) { EXPECT_THAT(rare(), testing::IsEmpty()); }

TEST_F(TowersDifferential, NoOtherDecisionComesUp) {
  EXPECT_THAT(unexpected(census, towers_reachable()), testing::IsEmpty());
}

}  // namespace

}  // namespace spires::differential
