// I-1 to I-14: the program's questions and answers where rules and rulings are silent.
#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

TEST(I_1, AMidCardSpellMayTakeTheLastPieceAway) {
  auto t = scenario(2).board("0:K 3:S 5:(A) 9:(B)").hand('A', "W1,W2,T3").potions("A:5/1/0");
  t.play("play W1");
  EXPECT_EQ(t.legal(), "cast MT 3#1, wizard 5A");
  t.play("cast MT 3#1");
  EXPECT_EQ(t.board(), "0:K 5:(A)S 9:(B)");
  EXPECT_EQ(t.phase(), "choose");  // fizzled
  EXPECT_EQ(t.field("act"), "2");
}

TEST(I_1, WithoutAPieceThereIsNoRoomForASpell) {
  auto t = scenario(2).board("0:K 5:(A)S 9:(B)").hand('A', "W1,W2,T3").potions("A:5/1/0");
  t.play("play W1");
  EXPECT_EQ(t.phase(), "choose");
  EXPECT_EQ(t.field("act"), "2");
}

TEST(I_2, ReservationsExistOnlyWithTwoWindows) {
  const auto reservations = [](const char* option) {
    auto t = master(2, "MT,PB").set("masterWindows", option).board("0:K 3:S 5:(A) 9:(B)").hand('A', "W1,W2,T3");
    t.potions("B:5/1/0").play("play W1");
    return t;
  };
  EXPECT_EQ(reservations("BeforeAfter").legal(), "cast MT 3#1, pass, reserve MT");
  auto three = reservations("BeforeDuringAfter");
  EXPECT_EQ(three.legal(), "cast MT 3#1, pass");
  EXPECT_EQ(three.refused("reserve MT"), "WT-15.4");
}

TEST(I_2, ARiderWhoHasGoneStaysBehindAndPaysAllTheSame) {
  auto t = master(3, "MW,PB").edition("ukrainian").board("0:K 5:(AB) 9:(C)").hand('A', "W3,W2,T3");
  t.potions("B:4/1/0 C:3/2/0").play("play W3").play("pass").play("wizard 5A");
  EXPECT_EQ(t.phase(), "mid");
  EXPECT_EQ(t.seat(), "B");
  t.play("cast PB B");
  EXPECT_EQ(t.seat(), "C");
  EXPECT_EQ(t.field("riders"), "B");
  t.play("cast MW 5B");
  EXPECT_EQ(t.board(), "0:K 6:(B) 8:(A) 9:(C)");
  EXPECT_EQ(t.potions('B'), "4/0/1");
}

TEST(I_2, ARiderWhoNoLongerFitsStaysBehind) {
  auto t = master(3, "MW,PB").edition("ukrainian").board("0:K 5:(AB) 7:(C) 8:(BBCC)").hand('A', "W3,W2,T3");
  t.potions("B:4/1/0 C:3/2/0").play("play W3").play("pass").play("wizard 5A").play("cast PB B").play("cast MW 7C");
  EXPECT_EQ(t.board(), "0:K 5:(B) 8:(ABBCCC)");
}

TEST(I_3, RescueRoundsAtTheStartOfTheTurnAfterPreAndAfterPost) {
  auto t = master(2, "FR").edition("czech").board("0:K 3:S 5:(A) 9:(B)").hand('B', "W1,W2,T3").hand('A', "T1,T2,W5");
  t.potions("A:5/1/0").turn('B');
  t.play("play W1");
  EXPECT_EQ(t.phase(), "rescue1");
  t.play("pass").play("wizard 9B");
  EXPECT_EQ(t.phase(), "rescue2");
  t.play("pass").play("play W2").play("pass").play("wizard 10B").play("pass");
  t.draw_cards();
  EXPECT_EQ(t.phase(), "rescue0");
  EXPECT_EQ(t.field("turn"), "A");
}

TEST(I_4, ADeclineUsesUpTheQuestion) {
  auto t = scenario(4).teams().hand('A', "W1,W2,T3").hand('C', "T1,T2,T5");
  t.play("ask").play("decline");
  EXPECT_EQ(t.phase(), "choose");
  EXPECT_EQ(t.field("asked"), "1");
  EXPECT_EQ(t.refused("ask"), "WT-13.2");
}

TEST(I_4, ThePartnerComesInWhenAskedOrOffersACard) {
  auto t = scenario(4).teams().hand('A', "W1,W2,T3").hand('C', "T1,T2,T5").potions("C:3/2/0");
  EXPECT_EQ(t.refused('C', "offer T1"), "none");
  auto waits = scenario(4).teams().set("teamOffer", "AskedOnly").hand('A', "W1,W2,T3").hand('C', "T1,T2,T5");
  EXPECT_EQ(waits.refused('C', "offer T1"), "WT-13.2");
  EXPECT_EQ(t.refused('C', "give 1"), "WT-4.1");
  t.play("ask");
  EXPECT_EQ(t.legal("give"), "give 1, give 2");
  t.play("give 2");
  EXPECT_EQ(t.phase(), "answer");  // asked again
  EXPECT_EQ(t.seat(), "C");
  EXPECT_EQ(t.potions('A'), "5/2/0");
}

TEST(I_5, ADiscardedCardIsNeitherRolledNorReactedTo) {
  auto t = master(2, "MT").set("declineMove", "Any").board("0:K 3:S 5:(A) 9:(B)").hand('A', "DW2,W2,T3");
  t.potions("B:5/1/0").play("discard DW2");
  EXPECT_EQ(t.phase(), "choose");
  EXPECT_EQ(t.field("act"), "2");
  EXPECT_EQ(t.field("discard"), "DW2:1");
}

TEST(I_5, AnUnusableCardMayBeDiscardedToo) {
  auto t = scenario(2).set("declineMove", "Any").board("0:K 5:(A) 9:(B)").hand('A', "T2,W2,T3");
  EXPECT_EQ(t.legal("discard"), "discard T2, discard T3, discard W2");
}

TEST(I_6, TheDrawComesBeforeTheEndTest) {
  auto t = scenario(2).board("0:K 5:(A) 15:(B)").hand('B', "W1,W2,T3").potions("B:0/6/0").turn('B');
  t.play("play W1").play("wizard 15B");
  EXPECT_EQ(t.phase(), "refill");
  t.draw_cards();
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.hand_size('B'), 3);
}

TEST(I_6, ImmediateEndsDrawNothing) {
  auto t = scenario(4).teams().edition("polish").board("0:K 3:S 7:(B) 9:(D) 15:(C)").hand('C', "W1,W2,T3");
  t.potions("A:0/5/0 C:0/5/0").turn('C').play("play W1").play("wizard 15C");
  EXPECT_EQ(t.phase(), "over");
  EXPECT_EQ(t.hand('C'), "W2,T3");
}

TEST(I_7, PlacesBehindTheWinner) {
  auto t = scenario(5).board("0:K 3:S 7:(B) 9:(D) 11:(E)").hand('E', "T1,W2,T3");
  t.potions("A:0/1/3 B:1/2/1 C:0/2/2 D:1/3/0 E:2/2/0").turn('E').play("refuse");
  t.draw_cards();
  t.play("nostep");
  EXPECT_EQ(t.result(), "goal A:2 B:4 C:1 D:3 E:5");
}

TEST(I_7, EqualPlayersShareAPlaceAndTheNextOneIsSkipped) {
  auto t = scenario(4).board("0:K 3:S 7:(B) 9:(D) 11:(C)").hand('D', "T1,W2,T3");
  t.potions("A:0/5/0 B:1/4/0 C:1/4/0 D:2/3/0").turn('D').play("refuse");
  t.draw_cards();
  t.play("nostep");
  EXPECT_EQ(t.result(), "goal A:1 B:2 C:2 D:4");
}

TEST(I_8, FourRandomTilesUnlessTold) {
  for (const char* variant : {"advanced", "master"}) {
    auto t = scenario(2).variant(variant).spells("").from_the_start();
    EXPECT_EQ(t.outcomes().substr(0, 19), "tiles MW,MT,HW,HT*1") << variant;
  }
  auto promo = scenario(2).variant("advanced").spells("").set("promo", "true").from_the_start();
  EXPECT_EQ(split(promo.outcomes(), '*').size() - 1, static_cast<std::size_t>(ways_to_pick(kSpells, 4)));
}

TEST(I_8, SamePieceLeavesOtherKindsFree) {
  auto t = master(2, "SW").set("repeatTargets", "SamePiece").board("0:K 3:S 5:(A) 7:P 8:P 9:(B)");
  t.hand('A', "W1,W2,T3").potions("B:2/4/0").play("play W1").play("cast SW 3 7");
  EXPECT_EQ(t.legal(), "cast SW 3 7, cast SW 3 8, cast SW 7 8, stop");
}

TEST(I_9, ARiderIsTakenToBeMovedByItsOwner) {
  auto t = advanced(3, "MW,PB").set("castleTrigger", "OwnWizard").set("pbCardMovesOnly", "false");
  t.board("0:K 7:(A) 9:(C) 15:(BB)").hand('A', "W1,W2,T3").potions("A:3/2/0 B:4/1/0");
  t.play("cast MW 15B").play("cast PB B");
  EXPECT_EQ(t.board(), "4:K 7:(A) 9:(C)");
  auto alone = advanced(3, "MW,PB").set("castleTrigger", "OwnWizard").set("pbCardMovesOnly", "false");
  alone.board("0:K 7:(A) 9:(C) 15:(BB)").hand('A', "W1,W2,T3").potions("A:3/2/0 B:4/1/0");
  alone.play("cast MW 15B").play("pass");
  EXPECT_EQ(alone.board(), "0:K 7:(A) 9:(C) 15:(B)");
}

TEST(I_9, APartnersWizardMovedInsteadOfOwnOnesCountsAsOwn) {
  auto t = scenario(4).teams().set("castleTrigger", "OwnWizard").board("0:K 7:(B) 9:(C) 11:(D) 15:(C)");
  t.hand('A', "W1,W2,T3").play("play W1").play("wizard 15C");
  EXPECT_EQ(t.board(), "4:K 7:(B) 9:(C) 11:(D)");
  EXPECT_EQ(t.phase(), "refill");
}

TEST(I_9, FreeingAPartnersWizardIntoTheCastleIsNoOwnEntry) {
  auto t = scenario(4).teams().spells("FR").board("4:(C)SK 7:(B) 9:(A) 11:(D)").hand('A', "W1,W2,T3");
  t.potions("A:4/1/0").play("cast FR 4#1").play("take C");
  EXPECT_EQ(t.board(), "4:S 7:(B) 8:K 9:(A) 11:(D)");
  EXPECT_EQ(t.phase(), "choose");
  EXPECT_EQ(t.seat(), "A");
}

TEST(I_10, ARiderIsAlwaysTheCastersOwn) {
  auto t = master(4, "PB").teams().board("0:K 5:(CCD) 7:(B)").hand('A', "W1,W2,T3").potions("A:4/1/0 C:4/1/0 D:4/1/0");
  t.play("play W1").play("wizard 5C");
  EXPECT_EQ(t.seat(), "C");  // A has no wizard there
  EXPECT_EQ(t.legal("cast"), "cast PB C");
  t.play("pass");
  EXPECT_EQ(t.seat(), "D");
  EXPECT_EQ(t.legal("cast"), "cast PB D");
}

TEST(I_11, SoloHasNoRidersAndNoSpellAfterRefusalOrEntry) {
  auto ride = solo("MW,PB").board("0:K 5:(AA) 9:(A)").hand('A', "W1,W2,T3");
  ride.play("play W1").play("wizard 5A");
  EXPECT_EQ(ride.board(), "0:K 5:(A) 6:(A) 9:(A)");
  auto entry = solo("MW,MT").board("0:K 3:S 9:(A) 15:(A)").hand('A', "W1,W2,T3");
  entry.play("play W1").play("wizard 15A");
  EXPECT_EQ(entry.phase(), "refill");
  auto refusal = solo("MW,MT").board("0:K 3:S 9:(A) 15:(A)").hand('A', "W1,W2,T3");
  refusal.play("refuse");
  refusal.draw_cards();
  EXPECT_EQ(refusal.legal(), "nostep, step 3#1");
  refusal.play("nostep");
  EXPECT_EQ(refusal.phase(), "choose");
}

TEST(I_11, SoloIsLostWithAnEmptyDrawPile) {
  auto t = solo("").set("soloCardLimit", "0").board("0:K 3:S 9:(A) 12:(A)").hand('A', "W1,W2,T3").draw_pile("DT3:1");
  t.play("play W1").play("wizard 9A").chance("draw A DT3");
  EXPECT_EQ(t.result(), "deadlock A:2");
}

TEST(I_12, APartialBoardWithOnePlayersWizardsEndsInADeadlock) {
  auto t = scenario(2).board("0:K 3:S 15:(A)").hand('A', "W1,W2,T3");
  t.play("play W1").play("wizard 15A");
  t.draw_cards();
  EXPECT_EQ(t.result(), "deadlock A:1 B:1");
}

TEST(I_13, OnlyFourVariants) {
  for (const char* variant : {"basic", "advanced", "master"}) {
    EXPECT_EQ(fault_of({number("players", 3), word("variant", variant)}), "none") << variant;
  }
  for (const char* variant : {"coop", "co-op", "team", "", "Basic"}) {
    EXPECT_EQ(fault_of({number("players", 3), word("variant", variant)}), "variant") << variant;
  }
}

TEST(I_14, TheLowestNumberWins) {
  // One full potion, no room, second casting: unpaid (10.1) and full (6.4); the lower number is reported.
  auto t = scenario(3).board("0:K 4:(A) 5:(BBBCCC) 9:S").hand('A', "W1,W2,T3").potions("A:4/1/0");
  EXPECT_EQ(t.refused("cast MW 4A"), "WT-6.4");
  t.play("cast MT 9#1");
  EXPECT_EQ(t.refused("cast MW 4A"), "WT-6.4");
  EXPECT_EQ(t.refused("cast MW 5B"), "WT-10.1");
}

TEST(I_14, CardNotHeldBeforeSideNotAnnounced) {
  auto t = scenario(3).board("0:K 4:(A) 5:(B) 9:S").hand('A', "C5|1,W2,T3");
  EXPECT_EQ(t.refused("play C1|5"), "WT-4.3");
  EXPECT_EQ(t.refused("play C5|1"), "WT-5.5");
  EXPECT_EQ(t.refused("discard W1"), "WT-4.3");
  EXPECT_EQ(t.refused("discard W2"), "WT-4.4");
}

TEST(I_14, NobodyActsAfterTheEnd) {
  auto t = scenario(2).board("0:K 3:S 15:(A)").hand('A', "W1,W2,T3");
  t.play("play W1").play("wizard 15A");
  t.draw_cards();
  ASSERT_TRUE(t.over());
  EXPECT_EQ(t.refused('A', "play W2"), "WT-12.2");
}

}  // namespace
}  // namespace spires::towers::tests
