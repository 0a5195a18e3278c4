// What a page asks for: a report in parts, the values alone, and a moment of a game to play on from.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/insight/games.h"
#include "wire/encode.h"

namespace spires::tests {
namespace {

using insight::Report;

constexpr insight::Budgets kSmall{3};
constexpr wire::TextLimits kLarge{.bytes = 10'000'000, .depth = 8};

std::vector<Report> turns_of(const std::string& record) {
  std::vector<Report> parts;
  const std::uint32_t turns = report_of(record, 1).turns_in_all;
  for (std::uint32_t turn = 0; turn <= turns; ++turn) {
    parts.push_back(std::get<0>(insight::analyse(record, kSmall, {turn, turn})));
  }
  return parts;
}

template <class K>
class InsightParts : public testing::Test {};
using AllTools = testing::Types<towers::Tools, duel::Tools>;
TYPED_TEST_SUITE(InsightParts, AllTools);

TYPED_TEST(InsightParts, OfAllTurnsInAnyOrderAreTheWholeReport) {
  const std::string record = bot_game<TypeParam>({}, {"wanderer"}, {}, 21);
  const Report whole = report_of(record, kSmall.nodes);
  std::vector<Report> parts = turns_of(record);
  ASSERT_GT(parts.size(), 5U);
  std::reverse(parts.begin(), parts.end());
  const auto joined = insight::joined(parts);
  ASSERT_TRUE(std::holds_alternative<Report>(joined));
  EXPECT_EQ(insight::write_report(std::get<0>(joined)), insight::write_report(whole));
  EXPECT_EQ(wire::encode(std::get<0>(joined)).text, wire::encode(whole).text);

  parts.erase(parts.begin() + 2);
  EXPECT_TRUE(std::holds_alternative<Fault>(insight::joined(parts)));
  parts.insert(parts.begin(), 2, parts.back());
  EXPECT_TRUE(std::holds_alternative<Fault>(insight::joined(parts)));
  EXPECT_TRUE(std::holds_alternative<Fault>(insight::joined({})));
}

TYPED_TEST(InsightParts, SpeakJson) {
  const std::string record = bot_game<TypeParam>({}, {"wanderer"}, {}, 22);
  std::string parts;
  for (const Report& part : turns_of(record)) parts += (parts.empty() ? "" : ",") + wire::encode(part).text;
  const std::string answer = insight::report_json(R"({"parts":[)" + parts + "]}");
  const auto whole = wire::parse_object(answer, kLarge);
  ASSERT_TRUE(std::holds_alternative<wire::Json>(whole) && std::get<0>(whole).contains("text")) << answer;
  EXPECT_EQ(std::get<0>(whole)["text"], insight::write_report(report_of(record, kSmall.nodes)));
  EXPECT_EQ(insight::report_json("{}"), R"({"field":"parts","why":"missing_field"})");
  EXPECT_EQ(insight::analyse_json("no record", "{}").substr(0, 9), R"({"field":)");
}

TYPED_TEST(InsightParts, TheGraphHasTheValuesOfTheReport) {
  const std::string record = bot_game<TypeParam>({}, {"wanderer"}, {}, 23);
  const Report report = report_of(record, kSmall.nodes);
  const std::string text = insight::graph_json(record, R"({"nodes":3})");
  const auto read = wire::parse_object(text, kLarge);
  ASSERT_TRUE(std::holds_alternative<wire::Json>(read)) << text;
  const wire::Json& graph = std::get<0>(read);
  ASSERT_EQ(graph["steps"].size(), report.steps.size());
  EXPECT_EQ(graph["start"], wire::Json(report.start));
  for (std::size_t i = 0; i < report.steps.size(); ++i) {
    EXPECT_EQ(graph["steps"][i]["value"], wire::Json(report.steps[i].value)) << i;
    EXPECT_EQ(graph["steps"][i]["until"], report.steps[i].until) << i;
  }
}

TYPED_TEST(InsightParts, TurningPointsAreTheLargestAndApart) {
  const Report report = report_of(bot_game<TypeParam>({}, {"child", "wanderer"}, {}, 24), 20);
  ASSERT_FALSE(report.moments.empty());
  EXPECT_LE(report.moments.size(), 3U);
  for (const insight::MomentReport& one : report.moments) {
    for (const insight::MomentReport& other : report.moments) {
      if (&one == &other) continue;
      EXPECT_GE(one.turn > other.turn ? one.turn - other.turn : other.turn - one.turn, 3U);
    }
    const insight::StepReport& step = report.steps[one.step - 1];
    EXPECT_EQ(step.turn, one.turn);
    if (one.kind == insight::MomentKind::Choice) {
      ASSERT_TRUE(step.choice);
      EXPECT_EQ(step.choice->skill, one.parts);
      EXPECT_GT(step.choice->loss, 0);
    } else {
      EXPECT_TRUE(std::any_of(step.luck.begin(), step.luck.end(), [&](const auto& l) { return l.parts == one.parts; }));
    }
  }
}

// No value, no grade and no position of a game that still runs.
TYPED_TEST(InsightParts, AreThoseOfFinishedGamesAlone) {
  const auto match = random_match<TypeParam>({}, 25, {10});
  const std::string running = write_record(match.record(seeded(25)));
  for (const std::string& answer : {insight::graph_json(running, "{}"), insight::analyse_json(running, R"({"turn":1})"),
                                    insight::position_json(running, R"({"step":1})")}) {
    EXPECT_EQ(answer.substr(0, 17), R"({"field":"result")");
  }
  EXPECT_TRUE(std::holds_alternative<Fault>(insight::luck_of(running, kSmall)));
  const std::string stopped = write_record(match.record(seeded(25), EndReason::Cap));
  EXPECT_EQ(insight::graph_json(stopped, R"({"nodes":1})").substr(0, 9), R"({"nodes":)");
}

// Every moment of a game, also in the middle of a turn, is a position that a practice table can start from.
TYPED_TEST(InsightParts, EveryMomentCanBePlayedFrom) {
  using T = typename TypeParam::Text;
  const auto match = bot_match<TypeParam>({}, {"wanderer", "child"}, {}, 7);
  const Record played = match.record(seeded(7), EndReason::Cap);
  const std::string record = write_record(played);
  constexpr std::size_t kEvery = 5;
  for (std::size_t n = 0; n < match.line().size(); n += kEvery) {
    const auto here = insight::position_after(record, static_cast<std::uint32_t>(n));
    ASSERT_TRUE(std::holds_alternative<insight::FromHere>(here)) << n;
    const match::Position& position = std::get<0>(here).position;
    Record again = played;
    again.practice = Practice{position.state, position.seen.value_or(std::vector<std::string>{}), {}};
    again.steps.clear();
    const auto begun = begin_record<T>(again);
    const Fault* fault = std::get_if<Fault>(&begun);
    ASSERT_EQ(fault, nullptr) << n << " " << fault->field << " " << fault->why << "\n" << position.state;
    EXPECT_EQ(T::state(match.rules(), std::get<0>(begun).state()), T::state(match.rules(), match.state_after(n)));
  }
  EXPECT_TRUE(
      std::holds_alternative<Fault>(insight::position_after(record, static_cast<std::uint32_t>(match.line().size()))));
}

}  // namespace
}  // namespace spires::tests
