// WT-6: how wizards move and come home.
#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

TEST(WT_6_1, AnOwnVisibleWizardGoesExactlyThatFar) {
  auto t = scenario(3).board("0:K 3:S(AB) 5:P(A)S(C) 9:(A)").hand('A', "W3,W1,T1");
  t.play("play W3");
  EXPECT_EQ(t.legal(), "wizard 3A, wizard 9A");
  t.play("wizard 3A");
  EXPECT_EQ(t.board(), "0:K 3:S(B) 5:P(A)S(C) 6:(A) 9:(A)");
}

TEST(WT_6_1, NotATrappedWizardNorAnothersNorNobody) {
  auto t = scenario(3).board("0:K 3:S(AB) 5:P(A)S(C) 9:(A)").hand('A', "W3,W1,T1");
  t.play("play W3");
  EXPECT_EQ(t.refused("wizard 3B"), "WT-6.1");
  // Trapped or not there at all: the answer is the same.
  EXPECT_EQ(t.refused("wizard 5A"), "WT-2.5");
  EXPECT_EQ(t.refused("wizard 8A"), "WT-2.5");
}

TEST(WT_6_2, NothingBlocksTheWay) {
  auto t = scenario(3).board("4:(A) 5:K 6:(BBBCCC) 7:SPS(B) 8:(C)").hand('A', "W5,W1,T1");
  t.play("play W5").play("wizard 4A");
  EXPECT_EQ(t.board(), "5:K 6:(BBBCCC) 7:SPS(B) 8:(C) 9:(A)");
}

TEST(WT_6_3, AWizardClimbsOntoTheTower) {
  auto t = scenario(2).board("0:K 3:(A) 5:(B)SP 9:(A)").hand('A', "W2,W1,T1");
  t.play("play W2").play("wizard 3A");
  EXPECT_EQ(t.board(), "0:K 5:(B)SP(A) 9:(A)");
}

TEST(WT_6_3, AWizardStepsDownToTheGround) {
  auto t = scenario(2).board("0:K 3:SP(A) 5:(B)").hand('A', "W2,W1,T1");
  t.play("play W2").play("wizard 3A");
  EXPECT_EQ(t.board(), "0:K 3:SP 5:(AB)");
}

TEST(WT_6_4, ASurfaceHoldsSixWizards) {
  auto t = scenario(3).board("0:K 3:(A) 4:P(A) 5:S(BBBCCC)").hand('A', "W1,W2,T1");
  t.play("play W1");
  EXPECT_EQ(t.legal(), "wizard 3A");
  EXPECT_EQ(t.refused("wizard 4A"), "WT-6.4");
}

TEST(WT_6_4, TheSixthWizardFits) {
  auto t = scenario(3).board("0:K 4:P(A) 5:S(BBBCC)").hand('A', "W1,W2,T1");
  t.play("play W1").play("wizard 4A");
  EXPECT_EQ(t.board(), "0:K 4:P 5:S(ABBBCC)");
}

TEST(WT_6_4, TrappedWizardsDoNotCount) {
  auto t = scenario(3).board("0:K 4:P(A) 5:(BBBCCC)S").hand('A', "W1,W2,T1");
  t.play("play W1").play("wizard 4A");
  EXPECT_EQ(t.board(), "0:K 4:P 5:(BBBCCC)S(A)");
}

TEST(WT_6_4, SixOnTheGroundIsFullToo) {
  auto t = scenario(3).board("0:K 4:P(A) 5:(BBBCCC)").hand('A', "W1,T2,T1");
  t.play("play W1");
  EXPECT_EQ(t.field("act"), "2");  // nothing else to move: fizzled
  EXPECT_EQ(t.board(), "0:K 4:P(A) 5:(BBBCCC)");
}

TEST(WT_6_5, EnteringNeedsTheExactCount) {
  auto t = scenario(2).board("0:K 9:(B) 13:(A)").hand('A', "W3,W5,T1");
  t.play("play W5").play("wizard 13A");
  EXPECT_EQ(t.board(), "0:K 2:(A) 9:(B)");
  EXPECT_EQ(t.home('A'), "4");
}

TEST(WT_6_5, AWizardThatEntersLeavesTheRing) {
  auto t = scenario(2).board("0:K 9:(B) 10:(A) 13:(A)").hand('A', "W3,W5,T1");
  EXPECT_EQ(t.home('A'), "3");
  t.play("play W3").play("wizard 13A");
  EXPECT_EQ(t.board(), "4:K 9:(B) 10:(A)");
  EXPECT_EQ(t.home('A'), "4");
}

TEST(WT_6_5, TheCastleHasRoomForEverybody) {
  auto t = scenario(4).board("0:K 9:(B) 13:(A)").hand('A', "W3,W5,T1");
  EXPECT_EQ(t.field("home"), "A:3 B:3 C:4 D:4");
  t.play("play W3").play("wizard 13A");
  EXPECT_EQ(t.field("home"), "A:4 B:3 C:4 D:4");
}

TEST(WT_6_6, AnOwnEntryEndsTheTurnAndUnusedActionsAreLost) {
  auto t = scenario(2).board("0:K 9:(B) 10:(A) 13:(A)").hand('A', "W3,W5,T1");
  t.play("play W3").play("wizard 13A");
  EXPECT_EQ(t.board(), "4:K 9:(B) 10:(A)");
  EXPECT_EQ(t.phase(), "refill");
  EXPECT_EQ(t.hand('A'), "W5,T1");
  EXPECT_EQ(t.draw_cards(), 1);
  EXPECT_EQ(t.seat(), "B");
}

TEST(WT_6_6, SendingAnotherPlayersWizardHomeDoesNotEndTheTurn) {
  auto t = scenario(2).board("0:K 6:(B) 10:(A) 15:(B)").hand('A', "W3,W5,T1").potions("A:4/2/0");
  t.play("cast MW 15B");
  EXPECT_EQ(t.board(), "4:K 6:(B) 10:(A)");
  EXPECT_EQ(t.home('B'), "4");
  EXPECT_EQ(t.seat(), "A");
  EXPECT_EQ(t.phase(), "choose");
}

}  // namespace
}  // namespace spires::towers::tests
