// a seat that is not asked interjects.
#include <gtest/gtest.h>

#include "tests/match/driving.h"
#include "tests/parsed.h"

namespace spires::match {
namespace {

driving::Host partners(const char* offers = "Unasked") {
  return driving::host_of("towers", Json{{"players", 4}, {"teams", true}, {"options", {{"teamOffer", offers}}}}, 3);
}

std::string code_of(const Answer& answer) {
  const Refused* no = std::get_if<Refused>(&answer);
  return no == nullptr ? "played" : no->code;
}

TEST(Interjections, AreToldToSeatsThatMayMakeThem) {
  const driving::Host host = partners();
  ASSERT_EQ(host.asked(), Seat::A);
  EXPECT_TRUE(host.match->meanwhile(Seat::A).empty());
  EXPECT_TRUE(host.match->meanwhile(Seat::B).empty());
  ASSERT_FALSE(host.match->meanwhile(Seat::C).empty());
  EXPECT_EQ(host.match->meanwhile(Seat::C)[0].kind, "offer");
  EXPECT_TRUE(host.match->legal(Seat::C).empty());
  EXPECT_TRUE(partners("AskedOnly").match->meanwhile(Seat::C).empty());
}

TEST(Interjections, AreMovesOfTheirSeat) {
  driving::Host host = partners();
  const std::string offer = host.match->meanwhile(Seat::C)[0].action;
  EXPECT_EQ(code_of(host.match->submit(Seat::B, offer)), "not_asked");
  EXPECT_EQ(code_of(host.match->submit(Seat::C, "pass")), "not_asked");
  EXPECT_TRUE(std::holds_alternative<Refused>(host.match->preview(Seat::C, offer)));
  ASSERT_EQ(code_of(host.match->submit(Seat::C, offer)), "played");
  EXPECT_EQ(host.asked(), Seat::A);
  EXPECT_EQ(tests::parsed(host.match->view(Observer(Seat::A)))["phase"], "offered");
  EXPECT_TRUE(host.match->meanwhile(Seat::C).empty());
  // The slower seat is no longer asked.
  EXPECT_EQ(code_of(host.match->submit(Seat::A, "ask")), "rule");
}

TEST(Interjections, ShowTheCardToThePartnersAlone) {
  driving::Host host = partners();
  const std::string offer = host.match->meanwhile(Seat::C)[0].action;
  const std::string card = offer.substr(6);
  host.match->submit(Seat::C, offer);
  EXPECT_EQ(tests::parsed(host.match->view(Observer(Seat::A)))["card"]["card"], card);
  EXPECT_EQ(tests::parsed(host.match->view(Observer(Seat::C)))["card"]["card"], card);
  EXPECT_FALSE(tests::parsed(host.match->view(Observer(Seat::B))).contains("card"));
  EXPECT_FALSE(tests::parsed(host.match->view(Observer::spectator())).contains("card"));
}

TEST(Interjections, AreTakenBackByConsent) {
  driving::Host host = partners();
  host.match->submit(Seat::C, host.match->meanwhile(Seat::C)[0].action);
  EXPECT_EQ(host.match->undo_offer(Seat::C).right, UndoRight::Consent);
  EXPECT_EQ(host.match->undo_offer(Seat::C).steps, 1U);
  ASSERT_EQ(code_of(host.match->undo(Seat::C, Consent::Given)), "played");
  EXPECT_FALSE(host.match->meanwhile(Seat::C).empty());
}

// WT-18.5: the partner has seen a card that was handed over, asked or not.
TEST(Exchange, IsTakenBackByConsent) {
  driving::Host host = partners();
  host.match->submit(Seat::C, host.match->meanwhile(Seat::C)[0].action);
  ASSERT_EQ(code_of(host.match->submit(Seat::A, "take")), "played");
  const LegalAction given_back = host.match->legal(Seat::A, Previews::Without, Confirms::Told)[0];
  EXPECT_EQ(given_back.confirm, std::nullopt) << given_back.action;
  ASSERT_EQ(code_of(host.match->submit(Seat::A, given_back.action)), "played");
  EXPECT_EQ(host.match->undo_offer(Seat::A).right, UndoRight::Consent);
}

TEST(Interjections, AreInTheRecord) {
  driving::Host host = partners();
  host.match->submit(Seat::C, host.match->meanwhile(Seat::C)[0].action);
  ASSERT_EQ(code_of(host.match->submit(Seat::A, "decline")), "played");
  for (int i = 0; i < 30; ++i) host.step();
  const Record record = host.match->record();
  const auto again = restore_match(record, host.words);
  ASSERT_TRUE(std::holds_alternative<std::unique_ptr<Match>>(again));
  EXPECT_EQ(std::get<0>(again)->trail(), host.match->trail());
}

}  // namespace
}  // namespace spires::match
