// KM-7: acquired cards, the used row, veiled cards.
#include "tests/duel/scenario.h"

namespace spires::duel::tests {
namespace {

TEST(KM_7_1, AcquiredCardsHaveNoOrder) {
  auto one = scenario().acquired('K', "TS,EL,EL");
  auto other = scenario().acquired('K', "EL,TS,EL");
  EXPECT_EQ(one.acquired('K'), "EL:2,TS:1");
  EXPECT_EQ(one.line(), other.line());
}

TEST(KM_7_1, OnlyTheyPay) {
  const auto table = [] {
    return scenario().acquired('K', "TO").used('K', "EL").veiled('K', "EL").slots("GRE|YEL:FE,YEL|RED:BO");
  };
  auto yellow = table().at("GRE", "TRK").play("move YEL").play("take YEL|RED");
  EXPECT_EQ(yellow.owner(), "M");  // an elixir in the row and a veiled one, but none to pay with
  auto elsewhere = table().at("YEL", "TRK").play("move GRE").play("take GRE|YEL");
  EXPECT_EQ(elsewhere.legal(), "cast GRE TO L, cast GRE TO R, pass");
}

TEST(KM_7_2, CardsJoinTheRowAtItsEnds) {
  auto t = scenario().at("GRE", "TRK").acquired('K', "TO").used('K', "EL,TS").phase("SPELL");
  EXPECT_EQ(t.legal("cast"), "cast GRE TO L, cast GRE TO R");
  auto right = t;
  EXPECT_EQ(t.play("cast GRE TO L").used('K'), "TO,EL,TS");
  EXPECT_EQ(right.play("cast GRE TO R").used('K'), "EL,TS,TO");
}

TEST(KM_7_3, AnArrowKeepsItsDirection) {
  auto t = scenario().at("YEL", "TRK").used('K', "BO").slots("GRE|YEL:S1<").play("move GRE").play("take GRE|YEL");
  EXPECT_EQ(t.refused("place L"), "none");
  auto left = t;
  EXPECT_EQ(left.play("place L").used('K'), "S1<,BO");
  EXPECT_EQ(t.play("place R").used('K'), "BO,S1<");
}

TEST(KM_7_3, BothSeeTheRow) {
  auto t = scenario().used('K', "BO,S1<,S2>,EL").used('M', "TS,S1>");
  for (const char seat : {'K', 'M'}) {
    EXPECT_EQ(t.view_field(seat, "UK"), "BO,S1<,S2>,EL");
    EXPECT_EQ(t.view_field(seat, "UM"), "TS,S1>");
  }
}

TEST(KM_7_4, LeftAndRightAreThoseOfTheOwner) {
  auto t = scenario().at("GRE", "TRK").acquired('K', "TO").acquired('M', "EL").used('M', "BO,TS").phase("SPELL");
  t.play("cast GRE TO L");
  EXPECT_EQ(t.legal(), "push EL L, push EL R");
  t.play("push EL L");
  EXPECT_EQ(t.used('M'), "EL,BO,TS");
}

TEST(KM_7_5, BothEndsOfAnEmptyRowAreTheSame) {
  auto t = scenario().at("YEL", "TRK").slots("GRE|YEL:S1<").play("move GRE").play("take GRE|YEL");
  EXPECT_EQ(t.used('K'), "S1<");  // nothing to ask
  EXPECT_EQ(t.owner(), "M");
  auto paying = scenario().at("GRE", "TRK").acquired('K', "TO").phase("SPELL");
  EXPECT_EQ(paying.legal("cast"), "cast GRE TO L");
}

TEST(KM_7_5, EqualRowsAreOneAction) {
  auto t = scenario().at("YEL", "TRK").used('K', "S1>,S1>").slots("GRE|YEL:S1>").play("move GRE").play("take GRE|YEL");
  EXPECT_EQ(t.used('K'), "S1>,S1>,S1>");
  EXPECT_EQ(t.owner(), "M");
}

TEST(KM_7_6, TheRowClosesUp) {
  auto t = scenario().at("BLU", "TRK").acquired('K', "FE").used('M', "EL,S1>,TS,FE").phase("SPELL");
  t.play("cast BLU FE L").play("discard U3");
  EXPECT_EQ(t.used('M'), "EL,S1>,FE");
}

TEST(KM_7_6, OrAGapStays) {
  auto t = scenario().set("row_gap", "gap").at("BLU", "TRK").acquired('K', "FE").used('M', "EL,S1>,TS,FE");
  t.phase("SPELL").play("cast BLU FE L").play("discard U3");
  EXPECT_EQ(t.used('M'), "EL,S1>,_,FE");
}

TEST(KM_7_6, GapsAtAnEndVanishAndNeighboursMerge) {
  const auto after = [](const char* row, const char* discard) {
    auto t = scenario().set("row_gap", "gap").at("BLU", "TRK").acquired('K', "FE").used('M', row).phase("SPELL");
    return t.play("cast BLU FE L").play(discard).used('M');
  };
  EXPECT_EQ(after("EL,S1>,TS", "discard U1"), "S1>,TS");
  EXPECT_EQ(after("EL,S1>,TS", "discard U3"), "EL,S1>");
  EXPECT_EQ(after("EL,_,S1>,TS", "discard U2"), "EL,_,TS");
  EXPECT_EQ(after("EL,_,S1>,TS", "discard U1"), "S1>,TS");
  EXPECT_EQ(after("EL,S1>,_,TS,BO", "discard U3"), "EL,S1>,_,BO");
}

TEST(KM_7_6, GapsAreNotCountedAmongTheCards) {
  auto t = scenario().set("row_gap", "gap").at("BLU", "TRK").acquired('K', "FE").used('M', "EL,_,S1>,TS");
  t.phase("SPELL").play("cast BLU FE L");
  EXPECT_EQ(t.legal(), "discard U1, discard U2, discard U3");
  EXPECT_EQ(t.play("discard U3").used('M'), "EL,_,S1>");
}

TEST(KM_7_6, NoStoneReachesAcrossAGap) {
  auto t = scenario().set("row_gap", "gap").guessing().used('K', "S1>,_,EL,S2<");
  t.play("guess BLU");
  EXPECT_EQ(t.counts('K'), "FE 0, TO 0, BO 0, EL 3, TS 0");
}

TEST(KM_7_7, VeiledCardsPayForNothing) {
  auto t = scenario().at("YEL", "TRK").veiled('K', "TO").slots("GRE|YEL:FE,PUR|GRE:BO");
  t.play("move GRE").play("take GRE|YEL");
  EXPECT_EQ(t.owner(), "M");
}

TEST(KM_7_7, NoSpellTouchesThem) {
  auto green = scenario().at("GRE", "TRK").acquired('K', "TO").acquired('M', "FE,EL").veiled('M', "BO").phase("SPELL");
  green.play("cast GRE TO L");
  EXPECT_EQ(green.refused("push BO L"), "KM-9.20");
  auto blue = scenario().at("BLU", "TRK").acquired('K', "FE").acquired('M', "EL,TS").veiled('M', "BO").phase("SPELL");
  blue.play("cast BLU FE L");
  EXPECT_EQ(blue.legal(), "discard EL, discard TS");
  EXPECT_EQ(blue.refused("discard BO"), "KM-9.30");
}

}  // namespace
}  // namespace spires::duel::tests
