// WT-7: where the castle goes when a wizard has entered it.
#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

// The board after A's wizard, one space behind the castle, has entered by W1.
std::string after_entry(const std::string& board, const std::string& wizard,
                        const std::string& landing = "ShieldOnly") {
  auto t = scenario(3).set("castleLanding", landing).board(board).hand('A', "W1,W2,T1");
  t.play("play W1").play("wizard " + wizard);
  return t.board();
}

TEST(WT_7_1, EveryEntryMovesTheCastle) { EXPECT_EQ(after_entry("0:K 9:(B) 15:(A)", "15A"), "4:K 9:(B)"); }

TEST(WT_7_1, AnotherPlayersWizardMovesItToo) {
  auto t = scenario(3).board("0:K 9:(A) 10:(B) 15:(B)").hand('A', "W1,W2,T1").potions("A:3/2/0");
  t.play("cast MW 15B");
  EXPECT_EQ(t.board(), "4:K 9:(A) 10:(B)");
}

TEST(WT_7_1, OwnWizardKeepsTheCastleWhenAnothersWizardIsSentIn) {
  auto t = scenario(3).set("castleTrigger", "OwnWizard").board("0:K 9:(A) 10:(B) 15:(B)").hand('A', "W1,W2,T1");
  t.potions("A:3/2/0").play("cast MW 15B");
  EXPECT_EQ(t.board(), "0:K 9:(A) 10:(B)");
  EXPECT_EQ(t.home('B'), "3");
}

TEST(WT_7_1, FreeingAWizardUnderTheCastleIsAnEntry) {
  auto t = scenario(3).spells("FR").board("4:S(A)PK 9:(B)").hand('A', "W1,W2,T1").potions("A:4/1/0");
  t.play("cast FR 4#2").play("take A");
  EXPECT_EQ(t.board(), "4:SP 8:K 9:(B)");
  EXPECT_EQ(t.home('A'), "4");
}

TEST(WT_7_2, TheNextShieldRoofWithoutWizards) {
  EXPECT_EQ(after_entry("0:K 1:P 2:S(B) 3:S 9:(B) 15:(A)", "15A"), "1:P 2:S(B) 3:SK 9:(B)");
}

TEST(WT_7_2, TheNextPrintedShieldWithoutTowerOrWizard) {
  EXPECT_EQ(after_entry("0:K 4:(B) 8:P 9:(C) 15:(A)", "15A"), "4:(B) 8:P 9:(C) 12:K");
}

TEST(WT_7_2, BareGroundWithoutAShieldIsPassed) { EXPECT_EQ(after_entry("5:K 4:(A) 9:(B)", "4A"), "8:K 9:(B)"); }

TEST(WT_7_2, WithoutAFreeShieldTheCastleStays) {
  EXPECT_EQ(after_entry("0:K 3:S(C) 4:(B) 8:(B) 12:(C) 15:(A)", "15A"), "0:K 3:S(C) 4:(B) 8:(B) 12:(C)");
}

TEST(WT_7_2, TheSearchGoesAllTheWayRound) {
  // Fifteen steps on, just behind where it stood.
  EXPECT_EQ(after_entry("0:(B) 4:K 8:(B) 12:(C) 3:S(A)", "3A"), "0:(B) 3:SK 8:(B) 12:(C)");
}

TEST(WT_7_3, EmptySpacesQualifyWithTheOption) {
  EXPECT_EQ(after_entry("0:K 1:(B) 9:(B) 15:(A)", "15A", "EmptySpaceOrShieldTower"), "1:(B) 2:K 9:(B)");
  EXPECT_EQ(after_entry("0:K 1:P 2:(C) 3:S 9:(B) 15:(A)", "15A", "EmptySpaceOrShieldTower"), "1:P 2:(C) 3:SK 9:(B)");
}

TEST(WT_7_3, APlainTowerNeverQualifies) {
  EXPECT_EQ(after_entry("0:K 1:P 2:P 9:(B) 15:(A)", "15A", "EmptySpaceOrShieldTower"), "1:P 2:P 3:K 9:(B)");
}

TEST(WT_7_4, TrappedWizardsDoNotBlock) { EXPECT_EQ(after_entry("0:K 3:(B)S 9:(B) 15:(A)", "15A"), "3:(B)SK 9:(B)"); }

TEST(WT_7_4, AShieldUnderATowerIsNotSeen) {
  EXPECT_EQ(after_entry("0:K 4:P 8:SP 9:(B) 15:(A)", "15A"), "4:P 8:SP 9:(B) 12:K");
}

TEST(WT_7_4, TheSurfaceTheWizardLeftMayQualify) {
  EXPECT_EQ(after_entry("0:(B) 4:(A) 5:K 8:(B) 12:(C)", "4A"), "0:(B) 4:K 8:(B) 12:(C)");
}

}  // namespace
}  // namespace spires::towers::tests
