#include "engine/duel/text.h"
#include "tests/golden_trace.h"

namespace spires::duel::tests {
namespace {

using spires::tests::golden_files;

class DuelGolden : public ::testing::TestWithParam<std::string> {};

TEST_P(DuelGolden, IsReproducedLineByLine) {
  int ends = 0;
  spires::tests::replay_golden<Text>(GetParam(), [&](const auto& replay, const auto& line) {
    ++ends;
    // Clients read the score from events, which must agree with the line.
    int totals = 0;
    for (const Event& event : replay.events()) {
      const auto* total = std::get_if<TotalCounted>(&event);
      if (total == nullptr) continue;
      EXPECT_EQ(line["score"][Text::seat(total->seat)]["total"], total->total);
      ++totals;
    }
    EXPECT_EQ(totals, 2);
  });
  EXPECT_GT(ends, 0);
}

INSTANTIATE_TEST_SUITE_P(Traces, DuelGolden, ::testing::ValuesIn(golden_files("duel")), spires::tests::golden_name);

TEST(DuelGoldenFiles, AreThere) { EXPECT_GE(golden_files("duel").size(), 1U); }

}  // namespace
}  // namespace spires::duel::tests
