// Undo: free until something was revealed, then by consent; it is an event; chance is never rolled again.
#include <gtest/gtest.h>

#include "tests/match/driving.h"
#include "tests/parsed.h"

namespace spires::match {
namespace {

using driving::Host;
using driving::host_of;

// Plays until an action of the wanted kind is listed, and returns its text.
std::string play_until(Host& host, const std::string& kind) {
  for (int i = 0; i < 2000 && !host.match->pending().is_over(); ++i) {
    for (const LegalAction& one : host.match->legal(host.asked())) {
      if (one.kind == kind || one.action.starts_with(kind + " ")) return one.action;
    }
    host.step();
  }
  return {};
}

TEST(Undo, IsFreeUntilSomethingIsShown) {
  Host host = host_of("towers", Json{{"players", 3}}, 4);
  const std::string play = play_until(host, "play");
  const Seat seat = host.asked();
  // A fixed card: no die is rolled.
  std::string fixed;
  for (const LegalAction& one : host.match->legal(seat)) {
    if (one.action.starts_with("play ") && one.action[5] != 'D') fixed = one.action;
  }
  ASSERT_FALSE(fixed.empty()) << play;
  const std::string before = wire::text_of(host.match->view(Observer(seat)));
  host.play(fixed);
  EXPECT_EQ(host.match->undo_offer(seat).right, UndoRight::Free);
  EXPECT_EQ(host.match->undo_offer(seat).steps, 1U);
  const std::uint32_t seq = host.match->seq();
  EXPECT_EQ(std::get<Played>(host.match->undo(seat, Consent::Missing)).first, seq + 1);
  EXPECT_EQ(wire::text_of(host.match->view(Observer(seat))), before);
  const EventsMessage told = *host.match->events_since(Observer::spectator(), seq);
  EXPECT_EQ(told.first, seq + 1);
  const Json undone = tests::parsed(told.events[0]);
  EXPECT_EQ(undone["type"], "Undone");
  EXPECT_EQ(undone["seat"], host.match->seat_name(seat));
  EXPECT_TRUE(host.match->undone_since(seq));
  EXPECT_FALSE(host.match->undone_since(seq + 1));
}

TEST(Undo, NeedsConsentAfterATowerWasLiftedInStrictMemory) {
  for (const std::string memory : {"Strict", "Open"}) {
    Host host = host_of("towers", Json{{"players", 2}, {"options", {{"memory", memory}}}}, 11);
    const std::string lift = play_until(host, "tower");
    ASSERT_FALSE(lift.empty());
    const Seat seat = host.asked();
    host.match->submit(seat, lift);
    const bool strict = memory == "Strict";
    EXPECT_EQ(host.match->undo_offer(seat).right, strict ? UndoRight::Consent : UndoRight::Free);
    if (strict) {
      EXPECT_EQ(std::get<Refused>(host.match->undo(seat, Consent::Missing)).code, "consent_needed");
      EXPECT_TRUE(std::holds_alternative<Played>(host.match->undo(seat, Consent::Given)));
    }
  }
}

// One seat with a stricter memory than the table is enough: the step revealed something to it.
TEST(Undo, AsksForTheStrictestMemoryAtTheTable) {
  Host host = host_of("towers", Json{{"players", 2}, {"options", {{"memory", "Open"}}}}, 11);
  ASSERT_TRUE(host.match->set_memory(Seat::B, "strict"));
  EXPECT_FALSE(host.match->set_memory(Seat::B, "photographic"));
  const std::string lift = play_until(host, "tower");
  const Seat seat = host.asked();
  host.match->submit(seat, lift);
  EXPECT_EQ(host.match->undo_offer(seat).right, UndoRight::Consent);
}

TEST(Undo, NeverRollsAgainAndSurvivesTheRecord) {
  for (const std::string game : {"towers", "duel"}) {
    Host host = host_of(game, Json::object(), 21);
    for (int i = 0; i < 30; ++i) host.step();
    const Seat seat = host.asked();
    const std::string action = host.pick();
    host.play(action);
    const std::string once = wire::text_of(host.match->view(Observer(seat)));
    const std::uint32_t chances = host.match->chances();
    ASSERT_TRUE(std::holds_alternative<Played>(host.match->undo(seat, Consent::Given)));
    host.play(action);
    EXPECT_EQ(wire::text_of(host.match->view(Observer(seat))), once);
    EXPECT_EQ(host.match->chances(), chances);
    const Result<std::unique_ptr<Match>> again = restore_match(host.match->record(), {});
    ASSERT_TRUE(std::holds_alternative<std::unique_ptr<Match>>(again));
    const Match& restored = *std::get<0>(again);
    EXPECT_EQ(restored.seq(), host.match->seq());
    for (const Observer observer : driving::observers_of(restored)) {
      const std::uint32_t since = restored.horizon(observer);
      EXPECT_EQ(since, host.match->horizon(observer));
      EXPECT_EQ(driving::all_told(restored, observer, since), driving::all_told(*host.match, observer, since));
    }
  }
}

TEST(Undo, HasNothingToTakeBackAtTheStartAndAfterTheEnd) {
  Host host = host_of("duel", Json::object(), 2);
  EXPECT_EQ(host.match->undo_offer(host.asked()).right, UndoRight::Impossible);
  EXPECT_EQ(std::get<Refused>(host.match->undo(host.asked(), Consent::Given)).code, "nothing_to_undo");
  const Seat seat = host.asked();
  host.step();
  host.match->stop();
  EXPECT_EQ(host.match->undo_offer(seat).right, UndoRight::Impossible);
}

// Actions that need no confirmation are exactly those that the same seat can undo freely, because it is asked again.
TEST(Undo, StaysFreeAfterWhatNeedsNoConfirming) {
  const std::vector<std::pair<std::string, Json>> tables{
      {"towers", {{"players", 3}, {"spells", {"MW", "MT", "FR", "SW"}}}},
      {"towers", {{"players", 2}, {"options", {{"memory", "Open"}}}}},
      {"towers", {{"players", 4}, {"teams", true}}},
      {"towers", {{"players", 3}, {"variant", "master"}, {"profile", "ukrainian"}}},
      {"duel", Json::object()},
  };
  int plain = 0;
  int confirmed = 0;
  for (std::size_t n = 0; n < tables.size(); ++n) {
    driving::Host host = driving::host_of(tables[n].first, tables[n].second, n + 3);
    for (int i = 0; i < 150 && !host.match->pending().is_over(); ++i) {
      const Seat seat = host.asked();
      const std::vector<LegalAction> list = host.match->legal(seat, Previews::Without, Confirms::Told);
      const LegalAction& one = list[host.player.next_below(static_cast<std::uint32_t>(list.size()))];
      ASSERT_TRUE(std::holds_alternative<Played>(host.match->submit(seat, one.action)));
      const UndoOffer offer = host.match->undo_offer(seat);
      const bool is_free = host.match->pending() == Pending::seat(seat) && offer.right == UndoRight::Free;
      EXPECT_EQ(one.confirm == false, is_free) << tables[n].second << " " << one.action;
      ++(is_free ? plain : confirmed);
      settle_chance(*host.match, host.words);
    }
  }
  EXPECT_GT(plain, 100);
  EXPECT_GT(confirmed, 100);
}

}  // namespace
}  // namespace spires::match
