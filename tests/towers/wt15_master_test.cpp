// WT-15: the master variant.
#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

constexpr const char* kMasterBoard = "0:K 3:S 5:(A) 9:(C) 11:(B)";

TEST(WT_15_1, TilesAtRandomInTheNumberAskedFor) {
  auto four = scenario(3).variant("master").spells("").from_the_start();
  EXPECT_EQ(split(four.outcomes(), '*').size() - 1, 70u);
  auto three = scenario(3).variant("master").spells("").set("tileCount", "3").from_the_start();
  EXPECT_EQ(split(three.outcomes(), '*').size() - 1, 56u);
  three.chance("tiles MW,NK,PB");
  EXPECT_EQ(three.field("tiles"), "MW,NK,PB");
}

TEST(WT_15_1, AChosenSetIsInPlayAtOnce) {
  auto t = master(3, "MW,NK").edition("czech").from_the_start();
  EXPECT_EQ(t.phase(), "deal");
  EXPECT_EQ(t.field("tiles"), "MW,NK");
}

TEST(WT_15_1, AnyNumberOfTilesCanBeDrawn) {
  for (int n = 1; n <= kSpells; ++n) {
    auto t = scenario(3).variant("master").spells("").set("promo", "true").set("tileCount", std::to_string(n));
    t.from_the_start();
    Chances chances;
    Towers::chances(t.rules(), t.state(), chances);
    EXPECT_EQ(chances.size(), ways_to_pick(kSpells, n)) << n;
  }
}

TEST(WT_15_2, OneSlotForTheWholeTable) {
  auto t = master(3, "MT,HT").board(kMasterBoard).hand('A', "W1,W2,W3").potions("A:4/1/0 B:3/2/0 C:3/2/0");
  t.play("play W1");
  EXPECT_EQ(t.phase(), "pre");
  EXPECT_EQ(t.seat(), "A");
  t.play("pass");
  EXPECT_EQ(t.seat(), "B");
  t.play("cast HT 3#1");
  EXPECT_EQ(t.field("slot"), "B:HT");
  EXPECT_EQ(t.phase(), "pre+repeat");
  EXPECT_EQ(t.legal(), "cast HT 1#1, stop");
  t.play("stop");
  EXPECT_EQ(t.phase(), "piece");  // C is not asked any more
  EXPECT_EQ(t.seat(), "A");
}

TEST(WT_15_2, OneKindOnly) {
  auto t = master(3, "MT,HT").board(kMasterBoard).hand('A', "W1,W2,W3").potions("B:3/2/0");
  t.play("play W1").play("cast HT 3#1");
  EXPECT_EQ(t.refused("cast MT 1#1"), "WT-15.2");
  t.play("cast HT 1#1");
  EXPECT_EQ(t.board(), "0:K 5:(A) 9:(C) 11:(B) 15:S");
  EXPECT_EQ(t.phase(), "piece");  // nothing left to pay with: no question
  EXPECT_EQ(t.potions('B'), "3/0/2");
}

TEST(WT_15_2, EveryActionHasItsSlot) {
  auto t = master(3, "MT").board(kMasterBoard).hand('A', "W1,W2,W3").potions("B:3/2/0");
  t.play("play W1").play("cast MT 3#1").play("stop");
  EXPECT_EQ(t.potions('B'), "2/2/1");  // A on 5 was trapped
  EXPECT_EQ(t.field("act"), "2");
  EXPECT_EQ(t.field("slot"), "-");
  t.play("play W2");
  EXPECT_EQ(t.phase(), "pre");
  EXPECT_EQ(t.seat(), "B");
}

TEST(WT_15_3, TheActivePlayerFirstThenClockwise) {
  auto t = master(3, "MT").board(kMasterBoard).hand('B', "W1,W2,W3").potions("A:4/1/0 B:4/1/0 C:4/1/0").turn('B');
  t.play("play W1");
  for (const char* seat : {"B", "C", "A"}) {
    EXPECT_EQ(t.phase(), "pre");
    EXPECT_EQ(t.seat(), seat);
    t.play("pass");
  }
  EXPECT_EQ(t.phase(), "piece");
}

TEST(WT_15_3, WhoCannotCastIsNotAsked) {
  auto t = master(3, "MT").board(kMasterBoard).hand('A', "W1,W2,W3").potions("C:4/1/0");
  t.play("play W1");
  EXPECT_EQ(t.seat(), "C");
  EXPECT_EQ(t.refused('B', "pass"), "WT-4.1");
}

TEST(WT_15_4, BeforeTheMove) {
  auto t = master(3, "MT").board(kMasterBoard).hand('A', "W1,W2,W3").potions("B:4/1/0");
  t.play("play W1");
  EXPECT_EQ(t.legal(), "cast MT 3#1, pass, reserve MT");
  t.play("cast MT 3#1").play("stop");
  EXPECT_EQ(t.board(), "0:K 5:(A)S 9:(C) 11:(B)");
  EXPECT_EQ(t.field("act"), "2");
}

TEST(WT_15_4, AfterTheMove) {
  auto t = master(3, "MT").board(kMasterBoard).hand('A', "W1,W2,W3").potions("B:4/1/0");
  t.play("play W1").play("reserve MT");
  EXPECT_EQ(t.field("slot"), "B:MT");
  EXPECT_EQ(t.field("reserve"), "B:MT");
  EXPECT_EQ(t.phase(), "piece");
  t.play("wizard 5A");
  EXPECT_EQ(t.phase(), "post");
  EXPECT_EQ(t.seat(), "B");
  EXPECT_EQ(t.field("card"), "-");
  EXPECT_EQ(t.legal(), "cast MT 3#1, pass");
  t.play("cast MT 3#1");
  EXPECT_EQ(t.board(), "0:K 5:S 6:(A) 9:(C) 11:(B)");
  EXPECT_EQ(t.potions('B'), "4/0/1");
}

TEST(WT_15_4, AReservationMayBeDeclinedUnpaid) {
  auto t = master(3, "MT").board(kMasterBoard).hand('A', "W1,W2,W3").potions("B:4/1/0");
  t.play("play W1").play("reserve MT").play("wizard 5A").play("pass");
  EXPECT_EQ(t.potions('B'), "4/1/0");
  EXPECT_EQ(t.field("act"), "2");
}

TEST(WT_15_4, OnlyTheReservedKindAfterwards) {
  auto t = master(3, "MT,HT").board(kMasterBoard).hand('A', "W1,W2,W3").potions("B:4/1/0");
  t.play("play W1").play("reserve MT").play("wizard 5A");
  EXPECT_EQ(t.legal(), "cast MT 3#1, pass");
  EXPECT_EQ(t.refused("cast HT 3#1"), "WT-15.2");
}

TEST(WT_15_4, NotOutsideTheWindows) {
  auto t = master(3, "MT").board(kMasterBoard).hand('A', "W1,W2,W3").potions("A:4/1/0");
  EXPECT_EQ(t.legal("cast"), "");
  EXPECT_EQ(t.refused("cast MT 3#1"), "WT-15.4");
}

TEST(WT_15_5, ACardWhoseMoveWasMadeImpossibleIsLost) {
  auto t = master(3, "MT").board(kMasterBoard).hand('A', "W1,W2,W3").potions("B:4/1/0");
  t.play("play W1").play("cast MT 3#1").play("stop");
  EXPECT_EQ(t.field("act"), "2");
  EXPECT_EQ(t.field("discard"), "W1:1");
  EXPECT_EQ(t.hand('A'), "W2,W3");
}

TEST(WT_15_6, FreeAWizardNeedsNoSlotWithTheOption) {
  auto t = master(3, "MT,FR").set("freeExempt", "true").board("0:K 3:S 5:(BC)P 7:(A) 9:(C) 11:(B)");
  t.hand('A', "W1,W2,W3").potions("B:3/2/0 C:3/2/0");
  t.play("play W1");
  EXPECT_EQ(t.phase(), "pre");
  EXPECT_EQ(t.legal("cast FR"), "");
  EXPECT_EQ(t.refused("cast FR 5#1"), "WT-15.6");
  t.play("cast MT 3#1").play("stop");
  EXPECT_EQ(t.phase(), "rescue1");
  EXPECT_EQ(t.seat(), "B");
  EXPECT_EQ(t.refused("cast MT 5#1"), "WT-15.2");
  t.play("cast FR 5#1").play("take B");
  EXPECT_EQ(t.board(), "0:K 5:(C)PS(B) 7:(A) 9:(C) 11:(B)");
  EXPECT_EQ(t.phase(), "rescue1");
  EXPECT_EQ(t.seat(), "C");  // B has nothing left; any number of rescues
  t.play("cast FR 5#1").play("take C");
  t.play("pass");
  EXPECT_EQ(t.phase(), "piece");
}

TEST(WT_15_6, ARescueRoundOpensTheTurn) {
  auto t = master(3, "FR").set("freeExempt", "true").board("0:K 5:(B)P 7:(A) 9:(C) 11:(B)").hand('C', "W1,W2,W3");
  t.potions("B:4/1/0").turn('C');
  t.play("refuse");
  t.draw_cards();
  EXPECT_EQ(t.phase(), "rescue1");
  t.play("pass").play("nostep");
  EXPECT_EQ(t.phase(), "rescue2");
  t.play("pass");
  EXPECT_EQ(t.field("turn"), "A");
  EXPECT_EQ(t.phase(), "rescue0");
  EXPECT_EQ(t.field("act"), "1");
  EXPECT_EQ(t.seat(), "B");
  t.play("cast FR 5#1").play("take B");
  EXPECT_EQ(t.phase(), "choose");
}

TEST(WT_15_6, OtherwiseItIsASpellLikeOthers) {
  auto t = master(3, "FR").board("0:K 5:(B)P 7:(A) 9:(C) 11:(B)").hand('A', "W1,W2,W3").potions("B:4/1/0");
  t.play("play W1");
  EXPECT_EQ(t.phase(), "pre");
  EXPECT_EQ(t.legal(), "cast FR 5#1, pass, reserve FR");
}

TEST(WT_15_7, TheWindowsOfOneAction) {
  auto t = master(3, "MW,PB").board("0:K 3:S 5:(AB) 9:(C)").hand('A', "DW2,W2,W3").potions("B:0/5/0");
  t.play("play DW2").chance("roll 2").play("accept");
  EXPECT_EQ(t.phase(), "pre");
  t.play("pass");
  EXPECT_EQ(t.phase(), "piece");
  t.play("wizard 5A");
  EXPECT_EQ(t.phase(), "mid");
  EXPECT_EQ(t.legal(), "cast PB B, pass");
  t.play("cast PB B");
  EXPECT_EQ(t.board(), "0:K 3:S 7:(AB) 9:(C)");
  EXPECT_EQ(t.phase(), "choose");
  EXPECT_EQ(t.field("act"), "2");
}

TEST(WT_15_7, ThreeWindowsAndTheActivePlayersCastAtChoose) {
  auto t = master(3, "MT").edition("ukrainian").board(kMasterBoard).hand('A', "W1,T2,W3").potions("A:3/2/0 C:4/1/0");
  EXPECT_EQ(t.legal("cast"), "cast MT 3#1");
  t.play("cast MT 3#1");
  EXPECT_EQ(t.phase(), "choose+repeat");
  t.play("stop");
  EXPECT_EQ(t.field("slot"), "A:MT");
  EXPECT_EQ(t.legal("cast"), "");
  EXPECT_EQ(t.refused("cast MT 5#1"), "WT-15.2");
  t.play("play T2");
  EXPECT_EQ(t.phase(), "pre");
  EXPECT_EQ(t.seat(), "C");
  EXPECT_EQ(t.legal(), "cast MT 5#1, pass");  // nothing is reserved with three windows
  t.play("pass").play("tower 5#1");
  EXPECT_EQ(t.phase(), "mid");  // also after a tower piece
  EXPECT_EQ(t.field("piece"), "5#1");
  t.play("pass");
  EXPECT_EQ(t.phase(), "post");
  EXPECT_EQ(t.seat(), "C");
  t.play("cast MT 7#1");
  EXPECT_EQ(t.board(), "0:K 5:(A) 9:(C)S 11:(B)");
}

TEST(WT_15_7, ACommittedPieceIsTestedAgain) {
  auto t = master(3, "MT").edition("ukrainian").board(kMasterBoard).hand('A', "W1,T2,W3").potions("C:4/1/0");
  t.play("play W1").play("pass").play("wizard 5A");
  EXPECT_EQ(t.phase(), "mid");
  t.play("cast MT 3#1").play("stop");
  EXPECT_EQ(t.board(), "0:K 5:(A)S 9:(C) 11:(B)");  // the card fizzled
  EXPECT_EQ(t.field("act"), "2");
}

TEST(WT_15_7, AnOwnEntryByAnOwnSpellLosesTheCard) {
  auto t = master(3, "MW").board("0:K 7:(A) 9:(C) 11:(B) 15:(A)").hand('A', "W1,T2,W3").potions("A:3/2/0");
  t.play("play W1").play("cast MW 15A");
  EXPECT_EQ(t.phase(), "refill");
  EXPECT_EQ(t.board(), "4:K 7:(A) 9:(C) 11:(B)");
}

TEST(WT_15_8, ARefusalHasOneSlot) {
  auto t = master(3, "MT").board(kMasterBoard).hand('A', "W1,W2,W3").potions("B:3/2/0");
  t.play("refuse");
  t.draw_cards();
  EXPECT_EQ(t.phase(), "pre");
  EXPECT_EQ(t.seat(), "B");
  t.play("reserve MT").play("step 3#1");
  EXPECT_EQ(t.phase(), "post");
  t.play("cast MT 4#1").play("stop");
  EXPECT_EQ(t.board(), "0:K 5:(A) 6:S 9:(C) 11:(B)");
  EXPECT_EQ(t.field("turn"), "B");
}

TEST(WT_15_8, OrNoneWithoutTheOption) {
  auto t = master(3, "MT").set("refusalSlot", "false").board(kMasterBoard).hand('A', "W1,W2,W3").potions("B:3/2/0");
  t.play("refuse");
  t.draw_cards();
  EXPECT_EQ(t.phase(), "step");
  EXPECT_EQ(t.legal(), "nostep, step 3#1");
  t.play("nostep");
  EXPECT_EQ(t.field("turn"), "B");
}

TEST(WT_15_9, PassingBeforeDoesNotForfeitTheRide) {
  auto t = master(3, "MT,PB").board("0:K 3:S 5:(AB) 9:(C)").hand('A', "W2,W1,W3").potions("B:4/1/0");
  t.play("play W2");
  EXPECT_EQ(t.phase(), "pre");
  t.play("pass").play("wizard 5A");
  EXPECT_EQ(t.phase(), "mid");
  EXPECT_EQ(t.seat(), "B");
}

TEST(WT_15_10, TheRewardGoesToTheCaster) {
  auto t = master(3, "MT").board(kMasterBoard).hand('A', "W1,W2,W3").potions("C:4/1/0");
  t.play("play W1").play("cast MT 3#1").play("stop");
  EXPECT_EQ(t.field("potions"), "A:5/0/0 B:5/0/0 C:3/1/1");
}

TEST(WT_15_10, AnEntryOutOfTurnDoesNotEndTheTurn) {
  auto t = master(3, "MW").board("0:K 7:(A) 9:(C) 15:(B)").hand('A', "W1,T2,W3").potions("B:3/2/0");
  t.play("play W1").play("cast MW 15B");
  EXPECT_EQ(t.home('B'), "4");
  EXPECT_EQ(t.phase(), "piece");
  EXPECT_EQ(t.seat(), "A");
}

}  // namespace
}  // namespace spires::towers::tests
