// KM-10: the end of a round.
#include "tests/duel/scenario.h"

namespace spires::duel::tests {
namespace {

TEST(KM_10_1, ARoundIsOverAfterTheFourthTurn) {
  auto third = scenario().round(1).turn(3).at("YEL", "TRK").no_slot_cards().play("move GRE");
  EXPECT_EQ(third.field("r") + third.field("t") + third.phase(), "14MOVE");
  auto fourth = scenario().round(1).turn(4).at("YEL", "TRK").no_slot_cards().play("move PUR");
  EXPECT_EQ(fourth.field("r") + fourth.field("t") + fourth.phase(), "21DEAL");
}

TEST(KM_10_2, LeftOversGoToTheDiscardPile) {
  auto t = scenario().round(1).turn(4).at("GRE", "BLU").no_slot_cards().slots("TRK|PUR:EL,YEL|RED:(S1>),RED|BLU:FE");
  t.acquired('K', "TS,TS").acquired('M', "BO").discards("TO,TO").play("move RED").play("take RED|BLU");
  EXPECT_EQ(t.field("disc"), "EL:1,S1>:1,TO:2");
  EXPECT_EQ(t.faces(), "------");
  EXPECT_EQ(t.view_field('K', "disc"), "#4");
}

TEST(KM_10_3, SixNewCardsForThePlacesOfTheCharactersNow) {
  auto t = scenario().round(1).turn(4).at("GRE", "BLU").no_slot_cards().play("move RED");
  EXPECT_EQ(t.field("r") + t.phase(), "2DEAL");  // the marker moves first
  t.deal();
  EXPECT_EQ(t.faces(), "duuuud");
  EXPECT_EQ(t.pile("draw"), 24);
}

TEST(KM_10_4, TheDrawPileIsJustEnough) {
  auto t = scenario().round(5).turn(4).at("GRE", "BLU").no_slot_cards();
  EXPECT_EQ(t.pile("draw"), 6);
  t.play("move RED").deal();
  EXPECT_EQ(t.field("r") + t.field("draw"), "6-");
  EXPECT_EQ(t.phase(), "MOVE");
}

TEST(KM_10_5, CharactersAndSwapStay) {
  auto t = scenario().round(1).turn(4).at("GRE", "BLU").given("swap", "1").no_slot_cards().play("move RED").deal();
  EXPECT_EQ(t.field("posK") + t.field("posM") + t.field("swap"), "GRERED1");
}

TEST(KM_10_6, NoDealAfterTheSixthRound) {
  auto t = scenario().round(6).turn(4).at("GRE", "BLU").no_slot_cards().slots("TRK|PUR:EL,RED|BLU:(FE)");
  const int discarded = t.pile("disc");
  t.play("move YEL");
  EXPECT_EQ(t.field("r") + t.field("t") + t.phase() + t.owner(), "64GUESSK");
  EXPECT_EQ(t.faces(), "------");
  EXPECT_EQ(t.pile("disc"), discarded + 2);
}

}  // namespace
}  // namespace spires::duel::tests
