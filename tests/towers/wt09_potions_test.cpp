// WT-9: trapping and the potions it fills.
#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

TEST(WT_9_1, LandingOnWizardsFillsOnePotionOfTheMover) {
  auto t = scenario(3).board("0:K 3:S(A) 5:P(BBCC)").hand('A', "T2,T4,W1");
  t.play("play T2").play("tower 3#1");
  EXPECT_EQ(t.board(), "0:K 5:P(BBCC)S(A)");
  EXPECT_EQ(t.field("potions"), "A:4/1/0 B:5/0/0 C:5/0/0");
}

TEST(WT_9_1, OwnWizardsCount) {
  auto t = scenario(2).board("0:K 3:S 5:(A) 9:(B)").hand('A', "T2,T4,W1");
  t.play("play T2").play("tower 3#1");
  EXPECT_EQ(t.potions('A'), "5/1/0");
}

TEST(WT_9_1, EveryMoveFillsAnotherOne) {
  auto t = scenario(2).board("0:K 3:S 5:(A) 9:(B)").hand('A', "T2,T4,W1");
  t.play("play T2").play("tower 3#1").play("play T4").play("tower 5#1");
  EXPECT_EQ(t.board(), "0:K 5:(A) 9:(B)S");
  EXPECT_EQ(t.potions('A'), "4/2/0");
}

TEST(WT_9_2, WithoutAnEmptyPotionThereIsNoReward) {
  auto t = scenario(3).board("0:K 3:S(A) 5:P(C) 9:(B)").hand('A', "T2,T4,W1").potions("A:0/5/0");
  t.play("play T2").play("tower 3#1");
  EXPECT_EQ(t.board(), "0:K 5:P(C)S(A) 9:(B)");
  EXPECT_EQ(t.field("potions"), "A:0/5/0 B:5/0/0 C:5/0/0");
}

TEST(WT_9_3, OnlyTheSurfaceLandedOnCounts) {
  auto t = scenario(3).board("0:K 3:S(A) 5:(C)P(B)S 9:(B)").hand('A', "T2,T4,W1");
  t.play("play T2").play("tower 3#1");
  EXPECT_EQ(t.board(), "0:K 5:(C)P(B)SS(A) 9:(B)");
  EXPECT_EQ(t.potions('A'), "5/0/0");
}

TEST(WT_9_3, UncoveringFillsNothing) {
  auto t = scenario(3).board("0:K 3:(BC)S(A)").hand('A', "T2,T4,W1");
  t.play("play T2").play("tower 3#1");
  EXPECT_EQ(t.potions('A'), "5/0/0");
}

TEST(WT_9_3, SwapsAndCastleMovesFillNothing) {
  auto swap = scenario(2).spells("SW").board("0:K 3:(A)S 5:(B)P(B)").potions("A:4/2/0");
  swap.play("cast SW 3 5");
  EXPECT_EQ(swap.board(), "0:K 3:(A)P(B) 5:(B)S");
  EXPECT_EQ(swap.potions('A'), "4/0/2");
  auto nudge = scenario(2).spells("NK").board("0:K 3:(A)S 5:(B)").potions("A:4/2/0");
  nudge.play("cast NK +");
  EXPECT_EQ(nudge.potions('A'), "4/0/2");
}

TEST(WT_9_3, AWizardThatStepsOntoATowerFillsNothing) {
  auto t = scenario(2).board("0:K 3:(A) 5:(B)S").hand('A', "W2,T4,W1");
  t.play("play W2").play("wizard 3A");
  EXPECT_EQ(t.potions('A'), "6/0/0");
}

TEST(WT_9_4, MovingTheBlockAwayFrees) {
  auto t = scenario(2).board("0:K 3:(A)PS 9:(B)").hand('A', "T2,W4,W1");
  t.play("play W1");  // trapped: fizzles
  EXPECT_EQ(t.field("act"), "2");
  t.play("play T2").play("tower 3#1");
  t.next_turn();
  EXPECT_EQ(t.board(), "0:K 3:(A) 5:PS 9:(B)");
}

TEST(WT_9_4, FreeAWizardFrees) {
  auto t = scenario(2).spells("FR").board("0:K 3:(A)PS 9:(B)").hand('A', "T2,W4,W1").potions("A:5/1/0");
  t.play("cast FR 3#1").play("take A");
  EXPECT_EQ(t.board(), "0:K 3:PS(A) 9:(B)");
}

TEST(WT_9_5, TheRewardStaysWhenTheVictimIsFreed) {
  auto t = master(2, "FR").set("freeExempt", "true").board("0:K 3:S 5:(B) 9:(A)").hand('A', "T2,W4,W1");
  t.potions("B:5/1/0");
  EXPECT_EQ(t.phase(), "choose");
  t.play("play T2");
  EXPECT_EQ(t.phase(), "rescue1");
  t.play("pass").play("tower 3#1");
  EXPECT_EQ(t.potions('A'), "5/1/0");
  EXPECT_EQ(t.phase(), "rescue2");
  EXPECT_EQ(t.seat(), "A");  // one full potion, and FR may be blind
  t.play("pass");
  EXPECT_EQ(t.seat(), "B");
  t.play("cast FR 5#1").play("take B");
  EXPECT_EQ(t.board(), "0:K 5:S(B) 9:(A)");
  EXPECT_EQ(t.potions('A'), "5/1/0");
  EXPECT_EQ(t.potions('B'), "5/0/1");
}

}  // namespace
}  // namespace spires::towers::tests
