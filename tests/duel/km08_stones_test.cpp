// KM-8: what stones count as.
#include "tests/duel/scenario.h"

namespace spires::duel::tests {
namespace {

std::string counts_of(const char* row, const char* stone_chain = "transitive") {
  auto t = scenario().set("stone_chain", stone_chain).guessing().used('K', row);
  return t.play("guess BLU").counts('K');
}

TEST(KM_8_1, StonesPayForNothing) {
  auto t = scenario().at("GRE", "TRK").used('K', "EL,S1<").slots("GRE|YEL:FE,YEL|RED:BO");
  t.play("move YEL").play("take YEL|RED");
  EXPECT_EQ(t.owner(), "M");
}

TEST(KM_8_2, AStoneCountsAsTheNeighbourItPointsAt) {
  EXPECT_EQ(counts_of("S2>,EL,TS"), "FE 0, TO 0, BO 0, EL 3, TS 1");
  EXPECT_EQ(counts_of("EL,S1<,TS"), "FE 0, TO 0, BO 0, EL 2, TS 1");
  EXPECT_EQ(counts_of("EL,S1>,TS"), "FE 0, TO 0, BO 0, EL 1, TS 2");
  EXPECT_EQ(counts_of("FE+,S2<"), "FE 3, TO 0, BO 0, EL 0, TS 0");
}

TEST(KM_8_3, AChainInheritsWhatItsLastStonePointsAt) {
  EXPECT_EQ(counts_of("S1>,S2>,FE"), "FE 4, TO 0, BO 0, EL 0, TS 0");
  EXPECT_EQ(counts_of("TO,S1<,S1<,S2<"), "FE 0, TO 5, BO 0, EL 0, TS 0");
}

TEST(KM_8_3, OpposedStonesAreWorthNothing) {
  EXPECT_EQ(counts_of("EL,S1>,S2<,FE"), "FE 1, TO 0, BO 0, EL 1, TS 0");
  EXPECT_EQ(counts_of("EL,S1<,S2>,FE"), "FE 3, TO 0, BO 0, EL 2, TS 0");
  EXPECT_EQ(counts_of("EL,S1>,S1>,S2<,FE"), "FE 1, TO 0, BO 0, EL 1, TS 0");
}

TEST(KM_8_3, StraightWalksOverAnyStone) {
  EXPECT_EQ(counts_of("EL,S1>,S2<,FE", "straight"), "FE 2, TO 0, BO 0, EL 3, TS 0");
  EXPECT_EQ(counts_of("S1>,S2>,FE", "straight"), "FE 4, TO 0, BO 0, EL 0, TS 0");
  EXPECT_EQ(counts_of("S1<,S2<,FE", "straight"), "FE 1, TO 0, BO 0, EL 0, TS 0");
}

TEST(KM_8_3, DirectWalksOverStonesOfItsOwnCardOnly) {
  EXPECT_EQ(counts_of("S1>,S2>,FE", "direct"), "FE 3, TO 0, BO 0, EL 0, TS 0");
  EXPECT_EQ(counts_of("S2>,S1>,FE", "direct"), "FE 2, TO 0, BO 0, EL 0, TS 0");
  EXPECT_EQ(counts_of("EL,S1>,S2<,FE", "direct"), "FE 1, TO 0, BO 0, EL 1, TS 0");
}

TEST(KM_8_4, AStoneThatPointsOffTheRowIsWorthNothing) {
  EXPECT_EQ(counts_of("EL,TS,S2>"), "FE 0, TO 0, BO 0, EL 1, TS 1");
  EXPECT_EQ(counts_of("S1<,BO,S2>"), "FE 0, TO 0, BO 1, EL 0, TS 0");
}

TEST(KM_8_4, ItMayStillGetANeighbour) {
  auto t = scenario().at("BLU", "TRK").acquired('K', "FE").used('K', "EL,TS,S2>").phase("SPELL").round(6).turn(4);
  t.no_slot_cards().play("cast BLU FE R").play("guess GRE");
  EXPECT_EQ(t.used('K'), "EL,TS,S2>,FE");
  EXPECT_EQ(t.counts('K'), "FE 3, TO 0, BO 0, EL 1, TS 1");
}

TEST(KM_8_5, NoNeighbourAmongAcquiredCards) {
  auto t = scenario().guessing().acquired('K', "EL,EL").used('K', "S1<,S2>").play("guess BLU");
  EXPECT_EQ(t.counts('K'), "FE 0, TO 0, BO 0, EL 2, TS 0");
}

TEST(KM_8_6, AVeiledStoneCountsAsAStoneOnly) {
  auto t = scenario().guessing().acquired('K', "FE").used('K', "FE").veiled('K', "S2<").secrets("BLU:ST*,GRE:TO");
  t.play("guess GRE");
  EXPECT_EQ(t.acquired('K') + " " + t.used('K') + " " + t.veiled('K'), "FE:1,S2<:1 FE -");
  EXPECT_EQ(t.counts('K'), "FE 2, TO 0, BO 0, EL 0, TS 0");
  EXPECT_EQ(t.score('K'), "0+5+2+0=7");  // the stone card pays two
}

TEST(KM_8_6, OrItIsLaidAtAnEndOfTheRow) {
  auto t = scenario().set("veiled_stone", "row_end").guessing().used('K', "FE,BO").veiled('K', "S2<,EL");
  t.play("guess GRE");
  EXPECT_EQ(t.phase() + t.owner(), "LAYK");
  EXPECT_EQ(t.acquired('K') + " " + t.veiled('K'), "EL:1 S2<:1");
  EXPECT_EQ(t.legal(), "lay S2< L, lay S2< R");
  t.play("lay S2< R");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.used('K') + " " + t.veiled('K'), "FE,BO,S2< -");
  EXPECT_EQ(t.counts('K'), "FE 1, TO 0, BO 3, EL 1, TS 0");
}

TEST(KM_8_6, TheKnightLaysAllHisThenTheMage) {
  auto t = scenario().set("veiled_stone", "row_end").guessing().used('K', "FE").used('M', "EL");
  t.veiled('K', "S1<,S2>").veiled('M', "S1>").play("guess GRE");
  EXPECT_EQ(t.owner() + " " + t.legal(), "K lay S1< L, lay S1< R, lay S2> L, lay S2> R");
  t.play("lay S2> L");
  EXPECT_EQ(t.owner() + " " + t.legal(), "K lay S1< L, lay S1< R");
  t.play("lay S1< R");
  EXPECT_EQ(t.owner() + " " + t.legal(), "M lay S1> L, lay S1> R");
  t.play("lay S1> L");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.used('K') + " " + t.used('M'), "S2>,FE,S1< S1>,EL");
  EXPECT_EQ(t.counts('K'), "FE 4, TO 0, BO 0, EL 0, TS 0");
  EXPECT_EQ(t.counts('M'), "FE 0, TO 0, BO 0, EL 2, TS 0");
}

TEST(KM_8_7, SecretCardsCountStonesAsStones) {
  auto t = scenario().guessing().used('K', "S2>,FE").acquired('M', "FE,FE").secrets("BLU:FE").play("guess GRE");
  EXPECT_EQ(t.counts('K'), "FE 3, TO 0, BO 0, EL 0, TS 0");
  EXPECT_EQ(t.score('K'), "0+5+1+0=6");
}

TEST(KM_8_8, OnlyTheFinishedRowMatters) {
  // The same row, once laid from the left, once from the right.
  auto left = scenario().at("YEL", "TRK").round(6).turn(4).used('K', "EL,TS").no_slot_cards().slots("GRE|YEL:S2>");
  left.play("move GRE").play("place L").play("guess BLU");
  auto ready = scenario().guessing().used('K', "S2>,EL,TS").play("guess BLU");
  EXPECT_EQ(left.used('K'), ready.used('K'));
  EXPECT_EQ(left.counts('K'), ready.counts('K'));
  EXPECT_EQ(left.score('K'), ready.score('K'));
}

}  // namespace
}  // namespace spires::duel::tests
