// WT-14: the advanced variant.
#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

constexpr const char* kAdvancedBoard = "0:K 3:S 5:(B) 7:P(A) 10:(A)";

TEST(WT_14_1, FourTilesAtRandom) {
  auto t = scenario(2).variant("advanced").spells("").from_the_start();
  EXPECT_EQ(t.phase(), "tiles");
  EXPECT_EQ(split(t.outcomes(), '*').size() - 1, 70u);  // four of eight
  t.chance("tiles MW,HT,FR,PB");
  EXPECT_EQ(t.field("tiles"), "MW,HT,FR,PB");
  EXPECT_EQ(t.phase(), "deal");
}

TEST(WT_14_1, NamedTilesAreTheOnlyOutcome) {
  auto t = advanced(2, "HW,SW,FR,PB").from_the_start();
  EXPECT_EQ(t.outcomes(), "tiles HW,SW,FR,PB*1");
}

TEST(WT_14_2, AnyNumberOfCastings) {
  auto t = advanced(2, "MW,MT").board(kAdvancedBoard).hand('A', "W1,W2,W3").potions("A:0/6/0");
  t.play("cast MT 7#1").play("cast MT 9#1").play("cast MW 10A");
  EXPECT_EQ(t.board(), "0:K 3:S 5:(B) 11:P(AA)");
  EXPECT_EQ(t.potions('A'), "0/2/4");
  EXPECT_EQ(t.field("casts"), "0");
  t.play("play W1").play("wizard 11A").play("cast MW 12A");
  EXPECT_EQ(t.potions('A'), "0/0/6");
}

TEST(WT_14_2, EachIsPaid) {
  auto t = advanced(2, "MW,MT").board(kAdvancedBoard).hand('A', "W1,W2,W3").potions("A:3/3/0");
  t.play("cast MT 7#1").play("cast MT 9#1");
  EXPECT_EQ(t.refused("cast MW 10A"), "WT-10.1");
}

TEST(WT_14_2, OnlyTheActivePlayer) {
  auto t = advanced(2, "MW,MT").board(kAdvancedBoard).hand('A', "W1,W2,W3").potions("B:0/6/0");
  EXPECT_EQ(t.refused('B', "cast MT 3#1"), "WT-4.1");
}

TEST(WT_14_3, NeverBetweenACardAndItsMove) {
  auto t = advanced(2, "MW,MT").board(kAdvancedBoard).hand('A', "W1,W2,W3").potions("A:0/6/0");
  t.play("play W1");
  EXPECT_EQ(t.legal(), "wizard 10A, wizard 7A");
  EXPECT_EQ(t.refused("cast MT 3#1"), "WT-14.3");
}

TEST(WT_14_3, AfterTheSecondCard) {
  auto t = advanced(2, "MT").board(kAdvancedBoard).hand('A', "W1,W2,W3").potions("A:4/2/0");
  t.play("play W1").play("wizard 10A").play("play W2").play("wizard 11A");
  EXPECT_EQ(t.phase(), "end");
  t.play("cast MT 7#1");
  EXPECT_EQ(t.phase(), "end");
  EXPECT_EQ(t.legal(), "cast MT 3#1, cast MT 9#1, end");
  t.play("cast MT 9#1");
  EXPECT_EQ(t.phase(), "refill");  // nothing left to pay with
}

TEST(WT_14_4, EverybodyMayRide) {
  auto t = advanced(3, "PB").board("0:K 5:(AABC) 9:S(B)").hand('A', "W3,W2,W1").potions("A:4/1/0 B:4/1/0 C:3/2/0");
  t.play("play W3").play("wizard 5A");
  EXPECT_EQ(t.phase(), "mid");
  EXPECT_EQ(t.seat(), "A");
  t.play("cast PB A");
  EXPECT_EQ(t.seat(), "B");
  EXPECT_EQ(t.field("riders"), "A");
  t.play("pass");
  EXPECT_EQ(t.seat(), "C");
  t.play("cast PB C");
  EXPECT_EQ(t.board(), "0:K 5:(B) 8:(AAC) 9:S(B)");
  EXPECT_EQ(t.field("potions"), "A:4/0/1 B:4/1/0 C:3/1/1");
}

TEST(WT_14_4, AsLongAsAllFit) {
  auto t = advanced(3, "PB").board("0:K 5:(AABC) 8:(BBCC)").hand('A', "W3,W2,W1").potions("A:4/1/0 B:4/1/0 C:3/2/0");
  t.play("play W3").play("wizard 5A").play("cast PB A");
  EXPECT_EQ(t.board(), "0:K 5:(BC) 8:(AABBCC)");
  EXPECT_EQ(t.potions('B'), "4/1/0");
}

TEST(WT_14_5, AnOwnEntryByAnOwnSpellEndsTheTurn) {
  auto t = advanced(2, "MW,MT").board("0:K 5:S 9:(B) 10:(A) 15:(A)").hand('A', "W1,W2,W3").potions("A:0/6/0");
  t.play("cast MT 5#1").play("cast MW 15A");
  EXPECT_EQ(t.board(), "4:K 7:S 9:(B) 10:(A)");
  EXPECT_EQ(t.seat(), "B");
}

}  // namespace
}  // namespace spires::towers::tests
