// The worked scenarios of docs/rules/duel.md, one test each, in order.
#include "engine/core/rng.h"
#include "tests/duel/scenario.h"

namespace spires::duel::tests {
namespace {

// ---- Set-up

TEST(Scenarios, S_01_ANewGame) {
  auto t = scenario().from_the_start().deal();
  EXPECT_EQ(t.pile("disc"), 2);
  EXPECT_EQ(t.pile("draw"), 30);
  EXPECT_EQ(t.faces().find('-'), std::string::npos);
  for (const char* zone : {"AK", "UK", "VK", "AM", "UM", "VM"}) EXPECT_EQ(t.field(zone), "-") << zone;
  EXPECT_EQ(t.field("posK") + t.field("posM") + t.field("r"), "YELTRK1");
}

TEST(Scenarios, S_02_WhichCardsAreFaceUp) { EXPECT_EQ(scenario().from_the_start().deal().faces(), "uduudu"); }

TEST(Scenarios, S_04_AnotherRing) {
  auto t = scenario().ring("PUR,TRK,GRE,YEL,RED,BLU").from_the_start().deal();
  EXPECT_EQ(t.field("posK") + t.field("posM"), "REDTRK");
  EXPECT_TRUE(t.slot("BLU|PUR").starts_with('('));
  EXPECT_TRUE(t.slot("GRE|YEL").starts_with('('));
  EXPECT_EQ(t.faces(), "uuduud");
}

// ---- Moving

TEST(Scenarios, S_05_StepOrSwap) {
  auto t = scenario().at("YEL", "RED");
  EXPECT_EQ(t.legal(), "move GRE, move RED");
  EXPECT_EQ(t.play("move GRE").field("swap"), "0");
  EXPECT_EQ(scenario().at("YEL", "RED").given("swap", "1").refused("move RED"), "KM-5.3");
}

TEST(Scenarios, S_06_TheSwap) {
  auto t = scenario().at("YEL", "RED").acquired('K', "TS,TO").acquired('M', "EL").slots("YEL|RED:FE,RED|BLU:BO");
  t.play("move RED");
  EXPECT_EQ(t.field("posK") + t.field("posM") + t.field("swap"), "REDYEL1");
  EXPECT_EQ(t.legal(), "take RED|BLU, take YEL|RED");
  t.play("take RED|BLU");
  EXPECT_EQ(t.phase() + t.owner(), "SPELLK");
  EXPECT_TRUE(t.lists("cast RED TO L TS L as GRE"));
  EXPECT_EQ(t.acquired('M') + t.used('M'), "EL:1-");
}

TEST(Scenarios, S_07_TheSwapIsUsed) {
  auto t = scenario().at("YEL", "RED").given("swap", "1");
  EXPECT_EQ(t.refused("move RED"), "KM-5.3");
  EXPECT_EQ(t.legal(), "move GRE");
}

TEST(Scenarios, S_08_TheSkip) {
  auto t = scenario().active('M').at("RED", "YEL");
  EXPECT_EQ(t.legal(), "move BLU, move GRE");
  EXPECT_EQ(t.refused("move RED"), "KM-5.2");
}

TEST(Scenarios, S_10_TheKnightDoesNotSkip) { EXPECT_EQ(scenario().at("YEL", "RED").refused("move BLU"), "KM-5.9"); }

TEST(Scenarios, S_11_NobodyStays) {
  EXPECT_EQ(scenario().at("YEL", "RED").refused("move YEL"), "KM-5.1");
  EXPECT_EQ(scenario().active('M').at("YEL", "RED").refused("move RED"), "KM-5.1");
}

TEST(Scenarios, S_13_ASwapFromAfar) {
  auto t = scenario().at("YEL", "TRK").play("move TRK");
  EXPECT_EQ(t.field("posK") + t.field("posM"), "TRKYEL");
  EXPECT_EQ(scenario().set("swap_range", "adjacent").at("YEL", "TRK").refused("move TRK"), "KM-15.1");
}

TEST(Scenarios, S_14_ASkipAgain) {
  EXPECT_EQ(scenario().active('M').at("YEL", "GRE").play("move RED").field("posM"), "RED");
  // Two turns in a row: the knight swaps in between, to be a neighbour again.
  auto t = scenario().round(1).turn(2).at("PUR", "TRK").no_slot_cards();
  t.play("move GRE").play("move GRE");
  EXPECT_EQ(t.owner() + t.field("posK") + t.field("posM"), "MGREPUR");
  EXPECT_EQ(t.play("move YEL").field("posM"), "YEL");
}

TEST(Scenarios, S_16_ASkipAcrossNumberZero) {
  auto t = scenario().active('M').at("BLU", "TRK");
  EXPECT_EQ(t.legal(), "move PUR, move RED");
  EXPECT_EQ(t.refused("move BLU"), "KM-5.2");
  EXPECT_EQ(t.play("move RED").field("posM"), "RED");
}

TEST(Scenarios, S_17_NoSpellOnTheTrack) {
  auto t = scenario().at("PUR", "YEL").acquired('K', "EL,TO").play("move TRK");
  EXPECT_EQ(t.legal(), "take BLU|TRK, take TRK|PUR");
  t.play("take TRK|PUR");
  EXPECT_EQ(t.phase() + t.owner(), "MOVEM");
}

// ---- Taking

Scenario first_turn(const char* hidden) {
  return scenario().round(1).at("YEL", "TRK").slots("GRE|YEL:FE,PUR|GRE:(" + std::string(hidden) + ")");
}

TEST(Scenarios, S_18_FaceUpOrFaceDown) {
  auto t = first_turn("BO").play("move GRE");
  EXPECT_EQ(t.legal(), "take GRE|YEL, take PUR|GRE");
}

TEST(Scenarios, S_19_AStoneComesToLight) {
  auto t = first_turn("S1<").play("move GRE").play("take PUR|GRE");
  EXPECT_EQ(t.view_field('M', "UK") + t.view_field('M', "AK"), "S1<-");
  EXPECT_EQ(t.used('K') + t.acquired('K'), "S1<-");
}

TEST(Scenarios, S_20_NoPeepingBeforeTheChoice) {
  auto t = first_turn("BO").play("move GRE");
  EXPECT_EQ(split(t.view_field('K', "slots"), ',')[1], "PUR|GRE:(?)");
  t.play("take PUR|GRE");
  EXPECT_EQ(t.phase() + t.owner(), "MOVEM");  // and no way back
  EXPECT_EQ(t.refused('K', "take GRE|YEL"), "KM-4.2");
}

TEST(Scenarios, S_22_NoCardButASpell) {
  auto t = scenario().active('M').at("YEL", "TRK").acquired('M', "FE").slots("RED|BLU:-,BLU|TRK:-").play("move BLU");
  EXPECT_EQ(t.acquired('M'), "FE:1");
  EXPECT_EQ(t.legal(), "cast BLU FE L, pass");
}

TEST(Scenarios, S_23_NoDeclining) {
  auto two = first_turn("BO").play("move GRE");
  EXPECT_EQ(two.refused("pass"), "KM-6.3");
  auto one = scenario().at("YEL", "TRK").slots("GRE|YEL:FE,PUR|GRE:-").play("move GRE");
  EXPECT_EQ(one.acquired('K'), "FE:1");
}

TEST(Scenarios, S_25_AnElixirIsAcquired) {
  auto t = scenario().at("YEL", "TRK").used('K', "BO").slots("GRE|YEL:EL").play("move GRE").play("take GRE|YEL");
  EXPECT_EQ(t.acquired('K') + t.used('K'), "EL:1BO");
  EXPECT_EQ(t.refused('K', "place L"), "KM-4.2");
}

TEST(Scenarios, S_26_AStoneIsNot) {
  auto t = scenario().at("YEL", "TRK").used('K', "BO").slots("GRE|YEL:S2>").play("move GRE").play("take GRE|YEL");
  EXPECT_EQ(t.acquired('K'), "-");
  EXPECT_EQ(t.legal(), "place L, place R");
}

// ---- Row and stones

std::string counted(const char* row, const char* chain = "transitive") {
  return scenario().set("stone_chain", chain).guessing().used('K', row).play("guess BLU").counts('K');
}

// K's last turn of the game: the only card left is the stone beside GRE.
Scenario last_stone() {
  return scenario().round(6).turn(4).at("YEL", "TRK").used('K', "EL,TS").no_slot_cards().slots("GRE|YEL:S2>");
}

TEST(Scenarios, S_28_TwoStonesAtTheLeft) {
  auto t = last_stone().play("move GRE").play("place L");
  EXPECT_EQ(t.used('K'), "S2>,EL,TS");
  EXPECT_EQ(t.play("guess BLU").counts('K'), "FE 0, TO 0, BO 0, EL 3, TS 1");
}

TEST(Scenarios, S_29_TwoStonesAtTheRight) {
  auto t = last_stone().play("move GRE").play("place R");
  EXPECT_EQ(t.used('K'), "EL,TS,S2>");
  EXPECT_EQ(t.play("guess BLU").counts('K'), "FE 0, TO 0, BO 0, EL 1, TS 1");
}

TEST(Scenarios, S_30_AFeatherBesideThem) {
  auto t = scenario().round(6).turn(4).at("BLU", "TRK").acquired('K', "FE").used('K', "EL,TS,S2>").no_slot_cards();
  t.phase("SPELL").play("cast BLU FE R");
  EXPECT_EQ(t.used('K'), "EL,TS,S2>,FE");
  EXPECT_EQ(t.play("guess PUR").counts('K'), "FE 3, TO 0, BO 0, EL 1, TS 1");
}

TEST(Scenarios, S_31_NothingGoesInBetween) {
  auto t = last_stone().play("move GRE");
  EXPECT_EQ(t.legal(), "place L, place R");
  EXPECT_FALSE(t.possible("place M"));
}

TEST(Scenarios, S_32_NoCardIsTurned) {
  auto left = last_stone().play("move GRE").play("place L");
  auto right = last_stone().play("move GRE").play("place R");
  EXPECT_EQ(left.used('K') + " " + right.used('K'), "S2>,EL,TS EL,TS,S2>");
}

TEST(Scenarios, S_34_AChain) {
  EXPECT_EQ(counted("S1>,S2>,FE"), "FE 4, TO 0, BO 0, EL 0, TS 0");
  EXPECT_EQ(counted("S1>,S2>,FE", "direct"), "FE 3, TO 0, BO 0, EL 0, TS 0");
}

TEST(Scenarios, S_35_OpposedStones) {
  EXPECT_EQ(counted("EL,S1>,S2<,FE"), "FE 1, TO 0, BO 0, EL 1, TS 0");
  EXPECT_EQ(counted("EL,S1>,S2<,FE", "straight"), "FE 2, TO 0, BO 0, EL 3, TS 0");
}

TEST(Scenarios, S_37_StonesPointingOutwards) { EXPECT_EQ(counted("S1<,BO,S2>"), "FE 0, TO 0, BO 1, EL 0, TS 0"); }

TEST(Scenarios, S_38_StonesOnly) { EXPECT_EQ(counted("S1>,S2>,S1<"), "FE 0, TO 0, BO 0, EL 0, TS 0"); }

TEST(Scenarios, S_40_GreenBesideTheOpponentsStones) {
  const auto green = [] {
    auto t = scenario().round(6).turn(4).at("GRE", "TRK").acquired('K', "TO").no_slot_cards().phase("SPELL");
    return t.acquired('M', "TO").used('M', "EL,S2>").play("cast GRE TO L");
  };
  auto right = green().play("push TO R");
  EXPECT_EQ(right.used('M'), "EL,S2>,TO");
  EXPECT_EQ(right.play("guess BLU").counts('M'), "FE 0, TO 3, BO 0, EL 1, TS 0");
  auto left = green().play("push TO L");
  EXPECT_EQ(left.used('M'), "TO,EL,S2>");
  EXPECT_EQ(left.play("guess BLU").counts('M'), "FE 0, TO 1, BO 0, EL 1, TS 0");
  EXPECT_EQ(counted("TO,EL,S2>,EL"), "FE 0, TO 1, BO 0, EL 4, TS 0");
}

// ---- Spells

TEST(Scenarios, S_41_Yellow) {
  auto t = scenario().at("YEL", "TRK").acquired('K', "TS,EL,EL").phase("SPELL").play("cast YEL EL L");
  EXPECT_EQ(t.used('K') + " " + t.acquired('K'), "EL EL:1,TS:1");
  EXPECT_EQ(split(t.legal("look"), ',').size(), 10u);
}

TEST(Scenarios, S_43_NothingIsCastOnTheTrack) {
  auto t = scenario().at("PUR", "YEL").acquired('K', "EL,TS").slots("TRK|PUR:-,BLU|TRK:-").play("move TRK");
  EXPECT_EQ(t.owner() + t.acquired('K'), "MEL:1,TS:1");
}

TEST(Scenarios, S_44_WrongTowerAndNothingToPayWith) {
  auto t = scenario().at("GRE", "TRK").acquired('K', "TO").slots("GRE|YEL:-,YEL|RED:-").play("move YEL");
  EXPECT_EQ(t.owner() + t.acquired('K'), "MTO:1");
  auto with_elixir = scenario().at("YEL", "TRK").acquired('K', "TO,EL").phase("SPELL");
  EXPECT_EQ(with_elixir.refused("cast GRE TO L"), "KM-9.2");
  EXPECT_EQ(with_elixir.refused("cast YEL TO L"), "KM-9.3");
}

TEST(Scenarios, S_46_AStoneDoesNotPay) {
  auto t = scenario().at("GRE", "TRK").used('K', "EL,S1<").slots("GRE|YEL:-,YEL|RED:-").play("move YEL");
  EXPECT_EQ(t.owner() + t.used('K'), "MEL,S1<");
  auto with_elixir = scenario().at("YEL", "TRK").acquired('K', "EL+").used('K', "EL,S1<").phase("SPELL");
  EXPECT_EQ(with_elixir.refused("cast YEL S1< L"), "KM-8.1");
  EXPECT_EQ(with_elixir.refused("cast YEL EL L"), "KM-9.4");
}

TEST(Scenarios, S_47_OneSpellATurn) {
  auto t = scenario().at("YEL", "TRK").acquired('K', "EL,EL").phase("SPELL").play("cast YEL EL L").play("look PUR GRE");
  EXPECT_EQ(t.refused("cast YEL EL L"), "KM-9.1");
  t.play("keep");
  EXPECT_EQ(t.owner(), "M");
  EXPECT_EQ(t.refused('K', "cast YEL EL L"), "KM-4.2");
}

TEST(Scenarios, S_49_AnExchangeBehindTheScreen) {
  auto t = scenario().active('M').at("TRK", "YEL").acquired('M', "EL").secrets("PUR:BO,BLU:ST*").phase("SPELL");
  t.play("cast YEL EL L").play("look PUR BLU");
  auto kept = t;
  t.play("swap");
  kept.play("keep");
  EXPECT_TRUE(t.field("sec").starts_with("PUR:ST*,") && t.field("sec").ends_with(",BLU:BO"));
  EXPECT_EQ(t.view('K'), kept.view('K'));
  EXPECT_EQ(t.view_field('K', "sec"), "PUR:?,GRE:?,YEL:?,RED:?,BLU:?");
}

TEST(Scenarios, S_50_KnowledgeGoesStale) {
  // K, in RED, looks at PUR and BLU and finds the princess under BLU; then M looks at RED and BLU.
  auto t = scenario().at("RED", "GRE").acquired('K', "EL,TS").acquired('M', "EL").secrets("BLU:ST*,PUR:BO");
  t.slots("GRE|YEL:FE,YEL|RED:-").phase("SPELL");
  t.play("cast RED EL L TS L as YEL").play("look PUR BLU").play("keep");
  t.play("move YEL").play("cast YEL EL L").play("look RED BLU").play("swap");
  const auto view = Duel::view(t.rules(), t.state(), Observer(Seat::A), Duel::Memory{});
  Rng rng(50);
  int under_red = 0;
  constexpr int kWorlds = 4000;
  for (int i = 0; i < kWorlds; ++i) {
    const auto world = Duel::determinize(t.rules(), view, rng);
    const std::string secrets = fields_of(Text::state(t.rules(), world))["sec"];
    const bool red = secrets.find("RED:ST*") != std::string::npos;
    EXPECT_TRUE(red || secrets.find("BLU:ST*") != std::string::npos) << secrets;
    EXPECT_TRUE(secrets.starts_with("PUR:BO")) << secrets;
    under_red += red ? 1 : 0;
  }
  EXPECT_NEAR(under_red, kWorlds / 2.0, 160);  // five standard deviations
}

TEST(Scenarios, S_52_Green) {
  auto t = scenario().at("GRE", "TRK").acquired('K', "TO").acquired('M', "FE,EL").used('M', "BO").phase("SPELL");
  t.play("cast GRE TO L").play("push EL L");
  EXPECT_EQ(t.acquired('M') + " " + t.used('M') + " " + t.used('K'), "FE:1 EL,BO TO");
}

TEST(Scenarios, S_53_NotFromTheRowNorVeiledCards) {
  auto t = scenario().at("GRE", "TRK").acquired('K', "TO").acquired('M', "FE,EL").used('M', "BO").veiled('M', "TS");
  t.phase("SPELL").play("cast GRE TO L");
  EXPECT_EQ(t.refused("push BO L"), "KM-9.20");
  EXPECT_EQ(t.refused("push TS L"), "KM-9.20");
}

TEST(Scenarios, S_55_Blue) {
  auto t = scenario().at("BLU", "TRK").acquired('K', "FE").acquired('M', "TS").used('M', "EL,S2>,FE").phase("SPELL");
  t.play("cast BLU FE L");
  EXPECT_EQ(t.owner() + ": " + t.legal(), "M: discard TS, discard U1, discard U2, discard U3");
  EXPECT_EQ(t.refused('K', "discard TS"), "KM-9.32");
  const int discarded = t.pile("disc");
  t.play("discard U1");
  EXPECT_EQ(t.used('M'), "S2>,FE");
  EXPECT_EQ(t.pile("disc"), discarded + 1);
}

TEST(Scenarios, S_56_BlueFindsNothing) {
  auto t = scenario().at("BLU", "TRK").acquired('K', "FE").veiled('M', "EL").phase("SPELL").play("cast BLU FE L");
  EXPECT_EQ(t.veiled('M') + t.phase() + t.owner(), "EL:1MOVEM");
}

TEST(Scenarios, S_58_PurpleFindsNothing) {
  auto t = scenario().ring("PUR,TRK,GRE,YEL,RED,BLU").active('M').at("RED", "PUR").acquired('M', "BO").phase("SPELL");
  t.round(1).turn(2).slots("PUR|TRK:-").acquired('K', "EL,EL").discards("").play("cast PUR BO L");
  EXPECT_EQ(t.used('M') + t.veiled('M') + t.field("disc"), "BO--");
}

TEST(Scenarios, S_59_RedAsGreen) {
  auto t = scenario().at("RED", "TRK").acquired('K', "TS,TO,EL").acquired('M', "BO,FE").used('M', "EL").phase("SPELL");
  t.play("cast RED TO L TS R as GRE");
  EXPECT_EQ(t.used('K') + " " + t.acquired('K'), "TO,TS EL:1");
  EXPECT_EQ(t.owner() + ": " + t.legal(), "K: push BO L, push BO R, push FE L, push FE R");
  EXPECT_EQ(t.play("push FE R").used('M'), "EL,FE");
}

TEST(Scenarios, S_61_RedNeedsAToadstoolAndOneMore) {
  for (const char* cards : {"TS", "EL,TO"}) {
    auto t = scenario().at("YEL", "TRK").acquired('K', cards).slots("YEL|RED:-,RED|BLU:-").play("move RED");
    EXPECT_EQ(t.phase() + t.owner(), "MOVEM") << cards;
  }
}

TEST(Scenarios, S_62_RedFollowsTheSecondCard) {
  auto t = scenario().at("RED", "TRK").acquired('K', "TS,EL").phase("SPELL");
  EXPECT_EQ(t.refused("cast RED EL L TS L as BLU"), "KM-9.50");
  EXPECT_EQ(t.legal("cast"), "cast RED EL L TS L as YEL, cast RED EL L TS R as YEL");
}

TEST(Scenarios, S_64_RedIsNotAnyTower) {
  auto t = scenario().at("RED", "TRK").acquired('K', "TS,TS").phase("SPELL");
  EXPECT_FALSE(t.possible("cast RED TS L TS L as RED"));
  EXPECT_EQ(split(t.legal("cast"), ',').size(), 4u);
}

// ---- Rounds

TEST(Scenarios, S_65_ANewRound) {
  auto t = scenario().round(1).turn(4).at("YEL", "TRK").no_slot_cards().slots("YEL|RED:EL,RED|BLU:(S1<)");
  t.acquired('K', "TS,TS").acquired('M', "BO").discards("FE,FE,TO").play("move PUR");
  t.play("pass");  // M could have used the book
  EXPECT_EQ(t.field("disc"), "EL:1,FE:2,S1<:1,TO:1");
  EXPECT_EQ(t.view_field('M', "disc"), "#5");
  t.deal();
  EXPECT_EQ(t.field("r") + t.field("t") + t.owner(), "21M");
  EXPECT_EQ(t.faces().find('-'), std::string::npos);
}

TEST(Scenarios, S_67_FacesAtDistanceTwo) {
  auto t = scenario().round(1).turn(4).at("GRE", "BLU").no_slot_cards().play("move RED").deal();
  EXPECT_EQ(t.faces(), "duuuud");
}

TEST(Scenarios, S_68_FacesStay) {
  auto t = scenario().round(1).at("YEL", "TRK").play("move RED").play("take YEL|RED");
  EXPECT_EQ(t.faces(), "udu-du");
}

// ---- The end

Scenario h() {
  auto t = scenario().data("km-deck-thirty-ingredients").guessing();
  t.acquired('K', "TS,TS,TS,EL,EL,EL,EL,TO,TO,BO,BO").acquired('M', "EL,TO,TO,BO,BO").used('M', "S2>,FE,S1<,TO,S2<");
  return t.secrets("BLU:ST*,GRE:FE,PUR:BO,YEL:EL,RED:TO");
}

TEST(Scenarios, S_70_Majorities) {
  auto t = h().play("guess RED");
  EXPECT_EQ(t.counts('K'), "FE 0, TO 2, BO 2, EL 4, TS 3");
  EXPECT_EQ(t.counts('M'), "FE 4, TO 5, BO 2, EL 1, TS 0");
  EXPECT_EQ(t.towers_won(), "PUR:-,GRE:M,YEL:K,RED:K,BLU:M");
  EXPECT_TRUE(t.score('K').starts_with("0+13+"));
  EXPECT_TRUE(t.score('M').starts_with("0+10+"));
}

TEST(Scenarios, S_71_SecretCards) {
  auto t = h().play("guess RED");
  EXPECT_EQ(t.score('M'), "0+10+6+0=16");
  EXPECT_EQ(t.score('K'), "0+13+6+0=19");
}

TEST(Scenarios, S_73_AWrongGuess) {
  auto t = h().play("guess RED");
  EXPECT_EQ(t.winners() + " " + t.tiebreak(), "K none");
  EXPECT_EQ(h().play("guess BLU").score('K'), "3+13+6+0=22");
}

TEST(Scenarios, S_74_TheTrackHidesNobody) { EXPECT_FALSE(h().possible("guess TRK")); }

TEST(Scenarios, S_76_AVeiledStone) {
  auto t = scenario().guessing().acquired('K', "FE,FE").veiled('K', "S2>").acquired('M', "FE").secrets("BLU:ST*");
  EXPECT_EQ(t.play("guess RED").score('K'), "0+5+2+0=7");
}

TEST(Scenarios, S_77_NaturalIconsOnly) {
  auto t = scenario().guessing().used('K', "S2>,FE").acquired('M', "FE,FE").secrets("BLU:FE,PUR:ST*").play("guess RED");
  EXPECT_EQ(t.towers_won(), "PUR:-,GRE:-,YEL:-,RED:-,BLU:K");
  EXPECT_EQ(t.score('K') + " " + t.score('M'), "0+5+1+0=6 0+0+0+0=0");
}

TEST(Scenarios, S_79_Chests) {
  const std::pair<const char*, const char*> rows[] = {{"", "0"},
                                                      {"FE+", "1"},
                                                      {"FE+,TO+", "2"},
                                                      {"FE+,TO+,BO+", "4"},
                                                      {"FE+,TO+,BO+,EL+", "7"},
                                                      {"FE+,TO+,BO+,EL+,TS+", "10"}};
  for (const auto& [cards, points] : rows) {
    const std::string score = scenario().guessing().acquired('M', cards).play("guess BLU").score('M');
    EXPECT_EQ(split(score.substr(0, score.find('=')), '+')[3], points) << cards;
  }
}

TEST(Scenarios, S_80_ThePrincessCardDecides) {
  auto t = scenario().guessing().acquired('K', "TS,TS,EL").acquired('M', "TO,BO").used('M', "S2>");
  t.secrets("RED:FE,YEL:BO,GRE:ST*,PUR:EL,BLU:TO").play("guess RED");
  EXPECT_EQ(t.score('K') + " " + t.score('M'), "0+13+0+0=13 0+11+2+0=13");
  EXPECT_EQ(t.winners() + " " + t.tiebreak(), "M princess");
}

TEST(Scenarios, S_82_RedDecides) {
  auto t = scenario().guessing().acquired('K', "TS,FE").acquired('M', "EL,BO");
  t.secrets("RED:EL,YEL:TS,GRE:ST*,PUR:TO,BLU:BO").play("guess RED");
  EXPECT_EQ(t.score('K') + " " + t.score('M'), "0+12+0+0=12 0+12+0+0=12");
  EXPECT_EQ(t.winners() + " " + t.tiebreak(), "K red");
}

TEST(Scenarios, S_83_ADraw) {
  auto t = scenario().guessing().acquired('K', "EL,TO").acquired('M', "BO,FE");
  t.secrets("RED:ST*,YEL:TS,GRE:FE,PUR:TO,BLU:EL").play("guess PUR");
  EXPECT_EQ(t.score('K') + " " + t.score('M'), "0+11+0+0=11 0+11+0+0=11");
  EXPECT_EQ(t.winners() + " " + t.tiebreak(), "K,M draw");
}

}  // namespace
}  // namespace spires::duel::tests
