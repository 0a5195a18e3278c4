// The engine against the reference implementation, step by step.
#include <gtest/gtest.h>

#include <iostream>

#include "tests/differential/campaign.h"
#include "tests/scale.h"

namespace spires::differential {

namespace {

// Steps at scale 1, for each cell, each value of each option, each busy table.
constexpr std::int64_t kStepsPerCell = 1500;
constexpr std::int64_t kStepsPerOverride = 700;
constexpr std::int64_t kStepsPerBusyTable = 1500;

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

}  // namespace

}  // namespace spires::differential
