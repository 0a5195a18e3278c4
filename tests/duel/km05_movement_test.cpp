// KM-5: step, swap and skip.
#include "tests/duel/scenario.h"

namespace spires::duel::tests {
namespace {

TEST(KM_5_1, StayingIsNotPossible) {
  EXPECT_EQ(scenario().at("YEL", "TRK").refused("move YEL"), "KM-5.1");
  EXPECT_EQ(scenario().active('M').at("YEL", "TRK").refused("move TRK"), "KM-5.1");
  EXPECT_EQ(scenario().at("YEL", "TRK").refused("pass"), "KM-5.1");
}

TEST(KM_5_2, AStepLeadsToAFreeNeighbour) {
  auto t = scenario().at("GRE", "BLU").set("swap_range", "adjacent");
  EXPECT_EQ(t.legal(), "move PUR, move YEL");
  t.play("move PUR");
  EXPECT_EQ(t.field("posK") + t.field("posM") + t.field("swap"), "PURBLU0");
}

TEST(KM_5_2, TheMageMayNotEnterTheKnightsTower) {
  auto t = scenario().active('M').at("RED", "YEL");
  EXPECT_EQ(t.refused("move RED"), "KM-5.2");
  EXPECT_EQ(scenario().active('M').at("TRK", "YEL").refused("move TRK"), "KM-5.2");  // occupied before far
}

TEST(KM_5_3, TheKnightTradesPlacesWithTheMageOnce) {
  auto t = scenario().round(1).at("YEL", "TRK");
  EXPECT_EQ(t.legal(), "move GRE, move RED, move TRK");
  t.play("move TRK");
  EXPECT_EQ(t.field("posK") + t.field("posM") + t.field("swap"), "TRKYEL1");
  t.play("take TRK|PUR").play("move GRE").play(t.legal().substr(0, t.legal().find(',')));
  if (t.phase() == "SPELL") t.play("pass");
  EXPECT_EQ(t.owner(), "K");
  EXPECT_EQ(t.refused("move GRE"), "KM-5.3");
  EXPECT_EQ(t.legal(), "move BLU, move PUR");
}

TEST(KM_5_3, AnyDistanceOrOnlyNeighbours) {
  EXPECT_TRUE(scenario().at("YEL", "BLU").lists("move BLU"));
  auto t = scenario().set("swap_range", "adjacent").at("YEL", "BLU");
  EXPECT_EQ(t.refused("move BLU"), "KM-15.1");
  EXPECT_TRUE(scenario().set("swap_range", "adjacent").at("YEL", "RED").lists("move RED"));
}

TEST(KM_5_4, TheDisplacedMageGetsNothing) {
  auto t = scenario().at("YEL", "TRK").acquired('M', "EL").slots("GRE|YEL:BO,YEL|RED:BO");
  const std::string faces = t.faces();
  t.play("move TRK");
  EXPECT_EQ(t.phase() + t.owner(), "TAKEK");
  EXPECT_EQ(t.faces(), faces);
  EXPECT_EQ(t.acquired('M') + t.used('M'), "EL:1-");
  EXPECT_EQ(t.legal(), "take BLU|TRK, take TRK|PUR");
}

TEST(KM_5_5, TheMagePassesOverTheKnight) {
  auto t = scenario().active('M').at("RED", "YEL");
  EXPECT_EQ(t.legal(), "move BLU, move GRE");
  t.play("move BLU");
  EXPECT_EQ(t.field("posK") + t.field("posM"), "REDBLU");
  EXPECT_EQ(t.legal(), "take BLU|TRK, take RED|BLU");
}

TEST(KM_5_5, OnlyOverAKnightNextDoorAndOnlyOneTower) {
  auto t = scenario().active('M').at("BLU", "YEL");
  EXPECT_EQ(t.legal(), "move GRE, move RED");
  EXPECT_EQ(t.refused("move TRK"), "KM-5.9");
  EXPECT_EQ(t.refused("move PUR"), "KM-5.9");
}

TEST(KM_5_5, NeverTheKnight) {
  auto t = scenario().at("YEL", "RED");
  EXPECT_EQ(t.refused("move BLU"), "KM-5.9");
}

TEST(KM_5_6, ASkipAlwaysFindsRoom) {
  const char* towers[] = {"TRK", "PUR", "GRE", "YEL", "RED", "BLU"};
  for (int i = 0; i < 6; ++i) {
    const std::string mage = towers[i];
    const std::string knight = towers[(i + 1) % 6];
    const std::string beyond = towers[(i + 2) % 6];
    auto t = scenario().active('M').at(knight, mage);
    EXPECT_TRUE(t.lists("move " + beyond)) << mage << " over " << knight;
    EXPECT_EQ(t.play("move " + beyond).field("posM"), beyond);
  }
}

TEST(KM_5_7, SomebodyWhoMustMoveCan) {
  const char* towers[] = {"TRK", "PUR", "GRE", "YEL", "RED", "BLU"};
  for (const char* knight : towers) {
    for (const char* mage : towers) {
      if (std::string_view(knight) == mage) continue;
      for (const char seat : {'K', 'M'}) {
        auto t = scenario().active(seat).at(knight, mage).given("swap", "1");
        EXPECT_NE(t.legal("move"), "") << knight << mage << seat;
      }
    }
  }
}

TEST(KM_5_7, ASingleDestinationIsStillAsked) {
  auto t = scenario().at("YEL", "RED").given("swap", "1");
  EXPECT_EQ(t.phase() + t.owner(), "MOVEK");
  EXPECT_EQ(t.legal(), "move GRE");
}

TEST(KM_5_8, TheDestinationSaysWhichMoveItIs) {
  EXPECT_EQ(scenario().at("YEL", "RED").play("move RED").field("swap"), "1");
  EXPECT_EQ(scenario().at("YEL", "RED").play("move GRE").field("swap"), "0");
  auto skip = scenario().active('M').at("BLU", "TRK").play("move RED");
  EXPECT_EQ(skip.field("posM") + skip.field("posK") + skip.field("swap"), "REDBLU0");
}

TEST(KM_5_9, TowersTooFarAway) {
  auto t = scenario().at("YEL", "GRE");
  EXPECT_EQ(t.refused("move PUR"), "KM-5.9");  // over the mage
  EXPECT_EQ(t.refused("move TRK"), "KM-5.9");
  EXPECT_EQ(t.refused("move BLU"), "KM-5.9");
}

TEST(KM_5_9, AUsedSwapComesBeforeOneOutOfRange) {
  auto t = scenario().set("swap_range", "adjacent").at("YEL", "BLU").given("swap", "1");
  EXPECT_EQ(t.refused("move BLU"), "KM-5.3");
  EXPECT_EQ(t.legal(), "move GRE, move RED");
}

}  // namespace
}  // namespace spires::duel::tests
