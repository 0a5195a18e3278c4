// WT-4: the turn, its two actions, and the refusal.
#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

TEST(WT_4_1, TurnsGoClockwise) {
  auto t = scenario(3).board("0:K 3:S 6:(A) 8:(B) 10:(C)");
  for (const char* seat : {"A", "B", "C", "A"}) {
    EXPECT_EQ(t.seat(), seat);
    EXPECT_EQ(t.field("turn"), seat);
    t.play("refuse");
    t.draw_cards();
    t.play("nostep");
  }
}

TEST(WT_4_1, NobodyPlaysInAnotherPlayersTurn) {
  auto t = scenario(3).hand('A', "W1,W2,W3").hand('B', "W4,T1,T2");
  EXPECT_EQ(t.refused('B', "play W4"), "WT-4.1");
  EXPECT_EQ(t.refused('B', "refuse"), "WT-4.1");
  t.play("play W1");
  EXPECT_EQ(t.refused('B', "wizard 1B"), "WT-4.1");
}

TEST(WT_4_2, ANormalTurnHasTwoActions) {
  auto t = scenario(3).board("0:K 3:S 6:(A) 8:(B) 10:(C)").hand('A', "W1,W2,T3");
  EXPECT_EQ(t.field("act"), "1");
  t.play("play W1").play("wizard 6A");
  EXPECT_EQ(t.field("act"), "2");
  EXPECT_EQ(t.phase(), "choose");
  EXPECT_EQ(t.seat(), "A");
  t.play("play W2").play("wizard 7A");
  EXPECT_EQ(t.field("act"), "0");
  EXPECT_EQ(t.phase(), "refill");
  EXPECT_EQ(t.board(), "0:K 3:S 8:(B) 9:(A) 10:(C)");
}

TEST(WT_4_2, ATurnIsNotEndedBeforeItsActions) {
  auto t = scenario(3).board("0:K 3:S 6:(A) 8:(B) 10:(C)").hand('A', "W1,W2,T3").potions("A:0/5/0");
  EXPECT_EQ(t.refused("end"), "WT-4.2");
  t.play("play W1").play("wizard 6A");
  EXPECT_EQ(t.refused("end"), "WT-4.2");
}

TEST(WT_4_3, ThePlayedCardLiesOnTheDiscardPileAtOnce) {
  auto t = scenario(3).hand('A', "W1,W2,T3");
  t.play("play W2");
  EXPECT_EQ(t.hand('A'), "W1,T3");
  EXPECT_EQ(t.field("discard"), "W2:1");
  EXPECT_EQ(t.field("card"), "W2");
  EXPECT_EQ(t.phase(), "piece");
}

TEST(WT_4_3, OneCardIsCarriedOutBeforeTheNext) {
  auto t = scenario(3).hand('A', "W1,W2,T3");
  t.play("play W2");
  EXPECT_EQ(t.refused("play W1"), "WT-4.3");
}

TEST(WT_4_3, OnlyCardsFromTheHand) {
  auto t = scenario(3).hand('A', "W1,W1,T3");
  EXPECT_EQ(t.legal("play"), "play T3, play W1");
  EXPECT_EQ(t.refused("play W5"), "WT-4.3");
}

TEST(WT_4_3, NoPieceWithoutACard) {
  auto t = scenario(3).hand('A', "W1,W2,T3");
  EXPECT_EQ(t.refused("wizard 1A"), "WT-4.3");
  EXPECT_EQ(t.refused("tower 9#1"), "WT-4.3");
}

TEST(WT_4_4, AUsableCardMustBeUsed) {
  auto t = scenario(3).board("0:K 3:S 6:(A) 8:(B) 9:(A)").hand('A', "W1,W2,T3").set("declineMove", "Forced");
  t.play("play W1");
  EXPECT_EQ(t.legal(), "wizard 6A, wizard 9A");
  EXPECT_EQ(t.refused("unused"), "WT-4.4");
}

TEST(WT_4_4, ACardThatAllowsNothingFizzles) {
  auto t = scenario(3).board("0:K 4:P(A)S(B) 8:(C)").hand('A', "W1,W2,T3");
  t.play("play W1");
  EXPECT_EQ(t.board(), "0:K 4:P(A)S(B) 8:(C)");
  EXPECT_EQ(t.field("act"), "2");
  EXPECT_EQ(t.phase(), "choose");
  EXPECT_EQ(t.hand('A'), "W2,T3");
  EXPECT_EQ(t.field("discard"), "W1:1");
}

TEST(WT_4_5, CardsAreDrawnOnlyAtTheEndOfTheTurn) {
  auto t = scenario(3).board("0:K 3:S 6:(A) 8:(B) 10:(C)").hand('A', "W1,W2,T3");
  t.play("play W1").play("wizard 6A");
  EXPECT_EQ(t.hand_size('A'), 2);
  t.play("play W2").play("wizard 7A");
  EXPECT_EQ(t.hand_size('A'), 1);
  EXPECT_EQ(t.draw_cards(), 2);
  EXPECT_EQ(t.hand_size('A'), 3);
  EXPECT_EQ(t.seat(), "B");
}

TEST(WT_4_5, AnEmptyDrawPileIsReplacedByTheDiscardPileWhenACardIsDue) {
  auto t = scenario(2).board("0:K 3:S 6:(A) 8:(B)").hand('A', "W1,W2,T3").draw_pile("DT3:1");
  t.play("play W1").play("wizard 6A").play("play W2").play("wizard 7A");
  EXPECT_EQ(t.pile("discard"), 85);
  EXPECT_EQ(t.outcomes(), "draw A DT3*1");
  t.chance("draw A DT3");
  EXPECT_EQ(t.outcomes(), "reshuffle*1");
  EXPECT_EQ(t.pile("draw"), 0);
  t.chance("reshuffle");
  EXPECT_EQ(t.pile("draw"), 85);
  EXPECT_EQ(t.pile("discard"), 0);
  t.chance("draw A W2");
  EXPECT_EQ(t.pile("draw"), 84);
  EXPECT_EQ(t.hand('A'), "W2,T3,DT3");
  EXPECT_EQ(t.seat(), "B");
}

TEST(WT_4_6, RefusalDiscardsDrawsAndSteps) {
  auto t = scenario(2).board("0:K 3:S(A) 4:(B)").hand('A', "W1,W2,T3");
  t.play("refuse");
  EXPECT_EQ(t.phase(), "redraw");
  EXPECT_EQ(t.field("refused"), "1");
  EXPECT_EQ(t.hand('A'), "-");
  EXPECT_EQ(t.field("discard"), "W1:1,W2:1,T3:1");
  EXPECT_EQ(t.draw_cards(), 3);
  EXPECT_EQ(t.phase(), "step");
  EXPECT_EQ(t.legal(), "nostep, step 3#1");
  t.play("step 3#1");
  EXPECT_EQ(t.board(), "0:K 4:(B)S(A)");
  EXPECT_EQ(t.potions('A'), "5/1/0");
  EXPECT_EQ(t.seat(), "B");
  EXPECT_EQ(t.field("refused"), "0");
}

TEST(WT_4_6, TheStepIsOptional) {
  auto t = scenario(2).board("0:K 3:S(A) 4:(B)").hand('A', "W1,W2,T3");
  t.play("refuse");
  t.draw_cards();
  t.play("nostep");
  EXPECT_EQ(t.board(), "0:K 3:S(A) 4:(B)");
  EXPECT_EQ(t.seat(), "B");
}

TEST(WT_4_6, NoRefusalOnceACardIsPlayed) {
  auto t = scenario(2).board("0:K 3:S(A) 4:(B)").hand('A', "W1,W2,T3");
  EXPECT_TRUE(t.lists("refuse"));
  t.play("play W1");
  EXPECT_EQ(t.refused("refuse"), "WT-4.6");
  t.play("wizard 3A");
  EXPECT_EQ(t.refused("refuse"), "WT-4.6");
}

TEST(WT_4_6, NoCardInARefusalTurn) {
  auto t = scenario(2).board("0:K 3:S(A) 4:(B)").hand('A', "W1,W2,T3");
  t.play("refuse").chance("draw A W1").chance("draw A W5").chance("draw A T1");
  EXPECT_EQ(t.refused("play W5"), "WT-4.2");
  EXPECT_EQ(t.refused("refuse"), "WT-4.6");
}

TEST(WT_4_6, NoStepWithoutARefusal) {
  auto t = scenario(2).board("0:K 3:S(A) 4:(B)").hand('A', "W1,W2,T3");
  EXPECT_EQ(t.refused("step 3#1"), "WT-4.6");
  EXPECT_EQ(t.refused("nostep"), "WT-4.6");
}

TEST(WT_4_6, TheStepIsOneSpaceForwardByTheRulesOfTowers) {
  auto t = scenario(2).board("0:K 5:S(A)P(B) 15:P").hand('A', "W1,W2,T3");
  t.play("refuse");
  t.draw_cards();
  EXPECT_EQ(t.legal(), "nostep, step 5#1, step 5#2");
  EXPECT_EQ(t.refused("step 15#1"), "WT-8.4");
  EXPECT_EQ(t.refused("step 5#3"), "WT-8.1");
}

TEST(WT_4_7, AnEntryEndsTheTurnAtOnce) {
  auto t = scenario(2).board("0:K 9:(B) 12:(A) 15:(A)").hand('A', "W1,W2,T3");
  t.play("play W1").play("wizard 15A");
  EXPECT_EQ(t.phase(), "refill");
  EXPECT_EQ(t.draw_cards(), 1);
  EXPECT_EQ(t.seat(), "B");
  EXPECT_EQ(t.field("act"), "1");
}

TEST(WT_4_7, TheTurnPassesAfterTheDraws) {
  auto t = scenario(2).board("0:K 3:S 9:(B) 12:(A)").hand('A', "W1,W2,T3");
  t.play("play W1").play("wizard 12A").play("play T3").play("tower 3#1");
  EXPECT_EQ(t.field("turn"), "A");
  t.chance("draw A W5");
  EXPECT_EQ(t.field("turn"), "A");
  t.chance("draw A W5");
  EXPECT_EQ(t.field("turn"), "B");
}

TEST(WT_4_8, APlayerWithAllWizardsHomePlaysOn) {
  auto t = scenario(3).board("0:K 3:S 5:(B) 9:(C)").hand('A', "W1,W2,T2");
  EXPECT_EQ(t.legal(), "play T2, play W1, play W2, refuse");
  t.play("play W1");
  EXPECT_EQ(t.field("act"), "2");
  t.play("play T2").play("tower 3#1");
  EXPECT_EQ(t.board(), "0:K 5:(B)S 9:(C)");
  EXPECT_EQ(t.potions('A'), "4/1/0");
}

}  // namespace
}  // namespace spires::towers::tests
