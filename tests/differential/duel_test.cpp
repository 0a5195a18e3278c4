// The engine of Knight & Mage compared with the reference implementation, step by step.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>

#include "tests/differential/duel_campaign.h"
#include "tests/differential/duel_reachable.h"
#include "tests/scale.h"

namespace spires::differential {

namespace {

// At scale 1: games of about a hundred steps each, and tables to search for rare ones.
constexpr std::int64_t kUsualGames = 120;
constexpr std::int64_t kCellGames = 1400;  // every cell at least once
constexpr std::int64_t kScoutedTables = 16000;

// The least number of comparisons of each reachable decision, at scale 1.
constexpr double kLeastPerDecision = 3;

class DuelDifferential : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    play_usual_duels(tests::scaled(kUsualGames), census, usual);
    play_duel_cells(tests::scaled(kCellGames), census, cells);
    play_rare_duels(tests::scaled(kScoutedTables), census, scouted);
    std::cout << "the usual table: " << usual.summary() << '\n';
    std::cout << "cells: " << cells.summary() << '\n';
    std::cout << "scouted games: " << scouted.summary() << '\n';
    std::cout << census.table();
  }

  static inline Census census = duel_census();
  static inline Findings usual;
  static inline Findings cells;
  static inline Findings scouted;
};

TEST_F(DuelDifferential, TheUsualTableIsPlayedAlike) {
  for (const std::string& difference : usual.differences) ADD_FAILURE() << difference;
}

TEST_F(DuelDifferential, EveryCellIsPlayedAlike) {
  for (const std::string& difference : cells.differences) ADD_FAILURE() << difference;
}

TEST_F(DuelDifferential, RareGamesArePlayedAlike) {
  for (const std::string& difference : scouted.differences) ADD_FAILURE() << difference;
}

TEST_F(DuelDifferential, EnoughSteps) {
  const std::int64_t steps = usual.steps + cells.steps + scouted.steps;
  std::cout << steps << " steps compared\n";
  EXPECT_GE(steps, tests::scaled(150000));
  EXPECT_GE(kCellGames, static_cast<std::int64_t>(all_duel_cells().size()));
}

// KM-13.6
TEST_F(DuelDifferential, EveryGameEnds) {
  for (const Findings* findings : {&usual, &cells, &scouted}) EXPECT_FALSE(findings->endings.contains("unfinished"));
}

// A decision that hardly ever occurred was hardly compared.
TEST_F(DuelDifferential, NoReachableDecisionIsRare) {
  const auto least = static_cast<std::int64_t>(kLeastPerDecision * std::min(1.0, tests::scale()));
  EXPECT_THAT(too_rare(census, duel_reachable(), least), testing::IsEmpty());
}

TEST_F(DuelDifferential, NoOtherDecisionComesUp) {
  std::vector<Reachable> all = duel_reachable();
  for (const Reachable& cell : duel_reachable_by_luck()) all.push_back(cell);
  EXPECT_THAT(unexpected(census, all), testing::IsEmpty());
}

}  // namespace

}  // namespace spires::differential
