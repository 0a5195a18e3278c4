// WT-2: the ring, surfaces, levels, and a player's pieces.
#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

TEST(WT_2_1, ForwardAndBackwardGoRoundTheRing) {
  auto t = scenario(2).spells("HW").board("0:(A) 4:K 9:(B) 14:(A)").hand('A', "W3,T2,T3").potions("A:4/2/0");
  t.play("cast HW 0A");
  EXPECT_EQ(t.board(), "4:K 9:(B) 14:(A) 15:(A)");
  t.play("play W3").play("wizard 14A");
  EXPECT_EQ(t.board(), "1:(A) 4:K 9:(B) 15:(A)");
}

TEST(WT_2_1, TowersGoRoundTheRingToo) {
  auto t = scenario(2).spells("HT").board("1:P 8:K 9:(B) 14:S(A)").hand('A', "T3,W2,W3").potions("A:5/1/0");
  t.play("cast HT 1#1");
  EXPECT_EQ(t.board(), "8:K 9:(B) 14:S(A) 15:P");
  t.play("play T3").play("tower 14#1");
  EXPECT_EQ(t.board(), "1:S(A) 8:K 9:(B) 15:P");
}

TEST(WT_2_2, ShieldsArePrintedOn0And4And8And12) {
  for (const int castle : {0, 4, 8, 12}) {
    const std::string at = std::to_string(castle);
    const std::string before = std::to_string((castle + 15) % 16);
    auto t = scenario(2).board(at + ":K " + before + ":(A) 1:(B) 2:(A)").hand('A', "W1,W2,W3");
    t.play("play W1").play("wizard " + before + "A");
    const std::string next = std::to_string((castle + 4) % 16);
    EXPECT_NE(t.board().find(next + ":K"), std::string::npos) << "castle on " << at << ", then " << t.board();
  }
}

TEST(WT_2_2, NoOtherSpaceHasAShield) {
  // From 1 the castle runs past 2 and 3; from 13 past 14 and 15.
  auto t = scenario(2).board("0:(A) 1:K 6:(B) 7:(A)").hand('A', "W1,W2,W3");
  t.play("play W1").play("wizard 0A");
  EXPECT_EQ(t.board(), "4:K 6:(B) 7:(A)");
}

TEST(WT_2_3, WispsSetTheNumberOfWizardsOnATower) {
  EXPECT_EQ(scenario(6).from_the_start().board(),
            "0:K 1:S(ABC) 2:P(DEF) 3:S(ABC) 4:P(DE) 5:S(AF) 6:P(BC) 7:S(D) 8:P(E) 9:S(F)");
}

TEST(WT_2_3, WispsMeanNothingAfterSetUp) {
  auto t = scenario(2).board("0:K 1:(A) 7:(B) 8:S 6:(A)").hand('A', "W1,W2,W3");
  t.play("play W1").play("wizard 6A");
  EXPECT_EQ(t.board(), "0:K 1:(A) 7:(AB) 8:S");  // one wisp, two wizards
}

TEST(WT_2_4, ASpaceIsGroundTowersAndRoofs) {
  auto t = scenario(3).board("0:K 5:(AA)P(BB)S(AC) 9:(C)");
  EXPECT_EQ(t.board(), "0:K 5:(AA)P(BB)S(AC) 9:(C)");
  EXPECT_EQ(t.field("home"), "A:1 B:2 C:2");
}

TEST(WT_2_5, OnlyTheTopSurfaceIsVisible) {
  auto t = scenario(2).board("0:K 5:(A)P(A)S(AB) 9:(B)").hand('A', "W1,W2,W3");
  t.play("play W1");
  EXPECT_EQ(t.legal(), "wizard 5A");
  t.play("wizard 5A");
  EXPECT_EQ(t.board(), "0:K 5:(A)P(A)S(B) 6:(A) 9:(B)");
  t.play("play W2");
  EXPECT_EQ(t.legal(), "wizard 6A");
}

TEST(WT_2_5, WhoCannotBeSeenGetsOneAnswer) {
  // A is trapped on 5 and absent on 7 and 8; nothing may distinguish the two (I-14, WT-18.3).
  auto t = scenario(2).board("0:K 5:(A)P(B) 7:S 9:(A)").hand('A', "W1,T1,W3").potions("A:2/4/0");
  for (const char* where : {"5A", "7A", "8A", "8B"}) {
    EXPECT_EQ(t.refused(std::string("wizard ") + where), "WT-2.5") << where;
    EXPECT_EQ(t.refused(std::string("cast MW ") + where), "WT-2.5") << where;
    EXPECT_EQ(t.refused(std::string("cast HW ") + where), "WT-2.5") << where;  // not in play besides (WT-3.2)
  }
  EXPECT_EQ(t.refused("wizard 9A"), "WT-4.3");
  EXPECT_EQ(t.refused("cast HW 9A"), "WT-3.2");
  t.play("play T1");
  EXPECT_EQ(t.refused("wizard 5A"), "WT-2.5");
  EXPECT_EQ(t.refused("wizard 9A"), "WT-5.1");
}

TEST(WT_2_6, LiftingALevelTakesEverythingAbove) {
  auto t = scenario(3).board("3:(C)S(A)P(B)SK 9:(B)").hand('A', "T1,T2,T3");
  t.play("play T2");
  EXPECT_EQ(t.legal(), "tower 3#1, tower 3#2, tower 3#3");
  t.play("tower 3#2");
  EXPECT_EQ(t.board(), "3:(C)S(A) 5:P(B)SK 9:(B)");
}

TEST(WT_2_6, LevelsAreCountedFromTheBottom) {
  auto t = scenario(3).board("0:K 3:S(A)P(B)S(C)").hand('A', "T1,T2,T3");
  t.play("play T2").play("tower 3#3");
  EXPECT_EQ(t.board(), "0:K 3:S(A)P(B) 5:S(C)");
}

TEST(WT_2_7, PotionsOnlyChangeSides) {
  auto t = scenario(2).board("0:K 2:S 3:(B) 5:(A)").hand('A', "T1,T2,T3").potions("A:2/3/1");
  t.play("play T1").play("tower 2#1");
  EXPECT_EQ(t.potions('A'), "1/4/1");
  t.play("cast MW 5A");
  EXPECT_EQ(t.potions('A'), "1/2/3");
}

}  // namespace
}  // namespace spires::towers::tests
