// points that the printed rules leave open, and their rulings.
#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

constexpr const char* kEditions[] = {"polish", "ukrainian", "czech", "international"};

TEST(R_01, ABareSpaceNeedsAPrintedShieldInEveryEdition) {
  for (const char* edition : kEditions) {
    auto t = scenario(3).edition(edition).board("0:K 1:P 4:S(B) 15:(A)").hand('A', "W1,W2,W3");
    t.play("play W1").play("wizard 15A");
    EXPECT_EQ(t.board(), "1:P 4:S(B) 8:K") << edition;
  }
}

TEST(R_02, AnyWizardMovesTheCastleInEveryEdition) {
  for (const char* edition : kEditions) {
    auto t = scenario(3).edition(edition).board("0:K 7:(A) 15:(B)").hand('A', "W1,W2,W3").potions("A:3/2/0");
    t.play("cast MW 15B");
    EXPECT_EQ(t.board(), "4:K 7:(A)") << edition;
  }
}

TEST(R_03, AShieldTowerWithWizardsIsNoPlaceForTheCastle) {
  for (const char* edition : kEditions) {
    auto t = scenario(3).edition(edition).board("0:K 2:S(B) 4:(C) 15:(A)").hand('A', "W1,W2,W3");
    t.play("play W1").play("wizard 15A");
    EXPECT_EQ(t.board(), "2:S(B) 4:(C) 8:K") << edition;
  }
}

TEST(R_04, TrappedWizardsBlockNeitherRelocationNorNudge) {
  auto t = scenario(3).spells("NK").board("0:K 1:(B)P 2:(B)S 15:(A)").hand('A', "W1,W2,W3").potions("A:3/2/0");
  t.play("cast NK +");
  EXPECT_EQ(t.board(), "1:(B)PK 2:(B)S 15:(A)");
  t.play("play W2").play("wizard 15A");
  EXPECT_EQ(t.board(), "1:(B)P 2:(B)SK");
}

TEST(R_05, TheCastleNeverChoosesTheSpaceItStandsOn) {
  auto t = scenario(3).board("4:SK 0:(B) 3:(A) 8:(B) 12:(C)").hand('A', "W1,W2,W3");
  t.play("play W1").play("wizard 3A");
  EXPECT_EQ(t.board(), "0:(B) 4:SK 8:(B) 12:(C)");
  EXPECT_EQ(t.events().find("CastleMoved"), std::string::npos);
}

TEST(R_06, WhoAnnouncesTheSide) {
  const auto announces = [](const char* edition, const char* variant) {
    auto t = scenario(3).edition(edition).variant(variant).hand('A', "C5|1,W2,W3");
    return t.legal("play C");
  };
  EXPECT_EQ(announces("polish", "basic"), "play C5|1 tower, play C5|1 wizard");
  EXPECT_EQ(announces("ukrainian", "basic"), "play C5|1 tower, play C5|1 wizard");
  EXPECT_EQ(announces("international", "basic"), "play C5|1 tower, play C5|1 wizard");
  EXPECT_EQ(announces("czech", "basic"), "play C5|1");
  EXPECT_EQ(announces("czech", "advanced"), "play C5|1");
  EXPECT_EQ(announces("czech", "master"), "play C5|1 tower, play C5|1 wizard");
}

TEST(R_07, ASideWithoutAMoveIsNotAnnouncedWhileTheOtherHasOne) {
  auto t = scenario(3).board("0:K 4:P(A)S(B) 8:(C)").hand('A', "C1|1,W2,W3");
  EXPECT_EQ(t.legal("play C"), "play C1|1 tower");
  EXPECT_EQ(t.refused("play C1|1 wizard"), "WT-4.4");
  auto wizard = scenario(3).board("0:K 5:(A) 8:(C) 9:(B)").hand('A', "C1|1,W2,W3");
  EXPECT_EQ(wizard.legal("play C"), "play C1|1 wizard");
  EXPECT_EQ(wizard.refused("play C1|1 tower"), "WT-4.4");
}

TEST(R_07, WithoutAnyMoveEitherSideMayBeAnnounced) {
  auto t = scenario(3).board("0:K 8:(C) 9:(B)").hand('A', "C1|1,W2,W3");
  EXPECT_EQ(t.legal("play C"), "play C1|1 tower, play C1|1 wizard");
  t.play("play C1|1 tower");
  EXPECT_EQ(t.field("act"), "2");
}

TEST(R_08, WhichCardsMayBeThrownAway) {
  const auto discards = [](const char* option) {
    auto t = scenario(3).set("declineMove", option).board("0:K 3:S 5:(A) 8:(C) 9:(B)").hand('A', "T1,W2,W3");
    const std::string first = t.legal("discard");
    t.play("play W2").play("wizard 5A");
    return first + " / " + t.legal("discard");
  };
  EXPECT_EQ(discards("Forced"), " / ");
  EXPECT_EQ(discards("SecondCard"), " / discard T1, discard W3");
  EXPECT_EQ(discards("Any"), "discard T1, discard W2, discard W3 / discard T1, discard W3");
}

TEST(R_08, TheEditionsForceTheMoveTheFaqDoesNot) {
  for (const char* edition : kEditions) {
    auto t = scenario(3).edition(edition).board("0:K 3:S 5:(A) 8:(C) 9:(B)").hand('A', "T1,W2,W3");
    t.play("play W2").play("wizard 5A");
    const bool international = std::string(edition) == "international";
    EXPECT_EQ(t.refused("discard T1"), international ? "none" : "WT-4.4") << edition;
  }
}

TEST(R_09, AnUnusableCardMayBePlayedOnPurpose) {
  auto t = scenario(3).board("0:K 3:S 4:P(A)S 8:(C) 9:(B)").hand('A', "T1,W2,W3");
  EXPECT_EQ(t.legal("play"), "play T1, play W2, play W3");
  t.play("play W2");
  EXPECT_EQ(t.field("act"), "2");
}

TEST(R_10, ASpellDoesNotForbidTheRefusal) {
  auto t = scenario(3).board("0:K 3:S 5:(A) 8:(C) 9:(B)").hand('A', "T1,W2,W3").potions("A:4/1/0");
  t.play("cast MT 3#1");
  EXPECT_TRUE(t.lists("refuse"));
}

TEST(R_11, TheNewCardsAreSeenBeforeTheStep) {
  auto t = scenario(3).board("0:K 3:S 5:(A) 8:(C) 9:(B)").hand('A', "T1,W2,W3");
  t.play("refuse").chance("draw A T5").chance("draw A T5").chance("draw A T5");
  EXPECT_EQ(t.phase(), "step");
  EXPECT_EQ(t.hand('A'), "T5,T5,T5");
}

TEST(R_11, WithoutALegalStepThereIsNone) {
  auto t = scenario(3).board("0:K 5:(A) 8:(C) 9:(B) 15:S").hand('A', "T1,W2,W3");
  t.play("refuse");
  t.draw_cards();
  EXPECT_EQ(t.seat(), "B");
  EXPECT_EQ(t.phase(), "choose");
}

TEST(R_12, TheTurnIsOverWithTheStep) {
  auto t = scenario(3).board("0:K 3:S 5:(A) 8:(C) 9:(B)").hand('A', "T1,W2,W3").potions("A:0/5/0");
  t.play("refuse");
  t.draw_cards();
  EXPECT_EQ(t.legal("cast MT"), "cast MT 3#1");
  t.play("step 3#1");
  EXPECT_EQ(t.seat(), "B");
  EXPECT_EQ(t.phase(), "choose");
}

TEST(R_13, MidCardSpellsInEveryEdition) {
  for (const char* edition : kEditions) {
    auto t = scenario(3).edition(edition).board("0:K 3:S 5:(A) 8:(C) 9:(B)").hand('A', "T1,W2,W3");
    t.potions("A:4/1/0").play("play W2");
    EXPECT_EQ(t.legal(), "cast MT 3#1, wizard 5A") << edition;
  }
}

TEST(R_14, ASwapOfEqualTowersIsLegal) {
  auto t = scenario(3).spells("SW").board("0:K 3:S 5:(A) 6:S 8:(C) 9:(B)").hand('A', "T1,W2,W3").potions("A:3/2/0");
  t.play("cast SW 3 6");
  EXPECT_EQ(t.board(), "0:K 3:S 5:(A) 6:S 8:(C) 9:(B)");
  EXPECT_EQ(t.potions('A'), "3/0/2");
}

TEST(R_14, FreeAWizardMayBeCastOnAnyLiftableLevel) {
  auto t = scenario(3).spells("FR").board("0:K 3:SP 5:(A) 6:S 8:(C) 9:(B)").hand('A', "T1,W2,W3").potions("A:4/1/0");
  EXPECT_EQ(t.legal("cast"), "cast FR 3#1, cast FR 3#2, cast FR 6#1");
}

Scenario freeing(const char* board) {
  return scenario(3).spells("FR").board(board).hand('A', "T1,W2,W3").potions("A:4/1/0");
}

TEST(R_15, OnlyTheSurfaceDirectlyBelowIsLookedAt) {
  auto t = freeing("0:K 4:(A)P(B)S 8:(C) 9:(B)");
  t.play("cast FR 4#2");
  EXPECT_EQ(t.phase(), "choose");  // only B was there
  EXPECT_EQ(t.board(), "0:K 4:(A)P(B)S 8:(C) 9:(B)");
}

TEST(R_15, LevelOneShowsTheGround) {
  auto t = freeing("0:K 4:(A)P(B)S 8:(C) 9:(B)");
  t.play("cast FR 4#1").play("take A");
  EXPECT_EQ(t.board(), "0:K 4:P(B)S(A) 8:(C) 9:(B)");
}

TEST(R_15, TakingMayBeDeclinedByOption) {
  auto may = freeing("0:K 4:(A)P 8:(C) 9:(B)");
  may.play("cast FR 4#1").play("leave");
  EXPECT_EQ(may.board(), "0:K 4:(A)P 8:(C) 9:(B)");
  EXPECT_EQ(may.potions('A'), "4/0/1");
  auto must = freeing("0:K 4:(A)P 8:(C) 9:(B)").set("freeMayDecline", "false");
  must.play("cast FR 4#1");
  EXPECT_EQ(must.board(), "0:K 4:P(A) 8:(C) 9:(B)");  // a single choice is taken silently
}

TEST(R_15, SixOnTopForbidTheCastingExceptUnderTheCastle) {
  EXPECT_EQ(freeing("0:K 4:(A)P(BBBCCC)").legal("cast"), "");
  auto below = freeing("4:(AA)P(BBBCCC)SK 9:(B)");
  below.play("cast FR 4#1").play("take A");
  EXPECT_EQ(below.home('A'), "3");
}

Scenario entry_by_b(const char* option) {
  auto t = master(3, "MW").set("entryEndsTurn", option).board("0:K 7:(A) 9:(C) 15:(AB)").hand('A', "W1,W2,W3");
  t.potions("B:3/2/0").play("play W1");
  return t;
}

TEST(R_16, OnlyTheActivePlayersOwnDoingEndsTheTurn) {
  auto t = entry_by_b("ActiveOwnByActive");
  t.play("cast MW 15A");
  EXPECT_EQ(t.home('A'), "3");
  EXPECT_EQ(t.phase(), "piece");
  auto other = entry_by_b("ActiveOwnByActive");
  other.play("cast MW 15B");
  EXPECT_EQ(other.phase(), "piece");
}

TEST(R_16, AnyonesDoingWithTheSecondValue) {
  auto t = entry_by_b("ActiveOwnByAnyone");
  t.play("cast MW 15A");
  EXPECT_EQ(t.phase(), "refill");
  auto other = entry_by_b("ActiveOwnByAnyone");
  other.play("cast MW 15B");
  EXPECT_EQ(other.phase(), "piece");
}

TEST(R_16, AnyEntryWithTheThird) {
  auto t = entry_by_b("AnyEntry");
  t.play("cast MW 15B");
  EXPECT_EQ(t.phase(), "refill");
  EXPECT_EQ(t.field("turn"), "A");
}

TEST(R_17, ARideIsCastAfterThePieceIsKnown) {
  auto t = master(3, "PB").board("0:K 5:(AB) 9:(C)").hand('A', "W3,W2,W1").potions("B:4/1/0");
  t.play("play W3");
  EXPECT_EQ(t.phase(), "piece");
  EXPECT_EQ(t.refused('B', "cast PB B"), "WT-4.1");
  t.play("wizard 5A");
  EXPECT_EQ(t.seat(), "B");
}

TEST(R_17, OnlyCardMovesAreRidden) {
  auto cards = advanced(3, "MW,PB").board("0:K 5:(AB) 9:(C)").hand('A', "W3,W2,W1").potions("A:3/2/0 B:4/1/0");
  cards.play("cast MW 5A");
  EXPECT_EQ(cards.board(), "0:K 5:(B) 6:(A) 9:(C)");
  auto spells = advanced(3, "MW,PB").set("pbCardMovesOnly", "false").board("0:K 5:(AB) 9:(C)");
  spells.hand('A', "W3,W2,W1").potions("A:3/2/0 B:4/1/0").play("cast MW 5A");
  EXPECT_EQ(spells.phase(), "choose+ride");
  EXPECT_EQ(spells.field("spell"), "A:MW 5A");
  EXPECT_EQ(spells.seat(), "B");
  EXPECT_EQ(spells.legal(), "cast PB B, pass");
  spells.play("cast PB B");
  EXPECT_EQ(spells.board(), "0:K 6:(AB) 9:(C)");
  EXPECT_EQ(spells.potions('B'), "4/0/1");
}

TEST(R_17, WithoutRoomForBothThePlainMoveStaysLegal) {
  auto t = master(3, "PB").board("0:K 5:(AB) 8:(BBCCC)").hand('A', "W3,W2,W1").potions("B:4/1/0");
  t.play("play W3").play("wizard 5A");
  EXPECT_EQ(t.board(), "0:K 5:(B) 8:(ABBCCC)");
  EXPECT_EQ(t.field("act"), "2");
}

TEST(R_17, TwoEntriesAreOneRelocationOrTwo) {
  const auto castle = [](const char* option) {
    auto t = master(3, "PB").set("piggybackRelocations", option).board("5:(AB) 8:K 12:(C) 14:(A)");
    t.hand('A', "W3,W2,W1").potions("B:4/1/0").play("play W3").play("wizard 5A").play("cast PB B");
    return t.board();
  };
  EXPECT_EQ(castle("Once"), "0:K 12:(C) 14:(A)");
  EXPECT_EQ(castle("PerWizard"), "4:K 12:(C) 14:(A)");
}

TEST(R_17, TheRidersOwnTurnIsNotAffected) {
  auto t = master(3, "PB").board("5:(AB) 8:K 9:(B) 12:(C) 14:(A)").hand('A', "W3,W2,W1").potions("B:4/1/0");
  t.play("play W3").play("wizard 5A").play("cast PB B");
  EXPECT_EQ(t.draw_cards(), 1);
  EXPECT_EQ(t.seat(), "B");
  EXPECT_EQ(t.field("act"), "1");
  EXPECT_EQ(t.phase(), "choose");
}

TEST(R_17, OneRiderACastingButRepeated) {
  auto t = master(3, "PB").board("0:K 5:(ABB) 9:(C)").hand('A', "W3,W2,W1").potions("B:3/2/0");
  t.play("play W3").play("wizard 5A").play("cast PB B");
  EXPECT_EQ(t.phase(), "mid+repeat");
  EXPECT_EQ(t.field("riders"), "B");
  EXPECT_EQ(t.legal(), "cast PB B, stop");
  t.play("cast PB B");
  EXPECT_EQ(t.board(), "0:K 8:(ABB) 9:(C)");
  EXPECT_EQ(t.potions('B'), "3/0/2");
}

TEST(R_17, ATrappedWizardDoesNotRide) {
  auto t = master(3, "PB").board("0:K 5:(B)P(A) 9:(C)").hand('A', "W3,W2,W1").potions("B:4/1/0");
  t.play("play W3").play("wizard 5A");
  EXPECT_EQ(t.board(), "0:K 5:(B)P 8:(A) 9:(C)");
}

// Three windows, a slot for each: a spell in MID may come before the ride.
Scenario ride_with_three_windows(const char* board, int revision = Text::kRevision) {
  auto t = scenario(3).edition("ukrainian").variant("master").spells("MT,HW,PB").set("masterPick", "Chosen");
  t.revision(revision).board(board).hand('A', "W3,T3,W2").potions("B:3/2/0 C:4/1/0");
  return t.play("play W3").play("pass").play("pass").play("wizard 5A");
}

TEST(R_17, NobodyRidesWithAWizardThatASpellTookAway) {
  const char* board = "0:K 3:S 5:(AC) 10:(B) 12:(B)";
  auto t = ride_with_three_windows(board).play("cast HW 5A");
  EXPECT_EQ(t.board(), "0:K 3:S 4:(A) 5:(C) 10:(B) 12:(B)");
  EXPECT_EQ(t.seat(), "C");
  EXPECT_EQ(t.legal(), "cast MT 3#1, pass");
  EXPECT_EQ(t.refused("cast PB C"), "WT-11.8");
  // In revision 1 it could be bought, and nothing moved.
  auto old = ride_with_three_windows(board, 1).play("cast HW 5A");
  EXPECT_EQ(old.legal(), "cast MT 3#1, cast PB C, pass");
  old.play("cast PB C");
  EXPECT_EQ(old.board(), "0:K 3:S 4:(A) 5:(C) 10:(B) 12:(B)");
  EXPECT_EQ(old.potions('C'), "4/0/1");
}

TEST(R_17, NobodyRidesAboveATrappedWizard) {
  auto t = ride_with_three_windows("0:K 3:S(C) 5:(A) 10:(B) 12:(B)");
  t.play("cast MT 3#1").play("stop");
  EXPECT_EQ(t.board(), "0:K 5:(A)S(C) 10:(B) 12:(B)");
  EXPECT_EQ(t.seat(), "C");
  EXPECT_EQ(t.legal(), "cast MT 5#1, pass");
  EXPECT_EQ(t.refused("cast PB C"), "WT-11.8");
}

TEST(R_17, AnotherWizardOfThatNameCanStillBeRiddenWith) {
  // The committed piece is its text (I-2): the second A on 5 goes instead, and C goes with it.
  auto t = ride_with_three_windows("0:K 3:S 5:(AAC) 10:(B) 12:(B)");
  t.play("cast HW 5A").play("cast PB C");
  EXPECT_EQ(t.board(), "0:K 3:S 4:(A) 8:(AC) 10:(B) 12:(B)");
}

TEST(R_17, InTheBaseGameOnlyTheActivePlayerRides) {
  auto t = scenario(3).spells("PB").board("0:K 5:(AAB) 9:(C)").hand('A', "W3,W2,W1").potions("A:4/1/0 B:4/1/0");
  t.play("play W3").play("wizard 5A");
  EXPECT_EQ(t.seat(), "A");
  EXPECT_EQ(t.legal(), "cast PB A, pass");
  t.play("pass");
  EXPECT_EQ(t.board(), "0:K 5:(AB) 8:(A) 9:(C)");
}

TEST(R_18, TheCastleTravelsInASwapOrForbidsIt) {
  auto carry = scenario(3).spells("SW").board("3:P(B) 5:(A) 7:SK 9:(C)").hand('A', "W3,W2,W1").potions("A:3/2/0");
  carry.play("cast SW 3 7");
  EXPECT_EQ(carry.board(), "3:SK 5:(A) 7:P(B) 9:(C)");
  auto forbid = scenario(3).spells("SW").set("swapWithCastle", "Forbid").board("1:S 3:P(B) 5:(A) 7:SK 9:(C)");
  forbid.hand('A', "W3,W2,W1").potions("A:3/2/0");
  EXPECT_EQ(forbid.legal("cast"), "cast SW 1 3");
  EXPECT_EQ(forbid.refused("cast SW 3 7"), "WT-11.5");
}

TEST(R_19, BackwardIsLikeForward) {
  auto tower = scenario(3).spells("HT").board("5:(B) 7:SK 9:P(A) 11:(C)").hand('A', "W3,W2,W1").potions("A:4/1/0");
  EXPECT_EQ(tower.refused("cast HT 9#1"), "WT-8.4");
  tower.play("cast HT 7#1");
  EXPECT_EQ(tower.board(), "5:(B)SK 9:P(A) 11:(C)");
  EXPECT_EQ(tower.potions('A'), "3/1/1");
  auto wizard = scenario(3).spells("HW").board("0:K 1:(A) 7:(A) 11:(C)").hand('A', "W3,W2,W1").potions("A:3/2/0");
  wizard.play("cast HW 1A");
  EXPECT_EQ(wizard.home('A'), "3");
  EXPECT_EQ(wizard.seat(), "B");
}

TEST(R_20, TheDirectionIsChosenNotTheSpace) {
  const char* board = "0:K 1:(A) 2:(A) 3:(A) 4:(B) 5:(B) 6:(B) 7:(B) 9:(C) 10:(C) 11:(C) 12:(C) 13:(D) 14:(D) 15:(D)";
  for (const char* cast : {"cast NK +", "cast NK -"}) {
    auto t = scenario(4).spells("NK").board(board).hand('A', "W3,W2,W1").potions("A:3/2/0");
    t.play(cast);
    EXPECT_NE(t.board().find("8:K"), std::string::npos) << cast;
  }
}

TEST(R_21, RepeatedCastingsAreSeparateAndFree) {
  auto t = master(3, "MW").board("0:K 5:(A) 9:(C) 11:(B)").hand('A', "T3,W2,W1").potions("A:1/4/0");
  t.play("play W1").play("cast MW 5A");
  EXPECT_EQ(t.phase(), "pre+repeat");
  EXPECT_EQ(t.field("same"), "-");
  EXPECT_EQ(t.legal(), "cast MW 11B, cast MW 6A, cast MW 9C, stop");
  t.play("cast MW 9C");
  EXPECT_EQ(t.board(), "0:K 6:(A) 10:(C) 11:(B)");
}

TEST(R_21, EveryStopMustBeLegal) {
  auto t = master(3, "MW").board("0:K 4:(A) 6:(BBBCCC)").hand('A', "T3,W2,W1").potions("A:1/4/0");
  t.play("play W1").play("cast MW 4A");
  EXPECT_EQ(t.legal(), "cast MW 6B, cast MW 6C, stop");
  EXPECT_EQ(t.refused("cast MW 5A"), "WT-6.4");
}

TEST(R_21, SamePieceBindsTheWizard) {
  auto t = master(3, "MW").set("repeatTargets", "SamePiece").board("0:K 5:(A) 9:(C) 11:(B)");
  t.hand('A', "T3,W2,W1").potions("A:1/4/0").play("play W1").play("cast MW 5A");
  EXPECT_EQ(t.field("same"), "6A");
  EXPECT_EQ(t.legal(), "cast MW 6A, stop");
  EXPECT_EQ(t.refused("cast MW 9C"), "WT-15.2");
}

TEST(R_21, SamePieceBindsTheBlock) {
  auto t = master(3, "MT").set("repeatTargets", "SamePiece").board("0:K 3:S 5:P 7:(A) 9:(C) 11:(B)");
  t.hand('A', "T3,W2,W1").potions("A:1/4/0").play("play W1").play("cast MT 3#1");
  EXPECT_EQ(t.field("same"), "5#2");
  EXPECT_EQ(t.legal(), "cast MT 5#2, stop");
}

TEST(R_21, SamePieceHasNothingLeftAfterAnEntry) {
  auto t = master(3, "MW").set("repeatTargets", "SamePiece").board("0:K 7:(A) 9:(C) 15:(B)");
  t.hand('A', "T3,W2,W1").potions("A:1/4/0").play("play W1").play("cast MW 15B");
  EXPECT_EQ(t.phase(), "piece");
}

TEST(R_21, OnceIsOneRiderForEachSeatOfASpellToo) {
  const auto first_rider = [](const char* repeat, int revision) {
    auto t = master(3, "MW,PB").set("pbCardMovesOnly", "false").set("masterCasters", "EachPlayerOne");
    t.set("masterRepeat", repeat).revision(revision).board("0:K 5:(ABBC) 9:(A)").hand('A', "W3,W2,W1");
    t.potions("A:3/2/0 B:2/3/0 C:3/2/0").play("play W3").play("cast MW 5A");
    EXPECT_EQ(t.phase(), "pre+ride");
    EXPECT_EQ(t.seat(), "B");
    return t.play("cast PB B");
  };
  EXPECT_EQ(first_rider("Many", Text::kRevision).seat(), "B");
  auto once = first_rider("Once", Text::kRevision);
  EXPECT_EQ(once.seat(), "C");
  once.play("cast PB C");
  EXPECT_EQ(once.board(), "0:K 5:(B) 6:(ABC) 9:(A)");
  EXPECT_EQ(first_rider("Once", 1).seat(), "B");
}

TEST(R_22, OneCasterPerActionOrEachPlayerOne) {
  const auto build = [](const char* option) {
    auto t = master(3, "MT").set("masterCasters", option).board("0:K 3:S 5:(A) 9:(C) 11:(B)");
    t.hand('A', "W1,W2,W3").potions("B:4/1/0 C:4/1/0").play("play W1").play("cast MT 3#1").play("stop");
    return t;
  };
  EXPECT_EQ(build("OnePerAction").field("act"), "2");  // A was trapped: fizzled
  auto each = build("EachPlayerOne");
  EXPECT_EQ(each.phase(), "pre");
  EXPECT_EQ(each.seat(), "C");
  each.play("cast MT 5#1");
  EXPECT_EQ(each.field("slot"), "B:MT,C:MT");
  EXPECT_EQ(each.phase(), "piece");
}

TEST(R_23, AnOwnEntryClosesTheActionAndReservationsLapse) {
  auto t = master(3, "MT").board("0:K 3:S 7:(A) 9:(C) 11:(B) 15:(A)").hand('A', "W1,W2,W3").potions("B:4/1/0");
  t.play("play W1").play("reserve MT").play("wizard 15A");
  EXPECT_EQ(t.phase(), "refill");
  EXPECT_EQ(t.field("reserve"), "-");
  EXPECT_EQ(t.field("slot"), "-");
  EXPECT_EQ(t.potions('B'), "4/1/0");
}

TEST(R_24, ByEditionTheRefusalHasASlot) {
  for (const char* edition : {"polish", "international", "czech"}) {
    auto t = master(3, "MT").edition(edition).board("0:K 3:S 7:(A) 9:(C) 11:(B)").hand('A', "W1,W2,W3");
    t.potions("B:4/1/0").play("refuse");
    t.draw_cards();
    EXPECT_EQ(t.phase(), std::string(edition) == "czech" ? "step" : "pre") << edition;
  }
}

TEST(R_25, RescueRoundsAreNotInsideAMove) {
  auto t = master(3, "FR,PB").edition("czech").board("0:K 3:S 5:(B)P(AC) 9:(C) 11:(B)").hand('A', "W1,W2,W3");
  t.potions("B:4/1/0 C:4/1/0").play("play W1");
  EXPECT_EQ(t.phase(), "rescue1");
  t.play("pass").play("pass").play("wizard 5A");
  EXPECT_EQ(t.phase(), "mid");
  EXPECT_EQ(t.seat(), "C");
  EXPECT_EQ(t.legal(), "cast PB C, pass");
  EXPECT_EQ(t.refused("cast FR 5#1"), "WT-15.4");
}

TEST(R_26, TheCasterIsRewardedOutOfTurn) {
  auto t = master(3, "HT").board("0:K 5:(B) 7:S 9:(C) 11:(A)").hand('A', "W1,W2,W3").potions("C:4/1/0");
  t.play("play W1").play("cast HT 7#1");
  EXPECT_EQ(t.board(), "0:K 5:(B)S 9:(C) 11:(A)");
  EXPECT_EQ(t.field("potions"), "A:5/0/0 B:5/0/0 C:3/1/1");
}

TEST(R_27, ThePotionFilledBySpellDoesNotPayForIt) {
  auto t = scenario(3).board("0:K 3:S 5:(A) 9:(C) 11:(B)").hand('A', "W1,W2,W3").potions("A:5/0/0");
  EXPECT_EQ(t.refused("cast MT 3#1"), "WT-10.1");
}

TEST(R_28, QStaysWhenPotionsAreSpent) {
  auto t = scenario(3).board("0:K 3:S 9:(C) 11:(B)").hand('A', "W1,T2,W3").potions("A:0/5/0");
  EXPECT_EQ(t.field("last"), "1");
  t.play("cast MT 3#1");
  EXPECT_EQ(t.potions('A'), "0/4/1");
  EXPECT_EQ(t.field("last"), "1");
}

TEST(R_29, ADeadlockEndsTheGameOrNot) {
  const auto play = [](const char* option) {
    auto t = scenario(2).set("deadlock", option).board("0:K 3:S 15:(A)").potions("A:1/4/1 B:2/4/0");
    t.hand('A', "W1,T2,W3").play("play W1").play("wizard 15A");
    t.draw_cards();
    return t;
  };
  EXPECT_EQ(play("End").result(), "deadlock A:1 B:2");
  auto on = play("PlayOn");
  EXPECT_FALSE(on.over());
  EXPECT_EQ(on.seat(), "B");
}

TEST(R_29, TeamsAreRankedBySums) {
  auto t = scenario(4).teams().board("0:K 3:S 15:(A)").potions("A:1/4/0 B:2/3/0 C:3/2/0 D:1/4/0");
  t.hand('A', "W1,T2,W3").play("play W1").play("wizard 15A");
  t.draw_cards();
  EXPECT_EQ(t.result(), "deadlock A:2 B:1 C:2 D:1");
}

TEST(R_30, WhenATeamsGoalEndsTheGame) {
  for (const char* edition : kEditions) {
    auto t = scenario(4).teams().edition(edition).board("0:K 3:S 7:(B) 9:(D) 15:(A)").hand('A', "W1,T2,W3");
    t.potions("A:0/5/0 C:0/5/0").play("play W1").play("wizard 15A");
    const bool immediate = std::string(edition) == "polish" || std::string(edition) == "ukrainian";
    EXPECT_EQ(t.over(), immediate) << edition;
  }
}

TEST(R_30, AFillingMayEndItToo) {
  auto t = scenario(4).teams().set("teamEnd", "Immediate").board("0:K 3:S 5:(B) 9:(D)").hand('A', "T2,W2,W3");
  t.potions("A:1/4/0 C:0/5/0").play("play T2").play("tower 3#1");
  EXPECT_EQ(t.result(), "goal A:1 B:2 C:1 D:2");
}

TEST(R_31, AnAskedPartnerMustGiveOrMayDecline) {
  for (const char* edition : kEditions) {
    auto t = scenario(4).teams().edition(edition).hand('A', "W1,T2,W3").hand('C', "T1,T2,T3");
    t.play("ask");
    const bool must = std::string(edition) == "polish" || std::string(edition) == "ukrainian";
    EXPECT_EQ(t.refused("decline"), must ? "WT-13.2" : "none") << edition;
  }
}

TEST(R_31, ThereIsNoWayBackAfterTheOffer) {
  auto t = scenario(4).teams().hand('A', "W1,T2,W3").hand('C', "T1,T2,T3");
  t.play("ask").play("offer T1");
  EXPECT_EQ(t.legal(), "return T1, return T2, return W1, return W3");
  EXPECT_EQ(t.refused("play W1"), "WT-4.3");
}

// A chooses a card; C is the partner.
Scenario partners_of_a() {
  auto t = scenario(4).teams().board("0:K 5:(A) 9:(B) 11:(C) 13:(D)").hand('A', "W3,W2,W1").hand('C', "T2,T2,W4");
  return t;
}

TEST(R_31, ThePartnerOffersACardUnasked) {
  auto t = partners_of_a();
  EXPECT_EQ(t.may(), "C offer T2, C offer W4");
  EXPECT_TRUE(t.lists("ask"));
  EXPECT_EQ(t.refused('C', "offer W1"), "WT-13.2");
  EXPECT_EQ(t.refused('B', "offer T2"), "WT-4.1");
  t.interject('C', "offer T2");
  EXPECT_EQ(t.phase(), "offered");
  EXPECT_EQ(t.seat(), "A");
  EXPECT_EQ(t.field("card"), "T2");
  EXPECT_EQ(t.field("asked"), "0");
  EXPECT_EQ(t.hand('C'), "W4,T2,T2");
  EXPECT_EQ(t.legal(), "decline, take");
  EXPECT_EQ(t.may(), "");
  t.play("take");
  EXPECT_EQ(t.phase(), "return");
  EXPECT_EQ(t.field("asked"), "1");
  EXPECT_EQ(t.field("card"), "-");
  EXPECT_EQ(t.legal(), "return T2, return W1, return W2, return W3");
  t.play("return W1");
  EXPECT_EQ(t.phase(), "choose");
  EXPECT_EQ(t.hand('A'), "W2,W3,T2");
  EXPECT_EQ(t.hand('C'), "W1,W4,T2");
  // One exchange a turn.
  EXPECT_FALSE(t.lists("ask"));
  EXPECT_EQ(t.may(), "");
}

TEST(R_31, ADeclinedOfferWasTheExchange) {
  auto t = partners_of_a().interject('C', "offer W4").play("decline");
  EXPECT_EQ(t.phase(), "choose");
  EXPECT_EQ(t.field("asked"), "1");
  EXPECT_EQ(t.hand('C'), "W4,T2,T2");
  EXPECT_FALSE(t.lists("ask"));
  EXPECT_EQ(t.may(), "");
}

TEST(R_31, OfferedWhereverAskIsListed) {
  auto asked = partners_of_a();
  asked.play("ask").play("decline");
  EXPECT_EQ(asked.may(), "");
  auto later = partners_of_a().play("play W3");
  EXPECT_EQ(later.may(), "");  // a card is being played
  later.play("wizard 5A");
  EXPECT_EQ(later.field("act"), "2");
  EXPECT_EQ(later.may(), "C offer T2, C offer W4");
}

TEST(R_31, ByOptionAndRevision) {
  EXPECT_EQ(partners_of_a().set("teamOffer", "AskedOnly").may(), "");
  EXPECT_EQ(partners_of_a().revision(1).may(), "");
  for (const char* edition : {"international", "polish", "ukrainian", "czech"}) {
    EXPECT_NE(partners_of_a().edition(edition).may(), "") << edition;
  }
  EXPECT_EQ(scenario(4).board("0:K 5:(A) 9:(B) 11:(C) 13:(D)").hand('A', "W3,W2,W1").may(), "");
  EXPECT_EQ(fault_of({number("revision", 1), word("options.teamOffer", "Unasked")}), "options.teamOffer");
}

TEST(R_31, AnOfferIsSeenByThePartnersAlone) {
  auto t = partners_of_a().interject('C', "offer T2");
  const auto card = [&](Observer observer) {
    const std::string line = Text::view(t.rules(), Towers::view(t.rules(), t.state(), observer, Memory::Open));
    const std::size_t at = line.find(";card=") + 6;
    return line.substr(at, line.find(';', at) - at);
  };
  EXPECT_EQ(card(Observer(Seat::A)), "T2");
  EXPECT_EQ(card(Observer(Seat::C)), "T2");
  EXPECT_EQ(card(Observer(Seat::B)), "?");
  EXPECT_EQ(card(Observer::spectator()), "?");
}

TEST(R_32, PartnersWizardsMustOrMayBeMoved) {
  const auto play = [](const char* option) {
    auto t = scenario(4).teams().set("teamMovePartner", option).board("0:K 6:(B) 7:(C) 8:(D)");
    t.hand('A', "W1,W2,T3").play("play W1");
    return t;
  };
  EXPECT_EQ(play("must").legal(), "wizard 7C");
  EXPECT_EQ(play("must").refused("unused"), "WT-4.4");
  auto may = play("may");
  EXPECT_EQ(may.legal(), "unused, wizard 7C");
  may.play("unused");
  EXPECT_EQ(may.board(), "0:K 6:(B) 7:(C) 8:(D)");
  EXPECT_EQ(may.field("act"), "2");
}

TEST(R_32, WithATowerToMoveNothingIsLeftUnused) {
  auto t = scenario(4).teams().set("sideAnnounce", "WithPiece").board("0:K 3:S 6:(B) 7:(C) 8:(D)");
  t.hand('A', "C1|1,W2,T3").play("play C1|1");
  EXPECT_EQ(t.legal(), "tower 3#1, wizard 7C");
}

TEST(R_33, GiftsInTheMasterWindows) {
  auto t = master(4, "MW").teams().board("0:K 5:(A) 6:(B) 7:(C) 8:(D)").hand('A', "W1,W2,T3");
  t.potions("A:3/2/0 C:4/1/0").play("play W1");
  EXPECT_EQ(t.phase(), "pre");
  EXPECT_EQ(t.legal("give"), "give 1, give 2");
  t.play("give 1");
  EXPECT_EQ(t.field("potions"), "A:3/1/0 B:5/0/0 C:4/2/0 D:5/0/0");
  EXPECT_EQ(t.seat(), "C");  // A can no longer cast; C can
}

TEST(R_33, GiftsAfterTheMoveWithThreeWindows) {
  const auto after_the_move = [](int revision) {
    auto t = master(4, "MW,MT").teams().set("masterWindows", "BeforeDuringAfter").revision(revision);
    t.board("0:K 3:S 5:(A) 9:(B) 11:(C) 13:(D)").hand('A', "W3,W2,W1").potions("B:3/2/0");
    return t.play("play W3").play("pass").play("wizard 5A").play("pass");
  };
  auto t = after_the_move(Text::kRevision);
  EXPECT_EQ(t.phase(), "post");
  EXPECT_EQ(t.legal("give"), "give 1, give 2");
  EXPECT_EQ(t.refused("give 3"), "WT-13.4");
  t.play("give 1");
  EXPECT_EQ(t.potions('D'), "5/1/0");
  // One potion is left for MT: B is asked again.
  EXPECT_EQ(t.seat(), "B");
  EXPECT_EQ(t.legal("give"), "give 1");
  auto old = after_the_move(1);
  EXPECT_EQ(old.legal("give"), "");
}

TEST(R_33, AGiftAtTheWrongMomentIsNoMatterOfItsSize) {
  auto t = scenario(4).teams().board("0:K 3:S 5:(A) 9:(B) 11:(C) 13:(D)").hand('A', "W3,W2,W1").potions("A:3/2/0");
  t.play("play W3");
  EXPECT_EQ(t.phase(), "piece");
  EXPECT_EQ(t.refused("give 1"), "WT-20.1");
  EXPECT_EQ(t.refused("give 3"), "WT-13.4");
}

TEST(R_33, GiftsAtTheEndOfATurn) {
  auto t = scenario(4).teams().board("0:K 3:S 5:(A) 6:(B) 7:(C) 8:(D)").hand('A', "W1,W2,T3").potions("A:3/2/0");
  t.play("play W1").play("wizard 5A").play("play W2").play("wizard 6A");
  EXPECT_EQ(t.phase(), "end");
  t.play("give 2");
  EXPECT_EQ(t.potions('C'), "5/2/0");
  EXPECT_EQ(t.phase(), "refill");  // nothing left to cast with
}

TEST(R_34, TeamsAreComparedByTheSumOfFullPotions) {
  auto t = scenario(4).teams().board("0:K 3:S").potions("A:0/4/1 B:0/3/2 C:0/1/4 D:0/3/2").hand('D', "W1,W2,T3");
  t.turn('D').play("refuse");
  t.draw_cards();
  t.play("nostep");
  EXPECT_EQ(t.result(), "goal A:2 B:1 C:2 D:1");
}

TEST(R_34, ThenTheVictoryIsShared) {
  auto t = scenario(4).teams().board("0:K 3:S").potions("A:0/5/0 B:0/3/2 C:0/1/4 D:0/3/2").hand('D', "W1,W2,T3");
  t.turn('D').play("refuse");
  t.draw_cards();
  t.play("nostep");
  EXPECT_EQ(t.result(), "goal A:1 B:1 C:1 D:1");
}

TEST(R_35, TheSmallStockPlaysTheSameGame) {
  for (int players = 2; players <= 6; ++players) {
    EXPECT_EQ(scenario(players).edition("czech").from_the_start().line(),
              scenario(players).edition("polish").from_the_start().line());
  }
}

TEST(R_36, RefusalDiscardsAreShown) {
  auto t = scenario(2).board("0:K 3:S 5:(A) 6:(B)").hand('A', "W1,W2,T3");
  t.play("refuse");
  bool shown = false;
  for (const Event& event : t.event_list()) {
    const auto told = Towers::redact(t.rules(), event, Observer(Seat::B));
    const auto* hand = told ? std::get_if<HandDiscarded>(&*told) : nullptr;
    if (hand != nullptr) shown = hand->cards.size() == 3;
  }
  EXPECT_TRUE(shown);
}

TEST(R_37, NoReshuffleBeforeACardIsDue) {
  auto t = scenario(2).board("0:K 3:S 5:(A) 6:(B)").hand('A', "W1,W2,T3").draw_pile("DT2:2");
  t.play("play W1").play("wizard 5A").play("play W2").play("wizard 6A");
  t.chance("draw A DT2").chance("draw A DT2");
  EXPECT_EQ(t.seat(), "B");
  EXPECT_EQ(t.field("draw"), "-");
}

TEST(R_37, TheCardsOfThisTurnAreShuffledIn) {
  auto t = scenario(2).board("0:K 3:S 5:(A) 6:(B)").hand('A', "DT3,DW3,T3").draw_pile("DT2:1");
  t.play("play DT3").chance("roll 1").play("accept").play("tower 3#1");
  t.play("play DW3").chance("roll 1").play("accept").play("wizard 5A");
  t.chance("draw A DT2").chance("reshuffle").chance("draw A DT3");
  EXPECT_EQ(t.hand('A'), "T3,DT2,DT3");
}

TEST(R_38, TheCostsOfTheSpells) {
  const std::pair<const char*, int> costs[] = {{"MW", 2}, {"MT", 1}, {"HW", 2}, {"HT", 1},
                                               {"SW", 2}, {"NK", 2}, {"FR", 1}};
  for (const auto& [tile, cost] : costs) {
    for (const int full : {cost - 1, cost}) {
      auto t = scenario(2).spells(tile).board("0:K 3:S 5:(A) 7:P 9:(B)").hand('A', "W1,W2,T3");
      t.potions("A:" + std::to_string(6 - full) + "/" + std::to_string(full) + "/0");
      EXPECT_EQ(t.legal("cast").empty(), full < cost) << tile << " with " << full;
    }
  }
  auto ride = scenario(2).spells("PB").board("0:K 3:S 5:(AA) 7:P 9:(B)").hand('A', "W1,W2,T3").potions("A:5/1/0");
  ride.play("play W1").play("wizard 5A").play("cast PB A");
  EXPECT_EQ(ride.potions('A'), "5/0/1");
}

TEST(R_38, CostsAreOptions) {
  auto t = scenario(2).set("costs.MT", "3").board("0:K 3:S 5:(A) 9:(B)").hand('A', "W1,W2,T3").potions("A:3/3/0");
  t.play("cast MT 3#1");
  EXPECT_EQ(t.potions('A'), "2/1/3");
  auto free = scenario(2).set("costs.MT", "0").board("0:K 3:S 5:(A) 9:(B)").hand('A', "W1,W2,T3");
  free.play("cast MT 3#1");
  EXPECT_EQ(free.potions('A'), "5/1/0");
}

TEST(R_39, OwnWizardsBringTheRewardInEveryEdition) {
  for (const char* edition : kEditions) {
    auto t = scenario(2).edition(edition).board("0:K 3:S 5:(A) 9:(B)").hand('A', "T2,W2,T3");
    t.play("play T2").play("tower 3#1");
    EXPECT_EQ(t.potions('A'), "5/1/0") << edition;
  }
}

TEST(R_40, PrisonersInsideAMovedBlockAreNotTrappedAgain) {
  auto t = scenario(2).board("0:K 3:S(A)P(B)S 9:(B)").hand('A', "T2,W2,T3");
  t.play("play T2").play("tower 3#1");
  EXPECT_EQ(t.board(), "0:K 5:S(A)P(B)S 9:(B)");
  EXPECT_EQ(t.potions('A'), "6/0/0");
}

TEST(R_41, TheSoloOptions) {
  EXPECT_EQ(solo("MW,MT,FR").from_the_start().potions('A'), "0/6/0");
  EXPECT_EQ(solo("MW,MT,FR").set("soloPotions", "Empty").from_the_start().potions('A'), "6/0/0");
  EXPECT_TRUE(solo("").lists("refuse"));
  EXPECT_FALSE(solo("").set("soloRefusal", "false").lists("refuse"));
}

TEST(R_42, TheCostOfThePromoSpellIsAnOption) {
  auto t = scenario(2).set("promo", "true").set("costs.DT2C", "2").spells("DT2C").hand('A', "T2,W2,T3");
  t.potions("A:4/2/0").play("cast DT2C");
  EXPECT_EQ(t.potions('A'), "4/0/2");
}

TEST(R_43, AnUnusableResultMayBeRerolled) {
  auto t = scenario(2).board("0:K 14:S 15:(B) 5:(A)S").hand('A', "DT2,W2,T3").potions("A:5/1/0");
  t.play("play DT2").chance("roll 2");
  EXPECT_EQ(t.legal(), "accept, reroll");
  EXPECT_EQ(t.refused("cast MT 5#1"), "WT-10.2");  // not before the result is accepted
  t.play("reroll").chance("roll 3");
  EXPECT_EQ(t.legal("tower"), "tower 14#1, tower 5#1");
  EXPECT_EQ(t.legal("cast"), "cast MT 5#1");
}

TEST(R_43, AcceptingItFizzles) {
  auto t = scenario(2).board("0:K 14:S 15:(B) 5:(A)").hand('A', "DT2,W2,T3");
  t.play("play DT2").chance("roll 2").play("accept");
  EXPECT_EQ(t.field("act"), "2");
  EXPECT_EQ(t.board(), "0:K 5:(A) 14:S 15:(B)");
}

TEST(R_44, TheTrapperKeepsTheReward) {
  auto t = master(2, "FR").edition("czech").board("0:K 3:S 5:(B) 9:(A)").hand('A', "T2,W2,T3").potions("B:5/1/0");
  t.play("play T2").play("pass").play("tower 3#1").play("pass").play("cast FR 5#1").play("take B");
  EXPECT_EQ(t.board(), "0:K 5:S(B) 9:(A)");
  EXPECT_EQ(t.potions('A'), "5/1/0");
}

TEST(R_45, APieceMayBeMovedBack) {
  auto t = master(2, "HW").board("0:K 5:(B) 9:(A)").hand('A', "W1,W2,T3").potions("B:4/2/0");
  t.play("play W1").play("reserve HW").play("wizard 9A").play("cast HW 10A");
  EXPECT_EQ(t.board(), "0:K 5:(B) 9:(A)");
  EXPECT_EQ(t.field("act"), "2");
}

TEST(R_46, AStoppedGameIsRankedByFilledThenFull) {
  auto t = scenario(3).board("0:K 5:(B) 9:(A)").potions("A:2/3/0 B:1/2/2 C:2/2/1");
  EXPECT_FALSE(t.over());
  const Outcome now = Towers::outcome(t.rules(), t.state());
  EXPECT_EQ(now.place[Seat::A], 2);
  EXPECT_EQ(now.place[Seat::B], 1);
  EXPECT_EQ(now.place[Seat::C], 3);
}

TEST(R_47, FillingIsAutomatic) {
  auto t = scenario(2).board("0:K 3:S 5:(B) 9:(A)").hand('A', "T2,W2,T3");
  t.play("play T2").play("tower 3#1");
  EXPECT_EQ(t.potions('A'), "5/1/0");
  EXPECT_EQ(t.phase(), "choose");
}

}  // namespace
}  // namespace spires::towers::tests
