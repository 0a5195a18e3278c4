// KM-6: taking a card.
#include "tests/duel/scenario.h"

namespace spires::duel::tests {
namespace {

TEST(KM_6_1, TwoCardsAreAChoice) {
  auto t = scenario().at("YEL", "TRK").slots("PUR|GRE:(BO),GRE|YEL:FE").play("move GRE");
  EXPECT_EQ(t.legal(), "take GRE|YEL, take PUR|GRE");
  t.play("take GRE|YEL");
  EXPECT_EQ(t.acquired('K'), "FE:1");
  EXPECT_EQ(t.slot("GRE|YEL") + t.slot("PUR|GRE"), "-(BO)");
}

TEST(KM_6_1, ASingleCardIsTakenWithoutAChoice) {
  auto t = scenario().at("YEL", "TRK").slots("PUR|GRE:BO,GRE|YEL:-").play("move GRE");
  EXPECT_EQ(t.acquired('K'), "BO:1");
  EXPECT_EQ(t.slot("PUR|GRE"), "-");
  EXPECT_EQ(t.owner(), "M");
}

TEST(KM_6_1, NoCardNothingTaken) {
  auto t = scenario().at("YEL", "TRK").slots("PUR|GRE:-,GRE|YEL:-").play("move GRE");
  EXPECT_EQ(t.acquired('K') + t.used('K'), "--");
  EXPECT_EQ(t.owner(), "M");
}

TEST(KM_6_1, AnEmptySlotCannotBeNamed) {
  auto t = scenario().at("YEL", "TRK").slots("PUR|GRE:-,GRE|YEL:FE");
  EXPECT_EQ(t.refused("take PUR|GRE"), "KM-4.3");
  t.play("move GRE");
  EXPECT_EQ(t.acquired('K'), "FE:1");
}

TEST(KM_6_2, AFaceDownCardMayBeTakenUnseen) {
  auto t = scenario().at("YEL", "TRK").slots("PUR|GRE:(BO),GRE|YEL:FE").play("move GRE");
  EXPECT_EQ(split(t.view_field('K', "slots"), ',')[1], "PUR|GRE:(?)");
  t.play("take PUR|GRE");
  EXPECT_EQ(t.acquired('K'), "BO:1");
  EXPECT_EQ(t.owner(), "M");  // the choice was final
}

TEST(KM_6_3, ThereIsNoWayToDecline) {
  auto t = scenario().at("YEL", "TRK").acquired('K', "TO").play("move GRE");
  EXPECT_EQ(t.legal(), "take GRE|YEL, take PUR|GRE");
  EXPECT_EQ(t.refused("pass"), "KM-6.3");
  EXPECT_EQ(t.refused("cast GRE TO L"), "KM-4.3");
}

TEST(KM_6_4, OnlySlotsOfTheTowerJustEntered) {
  auto t = scenario().at("YEL", "TRK").play("move GRE");
  EXPECT_EQ(t.refused("take YEL|RED"), "KM-6.4");
  EXPECT_EQ(t.refused("take BLU|TRK"), "KM-6.4");
  EXPECT_TRUE(t.lists("take GRE|YEL"));  // shared with the tower that was left
}

TEST(KM_6_5, WhatIsTakenIsPublic) {
  auto t = scenario().at("YEL", "TRK").slots("PUR|GRE:(BO+),GRE|YEL:FE").play("move GRE").play("take PUR|GRE");
  EXPECT_EQ(t.view_field('K', "AK"), "BO+:1");
  EXPECT_EQ(t.view_field('M', "AK"), "BO+:1");
}

TEST(KM_6_6, AnIngredientGoesToTheAcquiredCards) {
  auto t = scenario().at("YEL", "TRK").used('K', "BO").slots("GRE|YEL:FE").play("move GRE").play("take GRE|YEL");
  EXPECT_EQ(t.acquired('K') + " " + t.used('K'), "FE:1 BO");
}

TEST(KM_6_6, AStoneGoesToAnEndOfTheRow) {
  auto t = scenario().at("YEL", "TRK").used('K', "BO").slots("GRE|YEL:S2>").play("move GRE").play("take GRE|YEL");
  EXPECT_EQ(t.phase() + " " + t.field("pend"), "PLACE S2>");
  EXPECT_EQ(t.legal(), "place L, place R");
  auto right = t;
  EXPECT_EQ(t.play("place L").used('K'), "S2>,BO");
  EXPECT_EQ(right.play("place R").used('K'), "BO,S2>");
}

TEST(KM_6_7, NoStoneAmongAcquiredCards) {
  auto t = scenario().at("YEL", "TRK").slots("GRE|YEL:S1<").play("move GRE").play("take GRE|YEL");
  EXPECT_EQ(t.acquired('K') + " " + t.used('K'), "- S1<");
  std::string line = scenario().acquired('K', "BO").used('K', "S1<").line();
  line.replace(line.find("AK=BO:1 UK=S1<"), 14, "AK=S1<:1 UK=BO");
  EXPECT_NE(fault_of(t.rules(), line), "none");
}

TEST(KM_6_7, AnIngredientIsNotPlaced) {
  auto t = scenario().at("YEL", "TRK").used('K', "BO").slots("GRE|YEL:FE").play("move GRE");
  EXPECT_EQ(t.refused("place L"), "KM-6.7");
  t.play("take GRE|YEL");
  EXPECT_EQ(t.refused('K', "place L"), "KM-4.2");
  EXPECT_EQ(t.used('K'), "BO");
}

TEST(KM_6_8, WhatIsRefused) {
  auto t = scenario().at("YEL", "TRK").acquired('K', "TO").slots("PUR|GRE:FE,GRE|YEL:BO").play("move GRE");
  EXPECT_EQ(t.refused("take RED|BLU"), "KM-6.4");
  EXPECT_EQ(t.refused("pass"), "KM-6.3");
  t.play("take PUR|GRE");
  EXPECT_EQ(t.phase(), "SPELL");
  EXPECT_EQ(t.refused("take GRE|YEL"), "KM-4.3");
}

TEST(KM_6_8, AnEndIsLeftOrRight) {
  EXPECT_FALSE(Text::parse_action("place M").has_value());
  EXPECT_FALSE(Text::parse_action("place 1").has_value());
  EXPECT_FALSE(Text::parse_action("place").has_value());
  EXPECT_TRUE(Text::parse_action("place L").has_value());
}

}  // namespace
}  // namespace spires::duel::tests
