// WT-8: how towers move.
#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

TEST(WT_8_1, AnySpaceAndAnyLevel) {
  auto t = scenario(3).board("0:K 3:S(B)P(C) 7:S 9:(A)").hand('A', "T2,T1,W1");
  t.play("play T2");
  EXPECT_EQ(t.legal(), "tower 3#1, tower 3#2, tower 7#1");
  t.play("tower 3#1");
  EXPECT_EQ(t.board(), "0:K 5:S(B)P(C) 7:S 9:(A)");
}

TEST(WT_8_1, ThereMustBeSuchALevel) {
  auto t = scenario(3).board("0:K 3:S(B)P(C) 7:S 9:(A)").hand('A', "T2,T1,W1");
  t.play("play T2");
  EXPECT_EQ(t.refused("tower 3#3"), "WT-8.1");
  EXPECT_EQ(t.refused("tower 9#1"), "WT-8.1");
}

TEST(WT_8_2, TheBlockKeepsItsOrderAndItsPrisoners) {
  auto t = scenario(3).board("0:K 3:(A)S(B)P(C)S(A) 9:(B)").hand('A', "T2,T1,W1");
  t.play("play T2").play("tower 3#2");
  EXPECT_EQ(t.board(), "0:K 3:(A)S(B) 5:P(C)S(A) 9:(B)");
  EXPECT_EQ(t.potions('A'), "5/0/0");
}

TEST(WT_8_2, WhoStoodUnderTheBlockIsVisibleAgain) {
  auto t = scenario(2).board("0:K 3:(A)S 9:(B)").hand('A', "T2,W1,W2");
  t.play("play T2").play("tower 3#1").play("play W1");
  EXPECT_EQ(t.legal(), "wizard 3A");
}

TEST(WT_8_3, StacksMayBeNineHigh) {
  auto t = scenario(2).board("0:K 2:P 3:SPSPSPSS 9:(A) 10:(B)").hand('A', "T1,T2,W1");
  t.play("play T1").play("tower 2#1");
  EXPECT_EQ(t.board(), "0:K 3:SPSPSPSSP 9:(A) 10:(B)");
  t.play("play T2");
  EXPECT_EQ(t.legal(),
            "tower 3#1, tower 3#2, tower 3#3, tower 3#4, tower 3#5, tower 3#6, tower 3#7, tower 3#8, "
            "tower 3#9");
  t.play("tower 3#9");
  EXPECT_EQ(t.board(), "0:K 3:SPSPSPSS 5:P 9:(A) 10:(B)");
}

TEST(WT_8_3, ATowerMayLandOnSixWizards) {
  auto t = scenario(3).board("0:K 2:P(ABC) 3:(AABBCC)").hand('A', "T1,T2,W1");
  t.play("play T1").play("tower 2#1");
  EXPECT_EQ(t.board(), "0:K 3:(AABBCC)P(ABC)");
}

TEST(WT_8_4, NoTowerLandsOnTheCastle) {
  auto t = scenario(2).board("0:K 9:(A) 10:(B) 12:S 14:P").hand('A', "T2,T4,W1");
  t.play("play T2");
  EXPECT_EQ(t.legal(), "tower 12#1");
  EXPECT_EQ(t.refused("tower 14#1"), "WT-8.4");
}

TEST(WT_8_4, PassingTheCastleIsFine) {
  auto t = scenario(2).board("0:K 9:(A) 10:(B) 14:P").hand('A', "T3,T4,W1");
  t.play("play T3").play("tower 14#1");
  EXPECT_EQ(t.board(), "0:K 1:P 9:(A) 10:(B)");
}

TEST(WT_8_4, TheCastleTravelsWithTheTowersBelowIt) {
  auto t = scenario(2).board("7:S(A)PK 9:(B)").hand('A', "T2,T4,W1");
  t.play("play T2").play("tower 7#2");
  EXPECT_EQ(t.board(), "7:S(A) 9:(B)PK");
  EXPECT_EQ(t.potions('A'), "5/1/0");
}

TEST(WT_8_4, TheCastleTravelsBackwardToo) {
  auto t = scenario(2).spells("HT").board("7:SK 9:(B) 11:(A)").hand('A', "T2,T4,W1").potions("A:5/1/0");
  t.play("cast HT 7#1");
  EXPECT_EQ(t.board(), "5:SK 9:(B) 11:(A)");
}

TEST(WT_8_4, NoBlockLandsOnTheCastleThatStandsOnATower) {
  auto t = scenario(2).board("5:P 7:SK 9:(B) 11:(A)").hand('A', "T2,T4,W1");
  t.play("play T2");
  EXPECT_EQ(t.legal(), "tower 7#1");
  EXPECT_EQ(t.refused("tower 5#1"), "WT-8.4");
}

TEST(WT_8_5, LegalityIgnoresWhatIsHidden) {
  auto empty = scenario(2).board("0:K 3:SP 9:(A) 10:(B)").hand('A', "T2,T4,W1");
  auto hidden = scenario(2).board("0:K 3:(AB)S(A)P 9:(A) 10:(B)").hand('A', "T2,T4,W1");
  EXPECT_EQ(empty.legal(), hidden.legal());
  empty.play("play T2");
  hidden.play("play T2");
  EXPECT_EQ(empty.legal(), hidden.legal());
}

TEST(WT_8_5, AChosenTowerIsMoved) {
  auto t = scenario(2).board("0:K 3:(B)S 6:P 9:(A)").hand('A', "T2,T4,W1");
  t.play("play T2").play("tower 3#1");
  EXPECT_EQ(t.board(), "0:K 3:(B) 5:S 6:P 9:(A)");
  EXPECT_EQ(t.phase(), "choose");
  EXPECT_EQ(t.field("act"), "2");
  EXPECT_EQ(t.refused("tower 6#1"), "WT-4.3");  // the card is used; a tower needs the next one
}

}  // namespace
}  // namespace spires::towers::tests
