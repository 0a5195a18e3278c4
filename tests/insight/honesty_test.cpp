// A report keeps its two questions apart: grades never use what a seat could not know, and luck is nobody's decision.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "secrets/hmac_words.h"
#include "tests/insight/positions.h"
#include "wire/encode.h"

namespace spires::tests {
namespace {

using insight::ChoiceReport;
using insight::kWhole;
using insight::Parts;
using insight::PartsList;
using insight::Report;

// What a report says about a decision, without the columns that compare it with the truth.
std::string judgement(ChoiceReport choice) {
  choice.information.clear();
  return wire::encode(choice).text;
}

template <class K>
class InsightHonesty : public testing::Test {};
using AllTools = testing::Types<towers::Tools, duel::Tools>;
TYPED_TEST_SUITE(InsightHonesty, AllTools);

TYPED_TEST(InsightHonesty, GradesAreEqualInTwinWorldsAndTheTruthIsNot) {
  using G = typename TypeParam::Text::Game;
  const auto match = bot_match<TypeParam>({}, {"wanderer"}, {}, 11);
  Rng rng(5);
  int decisions = 0;
  int other_values = 0;
  for_decisions<TypeParam>(match, 9, [&](const auto& state, Seat seat, const auto& legal) {
    const auto view = G::view(match.rules(), state, Observer(seat), BotsOf<TypeParam>::kMemory);
    const auto twin = G::determinize(match.rules(), view, rng);
    const auto action = legal[static_cast<int>(rng.next_below(static_cast<std::uint32_t>(legal.size())))];
    const Report here = report_of(game_of_one_decision<TypeParam>(match, state, seat, action), 40);
    const Report there = report_of(game_of_one_decision<TypeParam>(match, twin, seat, action), 40);
    ASSERT_TRUE(here.steps[0].choice && there.steps[0].choice);
    EXPECT_EQ(judgement(*here.steps[0].choice), judgement(*there.steps[0].choice));
    EXPECT_EQ(here.turns, there.turns);
    other_values += here.start != there.start ? 1 : 0;
    ++decisions;
  });
  EXPECT_GT(decisions, 5);
  EXPECT_GT(other_values, 0) << "the worlds do not differ, so nothing was tested";
}

TYPED_TEST(InsightHonesty, ACutRecordHasTheSameJudgements) {
  const auto match = bot_match<TypeParam>({}, {"wanderer"}, {}, 4);
  Record record = match.record(seeded(4));
  const Report whole = report_of(write_record(record), 5);
  auto cut = match_of<TypeParam>({});
  const std::size_t steps = record.steps.size() / 2;
  const secrets::ChanceWords words(record.chance);
  for (std::size_t i = 0; i < steps; ++i) ASSERT_FALSE(apply_step(cut, record.steps[i], words));
  const Report half = report_of(write_record(cut.record(seeded(4), EndReason::Cap)), 5);
  ASSERT_EQ(half.steps.size(), steps);
  for (std::size_t i = 0; i < steps; ++i) {
    EXPECT_EQ(half.steps[i].choice, whole.steps[i].choice) << i;
    EXPECT_EQ(half.steps[i].value, whole.steps[i].value) << i;
  }
}

TYPED_TEST(InsightHonesty, ChanceIsLuckAndNobodysDecision) {
  const Report report = report_of(bot_game<TypeParam>({}, {"wanderer"}, {}, 6), 2);
  int lucky = 0;
  for (const insight::StepReport& step : report.steps) {
    if (!step.seat) {
      EXPECT_FALSE(step.choice) << step.number;
      lucky += step.luck.empty() ? 0 : 1;
    }
    for (const insight::LuckReport& luck : step.luck) {
      // Before a decision, only cards are told that its seat can use now.
      if (step.seat && luck.seat) EXPECT_EQ(luck.seat, step.seat) << step.number;
    }
  }
  EXPECT_GT(lucky, 0);
  for (const insight::SideReport& side : report.sides) EXPECT_NE(side.own_luck + side.other_luck + side.deal, 0);
}

TYPED_TEST(InsightHonesty, LuckAddsUpToNothingOverAllOutcomes) {
  using G = typename TypeParam::Text::Game;
  const auto match = bot_match<TypeParam>({}, {"wanderer"}, {}, 2);
  int tried = 0;
  Parts largest = 0;
  for (std::size_t i = match.line().size() / 2; i < match.line().size() && tried < 12; ++i) {
    const auto& state = match.state_after(i);
    if (!G::pending(match.rules(), state).is_chance()) continue;
    typename G::Chances outcomes;
    G::chances(match.rules(), state, outcomes);
    if (outcomes.size() == 1) continue;
    ++tried;
    Parts sum = 0;
    Parts weights = 0;
    for (const auto& one : outcomes) {
      RecordMatch<typename TypeParam::Text> match_of_one(match.header(), match.rules(), state, {});
      match_of_one.resolve(one.outcome);
      const Report report = report_of(write_record(match_of_one.record({}, EndReason::Cap)), 30);
      ASSERT_EQ(report.steps[0].luck.size(), 1U);
      const Parts luck = report.steps[0].luck[0].parts[0];
      sum += luck * one.weight;
      weights += one.weight;
      largest = std::max(largest, std::abs(luck));
    }
    // The mean is rounded to a whole part.
    EXPECT_LE(std::abs(sum), weights);
  }
  EXPECT_EQ(tried, 12);
  EXPECT_GT(largest, kWhole / 100) << "nothing depended on chance, so nothing was tested";
}

TYPED_TEST(InsightHonesty, TheSameRecordHasTheSameReport) {
  const std::string record = bot_game<TypeParam>({}, {"wanderer"}, {}, 8);
  EXPECT_EQ(insight::write_report(report_of(record, 3)), insight::write_report(report_of(record, 3)));
}

TYPED_TEST(InsightHonesty, TheTurnsOfAReportAreThoseOfTheWhole) {
  const std::string record = bot_game<TypeParam>({}, {"wanderer"}, {}, 8);
  const Report whole = report_of(record, 2);
  Report joined;
  for (std::uint32_t turn = 0; turn <= whole.turns_in_all; ++turn) {
    const auto part = insight::analyse(record, insight::Budgets{2}, {turn, turn});
    const Report& one = std::get<0>(part);
    joined.steps.insert(joined.steps.end(), one.steps.begin(), one.steps.end());
    joined.turns.insert(joined.turns.end(), one.turns.begin(), one.turns.end());
  }
  EXPECT_EQ(joined.steps, whole.steps);
  EXPECT_EQ(joined.turns, whole.turns);
}

// Whatever leads to the position of the best decision is as good as it.
TYPED_TEST(InsightHonesty, AnEqualDecisionIsNeverGraded) {
  using G = typename TypeParam::Text::Game;
  const auto match = bot_match<TypeParam>({}, {"wanderer"}, {}, 21);
  int equal = 0;
  for_decisions<TypeParam>(match, 2, [&](const auto& state, Seat seat, const auto& legal) {
    if (equal == 6) return;
    const auto after = [&](const auto& action) {
      auto next = state;
      Silence silence;
      G::play(match.rules(), next, seat, action, silence);
      return next;
    };
    const Report first = report_of(game_of_one_decision<TypeParam>(match, state, seat, legal[0]), 20);
    const auto best = TypeParam::Text::parse_action(first.steps[0].choice->best);
    ASSERT_TRUE(best);
    for (const auto& action : legal) {
      if (action == *best || !(after(action) == after(*best))) continue;
      ++equal;
      const Report report = report_of(game_of_one_decision<TypeParam>(match, state, seat, action), 20);
      EXPECT_EQ(report.steps[0].choice->skill, PartsList(2, 0));
      EXPECT_TRUE(report.turns.empty());
      break;
    }
    // The best decision itself loses nothing.
    const Report report = report_of(game_of_one_decision<TypeParam>(match, state, seat, *best), 20);
    EXPECT_EQ(report.steps[0].choice->loss, 0);
    EXPECT_EQ(report.steps[0].choice->skill, PartsList(2, 0));
  });
}

}  // namespace
}  // namespace spires::tests
