// WT-11: the eight spells.
#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

// A with six full potions in a game for two, or five in a game for three, and one tile.
Scenario caster(int players, const char* tile, const char* board) {
  auto t = scenario(players).spells(tile).board(board).hand('A', "W1,W2,W3");
  t.potions(players == 2 ? "A:2/4/0" : "A:1/4/0");
  return t;
}

TEST(WT_11_1, AnyVisibleWizardOneForward) {
  auto t = caster(3, "MW", "0:K 4:(A) 5:P(B)S(C) 9:(B)");
  EXPECT_EQ(t.legal("cast"), "cast MW 4A, cast MW 5C, cast MW 9B");
  t.play("cast MW 4A");
  EXPECT_EQ(t.board(), "0:K 5:P(B)S(AC) 9:(B)");
  EXPECT_EQ(t.potions('A'), "1/2/2");
}

TEST(WT_11_1, NeverATrappedWizard) {
  EXPECT_EQ(caster(3, "MW", "0:K 4:(A) 5:P(B)S(C) 9:(B)").refused("cast MW 5B"), "WT-2.5");
}

TEST(WT_11_1, TheSixLimitHolds) { EXPECT_EQ(caster(3, "MW", "0:K 4:(A) 5:P(BBBCCC)").refused("cast MW 4A"), "WT-6.4"); }

TEST(WT_11_2, AnyVisibleWizardOneBackward) {
  auto t = caster(3, "HW", "0:K 4:(A) 3:P(C) 9:S(B)");
  EXPECT_EQ(t.legal("cast"), "cast HW 3C, cast HW 4A, cast HW 9B");
  t.play("cast HW 4A");
  EXPECT_EQ(t.board(), "0:K 3:P(AC) 9:S(B)");
  EXPECT_EQ(t.potions('A'), "1/2/2");
}

TEST(WT_11_2, BackingIntoTheCastleIsAnEntry) {
  auto t = caster(2, "HW", "0:K 1:(A) 5:S 9:(B) 10:(A)");
  t.play("cast HW 1A");
  EXPECT_EQ(t.board(), "4:K 5:S 9:(B) 10:(A)");
  EXPECT_EQ(t.home('A'), "4");
  EXPECT_EQ(t.seat(), "B");
}

TEST(WT_11_2, BackwardTheSixLimitHoldsToo) {
  EXPECT_EQ(caster(3, "HW", "0:K 5:(A) 4:P(BBBCCC)").refused("cast HW 5A"), "WT-6.4");
}

TEST(WT_11_3, AnyBlockTwoForward) {
  auto t = caster(3, "MT", "0:K 4:S(A)P(B) 6:(C) 14:S");
  EXPECT_EQ(t.legal("cast"), "cast MT 4#1, cast MT 4#2");
  t.play("cast MT 4#2");
  EXPECT_EQ(t.board(), "0:K 4:S(A) 6:(C)P(B) 14:S");
  EXPECT_EQ(t.potions('A'), "0/4/1");  // one paid, one filled
}

TEST(WT_11_3, NeverOntoTheCastle) {
  EXPECT_EQ(caster(3, "MT", "0:K 4:S(A)P(B) 6:(C) 14:S").refused("cast MT 14#1"), "WT-8.4");
}

TEST(WT_11_4, AnyBlockTwoBackward) {
  auto t = caster(3, "HT", "0:K 2:S 6:S(A)P(B) 4:(C)");
  EXPECT_EQ(t.legal("cast"), "cast HT 6#1, cast HT 6#2");
  t.play("cast HT 6#1");
  EXPECT_EQ(t.board(), "0:K 2:S 4:(C)S(A)P(B)");
  EXPECT_EQ(t.potions('A'), "0/4/1");
  EXPECT_EQ(caster(3, "HT", "0:K 2:S 6:S(A)P(B) 4:(C)").refused("cast HT 2#1"), "WT-8.4");
}

TEST(WT_11_5, TopTowersChangePlacesWithTheirRoofs) {
  auto t = caster(3, "SW", "0:K 3:(A)S(B)P(C) 7:(B)S(A) 9:(C)");
  EXPECT_EQ(t.legal("cast"), "cast SW 3 7");
  t.play("cast SW 3 7");
  EXPECT_EQ(t.board(), "0:K 3:(A)S(B)S(A) 7:(B)P(C) 9:(C)");
  EXPECT_EQ(t.potions('A'), "1/2/2");  // no reward for the wizards below
}

TEST(WT_11_5, TwoDifferentSpacesWithTowers) {
  auto t = caster(3, "SW", "0:K 3:(A)S(B)P(C) 7:(B)S(A) 9:(C)");
  EXPECT_EQ(t.refused("cast SW 3 9"), "WT-11.5");
}

TEST(WT_11_6, TheCastleGoesToTheFirstFreeSurfaceEitherWay) {
  auto forward = caster(3, "NK", "0:K 1:(A) 2:P(B) 3:(C)P 15:(B)");
  EXPECT_EQ(forward.legal("cast"), "cast NK +, cast NK -");
  forward.play("cast NK +");
  EXPECT_EQ(forward.board(), "1:(A) 2:P(B) 3:(C)PK 15:(B)");
  EXPECT_EQ(forward.potions('A'), "1/2/2");
  auto backward = caster(3, "NK", "0:K 1:(A) 2:P(B) 3:(C)P 15:(B)");
  backward.play("cast NK -");
  EXPECT_EQ(backward.board(), "1:(A) 2:P(B) 3:(C)P 14:K 15:(B)");
}

TEST(WT_11_6, NoShieldIsNeededAndNobodyEnters) {
  auto t = caster(2, "NK", "0:K 9:(B) 10:(A)");
  t.play("cast NK +");
  EXPECT_EQ(t.board(), "1:K 9:(B) 10:(A)");
  EXPECT_EQ(t.field("home"), "A:4 B:4");
}

TEST(WT_11_6, WithoutAFreeSpaceItIsNotCast) {
  auto t = scenario(4).spells("NK").board(
      "0:K 1:(A) 2:(A) 3:(A) 4:(A) 5:(B) 6:(B) 7:(B) 8:(B) 9:(C) 10:(C) 11:(C) "
      "12:(C) 13:(D) 14:(D) 15:(D)");
  t.potions("A:1/4/0").hand('A', "W1,W2,W3");
  EXPECT_EQ(t.legal("cast"), "");
  EXPECT_EQ(t.refused("cast NK +"), "WT-11.6");
}

TEST(WT_11_7, OneOwnWizardComesToTheTop) {
  auto t = caster(3, "FR", "0:K 4:(A)P(AB)S(C) 9:(B)");
  EXPECT_EQ(t.legal("cast"), "cast FR 4#1, cast FR 4#2");
  t.play("cast FR 4#2");
  EXPECT_EQ(t.phase(), "choose+pick");
  EXPECT_EQ(t.field("spell"), "A:FR 4#2");
  EXPECT_EQ(t.legal(), "leave, take A");
  t.play("take A");
  EXPECT_EQ(t.board(), "0:K 4:(A)P(B)S(AC) 9:(B)");
  EXPECT_EQ(t.potions('A'), "1/3/1");
}

TEST(WT_11_7, FreeAWizardMayFindNothing) {
  auto t = caster(3, "FR", "0:K 4:(A)P(B)S(C) 9:(B)");
  t.play("cast FR 4#2");
  EXPECT_EQ(t.board(), "0:K 4:(A)P(B)S(C) 9:(B)");
  EXPECT_EQ(t.potions('A'), "1/3/1");
  EXPECT_EQ(t.phase(), "choose");
}

TEST(WT_11_7, UnderTheCastleItIsAnEntry) {
  auto t = caster(3, "FR", "7:P(A)SK 9:S(B) 10:(A)");
  t.play("cast FR 7#2").play("take A");
  EXPECT_EQ(t.board(), "7:PS 8:K 9:S(B) 10:(A)");
  EXPECT_EQ(t.seat(), "B");
}

TEST(WT_11_7, NotWithSixOnTop) {
  auto t = caster(3, "FR", "0:K 4:P(A)S(BBBCCC)");
  EXPECT_EQ(t.legal("cast"), "");
  EXPECT_EQ(t.refused("cast FR 4#2"), "WT-11.7");
  EXPECT_EQ(t.refused("cast FR 5#1"), "WT-11.7");  // nothing to lift
}

TEST(WT_11_8, TheRiderMakesTheSameMove) {
  auto t = master(3, "PB").board("0:K 5:P(ABC) 9:S(A)").hand('A', "W4,W2,W3").potions("B:4/1/0");
  t.play("play W4").play("wizard 5A");
  EXPECT_EQ(t.phase(), "mid");
  EXPECT_EQ(t.seat(), "B");
  EXPECT_EQ(t.field("piece"), "5A");
  EXPECT_EQ(t.legal(), "cast PB B, pass");
  t.play("cast PB B");
  EXPECT_EQ(t.board(), "0:K 5:P(C) 9:S(AAB)");
  EXPECT_EQ(t.potions('B'), "4/0/1");
}

TEST(WT_11_8, OneMayRideOnesOwnWizard) {
  auto t = caster(2, "PB", "0:K 5:P(AA) 9:(B)");
  t.play("play W3").play("wizard 5A");
  EXPECT_EQ(t.legal(), "cast PB A, pass");
  t.play("cast PB A");
  EXPECT_EQ(t.board(), "0:K 5:P 8:(AA) 9:(B)");
  EXPECT_EQ(t.potions('A'), "2/3/1");
}

TEST(WT_11_8, TwoOwnWizardsComeHomeInOneTurn) {
  auto t = caster(2, "PB", "0:K 9:(B) 13:(AA) 14:(A)");
  t.play("play W3").play("wizard 13A").play("cast PB A");
  EXPECT_EQ(t.board(), "4:K 9:(B) 14:(A)");
  EXPECT_EQ(t.home('A'), "4");
  EXPECT_EQ(t.phase(), "refill");
}

TEST(WT_11_8, BothMustFit) {
  auto t = caster(3, "PB", "0:K 5:(AA) 8:(BBBCC)");
  t.play("play W3").play("wizard 5A");
  EXPECT_EQ(t.board(), "0:K 5:(A) 8:(ABBBCC)");  // no room for a rider, so no seat was asked
}

TEST(WT_11_8, WithoutAWizardOnThatSurfaceNobodyRides) {
  auto t = master(3, "PB").board("0:K 5:(B)P(AC) 9:S(A)").hand('A', "W4,W2,W3").potions("B:4/1/0 C:4/1/0");
  t.play("play W4").play("wizard 5A");
  EXPECT_EQ(t.seat(), "C");
  EXPECT_EQ(t.refused("cast PB B"), "WT-11.8");
  EXPECT_EQ(t.refused("cast PB A"), "WT-11.8");
}

TEST(WT_11_8, ThereIsNothingToRideBeforeAWizardIsNamed) {
  auto t = caster(2, "PB", "0:K 5:P(AA) 9:(B)");
  EXPECT_EQ(t.refused("cast PB A"), "WT-11.8");
  t.play("play W3");
  EXPECT_EQ(t.refused("cast PB A"), "WT-11.8");
}

}  // namespace
}  // namespace spires::towers::tests
