// WT-1: the contents of the box, as far as a game can show them.
#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

TEST(WT_1_1, TheRingHasSixteenSpaces) {
  auto t = scenario(2).board("4:K 9:(B) 15:(A)").hand('A', "W1,W2,W3");
  t.play("play W1").play("wizard 15A");
  EXPECT_EQ(t.board(), "0:(A) 4:K 9:(B)");
}

TEST(WT_1_1, TheCastleStartsOnTheStartSpace) { EXPECT_EQ(split(scenario(2).from_the_start().board(), ' ')[0], "0:K"); }

TEST(WT_1_2, TheCastleIsNoTower) {
  auto t = scenario(2).board("0:K 3:S 9:(B) 13:(A)").hand('A', "T1,T2,T3");
  t.play("play T1");
  EXPECT_EQ(t.legal(), "tower 3#1");
  EXPECT_EQ(t.refused("tower 0#1"), "WT-1.2");
}

TEST(WT_1_2, TheCastleOnATowerIsNoFurtherLevel) {
  auto t = scenario(2).board("4:SK 9:(B) 13:(A)").hand('A', "T1,T2,T3");
  t.play("play T1");
  EXPECT_EQ(t.legal(), "tower 4#1");
  EXPECT_EQ(t.refused("tower 4#2"), "WT-1.2");
}

TEST(WT_1_3, FiveTowersCarryAShieldAndFourDoNot) {
  const std::string board = scenario(2).from_the_start().board();
  EXPECT_EQ(std::count(board.begin(), board.end(), 'S'), 5);
  EXPECT_EQ(std::count(board.begin(), board.end(), 'P'), 4);
}

TEST(WT_1_3, ATowerSwallowsTheSurfaceItLandsOn) {
  auto t = scenario(2).board("0:K 2:S 3:P(AB)").hand('A', "T1,T2,T3");
  t.play("play T1").play("tower 2#1");
  EXPECT_EQ(t.board(), "0:K 3:P(AB)S");
}

TEST(WT_1_3, AShieldCountsOnlyOnTopOfItsStack) {
  auto t = scenario(2).board("0:K 2:SP 4:(B) 6:S 15:(A) 9:(A)").hand('A', "W1,W2,W3");
  t.play("play W1").play("wizard 15A");
  EXPECT_EQ(t.board(), "2:SP 4:(B) 6:SK 9:(A)");
}

TEST(WT_1_4, TheStockOfWizardPiecesChangesNoLine) {
  auto thirty = scenario(2).set("wizardStock", "30").from_the_start();
  auto twenty_four = scenario(2).set("wizardStock", "24").from_the_start();
  EXPECT_EQ(thirty.line(), twenty_four.line());
}

TEST(WT_1_5, APotionHasAnEmptyAndAFullSide) {
  auto t = scenario(2).board("0:K 2:S 3:(AB)").hand('A', "T1,T2,T3");
  EXPECT_EQ(t.field("potions"), "A:6/0/0 B:6/0/0");
  t.play("play T1").play("tower 2#1");
  EXPECT_EQ(t.field("potions"), "A:5/1/0 B:6/0/0");
}

TEST(WT_1_6, NinetyCards) { EXPECT_EQ(scenario(2).from_the_start().pile("draw"), 90); }

TEST(WT_1_6, TheDieHasSixFaces) {
  auto t = scenario(2).hand('A', "DC1,T2,T3");
  t.play("play DC1");
  EXPECT_EQ(t.outcomes(), "roll 1*1, roll 2*1, roll 3*1, roll 4*1, roll 5*1, roll 6*1");
}

TEST(WT_1_6, EightSpellTilesAndNoOthers) {
  EXPECT_EQ(fault_of({number("players", 2), word("variant", "basic"), list("spells", "MW,MT,HW,HT,SW,NK,FR,PB")}),
            "none");
  EXPECT_EQ(fault_of({number("players", 2), word("variant", "basic"), list("spells", "MW,ZZ")}), "spells");
  EXPECT_EQ(fault_of({number("players", 2), word("variant", "basic"), list("spells", "MW,MW")}), "spells");
}

}  // namespace
}  // namespace spires::towers::tests
