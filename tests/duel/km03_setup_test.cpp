// KM-3: set-up and the deal.
#include "tests/duel/scenario.h"

namespace spires::duel::tests {
namespace {

TEST(KM_3_1, TheRingIsLaidOutFirst) {
  auto t = scenario().set("ring_mode", "random").from_the_start();
  EXPECT_EQ(t.phase(), "RING");
  EXPECT_EQ(t.field("slots") + t.field("posK") + t.field("posM"), "---");
  EXPECT_EQ(t.outcome_count(), 120);
  t.chance("ring TRK YEL BLU PUR RED GRE");
  EXPECT_EQ(t.phase(), "BOX");
  EXPECT_EQ(t.field("slots"), "TRK|YEL:-,YEL|BLU:-,BLU|PUR:-,PUR|RED:-,RED|GRE:-,GRE|TRK:-");
  EXPECT_EQ(t.field("posK") + t.field("posM"), "PURTRK");
}

TEST(KM_3_2, WhoStandsWhere) {
  auto t = scenario().from_the_start();
  EXPECT_EQ(t.field("posM"), "TRK");
  EXPECT_EQ(t.field("posK"), "YEL");
  EXPECT_EQ(t.field("r") + t.field("t") + t.field("act"), "11K");
}

TEST(KM_3_3, OneOfTheFiveOthersGoesToTheBox) {
  auto t = scenario().from_the_start();
  EXPECT_EQ(t.phase() + " " + t.owner(), "BOX *");
  EXPECT_EQ(t.outcomes(), "boxed BO*1, boxed EL*1, boxed FE*1, boxed TO*1, boxed TS*1");
  t.chance("boxed EL");
  EXPECT_EQ(t.field("box"), "EL");
}

TEST(KM_3_3, OneSecretCardUnderEachColouredTower) {
  auto t = scenario().from_the_start().chance("boxed EL");
  EXPECT_EQ(t.field("pend"), "PUR");
  EXPECT_EQ(t.outcomes(), "secret PUR BO*1, secret PUR FE*1, secret PUR ST**1, secret PUR TO*1, secret PUR TS*1");
  t.chance("secret PUR ST*").chance("secret GRE TO").chance("secret YEL FE").chance("secret RED BO");
  EXPECT_EQ(t.outcomes(), "secret BLU TS*1");
  t.chance("secret BLU TS");
  EXPECT_EQ(t.field("sec"), "PUR:ST*,GRE:TO,YEL:FE,RED:BO,BLU:TS");
  EXPECT_EQ(t.phase(), "BURN");
}

TEST(KM_3_4, TwoCardsBeginTheDiscardPile) {
  auto t = scenario().from_the_start();
  while (t.phase() != "BURN") t.chance(t.first_outcome());
  EXPECT_EQ(t.pile("draw"), 38);
  EXPECT_EQ(t.outcomes(),
            "burn BO*5, burn BO+*1, burn EL*5, burn EL+*1, burn FE*4, burn FE+*1, burn S1<*2, burn S1>*3, burn S2<*2, "
            "burn S2>*2, burn TO*4, burn TO+*1, burn TS*6, burn TS+*1");
  t.chance("burn TS+").chance("burn S1>");
  EXPECT_EQ(t.field("disc"), "S1>:1,TS+:1");
  EXPECT_EQ(t.pile("draw"), 36);
  EXPECT_EQ(t.phase(), "DEAL");
}

TEST(KM_3_5, SixCardsAreDealtAndThirtyRemain) {
  auto t = scenario().from_the_start().deal();
  EXPECT_EQ(t.pile("draw"), 30);
  EXPECT_EQ(t.pile("disc"), 2);
  EXPECT_EQ(t.faces().find('-'), std::string::npos);
  EXPECT_EQ(t.phase() + " " + t.owner(), "MOVE K");
}

// The last move of a round brings the mage to a tower; then six cards are dealt.
std::string faces_dealt(const char* knight, const char* from, const char* to) {
  auto t = scenario().round(1).turn(4).at(knight, from).no_slot_cards();
  return t.play("move " + std::string(to)).deal().faces();
}

TEST(KM_3_6, FourUpAndTwoDownWhenTheyAreApart) {
  EXPECT_EQ(scenario().from_the_start().deal().faces(), "uduudu");
  EXPECT_EQ(faces_dealt("GRE", "BLU", "RED"), "duuuud");  // distance 2
  EXPECT_EQ(faces_dealt("GRE", "RED", "BLU"), "duuduu");  // distance 3
}

TEST(KM_3_6, ThreeUpAndThreeDownWhenTheyAreNeighbours) {
  EXPECT_EQ(faces_dealt("GRE", "RED", "YEL"), "duuudd");
  EXPECT_EQ(faces_dealt("TRK", "RED", "BLU"), "uddduu");
}

TEST(KM_3_6, AFourthSlotByChance) {
  auto t = scenario().set("deal_adjacent", "random4").round(1).turn(4).at("GRE", "RED").no_slot_cards();
  t.play("move YEL");
  EXPECT_EQ(t.phase() + " " + t.owner(), "UP *");
  EXPECT_EQ(t.outcomes(), "up BLU|TRK*1, up RED|BLU*1, up TRK|PUR*1");
  EXPECT_EQ(t.pile("draw"), 30);
  t.chance("up RED|BLU");
  EXPECT_EQ(t.field("pend"), "TRK|PUR^RED|BLU");
  EXPECT_EQ(t.deal().faces(), "duuuud");
}

TEST(KM_3_6, AFourthSlotByChoiceOfTheStarter) {
  auto t = scenario().set("deal_adjacent", "choose4").round(2).turn(4).at("RED", "GRE").no_slot_cards();
  t.play("move YEL");
  EXPECT_EQ(t.field("r") + t.phase() + t.owner(), "3UPK");
  EXPECT_EQ(t.legal(), "up BLU|TRK, up RED|BLU, up TRK|PUR");
  t.play("up TRK|PUR");
  EXPECT_EQ(t.field("pend"), "TRK|PUR^TRK|PUR");
  EXPECT_EQ(t.deal().faces(), "uuuudd");
}

TEST(KM_3_6, NoFourthSlotIsAskedForWhenTheyAreApart) {
  for (const char* value : {"random4", "choose4"}) {
    auto t = scenario().set("deal_adjacent", value).round(1).turn(4).at("GRE", "BLU").no_slot_cards();
    EXPECT_EQ(t.play("move RED").phase(), "DEAL") << value;
  }
}

TEST(KM_3_7, MovingTurnsNoCardOver) {
  auto t = scenario().round(1).at("YEL", "TRK");
  EXPECT_EQ(t.faces(), "uduudu");
  t.play("move RED").play("take YEL|RED");
  EXPECT_EQ(t.faces(), "udu-du");
  t.play("move PUR").play("take TRK|PUR");
  EXPECT_EQ(t.faces(), "-du-du");
}

TEST(KM_3_8, NobodyOwnsAnythingYet) {
  auto t = scenario().from_the_start().deal();
  for (const char* zone : {"AK", "UK", "VK", "AM", "UM", "VM"}) EXPECT_EQ(t.field(zone), "-") << zone;
  EXPECT_EQ(t.field("swap"), "0");
}

TEST(KM_3_9, SlotsAreDealtInRingOrder) {
  auto t = scenario().round(1).turn(4).at("GRE", "BLU").no_slot_cards().play("move RED");
  std::string order;
  while (t.phase() == "DEAL") {
    const std::string slot = t.field("pend");
    order += slot + " ";
    t.chance(t.first_outcome());
    EXPECT_NE(t.slot(slot), "-");
  }
  EXPECT_EQ(order, "TRK|PUR PUR|GRE GRE|YEL YEL|RED RED|BLU BLU|TRK ");
}

TEST(KM_3_9, TheDealSaysWhichCardsLieFaceDown) {
  auto t = scenario().round(5).turn(4).at("GRE", "BLU").no_slot_cards().play("move RED");
  EXPECT_EQ(t.field("pend"), "TRK|PUR");
  for (const std::string& text : split(t.outcomes(), ',')) EXPECT_NE(text.find(" down*"), std::string::npos) << text;
  t.chance(t.first_outcome());
  EXPECT_EQ(t.outcomes().find("down"), std::string::npos);
  t.chance(t.first_outcome());
  EXPECT_EQ(t.faces(), "du----");
}

}  // namespace
}  // namespace spires::duel::tests
