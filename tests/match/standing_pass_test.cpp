// Standing passes answer in others' windows only, and not if a named spell could be cast.
#include "match/standing_pass.h"

#include <gtest/gtest.h>

#include "match/refusals.h"
#include "tests/match/driving.h"
#include "tests/parsed.h"

namespace spires::match {
namespace {

using driving::Host;
using driving::host_of;

TEST(StandingPass, WT_15_4_AnswersInTheWindowsOfOthersOnly) {
  const Json settings{
      {"players", 3},
      {"variant", "master"},
      {"spells", {"MW", "MT"}},
      {"options", {{"masterPick", "Chosen"}, {"masterCasters", "EachPlayerOne"}, {"costs", {{"MW", 0}, {"MT", 0}}}}}};
  Host host = host_of("towers", settings, 3);
  int reactions = 0;
  for (int i = 0; i < 200 && !host.match->pending().is_over(); ++i) {
    const Json view = tests::parsed(host.match->view(Observer::spectator()));
    EXPECT_EQ(view["turn"], host.match->seat_name(*host.match->turn()));
    if (is_reaction(*host.match)) {
      ++reactions;
      EXPECT_NE(view["turn"], view["asked"]);
      EXPECT_EQ(standing_answer(*host.match, {}), "pass");
      EXPECT_EQ(standing_answer(*host.match, {"PB"}), "pass");
      bool casts = false;
      for (const std::string& text : host.match->legal_texts(host.asked()))
        casts = casts || text.starts_with("cast MW ");
      EXPECT_EQ(standing_answer(*host.match, {"MW"}).has_value(), !casts);
    } else {
      EXPECT_FALSE(standing_answer(*host.match, {}));
    }
    host.step();
  }
  EXPECT_GT(reactions, 10);
}

TEST(StandingPass, NeverAnswersInTheOwnTurn) {
  Host host = host_of("duel", Json::object(), 4);
  int passes = 0;
  for (int i = 0; i < 100 && !host.match->pending().is_over(); ++i) {
    for (const std::string& text : host.match->legal_texts(host.asked())) passes += text == "pass" ? 1 : 0;
    EXPECT_FALSE(is_reaction(*host.match));
    host.step();
  }
  EXPECT_GT(passes, 0);
}

TEST(Refusals, NameTheFieldAndASentence) {
  const auto text = [](const Refused& no) { return wire::text_of(wire::encode(no)); };
  EXPECT_EQ(text(refused_message(wire::FaultCode::UnknownWord, "seats.1.sitter")),
            R"({"code":"unknown_word","field":"seats.1.sitter","key":"fault.unknown_word","params":{}})");
  EXPECT_EQ(text(refused("stale")), R"({"code":"stale","key":"refused.stale","params":{}})");
  EXPECT_EQ(
      text(refused_settings({"players", "must be 1 to 6"})),
      R"({"code":"bad_settings","field":"players","key":"refused.bad_settings","params":{"why":"must be 1 to 6"}})");
}

// Free spells make the longest lists.
TEST(Previews, AreLeftOutOfVeryLongListsAndGivenWhenAsked) {
  Json costs = Json::object();
  const std::vector<std::string> spells{"MW", "MT", "HW", "HT", "SW", "NK", "FR", "PB"};
  for (const std::string& spell : spells) costs[spell] = 0;
  const Json settings{
      {"players", 6}, {"variant", "basic"}, {"spells", spells}, {"options", {{"spellsPerTurn", 9}, {"costs", costs}}}};
  Host host = host_of("towers", settings, 1);
  for (int i = 0; i < 50 && host.match->legal_texts(host.asked()).size() <= 96; ++i) host.step();
  const std::vector<LegalAction> actions = host.match->legal(host.asked());
  ASSERT_GT(actions.size(), 96U);
  EXPECT_FALSE(actions.front().preview.has_value());
  EXPECT_TRUE(std::holds_alternative<JsonText>(host.match->preview(host.asked(), actions.back().action)));
  EXPECT_TRUE(std::holds_alternative<Refused>(host.match->preview(host.asked(), "pass")));
}

}  // namespace
}  // namespace spires::match
