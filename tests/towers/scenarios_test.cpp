// The worked scenarios of docs/rules/towers.md, one test each, in their order. Boards that name one player's wizards
// only get a foreign wizard out of the way where the game would otherwise be over (I-12).
#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

constexpr const char* kP3 = "0:K 1:S(ABC) 2:P(ABC) 3:S(ABC) 4:P(AB) 5:S(C) 6:P 7:S 8:P 9:S";

Scenario three(const char* board, const char* hand = "W1,W2,W3") { return scenario(3).board(board).hand('A', hand); }

// ---- Set-up

TEST(Scenarios, S_01_TwoPlayers) {
  auto t = scenario(2).from_the_start();
  EXPECT_EQ(t.board(), "0:K 1:S(AAB) 2:P(ABB) 3:S(AAB) 4:P(B) 5:S 6:P 7:S 8:P 9:S");
  EXPECT_EQ(t.field("potions"), "A:6/0/0 B:6/0/0");
}

TEST(Scenarios, S_02_ThreePlayers) {
  auto t = scenario(3).from_the_start();
  EXPECT_EQ(t.board(), kP3);
  EXPECT_EQ(t.field("potions"), "A:5/0/0 B:5/0/0 C:5/0/0");
}

TEST(Scenarios, S_04_FivePlayers) {
  EXPECT_EQ(scenario(5).from_the_start().board(), "0:K 1:S(ABC) 2:P(ADE) 3:S(BCD) 4:P(AE) 5:S(BC) 6:P(DE) 7:S 8:P 9:S");
}

TEST(Scenarios, S_05_SixPlayers) {
  auto t = scenario(6).from_the_start();
  EXPECT_EQ(t.board(), "0:K 1:S(ABC) 2:P(DEF) 3:S(ABC) 4:P(DE) 5:S(AF) 6:P(BC) 7:S(D) 8:P(E) 9:S(F)");
  EXPECT_EQ(t.potions('F'), "4/0/0");
}

// ---- Wizards and castle

TEST(Scenarios, S_07_AWizardLandsOnATower) {
  auto t = three(kP3);
  t.play("play W3").play("wizard 4A");
  EXPECT_EQ(t.board(), "0:K 1:S(ABC) 2:P(ABC) 3:S(ABC) 4:P(B) 5:S(C) 6:P 7:S(A) 8:P 9:S");
}

TEST(Scenarios, S_08_AWizardJoinsOthers) {
  auto t = three(kP3);
  t.play("play W1").play("wizard 1A");
  EXPECT_EQ(t.board(), "0:K 1:S(BC) 2:P(AABC) 3:S(ABC) 4:P(AB) 5:S(C) 6:P 7:S 8:P 9:S");
}

TEST(Scenarios, S_10_AFullSurface) {
  auto full = three("0:K 4:P(A) 5:S(BCBCBC) 9:(A)");
  full.play("play W1");
  EXPECT_EQ(full.refused("wizard 4A"), "WT-6.4");
  auto covered = three("0:K 4:P(A) 5:(BCBCBC)S");
  covered.play("play W1").play("wizard 4A");
  EXPECT_EQ(covered.board(), "0:K 4:P 5:(BBBCCC)S(A)");
}

TEST(Scenarios, S_11_AnEntry) {
  auto t = three("0:K 4:P 5:S 9:(B) 13:(A)");
  t.play("play W3").play("wizard 13A");
  EXPECT_EQ(t.board(), "4:P 5:SK 9:(B)");
  EXPECT_EQ(t.home('A'), "4");
  EXPECT_EQ(t.phase(), "refill");
}

TEST(Scenarios, S_13_TheCountMustBeExact) {
  auto t = three("0:K 4:P 5:S 9:(B) 13:(A)", "W5,W1,W2");
  t.play("play W5").play("wizard 13A");
  EXPECT_EQ(t.board(), "0:K 2:(A) 4:P 5:S 9:(B)");  // past the castle, not into it
}

TEST(Scenarios, S_14_ATrappedWizard) {
  auto t = three("0:K 4:P(A)S 9:(A) 11:(B)");
  t.play("play W2");
  EXPECT_EQ(t.refused("wizard 4A"), "WT-2.5");
}

TEST(Scenarios, S_16_TheCastleIsNeverFull) {
  auto t = three("0:K 4:P 5:S 9:(B) 13:(A)").home("A:3 B:3 C:4");
  t.play("play W3").play("wizard 13A");
  EXPECT_EQ(t.home('A'), "4");
}

TEST(Scenarios, S_17_AnEntryByTheFirstCard) {
  auto t = three("0:K 9:(B) 13:(A)");
  t.play("play W3").play("wizard 13A");
  EXPECT_EQ(t.hand('A'), "W1,W2");
  EXPECT_EQ(t.draw_cards(), 1);
  EXPECT_EQ(t.seat(), "B");
}

TEST(Scenarios, S_19_TheCastleFliesOverTheSetUp) {
  auto t = three("0:K 1:S(ABC) 2:P(ABC) 3:S(ABC) 4:P(B) 5:S(C) 6:P 7:S 8:P 9:S 14:(A)");
  t.play("play W2").play("wizard 14A");
  EXPECT_EQ(t.board(), "1:S(ABC) 2:P(ABC) 3:S(ABC) 4:P(B) 5:S(C) 6:P 7:SK 8:P 9:S");
}

TEST(Scenarios, S_20_ShieldsOrAnyEmptySpace) {
  for (const auto& [landing, castle] : {std::pair{"ShieldOnly", "8:K"}, {"EmptySpaceOrShieldTower", "2:K"}}) {
    auto t = three("0:K 1:P 4:S(B) 15:(A)").set("castleLanding", landing);
    t.play("play W1").play("wizard 15A");
    EXPECT_NE(t.board().find(castle), std::string::npos) << t.board();
  }
}

TEST(Scenarios, S_22_ATrappedWizardDoesNotBlockTheCastle) {
  auto t = three("0:K 4:(B)S 15:(A)");
  t.play("play W1").play("wizard 15A");
  EXPECT_EQ(t.board(), "4:(B)SK");
}

TEST(Scenarios, S_23_NoFreeShield) {
  auto stays = three("0:K 3:S(C) 4:(B) 8:(B) 12:(C) 14:(A)");
  stays.play("play W2").play("wizard 14A");
  EXPECT_EQ(stays.board(), "0:K 3:S(C) 4:(B) 8:(B) 12:(C)");
  auto goes = three("0:K 3:S(C) 4:(B) 8:(B) 12:(C) 14:(A)").set("castleLanding", "EmptySpaceOrShieldTower");
  goes.play("play W2").play("wizard 14A");
  EXPECT_EQ(goes.board(), "1:K 3:S(C) 4:(B) 8:(B) 12:(C)");
}

// ---- Towers

TEST(Scenarios, S_25_OntoAnEmptyRoof) {
  auto t = three("0:K 3:S(AB) 5:P", "T2,W2,W3");
  t.play("play T2").play("tower 3#1");
  EXPECT_EQ(t.board(), "0:K 5:PS(AB)");
  EXPECT_EQ(t.potions('A'), "5/0/0");
}

TEST(Scenarios, S_26_OntoAWizard) {
  auto t = three("0:K 3:S(AB) 5:P(C)", "T2,W2,W3");
  t.play("play T2").play("tower 3#1");
  EXPECT_EQ(t.board(), "0:K 5:P(C)S(AB)");
  EXPECT_EQ(t.potions('A'), "4/1/0");
}

TEST(Scenarios, S_28_OntoAnOwnWizard) {
  auto t = three("0:K 3:S 5:P(A)", "T2,W2,W3");
  t.play("play T2").play("tower 3#1");
  EXPECT_EQ(t.board(), "0:K 5:P(A)S");
  EXPECT_EQ(t.potions('A'), "4/1/0");
}

TEST(Scenarios, S_29_AWizardIsUncovered) {
  auto t = three("0:K 3:S(A)P(B)S(C)", "T1,W2,W3");
  t.play("play T1").play("tower 3#2");
  EXPECT_EQ(t.board(), "0:K 3:S(A) 4:P(B)S(C)");
  EXPECT_EQ(t.potions('A'), "5/0/0");
  t.play("play W2");
  EXPECT_EQ(t.legal(), "wizard 3A");
}

TEST(Scenarios, S_31_TwoWizardsOnePotion) {
  auto t = three("0:K 3:S 4:(AB)", "T1,W2,W3");
  t.play("play T1").play("tower 3#1");
  EXPECT_EQ(t.board(), "0:K 4:(AB)S");
  EXPECT_EQ(t.potions('A'), "4/1/0");
}

TEST(Scenarios, S_32_OntoTheCastle) {
  auto t = three("0:K 3:S 9:(AB) 14:P", "T2,W2,W3");
  t.play("play T2");
  EXPECT_EQ(t.refused("tower 14#1"), "WT-8.4");
}

TEST(Scenarios, S_34_TheCastleIsCarried) {
  auto t = three("7:SK 9:P(B)", "T2,W2,W3");
  t.play("play T2").play("tower 7#1");
  EXPECT_EQ(t.board(), "9:P(B)SK");
  EXPECT_EQ(t.potions('A'), "4/1/0");
}

TEST(Scenarios, S_35_TheCastleOnAStack) {
  auto low = three("7:P(A)SK 12:(B)", "T1,W2,W3");
  low.play("play T1").play("tower 7#1");
  EXPECT_EQ(low.board(), "8:P(A)SK 12:(B)");
  auto high = three("7:P(A)SK 12:(B)", "T1,W2,W3");
  high.play("play T1").play("tower 7#2");
  EXPECT_EQ(high.board(), "7:P(A) 8:SK 12:(B)");
  high.play("play W2");
  EXPECT_EQ(high.legal(), "wizard 7A");
}

TEST(Scenarios, S_37_NoEmptyPotion) {
  auto t = three("0:K 3:S(AB) 5:P(C)", "T2,W2,W3").potions("A:0/5/0");
  t.play("play T2").play("tower 3#1");
  EXPECT_EQ(t.board(), "0:K 5:P(C)S(AB)");
  EXPECT_EQ(t.potions('A'), "0/5/0");
}

TEST(Scenarios, S_38_NineHigh) {
  auto t = three("0:K 2:S 3:SPSPSPSP 9:(AB)", "T1,W2,W3");
  t.play("play T1").play("tower 2#1");
  EXPECT_EQ(t.board(), "0:K 3:SPSPSPSPS 9:(AB)");
}

TEST(Scenarios, S_40_NoSecondThoughts) {
  auto t = three("0:K 3:(A)S(B) 6:P 9:(A)", "T2,W2,W3");
  t.play("play T2").play("tower 3#1");
  EXPECT_EQ(t.board(), "0:K 3:(A) 5:S(B) 6:P 9:(A)");
  EXPECT_NE(t.refused("tower 6#1"), "none");
}

// ---- Cards, dice, turn

TEST(Scenarios, S_41_TheLastRollBinds) {
  auto t = three("0:K 3:S 5:(A) 9:(B)", "DW2,W2,W3");
  t.play("play DW2").chance("roll 3").play("reroll").chance("roll 6");
  EXPECT_EQ(t.phase(), "piece");
  t.play("wizard 5A");
  EXPECT_EQ(t.board(), "0:K 3:S 9:(B) 11:(A)");
}

TEST(Scenarios, S_43_OneRollThenTheSide) {
  auto t = three("0:K 3:S 5:(A) 9:(B)", "DC1,W2,W3");
  t.play("play DC1").chance("roll 4");
  EXPECT_EQ(t.refused("reroll"), "WT-5.3");
  EXPECT_EQ(t.legal(), "side tower, side wizard");
}

TEST(Scenarios, S_44_TheAnnouncedSideBinds) {
  auto announced = three("0:K 3:S 5:(A) 9:(B)", "C5|1,W2,W3").edition("polish");
  announced.play("play C5|1 tower");
  EXPECT_EQ(announced.refused("wizard 5A"), "WT-5.5");
  auto open = three("0:K 3:S 5:(A) 9:(B)", "C5|1,W2,W3").edition("czech");
  open.play("play C5|1").play("wizard 5A");
  EXPECT_EQ(open.board(), "0:K 3:S 6:(A) 9:(B)");
}

TEST(Scenarios, S_46_ThrowingTheSecondCardAway) {
  for (const auto& [option, answer] : {std::pair{"SecondCard", "none"}, {"Forced", "WT-4.4"}}) {
    auto t = three("0:K 3:S 5:(A) 9:(B)", "T1,W2,W3").set("declineMove", option);
    EXPECT_EQ(t.refused("discard T1"), "WT-4.4") << option;
    t.play("play W2").play("wizard 5A");
    EXPECT_EQ(t.refused("discard T1"), answer) << option;
  }
}

TEST(Scenarios, S_47_TheReshuffleComesInTheMiddleOfTheDraw) {
  // All ninety cards are in the game here, so more than the scenario's twenty are discarded.
  auto t = three("0:K 3:S 5:(A) 9:(B)", "W1,W2,W3").hand('B', "T1,T2,T3").hand('C', "T1,T2,T3");
  t.draw_pile("T5:1").play("play W1").play("wizard 5A").play("play W2").play("wizard 6A");
  const int discarded = t.pile("discard");
  t.chance("draw A T5").chance("reshuffle");
  EXPECT_EQ(t.pile("draw"), discarded);
  EXPECT_EQ(t.pile("discard"), 0);
  t.chance("draw A T5");
  EXPECT_EQ(t.pile("draw"), discarded - 1);
  EXPECT_EQ(t.pile("discard"), 0);
  EXPECT_EQ(t.hand('A'), "W3,T5,T5");
}

TEST(Scenarios, S_49_RefusalAfterACard) {
  auto t = three("0:K 3:S 5:(A) 9:(B)");
  t.play("play W1").play("wizard 5A");
  EXPECT_EQ(t.refused("refuse"), "WT-4.6");
}

TEST(Scenarios, S_50_TheRefusalStep) {
  auto castle = three("0:K 3:S 9:(A) 11:(B) 15:P");
  castle.play("refuse");
  castle.draw_cards();
  EXPECT_EQ(castle.refused("step 15#1"), "WT-8.4");
  auto trap = three("0:K 3:S 4:(B) 9:(A)");
  trap.play("refuse");
  trap.draw_cards();
  trap.play("step 3#1");
  EXPECT_EQ(trap.potions('A'), "4/1/0");
}

// ---- Spells

TEST(Scenarios, S_52_ASpellBringsAnOwnWizardHome) {
  auto t = three("0:K 5:S 9:(B) 15:(A)").potions("A:3/2/0");
  t.play("cast MW 15A");
  EXPECT_EQ(t.board(), "4:K 5:S 9:(B)");
  EXPECT_EQ(t.potions('A'), "3/0/2");
  EXPECT_EQ(t.hand('A'), "W1,W2,W3");
  EXPECT_EQ(t.seat(), "B");
}

TEST(Scenarios, S_53_OrAnotherPlayers) {
  for (const auto& [trigger, castle] : {std::pair{"AnyWizard", "4:K"}, {"OwnWizard", "0:K"}}) {
    auto t = three("0:K 5:S 9:(A) 15:(B)").set("castleTrigger", trigger).potions("A:3/2/0");
    t.play("cast MW 15B");
    EXPECT_EQ(t.home('B'), "4");
    EXPECT_NE(t.board().find(castle), std::string::npos) << t.board();
    EXPECT_EQ(t.seat(), "A");
  }
}

TEST(Scenarios, S_55_AnUnpaidSpell) {
  EXPECT_EQ(three("0:K 5:S 9:(A) 15:(B)").potions("A:4/1/0").refused("cast MW 9A"), "WT-10.1");
}

TEST(Scenarios, S_56_ASecondSpell) {
  auto t = three("0:K 5:S 9:(A) 15:(B)").potions("A:0/5/0");
  t.play("cast MT 5#1");
  EXPECT_EQ(t.refused("cast MT 7#1"), "WT-10.2");
}

TEST(Scenarios, S_58_Backward) {
  auto t = three("0:K 1:(A) 5:S 9:(B)").spells("HW").potions("A:3/2/0");
  t.play("cast HW 1A");
  EXPECT_EQ(t.board(), "4:K 5:S 9:(B)");
}

TEST(Scenarios, S_59_TowersBackward) {
  EXPECT_EQ(three("0:K 2:P 9:(AB) 11:S").spells("HT").potions("A:4/1/0").refused("cast HT 2#1"), "WT-8.4");
  auto t = three("5:(B) 7:SK 9:(A)").spells("HT").potions("A:4/1/0");
  t.play("cast HT 7#1");
  EXPECT_EQ(t.board(), "5:(B)SK 9:(A)");
  EXPECT_EQ(t.potions('A'), "3/1/1");
}

TEST(Scenarios, S_61_ASwapWithTheCastle) {
  auto carry = three("3:P(B) 7:SK 9:(A)").spells("SW").potions("A:3/2/0");
  carry.play("cast SW 3 7");
  EXPECT_EQ(carry.board(), "3:SK 7:P(B) 9:(A)");
  auto forbid = three("3:P(B) 7:SK 9:(A) 11:S").spells("SW").set("swapWithCastle", "Forbid").potions("A:3/2/0");
  EXPECT_EQ(forbid.refused("cast SW 3 7"), "WT-11.5");
}

TEST(Scenarios, S_62_ASwapNeedsTwoTowers) {
  auto t = three("0:K 3:P(B) 7:S 9:(A)").spells("SW").potions("A:3/2/0");
  EXPECT_EQ(t.refused("cast SW 3 9"), "WT-11.5");
  EXPECT_EQ(t.refused("cast SW 3 3"), "WT-11.5");
}

TEST(Scenarios, S_64_NowhereToNudge) {
  auto t = scenario(4).spells("NK").potions("A:0/5/0").hand('A', "W1,W2,W3");
  t.board("0:K 1:(A) 2:(A) 3:(A) 4:(A) 5:(B) 6:(B) 7:(B) 8:(B) 9:(C) 10:(C) 11:(C) 12:(C) 13:(D) 14:(D) 15:(D)");
  EXPECT_EQ(t.legal("cast"), "");
  EXPECT_NE(t.refused("cast NK -"), "none");
}

TEST(Scenarios, S_65_AWizardIsFreed) {
  auto t = three("0:K 4:(B)P(A)S").spells("FR").potions("A:4/1/0");
  t.play("cast FR 4#2").play("take A");
  EXPECT_EQ(t.board(), "0:K 4:(B)PS(A)");
}

TEST(Scenarios, S_67_IntoTheCastleAbove) {
  auto t = three("7:P(A)SK 9:S 11:(B)").spells("FR").potions("A:4/1/0");
  t.play("cast FR 7#2").play("take A");
  EXPECT_EQ(t.board(), "7:PS 8:K 9:S 11:(B)");
  EXPECT_EQ(t.home('A'), "4");
  EXPECT_EQ(t.seat(), "B");
}

TEST(Scenarios, S_68_NoRoomOnTop) {
  EXPECT_EQ(three("0:K 4:P(A)S(BCBCBC)").spells("FR").potions("A:4/1/0").refused("cast FR 4#2"), "WT-11.7");
}

TEST(Scenarios, S_70_ARide) {
  auto t = master(3, "PB").board("0:K 5:(AB)").hand('A', "W3,W1,W2").potions("B:4/1/0");
  t.play("play W3").play("wizard 5A").play("cast PB B");
  EXPECT_EQ(t.board(), "0:K 8:(AB)");
}

TEST(Scenarios, S_71_ARideHome) {
  auto t = master(3, "PB").board("5:(AB) 8:K 12:(C)").hand('A', "W3,W1,W2").potions("B:4/1/0");
  t.play("play W3").play("wizard 5A").play("cast PB B");
  EXPECT_EQ(t.board(), "0:K 12:(C)");
  EXPECT_EQ(t.field("home"), "A:4 B:4 C:3");
  EXPECT_EQ(t.phase(), "refill");
  EXPECT_EQ(t.field("turn"), "A");
}

TEST(Scenarios, S_73_AnOwnPair) {
  auto t = three("0:K 5:(AA) 9:(B)", "W3,W1,W2").spells("PB").potions("A:4/1/0");
  t.play("play W3").play("wizard 5A").play("cast PB A");
  EXPECT_EQ(t.board(), "0:K 8:(AA) 9:(B)");
}

TEST(Scenarios, S_74_ATrappedRider) {
  auto t = master(3, "PB").board("0:K 5:(B)P(AC)").hand('A', "W3,W1,W2").potions("B:4/1/0 C:4/1/0");
  t.play("play W3").play("wizard 5A");
  EXPECT_EQ(t.seat(), "C");  // B is not even asked
  EXPECT_NE(t.refused('B', "cast PB B"), "none");
  t.play("pass");
  EXPECT_EQ(t.board(), "0:K 5:(B)P(C) 8:(A)");
}

// ---- End

TEST(Scenarios, S_76_TheLastPlayerOfTheRound) {
  auto t = scenario(3).board("0:K 5:(A) 9:(B) 15:(C)").hand('C', "W1,W2,W3").potions("C:0/5/0").turn('C');
  t.play("play W1").play("wizard 15C");
  t.draw_cards();
  EXPECT_EQ(t.result(), "goal A:2 B:2 C:1");
}

TEST(Scenarios, S_77_SpentPotionsCount) {
  EXPECT_EQ(scenario(3).board("0:K 5:(C) 9:(B)").potions("A:0/2/3").field("last"), "1");
}

TEST(Scenarios, S_79_ASharedVictory) {
  auto t = scenario(2).board("0:K 3:S").potions("A:0/2/4 B:0/2/4").hand('B', "W1,W2,W3").turn('B');
  t.play("refuse");
  t.draw_cards();
  t.play("nostep");
  EXPECT_EQ(t.result(), "goal A:1 B:1");
}

TEST(Scenarios, S_80_ALatePotion) {
  auto t = three("0:K 3:S 5:(C) 9:(B)", "T2,W2,W3").potions("A:1/4/0");
  EXPECT_EQ(t.field("last"), "0");
  t.play("play T2").play("tower 3#1");
  EXPECT_EQ(t.field("last"), "1");
}

TEST(Scenarios, S_82_AnotherPlayersGoal) {
  auto t = three("0:K 5:(A) 9:(C) 15:(B)").potions("A:3/2/0 B:0/4/1");
  t.play("cast MW 15B");
  EXPECT_EQ(t.field("last"), "1");
  EXPECT_EQ(t.seat(), "A");
}

// ---- Team, advanced, master

TEST(Scenarios, S_83_APartnersPotion) {
  auto t = scenario(4).teams().board("0:K 3:S 5:(B) 9:(ACD)").hand('A', "T2,W2,W3").potions("A:0/5/0 C:2/3/0");
  t.play("play T2").play("tower 3#1").play("fill partner");
  EXPECT_EQ(t.potions('C'), "1/4/0");
}

TEST(Scenarios, S_85_APartnersWizard) {
  auto t = scenario(4).teams().board("0:K 5:(B) 9:(CD) 14:(C)").hand('A', "W2,W3,W1");
  t.play("play W2").play("wizard 14C");
  EXPECT_EQ(t.home('C'), "3");
  EXPECT_EQ(t.phase(), "refill");
  auto early = scenario(4).teams().board("0:K 5:(AB) 9:(CD) 14:(C)").hand('A', "W2,W3,W1");
  early.play("play W2");
  EXPECT_EQ(early.refused("wizard 14C"), "WT-6.1");
}

TEST(Scenarios, S_86_TheFirstStopIsFull) {
  auto t = master(3, "MW").board("0:K 13:(A) 14:(BBBCCC)").hand('A', "W5,W1,W2").potions("A:1/4/0");
  t.play("play W5");
  EXPECT_EQ(t.refused("cast MW 13A"), "WT-6.4");
}

TEST(Scenarios, S_88_ASpellTakesThePieceAway) {
  auto t = master(3, "MT").board("0:K 3:S 5:(A) 9:(BC)").hand('A', "W1,W2,W3").potions("B:4/1/0");
  t.play("play W1").play("cast MT 3#1").play("stop");
  EXPECT_EQ(t.board(), "0:K 5:(A)S 9:(BC)");
  EXPECT_EQ(t.field("act"), "2");
  EXPECT_EQ(t.phase(), "choose");
  EXPECT_EQ(t.field("discard"), "W1:1");
  EXPECT_EQ(t.potions('B'), "3/1/1");
}

TEST(Scenarios, S_89_AReservationLapses) {
  auto t = master(3, "MW").board("0:K 3:S 9:(BC) 15:(A)").hand('A', "W1,W2,W3").potions("B:3/2/0");
  t.play("play W1").play("reserve MW").play("wizard 15A");
  EXPECT_EQ(t.phase(), "refill");
  EXPECT_EQ(t.potions('B'), "3/2/0");
}

TEST(Scenarios, S_91_ManySpellsButNotInsideACard) {
  auto t =
      advanced(3, "MT,FR").edition("czech").board("0:K 3:S 5:(A)P 9:(ABC)").hand('A', "W3,W2,W1").potions("A:1/4/0");
  t.play("cast MT 3#1").play("cast MT 5#2").play("cast FR 5#1").play("take A");
  EXPECT_EQ(t.board(), "0:K 5:P(A) 7:S 9:(ABC)");
  EXPECT_EQ(t.potions('A'), "1/1/3");
  t.play("play W3");
  EXPECT_EQ(t.refused("cast MT 7#1"), "WT-14.3");
}

TEST(Scenarios, S_92_OutOfTurnOnlyRides) {
  auto t = advanced(3, "MT,PB").edition("czech").board("0:K 3:S 5:(AB) 9:(C)").hand('A', "W3,W2,W1").potions("B:4/1/0");
  EXPECT_NE(t.refused('B', "cast MT 3#1"), "none");
  t.play("play W3").play("wizard 5A");
  EXPECT_EQ(t.seat(), "B");
  t.play("cast PB B");
  EXPECT_EQ(t.board(), "0:K 3:S 8:(AB) 9:(C)");
}

TEST(Scenarios, S_94_TheSlotIsTaken) {
  auto t = master(3, "MW,PB").board("0:K 3:S 5:(AAB) 9:(C)").hand('A', "W3,W2,W1").potions("A:2/3/0 B:4/1/0");
  t.play("play W3").play("cast MW 9C").play("wizard 5A");
  EXPECT_EQ(t.board(), "0:K 3:S 5:(AB) 8:(A) 10:(C)");  // no seat could ride
  t.play("play W2").play("wizard 5A");                  // neither can pay for MW now
  EXPECT_EQ(t.phase(), "mid");
  EXPECT_EQ(t.seat(), "B");
}

// ---- Information, solo, promo

TEST(Scenarios, S_95_NobodySeesATrappedWizard) {
  auto t = scenario(2).board("0:K 4:P(A)S 9:(B)");
  for (const Seat seat : {Seat::A, Seat::B}) {
    const View view = Towers::view(t.rules(), t.state(), Observer(seat), Memory::Strict);
    const std::string line = Text::state(t.rules(), view.state);
    EXPECT_EQ(line.substr(0, line.find(';')), "board=0:K 4:PS 9:(B)");
  }
}

TEST(Scenarios, S_97_Solo) {
  auto t = solo("MW,MT,FR").board("0:K 3:S 5:(A) 9:(A)").hand('A', "W1,W2,W3").draw_pile("DT3:1");
  t.play("play W1").play("wizard 5A");
  EXPECT_EQ(t.phase(), "end");
  t.play("cast MT 3#1").chance("draw A DT3");
  EXPECT_EQ(t.result(), "deadlock A:2");  // the draw pile is empty and is not replaced
}

TEST(Scenarios, S_98_Promo) {
  auto t = scenario(2).set("promo", "true").spells("DT2C").board("0:K 3:S 5:(A) 9:(B)").hand('A', "W1,W2,W3");
  t.potions("A:5/1/0").play("cast DT2C");
  EXPECT_EQ(t.draw_cards(), 2);
  EXPECT_EQ(t.hand_size('A'), 5);
  t.play("play W1").play("wizard 5A").play("play W2").play("wizard 6A");
  EXPECT_EQ(t.hand_size('A'), 3);
  EXPECT_EQ(t.seat(), "B");
}

}  // namespace
}  // namespace spires::towers::tests
