// KM-4: rounds and turns.
#include "tests/duel/scenario.h"

namespace spires::duel::tests {
namespace {

// Plays the whole game with the first move, slot and outcome and without spells; returns "KMKM MKMK …".
std::string who_moves() {
  auto t = scenario().from_the_start();
  std::string order;
  std::string round = "1";
  while (!t.over() && t.phase() != "GUESS") {
    if (t.owner() == "*") {
      t.deal();
      continue;
    }
    if (t.field("r") != round) order += " ";
    round = t.field("r");
    if (t.phase() == "MOVE") order += t.owner();
    if (t.phase() == "SPELL") {
      t.play("pass");
    } else {
      const std::string all = t.legal();
      t.play(all.substr(0, all.find(',')));
    }
  }
  return order;
}

TEST(KM_4_1, SixRoundsOfFourTurns) {
  const std::string order = who_moves();
  EXPECT_EQ(split(order, ' ').size(), 6u);
  EXPECT_EQ(std::count(order.begin(), order.end(), 'K'), 12);
  EXPECT_EQ(std::count(order.begin(), order.end(), 'M'), 12);
}

TEST(KM_4_2, TheKnightStartsOddRoundsTheMageEvenOnes) { EXPECT_EQ(who_moves(), "KMKM MKMK KMKM MKMK KMKM MKMK"); }

TEST(KM_4_2, WhoeverEndsARoundBeginsTheNext) {
  auto t = scenario().round(1).turn(4).at("GRE", "BLU").no_slot_cards();
  EXPECT_EQ(t.owner(), "M");
  t.play("move RED").deal();
  EXPECT_EQ(t.field("r") + t.field("t") + t.phase() + t.owner(), "21MOVEM");
}

TEST(KM_4_3, MoveThenTakeThenCast) {
  auto t = scenario().at("YEL", "TRK").acquired('K', "TO").slots("PUR|GRE:BO");
  EXPECT_EQ(t.phase(), "MOVE");
  t.play("move GRE");
  EXPECT_EQ(t.phase(), "TAKE");
  t.play("take PUR|GRE");
  EXPECT_EQ(t.phase(), "SPELL");
  t.play("pass");
  EXPECT_EQ(t.phase() + t.owner(), "MOVEM");
}

TEST(KM_4_3, AStoneIsPlacedBeforeTheSpell) {
  auto t = scenario().at("YEL", "TRK").acquired('K', "TO").used('K', "BO").slots("PUR|GRE:S1<");
  t.play("move GRE").play("take PUR|GRE");
  EXPECT_EQ(t.phase() + t.field("pend"), "PLACES1<");
  t.play("place R");
  EXPECT_EQ(t.phase() + t.field("pend"), "SPELL-");
}

TEST(KM_4_4, TheCardJustTakenMayPay) {
  auto t = scenario().at("YEL", "TRK").slots("PUR|GRE:TO");
  t.play("move GRE").play("take PUR|GRE");
  EXPECT_EQ(t.legal(), "cast GRE TO L, pass");
}

}  // namespace
}  // namespace spires::duel::tests
