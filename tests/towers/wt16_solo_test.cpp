// WT-16: the solo game. The co-operative game is not in this release.
#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

TEST(WT_16_1, TwelveWizardsOfOnePool) {
  auto t = solo("").from_the_start();
  EXPECT_EQ(t.board(), "0:K 1:S(AAA) 2:P(AAA) 3:S(AAA) 4:P(AA) 5:S(A) 6:P 7:S 8:P 9:S");
  EXPECT_EQ(t.draw_cards(), 3);
  EXPECT_EQ(t.phase(), "choose");
}

TEST(WT_16_1, OneCardATurn) {
  auto t = solo("").board("0:K 3:S 5:(A) 9:(A)").hand('A', "W1,W2,W3");
  t.play("play W1").play("wizard 5A");
  EXPECT_EQ(t.phase(), "refill");
  EXPECT_EQ(t.draw_cards(), 1);
  EXPECT_EQ(t.phase(), "choose");
  EXPECT_EQ(t.field("act"), "1");
}

TEST(WT_16_1, OnePlayer) {
  EXPECT_EQ(fault_of({number("players", 2), word("variant", "solo")}), "players");
  EXPECT_EQ(fault_of({number("players", 1), word("variant", "solo")}), "none");
}

TEST(WT_16_2, WonWithAllHomeWithinTheLimit) {
  auto t = solo("").board("0:K 3:S 15:(A)").hand('A', "W1,W2,W3");
  t.play("play W1").play("wizard 15A");
  t.draw_cards();
  EXPECT_EQ(t.result(), "goal A:1");
}

TEST(WT_16_2, LostAtTheLimit) {
  auto t = solo("").set("soloCardLimit", "2").board("0:K 3:S 5:(A) 9:(A)").hand('A', "W1,W2,W3");
  t.play("play W1").play("wizard 5A");
  t.draw_cards();
  EXPECT_FALSE(t.over());
  t.play("play W2").play("wizard 9A");
  t.draw_cards();
  EXPECT_EQ(t.result(), "deadlock A:2");
}

TEST(WT_16_2, TheLastAllowedCardMayStillWin) {
  auto t = solo("").set("soloCardLimit", "1").board("0:K 3:S 15:(A)").hand('A', "W1,W2,W3");
  t.play("play W1").play("wizard 15A");
  t.draw_cards();
  EXPECT_EQ(t.result(), "goal A:1");
}

TEST(WT_16_3, OneSpellAfterTheCard) {
  auto t = solo("MW,MT,FR").board("0:K 3:S 5:(A) 9:(A)").hand('A', "W1,W2,W3");
  EXPECT_EQ(t.potions('A'), "0/6/0");
  EXPECT_EQ(t.legal("cast"), "");
  EXPECT_EQ(t.refused("cast MT 3#1"), "WT-16.3");
  t.play("play W1");
  EXPECT_EQ(t.legal(), "wizard 5A, wizard 9A");
  t.play("wizard 5A");
  EXPECT_EQ(t.phase(), "end");
  EXPECT_EQ(t.field("act"), "1");
  EXPECT_EQ(t.legal(), "cast FR 3#1, cast MT 3#1, cast MW 6A, cast MW 9A, end");
  t.play("cast MW 6A");
  EXPECT_EQ(t.phase(), "refill");
  EXPECT_EQ(t.potions('A'), "0/4/2");
}

TEST(WT_16_3, PotionsMayStartEmptyAndMustThenBeFilled) {
  auto t = solo("MW,MT,FR").set("soloPotions", "Empty").board("0:K 3:S 15:(A)").hand('A', "W1,W2,W3");
  EXPECT_EQ(t.potions('A'), "6/0/0");
  t.play("play W1").play("wizard 15A");
  t.draw_cards();
  EXPECT_EQ(t.result(), "deadlock A:2");
}

TEST(WT_16_3, WithoutSpellsThereAreNoPotions) { EXPECT_EQ(solo("").from_the_start().field("potions"), "A:0/0/0"); }

TEST(WT_16_4, ARefusalCostsThreeCards) {
  auto t = solo("MW,MT").board("0:K 3:S 5:(A) 9:(A)").hand('A', "W1,W2,W3");
  EXPECT_TRUE(t.lists("refuse"));
  t.play("refuse");
  t.draw_cards();
  EXPECT_EQ(t.pile("discard"), 3);
  EXPECT_EQ(t.legal(), "nostep, step 3#1");
}

TEST(WT_16_4, OrItIsNotAllowed) {
  auto t = solo("MW,MT").set("soloRefusal", "false").board("0:K 3:S 5:(A) 9:(A)").hand('A', "W1,W2,W3");
  EXPECT_EQ(t.legal(), "play W1, play W2, play W3");
  EXPECT_EQ(t.refused("refuse"), "WT-16.4");
}

TEST(WT_16_5, TheCooperativeGameIsNotInThisRelease) {
  EXPECT_EQ(fault_of({number("players", 3), word("variant", "coop")}), "variant");
}

}  // namespace
}  // namespace spires::towers::tests
