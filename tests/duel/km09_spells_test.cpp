// KM-9: casting.
#include "tests/duel/scenario.h"

namespace spires::duel::tests {
namespace {

Scenario casting(const char* tower, const char* cards, const char* mage = "TRK") {
  return scenario().at(tower, mage).acquired('K', cards).phase("SPELL");
}

TEST(KM_9_1, CastingIsOptional) {
  auto t = casting("YEL", "EL");
  EXPECT_EQ(t.legal(), "cast YEL EL L, pass");
  t.play("pass");
  EXPECT_EQ(t.acquired('K') + t.used('K') + t.owner(), "EL:1-M");
}

TEST(KM_9_1, OneSpellPerTurn) {
  auto t = casting("YEL", "EL,EL").play("cast YEL EL L");
  EXPECT_EQ(t.refused("cast YEL EL L"), "KM-9.1");
  t.play("look PUR GRE");
  EXPECT_EQ(t.refused("cast YEL EL L"), "KM-9.1");
  t.play("keep");
  EXPECT_EQ(t.phase() + t.owner(), "MOVEM");
}

TEST(KM_9_2, TheSpellIsThatOfTheTower) {
  auto t = casting("YEL", "EL,TO,FE,BO");
  EXPECT_EQ(t.legal("cast"), "cast YEL EL L");
  EXPECT_EQ(t.refused("cast GRE TO L"), "KM-9.2");
  EXPECT_EQ(t.refused("cast BLU FE L"), "KM-9.2");
}

TEST(KM_9_2, NoSpellOnTheTrack) {
  auto t = scenario().at("PUR", "YEL").acquired('K', "EL,TS,TO,BO,FE").slots("TRK|PUR:FE,BLU|TRK:BO");
  t.play("move TRK").play("take TRK|PUR");
  EXPECT_EQ(t.phase() + t.owner(), "MOVEM");
  EXPECT_EQ(t.used('K'), "-");
}

TEST(KM_9_3, PayFirstThenTheEffect) {
  auto t = casting("YEL", "TS,EL,EL").play("cast YEL EL L");
  EXPECT_EQ(t.acquired('K') + " " + t.used('K'), "EL:1,TS:1 EL");
  EXPECT_EQ(t.phase(), "LOOK");
}

TEST(KM_9_3, PlainOrWithAChestIsAChoice) {
  auto t = casting("YEL", "EL,EL+").used('K', "BO");
  EXPECT_EQ(t.legal(), "cast YEL EL L, cast YEL EL R, cast YEL EL+ L, cast YEL EL+ R, pass");
}

TEST(KM_9_3, WithoutTheIngredientThereIsNoCast) {
  auto t = casting("YEL", "EL,TO");
  EXPECT_EQ(t.refused("cast YEL TO L"), "KM-9.3");
  EXPECT_EQ(t.refused("cast YEL EL+ L"), "KM-9.3");
}

TEST(KM_9_4, UsedCardsAndStonesDoNotPay) {
  auto t = casting("YEL", "EL").used('K', "EL+,S1<");
  EXPECT_EQ(t.legal(), "cast YEL EL L, cast YEL EL R, pass");
  EXPECT_EQ(t.refused("cast YEL EL+ L"), "KM-9.4");
  EXPECT_EQ(t.refused("cast YEL S1< L"), "KM-8.1");
}

TEST(KM_9_5, OrderAndEndsOfTwoCardsAreFree) {
  auto t = casting("RED", "TS,TO").used('K', "BO");
  // Six rows: TS TO BO, TO TS BO, TO BO TS, TS BO TO, BO TS TO, BO TO TS.
  EXPECT_EQ(t.legal("cast"),
            "cast RED TO L TS L as GRE, cast RED TO L TS R as GRE, cast RED TO R TS L as GRE, "
            "cast RED TO R TS R as GRE, cast RED TS L TO L as GRE, cast RED TS R TO R as GRE");
  const auto row = [](const char* cast) { return casting("RED", "TS,TO").used('K', "BO").play(cast).used('K'); };
  EXPECT_EQ(row("cast RED TO L TS L as GRE"), "TS,TO,BO");
  EXPECT_EQ(row("cast RED TO L TS R as GRE"), "TO,BO,TS");
  EXPECT_EQ(row("cast RED TO R TS L as GRE"), "TS,BO,TO");
  EXPECT_EQ(row("cast RED TO R TS R as GRE"), "BO,TO,TS");
  EXPECT_EQ(row("cast RED TS L TO L as GRE"), "TO,TS,BO");
  EXPECT_EQ(row("cast RED TS R TO R as GRE"), "BO,TS,TO");
}

TEST(KM_9_5, EqualRowsAreOneCast) {
  auto empty = casting("RED", "TS,TO");
  EXPECT_EQ(empty.legal("cast"), "cast RED TO L TS L as GRE, cast RED TO L TS R as GRE");
  auto pair = casting("RED", "TS,TS").used('K', "BO");
  EXPECT_EQ(pair.legal("cast RED TS L TS R"),
            "cast RED TS L TS R as BLU, cast RED TS L TS R as GRE, cast RED TS L TS R as PUR, "
            "cast RED TS L TS R as YEL");
  EXPECT_EQ(split(pair.legal("cast"), ',').size(), 12u);  // three rows, four spells
  EXPECT_EQ(split(casting("RED", "TS,TS").legal("cast"), ',').size(), 4u);
}

TEST(KM_9_6, ASpellMayBeCastWithoutEffect) {
  auto green = casting("GRE", "TO").play("cast GRE TO L");
  EXPECT_EQ(green.used('K') + green.owner(), "TOM");
  auto blue = casting("BLU", "FE").play("cast BLU FE L");
  EXPECT_EQ(blue.used('K') + blue.owner(), "FEM");
}

TEST(KM_9_6, OrIsForbidden) {
  const auto table = [](const char* tower, const char* cards) {
    return scenario().set("cast_without_effect", "forbid").at(tower, "TRK").acquired('K', cards);
  };
  EXPECT_EQ(table("GRE", "TO,FE").acquired('M', "EL").phase("SPELL").legal("cast"), "cast GRE TO L");
  EXPECT_EQ(table("BLU", "FE").acquired('M', "EL").phase("SPELL").legal("cast"), "cast BLU FE L");
  EXPECT_EQ(table("BLU", "FE").used('M', "S1<").phase("SPELL").legal("cast"), "cast BLU FE L");
  // No target: the turn ends without a question.
  auto green = table("YEL", "TO").slots("GRE|YEL:FE,PUR|GRE:FE").play("move GRE").play("take GRE|YEL");
  EXPECT_EQ(green.owner() + green.acquired('K'), "MFE:1,TO:1");
  // Red: blue finds nothing, yellow always does.
  EXPECT_EQ(table("RED", "TS,FE,EL").phase("SPELL").legal("cast"),
            "cast RED EL L TS L as YEL, cast RED EL L TS R as YEL");
  EXPECT_EQ(table("RED", "TS,FE,EL").phase("SPELL").refused("cast RED FE L TS L as BLU"), "KM-9.6");
}

TEST(KM_9_7, BothCharactersCastEverySpell) {
  for (const char seat : {'K', 'M'}) {
    for (const char* tower : {"BLU", "GRE", "PUR", "YEL"}) {
      auto t = scenario().active(seat).acquired(seat, "FE,TO,BO,EL").phase("SPELL");
      t.at(seat == 'K' ? tower : "TRK", seat == 'K' ? "TRK" : tower);
      EXPECT_EQ(split(t.legal("cast"), ',').size(), 1u) << seat << tower;
    }
  }
}

// ---- yellow

TEST(KM_9_10, TwoDifferentColouredTowers) {
  auto t = casting("YEL", "EL", "RED").play("cast YEL EL L");
  EXPECT_EQ(t.legal(),
            "look GRE BLU, look GRE RED, look GRE YEL, look PUR BLU, look PUR GRE, look PUR RED, look PUR YEL, "
            "look RED BLU, look YEL BLU, look YEL RED");
  EXPECT_FALSE(t.possible("look TRK BLU"));
  EXPECT_FALSE(t.possible("look BLU BLU"));
}

TEST(KM_9_10, KeepOrSwap) {
  auto t = casting("YEL", "EL").secrets("PUR:BO,BLU:ST*").play("cast YEL EL L").play("look PUR BLU");
  EXPECT_EQ(t.phase() + " " + t.field("pend"), "RETURN PUR,BLU");
  EXPECT_EQ(t.legal(), "keep, swap");
  const std::string before = t.field("sec");
  auto swapped = t;
  t.play("keep");
  EXPECT_EQ(t.field("sec"), before);
  swapped.play("swap");
  EXPECT_TRUE(swapped.field("sec").starts_with("PUR:ST*,"));
  EXPECT_TRUE(swapped.field("sec").ends_with("BLU:BO"));
}

TEST(KM_9_11, TheOpponentSeesNoCards) {
  auto t = casting("YEL", "EL").secrets("PUR:BO,BLU:ST*").play("cast YEL EL L");
  const std::string before = t.view('M');
  t.play("look PUR BLU");
  std::string expected = before;
  expected.replace(expected.find("phase=LOOK"), 10, "phase=RETURN");
  expected.replace(expected.find("pend=-"), 6, "pend=PUR,BLU");
  EXPECT_EQ(t.view('M'), expected);
}

TEST(KM_9_12, NorWhetherTheyWereExchanged) {
  auto t = casting("YEL", "EL").secrets("PUR:BO,BLU:ST*").play("cast YEL EL L").play("look PUR BLU");
  auto swapped = t;
  t.play("keep");
  swapped.play("swap");
  const auto as_mage = [](Scenario& s) { return Duel::view(s.rules(), s.state(), Observer(Seat::B), Duel::Memory{}); };
  EXPECT_TRUE(as_mage(t) == as_mage(swapped));
  EXPECT_EQ(t.view('M'), swapped.view('M'));
}

TEST(KM_9_12, UnlessItIsPublic) {
  auto t = casting("YEL", "EL").set("yellow_swap_public", "true").play("cast YEL EL L").play("look PUR BLU");
  auto swapped = t;
  t.play("keep");
  swapped.play("swap");
  const auto as_mage = [](Scenario& s) { return Duel::view(s.rules(), s.state(), Observer(Seat::B), Duel::Memory{}); };
  EXPECT_FALSE(as_mage(t) == as_mage(swapped));
}

// ---- green

TEST(KM_9_20, AnAcquiredCardOfTheOpponentGoesToTheirRow) {
  auto t = casting("GRE", "TO").acquired('M', "FE,EL,EL").used('M', "BO").play("cast GRE TO L");
  EXPECT_EQ(t.phase() + t.owner(), "PUSHK");
  EXPECT_EQ(t.legal(), "push EL L, push EL R, push FE L, push FE R");
  t.play("push EL R");
  EXPECT_EQ(t.acquired('M') + " " + t.used('M'), "EL:1,FE:1 BO,EL");
  EXPECT_EQ(t.used('K') + t.owner(), "TOM");
}

TEST(KM_9_20, NotAUsedCard) {
  auto t = casting("GRE", "TO").acquired('M', "FE,EL").used('M', "BO").play("cast GRE TO L");
  EXPECT_EQ(t.refused("push BO L"), "KM-9.20");
  EXPECT_EQ(t.refused("push TS L"), "KM-9.20");
}

TEST(KM_9_20, ASinglePossibilityIsNotAsked) {
  auto t = casting("GRE", "TO").acquired('M', "FE").play("cast GRE TO L");
  EXPECT_EQ(t.acquired('M') + t.used('M') + t.owner(), "-FEM");
}

TEST(KM_9_21, NothingToPush) {
  auto t = casting("GRE", "TO").used('M', "BO").play("cast GRE TO L");
  EXPECT_EQ(t.used('M') + t.used('K') + t.owner(), "BOTOM");
}

// ---- blue

TEST(KM_9_30, TheOpponentChoosesWhatToDiscard) {
  auto t = casting("BLU", "FE").acquired('M', "TS").used('M', "EL,S2>,FE").play("cast BLU FE L");
  EXPECT_EQ(t.phase() + t.owner(), "DISCARDM");
  EXPECT_EQ(t.legal(), "discard TS, discard U1, discard U2, discard U3");
  const int discarded = t.pile("disc");
  auto acquired = t;
  t.play("discard U2");
  EXPECT_EQ(t.used('M') + " " + t.acquired('M'), "EL,FE TS:1");
  EXPECT_EQ(t.pile("disc"), discarded + 1);
  acquired.play("discard TS");
  EXPECT_EQ(acquired.used('M') + " " + acquired.acquired('M'), "EL,S2>,FE -");
}

TEST(KM_9_30, EqualDiscardsAreOneAction) {
  auto t = casting("BLU", "FE").used('M', "EL,EL,TS").play("cast BLU FE L");
  EXPECT_EQ(t.legal(), "discard U1, discard U3");
  auto apart = casting("BLU", "FE").used('M', "EL,TS,EL").play("cast BLU FE L");
  EXPECT_EQ(apart.legal(), "discard U1, discard U2, discard U3");
}

TEST(KM_9_30, TheTenthCardComesBeforeTheNinth) {
  auto t = casting("BLU", "FE").used('M', "EL,TS,EL,TS,EL,TS,EL,TS,BO,BO").play("cast BLU FE L");
  EXPECT_EQ(t.legal(),
            "discard U1, discard U10, discard U2, discard U3, discard U4, discard U5, discard U6, discard U7, "
            "discard U8");
}

TEST(KM_9_31, VeiledCardsAreOutOfReach) {
  auto t = casting("BLU", "FE").veiled('M', "EL,TS").play("cast BLU FE L");
  EXPECT_EQ(t.veiled('M') + t.owner() + t.phase(), "EL:1,TS:1MMOVE");
}

TEST(KM_9_32, NobodyElseAnswers) {
  auto t = casting("BLU", "FE").acquired('M', "TS,EL").play("cast BLU FE L");
  EXPECT_EQ(t.field("act") + t.owner(), "KM");
  EXPECT_EQ(t.refused('K', "discard TS"), "KM-9.32");
  EXPECT_EQ(t.refused('M', "discard TS"), "none");
}

// ---- purple

TEST(KM_9_40, ARandomCardOfTheDiscardPileIsVeiled) {
  auto t = casting("PUR", "BO").round(1).no_slot_cards().discards("EL,EL,TS,S1<,FE,TO,TO");
  t.play("cast PUR BO L");
  EXPECT_EQ(t.phase() + t.owner(), "DRAW*");
  EXPECT_EQ(t.outcomes(), "draw EL*2, draw FE*1, draw S1<*1, draw TO*2, draw TS*1");
  t.chance("draw S1<");
  EXPECT_EQ(t.veiled('K') + " " + t.field("disc"), "S1<:1 EL:2,FE:1,TO:2,TS:1");
  EXPECT_EQ(t.view_field('K', "VK") + " " + t.view_field('M', "VK"), "S1<:1 #1");
}

TEST(KM_9_41, TheRestOfThePileStaysUnseen) {
  auto t = casting("PUR", "BO").round(1).no_slot_cards().discards("EL,EL,TS,S1<,FE,TO,TO").play("cast PUR BO L");
  t.chance("draw EL");
  EXPECT_EQ(t.view_field('K', "disc"), "#6");
  EXPECT_EQ(t.view_field('M', "disc"), "#6");
}

TEST(KM_9_42, AnEmptyPileYieldsNothing) {
  auto t = casting("PUR", "BO").round(1).slots("TRK|PUR:-").acquired('M', "EL,EL").discards("").play("cast PUR BO L");
  EXPECT_EQ(t.veiled('K') + t.used('K') + t.owner(), "-BOM");
}

// ---- red

TEST(KM_9_50, TheSecondIngredientNamesTheSpell) {
  auto t = casting("RED", "TS,FE,TO,BO,EL");
  for (const char* cast : {"cast RED FE L TS L as BLU", "cast RED TO L TS L as GRE", "cast RED BO L TS L as PUR",
                           "cast RED EL L TS L as YEL"}) {
    EXPECT_TRUE(t.lists(cast)) << cast;
  }
  EXPECT_EQ(t.refused("cast RED FE L TS L as GRE"), "KM-9.50");
  EXPECT_EQ(split(t.legal("cast"), ',').size(), 8u);
}

TEST(KM_9_50, TwoToadstoolsAreAnySpell) {
  const auto phase_after = [](const char* cast) {
    return casting("RED", "TS,TS").acquired('M', "EL,FE").play(cast).phase();
  };
  EXPECT_EQ(phase_after("cast RED TS L TS L as YEL"), "LOOK");
  EXPECT_EQ(phase_after("cast RED TS L TS L as GRE"), "PUSH");
  EXPECT_EQ(phase_after("cast RED TS L TS L as BLU"), "DISCARD");
  EXPECT_EQ(phase_after("cast RED TS L TS L as PUR"), "DRAW");
}

TEST(KM_9_51, NotRedAgain) {
  auto t = casting("RED", "TS,TS");
  EXPECT_EQ(t.legal("cast"),
            "cast RED TS L TS L as BLU, cast RED TS L TS L as GRE, cast RED TS L TS L as PUR, "
            "cast RED TS L TS L as YEL");
  EXPECT_FALSE(t.possible("cast RED TS L TS L as RED"));
}

TEST(KM_9_52, NothingElseIsPaidAndTheCasterStays) {
  auto t = casting("RED", "TS,TO,TO").acquired('M', "EL,FE").play("cast RED TO L TS L as GRE");
  EXPECT_EQ(t.acquired('K') + " " + t.used('K'), "TO:1 TS,TO");
  t.play("push EL L");
  EXPECT_EQ(t.field("posK"), "RED");
}

TEST(KM_9_53, OneToadstoolCastsNothing) {
  const auto table = [](const char* cards) {
    auto t = scenario().at("YEL", "TRK").acquired('K', cards).slots("YEL|RED:-,RED|BLU:-").play("move RED");
    return t.owner();
  };
  EXPECT_EQ(table("TS"), "M");
  EXPECT_EQ(table("EL,TO"), "M");
  EXPECT_EQ(table("TS,TO"), "K");
  EXPECT_FALSE(casting("RED", "TS,TO").possible("cast RED TS L as YEL"));
}

}  // namespace
}  // namespace spires::duel::tests
