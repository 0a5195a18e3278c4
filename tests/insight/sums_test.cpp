// The columns of a report add up in whole parts: at every step, over the sides, and for the whole game.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "tests/insight/games.h"
#include "tests/scale.h"

namespace spires::tests {
namespace {

using insight::kWhole;
using insight::Parts;
using insight::PartsList;
using insight::Report;
using insight::SideReport;
using insight::StepReport;

// The sums do not depend on the nodes.
constexpr std::uint32_t kFewNodes = 1;

Parts sum_of(const PartsList& parts) {
  Parts sum = 0;
  for (const Parts one : parts) sum += one;
  return sum;
}

// Adds all columns of a step, each of which adds up to 0 over the sides.
PartsList change_in(const StepReport& step) {
  PartsList change(step.value.size(), 0);
  const auto add = [&](const PartsList& column) {
    EXPECT_EQ(sum_of(column), 0) << "step " << step.number;
    for (std::size_t j = 0; j < change.size(); ++j) change[j] += column[j];
  };
  for (const insight::LuckReport& luck : step.luck) add(luck.parts);
  if (step.choice) add(step.choice->skill);
  if (step.choice) add(step.choice->information);
  add(step.second);
  return change;
}

void expect_adds_up(const Report& report) {
  PartsList value = report.start;
  EXPECT_EQ(sum_of(value), kWhole);
  for (const StepReport& step : report.steps) {
    const PartsList change = change_in(step);
    for (std::size_t j = 0; j < value.size(); ++j) value[j] += change[j];
    ASSERT_EQ(value, step.value) << "step " << step.number << " " << step.text;
    ASSERT_EQ(sum_of(value), kWhole) << "step " << step.number;
  }
  for (std::size_t j = 0; j < report.sides.size(); ++j) {
    const SideReport& side = report.sides[j];
    EXPECT_EQ(side.start + side.deal + side.own_choices + side.other_choices + side.own_luck + side.other_luck +
                  side.information + side.second,
              side.result);
    EXPECT_EQ(side.result, value[j]);
  }
}

template <class K>
class InsightSums : public testing::Test {};
using AllTools = testing::Types<towers::Tools, duel::Tools>;
TYPED_TEST_SUITE(InsightSums, AllTools);

TYPED_TEST(InsightSums, AddUpInTheOpeningOfEveryRulesetWithUndoneLines) {
  std::uint64_t seed = 0;
  for (const Ruleset& ruleset : TypeParam::rulesets()) {
    SCOPED_TRACE(ruleset.name);
    const Report report = report_of(random_game<TypeParam>(ruleset.settings, ++seed, {10, 5}), kFewNodes);
    EXPECT_TRUE(report.stopped);
    expect_adds_up(report);
  }
}

TYPED_TEST(InsightSums, AddUpInWholeGamesFromTheStartToTheResult) {
  const std::vector<Ruleset> rulesets = TypeParam::rulesets();
  const auto games = static_cast<std::uint64_t>(scaled(6));
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    const Ruleset& ruleset = rulesets[mix64(seed) % rulesets.size()];
    SCOPED_TRACE(ruleset.name + " seed " + std::to_string(seed));
    const std::string record = bot_game<TypeParam>(ruleset.settings, {"wanderer", "child"}, {}, seed);
    expect_adds_up(report_of(record, kFewNodes));
  }
}

TYPED_TEST(InsightSums, AFinishedGameIsWorthItsResult) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const auto match = bot_match<TypeParam>({}, {"wanderer"}, {}, seed);
    ASSERT_TRUE(match.pending().is_over());
    const Report report = report_of(write_record(match.record(seeded(seed))), 1);
    const Outcome outcome = TypeParam::Text::Game::outcome(match.rules(), match.state());
    const int winners = static_cast<int>(outcome.won(Seat::A)) + static_cast<int>(outcome.won(Seat::B));
    EXPECT_FALSE(report.stopped);
    EXPECT_EQ(report.sides[0].result, outcome.won(Seat::A) ? kWhole / winners : 0);
    EXPECT_EQ(report.sides[1].result, outcome.won(Seat::B) ? kWhole / winners : 0);
  }
}

TEST(InsightSides, PartnersWinTogetherAndASoloPlayerPlaysAgainstTheClock) {
  const Settings teams = {{"players", "4", Setting::Kind::Number}, {"teams", "true", Setting::Kind::Flag}};
  const auto match = bot_match<towers::Tools>(teams, {"wanderer"}, {}, 3);
  ASSERT_TRUE(match.pending().is_over());
  const Report report = report_of(write_record(match.record(seeded(3))), 1);
  ASSERT_EQ(report.sides.size(), 2U);
  EXPECT_EQ(report.sides[0].seats, (std::vector<std::string>{"A", "C"}));
  EXPECT_EQ(report.sides[1].seats, (std::vector<std::string>{"B", "D"}));
  const bool first_won = towers::Towers::outcome(match.rules(), match.state()).won(Seat::A);
  EXPECT_EQ(report.sides[0].result, first_won ? kWhole : 0);

  const Settings solo = {{"players", "1", Setting::Kind::Number}, {"variant", "solo", Setting::Kind::Word}};
  const Report alone = report_of(random_game<towers::Tools>(solo, 1), 1);
  ASSERT_EQ(alone.sides.size(), 2U);
  EXPECT_TRUE(alone.sides[1].seats.empty());
  EXPECT_EQ(alone.sides[0].result + alone.sides[1].result, kWhole);
}

TEST(InsightShares, RoundByTheLargestRemainder) {
  insight::Shares thirds;
  for (int j = 0; j < 3; ++j) thirds[j] = 1;
  const insight::Shares shares = insight::apportioned(thirds, 3);
  EXPECT_EQ(shares.sum(), kWhole);
  EXPECT_EQ(shares[0], kWhole / 3 + 1);
  EXPECT_EQ(shares[1], kWhole / 3);
  insight::Shares uneven;
  uneven[0] = 1;
  uneven[1] = 2;
  EXPECT_EQ(insight::apportioned(uneven, 2)[1], 2 * kWhole / 3 + 1);
}

}  // namespace
}  // namespace spires::tests
