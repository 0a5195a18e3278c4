// R-01 to R-43: points that the printed rules leave open, and their rulings.
#include "tests/duel/scenario.h"

namespace spires::duel::tests {
namespace {

TEST(R_01, TheDeckIsData) {
  EXPECT_EQ(scenario().from_the_start().field("draw"),
            "BO:5,BO+:1,EL:5,EL+:1,FE:4,FE+:1,S1<:2,S1>:3,S2<:2,S2>:2,TO:4,TO+:1,TS:6,TS+:1");
  EXPECT_EQ(scenario().data("km-deck-thirty-ingredients").from_the_start().field("draw"),
            "BO:5,BO+:1,EL:5,EL+:1,FE:5,FE+:1,S1<:2,S1>:2,S2<:2,S2>:2,TO:5,TO+:1,TS:5,TS+:1");
}

TEST(R_02, FixedRandomOrAgreed) {
  EXPECT_TRUE(scenario().from_the_start().field("slots").starts_with("TRK|PUR:-,PUR|GRE:-"));
  auto random = scenario().set("ring_mode", "random").from_the_start();
  EXPECT_EQ(random.outcome_count(), 120);
  EXPECT_EQ(random.first_outcome(), "ring TRK BLU GRE PUR RED YEL");
  EXPECT_TRUE(random.chance("ring TRK BLU GRE PUR RED YEL").field("slots").starts_with("TRK|BLU:-,BLU|GRE:-"));
  EXPECT_EQ(scenario().ring("GRE,TRK,BLU,YEL,PUR,RED").from_the_start().field("posK"), "PUR");
}

TEST(R_03, CharactersSideBySideAtADeal) {
  const auto side_by_side = [](const char* value) {
    auto t = scenario().set("deal_adjacent", value).round(1).turn(4).at("GRE", "RED").no_slot_cards();
    t.play("move YEL");
    return t;
  };
  EXPECT_EQ(side_by_side("three").deal().faces(), "duuudd");
  EXPECT_EQ(side_by_side("random4").chance("up BLU|TRK").deal().faces(), "duuudu");
  EXPECT_EQ(side_by_side("choose4").play("up BLU|TRK").deal().faces(), "duuudu");
  EXPECT_EQ(side_by_side("choose4").refused("up GRE|YEL"), "KM-3.6");  // that one is face up anyway
}

TEST(R_04, HowFarTheSwapReaches) {
  for (const char* mage : {"TRK", "PUR", "GRE", "RED", "BLU"}) {
    const std::string swap = "move " + std::string(mage);
    const bool next_door = std::string_view(mage) == "GRE" || std::string_view(mage) == "RED";
    EXPECT_TRUE(scenario().at("YEL", mage).lists(swap)) << mage;
    EXPECT_EQ(scenario().set("swap_range", "adjacent").at("YEL", mage).lists(swap), next_door) << mage;
  }
}

TEST(R_05, TheDisplacedMageGetsNothing) {
  auto t = scenario().at("YEL", "TRK").slots("GRE|YEL:BO,YEL|RED:BO").play("move TRK");
  EXPECT_EQ(t.acquired('M') + t.used('M') + t.owner(), "--K");
  EXPECT_EQ(t.slot("GRE|YEL") + t.slot("YEL|RED"), "BOBO");
}

TEST(R_06, ASkipLandsRightBehindTheKnight) {
  auto t = scenario().active('M').at("GRE", "PUR");
  EXPECT_EQ(t.legal(), "move TRK, move YEL");
  EXPECT_EQ(t.refused("move RED"), "KM-5.9");
}

TEST(R_07, AFaceDownCardIsPublicOnceTaken) {
  auto t = scenario().at("YEL", "TRK").slots("PUR|GRE:(BO)").play("move GRE").play("take PUR|GRE");
  EXPECT_EQ(t.view_field('M', "AK"), "BO:1");
}

TEST(R_08, TheOwnerChoosesTheEnd) {
  auto t = scenario().at("YEL", "TRK").used('K', "BO").slots("PUR|GRE:S1<").play("move GRE").play("take PUR|GRE");
  EXPECT_EQ(t.owner() + ": " + t.legal(), "K: place L, place R");
}

TEST(R_09, TwoCardsTwoEnds) {
  auto t = scenario().at("RED", "TRK").acquired('K', "TS,EL").used('K', "BO").phase("SPELL");
  EXPECT_EQ(t.play("cast RED EL L TS R as YEL").used('K'), "EL,BO,TS");
}

TEST(R_10, AnyTowerIsNotRed) {
  auto t = scenario().at("RED", "TRK").acquired('K', "TS,TS").phase("SPELL");
  EXPECT_FALSE(t.possible("cast RED TS L TS L as RED"));
  EXPECT_TRUE(t.possible("cast RED TS L TS L as PUR"));
}

TEST(R_11, AStoneIsNoSecondIngredient) {
  auto t = scenario().at("RED", "TRK").acquired('K', "TS,EL").used('K', "S1<").phase("SPELL");
  EXPECT_EQ(t.refused("cast RED S1< L TS L as YEL"), "KM-8.1");
}

TEST(R_12, CastingForTheSakeOfTheRow) {
  auto allowed = scenario().at("GRE", "TRK").acquired('K', "TO").used('K', "S2<").phase("SPELL");
  EXPECT_EQ(allowed.play("cast GRE TO L").used('K'), "TO,S2<");
  auto t = scenario().set("cast_without_effect", "forbid").at("YEL", "TRK").acquired('K', "TO").used('K', "S2<");
  EXPECT_EQ(t.slots("PUR|GRE:-,GRE|YEL:-").play("move GRE").owner(), "M");
}

TEST(R_13, VeiledCardsAreOutOfReach) {
  auto green = scenario().at("GRE", "TRK").acquired('K', "TO").veiled('M', "EL").phase("SPELL").play("cast GRE TO L");
  EXPECT_EQ(green.veiled('M') + green.owner(), "EL:1M");
  auto blue = scenario().at("BLU", "TRK").acquired('K', "FE").veiled('M', "EL").phase("SPELL").play("cast BLU FE L");
  EXPECT_EQ(blue.veiled('M') + blue.owner(), "EL:1M");
}

TEST(R_14, CloseOrGap) {
  const auto counts = [](const char* value) {
    auto t = scenario().set("row_gap", value).round(6).turn(4).at("BLU", "TRK").acquired('K', "FE").no_slot_cards();
    t.used('M', "S1>,TS,EL").phase("SPELL").play("cast BLU FE L").play("discard U2").play("guess PUR");
    return t.counts('M');
  };
  EXPECT_EQ(counts("close"), "FE 0, TO 0, BO 0, EL 2, TS 0");
  EXPECT_EQ(counts("gap"), "FE 0, TO 0, BO 0, EL 1, TS 0");
}

TEST(R_15, AStoneThatPointsAtAStone) {
  const auto counts = [](const char* chain) {
    auto t = scenario().set("stone_chain", chain).guessing().used('K', "EL,S1>,S1>,S2<,FE");
    return t.play("guess BLU").counts('K');
  };
  EXPECT_EQ(counts("transitive"), "FE 1, TO 0, BO 0, EL 1, TS 0");
  EXPECT_EQ(counts("straight"), "FE 3, TO 0, BO 0, EL 3, TS 0");
  EXPECT_EQ(counts("direct"), "FE 1, TO 0, BO 0, EL 1, TS 0");
}

TEST(R_16, PointingOutwardsIsWorthNothing) {
  auto t = scenario().guessing().used('K', "S2<,EL").play("guess BLU");
  EXPECT_EQ(t.counts('K'), "FE 0, TO 0, BO 0, EL 1, TS 0");
}

TEST(R_17, StonesOnly) {
  for (const char* chain : {"transitive", "straight", "direct"}) {
    auto t = scenario().set("stone_chain", chain).guessing().used('K', "S1>,S2<,S2>,S1<").play("guess BLU");
    EXPECT_EQ(t.counts('K'), "FE 0, TO 0, BO 0, EL 0, TS 0") << chain;
  }
}

TEST(R_18, AVeiledStone) {
  auto inert = scenario().guessing().used('K', "FE").veiled('K', "S1<").play("guess PUR");
  EXPECT_EQ(inert.acquired('K') + " " + inert.counts('K').substr(0, 4), "S1<:1 FE 1");
  auto laid = scenario().set("veiled_stone", "row_end").guessing().used('K', "FE").veiled('K', "S1<").play("guess PUR");
  EXPECT_EQ(laid.play("lay S1< R").counts('K').substr(0, 4), "FE 2");
}

TEST(R_18, OneWayToLayIsNotAsked) {
  auto t = scenario().set("veiled_stone", "row_end").guessing().veiled('K', "S1<").veiled('M', "EL").play("guess PUR");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.used('K') + " " + t.acquired('M'), "S1< EL:1");
  EXPECT_NE(t.events().find("VeiledStoneLaid"), std::string::npos);
}

TEST(R_19, PurpleWithAnEmptyPile) {
  const auto table = [](const char* value) {
    auto t = scenario().set("cast_without_effect", value).round(1).at("GRE", "TRK").acquired('K', "BO");
    t.slots("TRK|PUR:-,PUR|GRE:-").acquired('M', "EL,EL,EL").discards("").play("move PUR");
    return t;
  };
  auto allowed = table("allow");
  EXPECT_EQ(allowed.legal(), "cast PUR BO L, pass");
  EXPECT_EQ(allowed.play("cast PUR BO L").veiled('K'), "-");
  EXPECT_EQ(table("forbid").owner(), "M");
}

TEST(R_20, ExactlyTwoTowers) {
  auto t = scenario().at("YEL", "TRK").acquired('K', "EL").phase("SPELL").play("cast YEL EL L");
  EXPECT_FALSE(t.possible("look PUR PUR"));
  EXPECT_FALSE(t.possible("look PUR"));
  EXPECT_EQ(t.refused("keep"), "KM-9.10");  // first look
}

TEST(R_21, TheExchangeIsHiddenOrPublic) {
  for (const char* value : {"false", "true"}) {
    auto kept = scenario().set("yellow_swap_public", value).at("YEL", "TRK").acquired('K', "EL").phase("SPELL");
    kept.play("cast YEL EL L").play("look PUR BLU");
    auto swapped = kept;
    kept.play("keep");
    swapped.play("swap");
    const auto told = [](Scenario& t) {
      return Duel::redact(t.rules(), t.event_list().front(), Observer(Seat::B)) ==
             std::optional<Duel::Event>(t.event_list().front());
    };
    EXPECT_EQ(told(kept), std::string_view(value) == "true");
    EXPECT_EQ(told(swapped), std::string_view(value) == "true");
  }
}

TEST(R_22, ThePrincessPaysNothingToTheWinnerOfHerCard) {
  auto t = scenario().guessing().acquired('M', "EL").secrets("YEL:ST*").play("guess BLU");
  EXPECT_EQ(t.score('M'), "0+6+0+0=6");
}

TEST(R_23, TheKnightMustNameAColouredTower) {
  auto t = scenario().guessing();
  EXPECT_EQ(t.legal(), "guess BLU, guess GRE, guess PUR, guess RED, guess YEL");
  EXPECT_EQ(t.refused("pass"), "KM-11.1");
}

TEST(R_24, NobodyWinsATowerWithNothing) {
  auto t = scenario().guessing().play("guess BLU");
  EXPECT_EQ(t.towers_won(), "PUR:-,GRE:-,YEL:-,RED:-,BLU:-");
}

TEST(R_25, VeiledStonesCountForTheStoneCard) {
  auto t = scenario().guessing().acquired('K', "EL").veiled('K', "S2<,S1>").secrets("YEL:ST*").play("guess BLU");
  EXPECT_EQ(t.score('K'), "0+6+3+0=9");
}

TEST(R_26, MoreChestsThanTheTableHas) {
  const auto score = [](const char* value) {
    auto t = scenario().data("km-deck-eight-chests").set("chest_overflow", value).guessing();
    t.acquired('K', "FE+,FE+,TO+,TO+,BO+,EL+,TS++").secrets("PUR:ST*").play("guess BLU");
    return split(t.score('K'), '+')[3].substr(0, 2);
  };
  EXPECT_EQ(score("cap"), "10");
  EXPECT_EQ(score("plus3"), "19");
}

TEST(R_27, WhenNothingDecides) {
  const auto winner = [](const char* value) {
    auto t = scenario().set("final_tie", value).guessing().secrets("PUR:ST*").play("guess BLU");
    return t.winners();
  };
  EXPECT_EQ(winner("draw"), "K,M");
  EXPECT_EQ(winner("K"), "K");
  EXPECT_EQ(winner("M"), "M");
}

TEST(R_28, AnUnclaimedPrincessCardIsSkipped) {
  auto t = scenario().guessing().acquired('K', "TS,FE").acquired('M', "EL,BO");
  t.secrets("RED:EL,YEL:TS,GRE:ST*,PUR:TO,BLU:BO").play("guess RED");
  EXPECT_EQ(t.tiebreak(), "red");
}

TEST(R_29, TheDiscardPile) {
  const auto seen = [](const char* value) {
    auto t = scenario().set("discard_inspect", value).round(1).no_slot_cards().acquired('K', "EL,EL,EL,EL,EL,TO");
    return t.at("YEL", "TRK").discards("TS,S1<").view_field('K', "disc");
  };
  EXPECT_EQ(seen("false"), "#2");
  EXPECT_EQ(seen("true"), "S1<:1,TS:1");
}

TEST(R_30, FaceDownLeftOversAreNotShown) {
  auto t = scenario().round(1).turn(4).at("YEL", "TRK").no_slot_cards().slots("YEL|RED:EL,RED|BLU:(S1<)");
  t.play("move PUR");
  for (const Duel::Event& event : t.event_list()) {
    if (!std::holds_alternative<LeftoversDiscarded>(event)) continue;
    const auto seen = std::get<LeftoversDiscarded>(*Duel::redact(t.rules(), event, Observer(Seat::A)));
    EXPECT_EQ(seen.open.size(), 1);
    EXPECT_TRUE(seen.unseen.empty());
    EXPECT_EQ(seen.unseen_count, 1);
    return;
  }
  FAIL() << "no left-overs in " << t.events();
}

TEST(R_31, MemoryAidsAreTheClients) {
  EXPECT_EQ(scenario().set("memory_aids", "false").veiled('K', "EL").view('K'), scenario().veiled('K', "EL").view('K'));
}

TEST(R_32, WhoIsTheKnightIsTheTables) {
  for (const char* value : {"agreement", "random", "swap"}) {
    EXPECT_EQ(scenario().set("role_assign", value).line(), scenario().line()) << value;
  }
}

TEST(R_33, TheGuessNeedsNoTower) {
  auto t = scenario().guessing().acquired('M', "EL").secrets("YEL:ST*").play("guess YEL");
  EXPECT_EQ(t.towers_won(), "PUR:-,GRE:-,YEL:M,RED:-,BLU:-");
  EXPECT_EQ(t.score('K'), "3+0+0+0=3");
}

TEST(R_34, NoCardIsDeclined) { EXPECT_EQ(scenario().at("YEL", "TRK").play("move GRE").refused("pass"), "KM-6.3"); }

TEST(R_35, AcquiredCardsLieOpen) { EXPECT_EQ(scenario().acquired('K', "EL,TS+").view_field('M', "AK"), "EL:1,TS+:1"); }

TEST(R_36, ADealLooksAtThePlacesAfterTheLastMove) {
  auto t = scenario().round(1).turn(4).at("YEL", "TRK").no_slot_cards().play("move BLU").deal();
  EXPECT_EQ(t.faces(), "dduuuu");  // YEL and BLU, not YEL and TRK
}

TEST(R_37, WhatIsShownAtTheEnd) {
  const auto secrets = [](const char* value) {
    auto t = scenario().set("reveal_all_at_end", value).guessing().acquired('K', "EL");
    t.secrets("PUR:TO,GRE:BO,YEL:FE,RED:EL,BLU:ST*").play("guess RED");
    return t.view_field('K', "sec") + " " + t.view_field('K', "box");
  };
  EXPECT_EQ(secrets("true"), "PUR:TO,GRE:BO,YEL:FE,RED:EL,BLU:ST* TS");
  EXPECT_EQ(secrets("false"), "PUR:?,GRE:?,YEL:FE,RED:EL,BLU:? ?");
}

TEST(R_38, GreenUsesTheFrameOfTheRowsOwner) {
  auto t = scenario().at("GRE", "TRK").acquired('K', "TO").acquired('M', "EL").used('M', "BO,TS").phase("SPELL");
  EXPECT_EQ(t.play("cast GRE TO L").play("push EL R").used('M'), "BO,TS,EL");
}

TEST(R_39, CardsWithSeveralIcons) {
  auto card = scenario().data("km-deck-two-icons").at("RED", "TRK").acquired('K', "TSEL,FE").phase("SPELL");
  EXPECT_EQ(card.legal("cast"), "cast RED FE L TSEL L as BLU, cast RED FE L TSEL R as BLU");
  EXPECT_EQ(card.play("cast RED FE L TSEL L as BLU").used('K'), "TSEL,FE");  // the whole card moves
  auto exact = scenario().data("km-deck-two-icons").set("multi_icon_cost", "exact").at("YEL", "TRK");
  exact.acquired('K', "TSEL,FE,TO").slots("YEL|RED:-,RED|BLU:-").play("move RED");
  EXPECT_EQ(exact.owner(), "M");
}

TEST(R_40, WhatGreenAndPurpleCost) {
  EXPECT_EQ(scenario().at("GRE", "TRK").acquired('K', "TO,BO").phase("SPELL").legal("cast"), "cast GRE TO L");
  EXPECT_EQ(scenario().at("PUR", "TRK").acquired('K', "TO,BO").phase("SPELL").legal("cast"), "cast PUR BO L");
}

TEST(R_41, ThePaymentLiesThereBeforeTheDiscard) {
  auto t = scenario().at("BLU", "TRK").acquired('K', "FE").acquired('M', "EL,TS").phase("SPELL").play("cast BLU FE L");
  EXPECT_EQ(t.owner() + " " + t.view_field('M', "UK"), "M FE");
}

TEST(R_42, PurpleCannotDrawItsOwnPayment) {
  auto t = scenario().round(1).no_slot_cards().at("PUR", "TRK").acquired('K', "BO+").phase("SPELL");
  t.acquired('M', "EL,EL,TO,TO,FE,FE").discards("TS").play("cast PUR BO+ L");
  EXPECT_EQ(t.outcomes(), "draw TS*1");
}

TEST(R_43, GivingUpIsNoActionOfTheGame) {
  for (const char* text : {"concede", "resign", "give up", "draw", "offer draw"}) {
    EXPECT_FALSE(Text::parse_action(text).has_value()) << text;
  }
}

}  // namespace
}  // namespace spires::duel::tests
