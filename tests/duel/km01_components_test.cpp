// KM-1: the contents of the box.
#include "tests/duel/scenario.h"

namespace spires::duel::tests {
namespace {

TEST(KM_1_1, SixTowersFiveOfThemColoured) {
  auto t = scenario().from_the_start();
  EXPECT_EQ(t.field("slots"), "TRK|PUR:-,PUR|GRE:-,GRE|YEL:-,YEL|RED:-,RED|BLU:-,BLU|TRK:-");
  EXPECT_EQ(t.field("sec"), "PUR:-,GRE:-,YEL:-,RED:-,BLU:-");
}

TEST(KM_1_1, TheTrackHasSixFields) {
  auto sixth = scenario().round(6).turn(4).at("YEL", "RED").no_slot_cards();
  EXPECT_EQ(fault_of(sixth.rules(), sixth.line()), "none");
  std::string seventh = sixth.line();
  seventh.replace(seventh.find("r=6"), 3, "r=7");
  EXPECT_EQ(fault_of(sixth.rules(), seventh), "r");
}

TEST(KM_1_2, TheMarkerStartsOnOneAndMovesOnARound) {
  auto t = scenario().round(1).turn(4).at("GRE", "BLU").no_slot_cards();
  EXPECT_EQ(t.field("r"), "1");
  t.play("move RED");
  EXPECT_EQ(t.field("r"), "2");
  EXPECT_EQ(scenario().from_the_start().field("r"), "1");
}

TEST(KM_1_3, TwoPlayersOneForEachCharacter) {
  auto t = scenario();
  EXPECT_EQ(Text::players(t.rules()), 2);
  EXPECT_EQ(Text::seat(Seat::A), "K");
  EXPECT_EQ(Text::seat(Seat::B), "M");
  EXPECT_EQ(fault_of({number("players", 2)}), "none");
  EXPECT_EQ(fault_of({number("players", 1)}), "players");
  EXPECT_EQ(fault_of({number("players", 3)}), "players");
}

TEST(KM_1_4, ThirtyEightCardsOfTwoKinds) {
  auto t = scenario().from_the_start();
  const Cards deck = cards_of(t.field("draw"));
  EXPECT_EQ(size_of(deck), 38);
  for (const auto& [type, copies] : deck) {
    const bool stone = type.starts_with("S1") || type.starts_with("S2");
    const bool ingredient = type.starts_with("FE") || type.starts_with("TO") || type.starts_with("BO") ||
                            type.starts_with("EL") || type.starts_with("TS");
    EXPECT_NE(stone, ingredient) << type;
  }
}

TEST(KM_1_5, SixSecretCardsOneWithThePrincess) {
  auto t = scenario().from_the_start().deal();
  std::vector<std::string> cards{t.field("box")};
  for (const std::string& entry : split(t.field("sec"), ',')) cards.push_back(entry.substr(entry.find(':') + 1));
  std::sort(cards.begin(), cards.end());
  EXPECT_EQ(join(cards, " "), "BO EL FE ST* TO TS");
}

TEST(KM_1_6, TheHelpCardPartsAcquiredFromUsed) {
  auto t = scenario().at("YEL", "TRK").slots("PUR|GRE:S1<,GRE|YEL:FE,YEL|RED:BO");
  auto stone = t;
  t.play("move GRE").play("take GRE|YEL");
  EXPECT_EQ(t.acquired('K') + " " + t.used('K'), "FE:1 -");
  stone.play("move GRE").play("take PUR|GRE");
  EXPECT_EQ(stone.acquired('K') + " " + stone.used('K'), "- S1<");
}

TEST(KM_1_7, WhatTheTowersAreWorth) {
  const auto worth = [](const char* card, const char* elsewhere) {
    // The secret card beneath shows something K does not own.
    auto t = scenario().guessing().acquired('K', card).secrets(elsewhere);
    return t.play("guess " + std::string(elsewhere).substr(0, 3)).score('K');
  };
  EXPECT_EQ(worth("FE", "BLU:TO"), "0+5+0+0=5");
  EXPECT_EQ(worth("TO", "GRE:FE"), "0+5+0+0=5");
  EXPECT_EQ(worth("BO", "PUR:FE"), "0+6+0+0=6");
  EXPECT_EQ(worth("EL", "YEL:FE"), "0+6+0+0=6");
  EXPECT_EQ(worth("TS", "RED:FE"), "0+7+0+0=7");
}

TEST(KM_1_7, WhatTheSpellsCost) {
  const auto casts = [](const char* tower, const char* mage) {
    return scenario().at(tower, mage).acquired('K', "FE,TO,BO,EL").phase("SPELL").legal("cast");
  };
  EXPECT_EQ(casts("BLU", "TRK"), "cast BLU FE L");
  EXPECT_EQ(casts("GRE", "TRK"), "cast GRE TO L");
  EXPECT_EQ(casts("PUR", "TRK"), "cast PUR BO L");
  EXPECT_EQ(casts("YEL", "TRK"), "cast YEL EL L");
}

TEST(KM_1_7, RedCostsAToadstoolAndOneMore) {
  auto t = scenario().at("RED", "TRK").acquired('K', "TS,FE").phase("SPELL");
  EXPECT_EQ(t.legal("cast"), "cast RED FE L TS L as BLU, cast RED FE L TS R as BLU");
}

}  // namespace
}  // namespace spires::duel::tests
