// Strict memory: covered wizards are in no message, and events are sent again only back to the seat's last turn.
#include <gtest/gtest.h>

#include "tests/match/driving.h"
#include "tests/parsed.h"

namespace spires::match {
namespace {

using driving::Host;
using driving::host_of;

TEST(Memory, WT_18_3_CoveredSurfacesAreQuestionMarksInStrictMemoryOnly) {
  Host host = host_of("towers", Json{{"players", 4}}, 8);
  ASSERT_TRUE(host.match->set_memory(Seat::B, "open"));
  for (int i = 0; i < 60; ++i) host.step();
  int covered = 0;
  for (const Seat seat : {Seat::A, Seat::B}) {
    const Json view = tests::parsed(host.match->view(Observer(seat)));
    EXPECT_EQ(view["memory"], seat == Seat::A ? "strict" : "open");
    for (const Json& space : view["ring"]) {
      if (!space["towers"].empty()) {
        ++covered;
        EXPECT_EQ(space["ground"] == "?", seat == Seat::A);
      } else {
        EXPECT_NE(space["ground"], "?");
      }
      for (std::size_t i = 0; i < space["towers"].size(); ++i) {
        const bool top = i + 1 == space["towers"].size();
        EXPECT_EQ(space["towers"][i]["wizards"] == "?", seat == Seat::A && !top);
      }
    }
  }
  EXPECT_GT(covered, 0);
}

TEST(Memory, EventsReachBackToTheSeatsLastTurn) {
  Host host = host_of("towers", Json{{"players", 3}}, 6);
  Match& match = *host.match;
  ASSERT_TRUE(match.set_memory(Seat::C, "open"));
  std::uint32_t last_horizon = 0;
  for (int i = 0; i < 60; ++i) {
    host.step();
    const std::uint32_t horizon = match.horizon(Observer(Seat::A));
    EXPECT_GE(horizon, last_horizon);
    last_horizon = horizon;
    if (horizon > 0) {
      EXPECT_FALSE(match.events_since(Observer(Seat::A), horizon - 1).has_value());
      const EventsMessage told = *match.events_since(Observer(Seat::A), horizon);
      EXPECT_EQ(told.first, horizon + 1);
      EXPECT_EQ(told.events.size(), match.seq() - horizon);
      const Json first = tests::parsed(told.events[0]);
      EXPECT_EQ(first["type"], "TurnStarted");
      EXPECT_EQ(first["seat"], "A");
    }
    EXPECT_TRUE(match.events_since(Observer(Seat::C), 0).has_value());
    EXPECT_FALSE(match.events_since(Observer(Seat::C), match.seq() + 1).has_value());
  }
  EXPECT_GT(last_horizon, 0U);
  match.stop();
  EXPECT_EQ(match.horizon(Observer(Seat::A)), 0U) << "after the game all is open";
  EXPECT_EQ(tests::parsed(match.view(Observer(Seat::A)))["memory"], "open");
}

TEST(Memory, EverybodyGetsTheSameNumbers) {
  for (const std::string game : {"towers", "duel"}) {
    Host host = host_of(game, Json::object(), 13);
    for (int i = 0; i < 25; ++i) host.step();
    host.match->stop();
    for (const Observer observer : driving::observers_of(*host.match)) {
      EXPECT_EQ(host.match->events_since(observer, 0)->events.size(), host.match->seq());
    }
  }
}

}  // namespace
}  // namespace spires::match
