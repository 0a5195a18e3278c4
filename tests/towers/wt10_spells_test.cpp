// WT-10: casting in the base game.
#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

constexpr const char* kSpellBoard = "0:K 3:S 5:(B) 7:P(A) 10:(A)";

TEST(WT_10_1, ThePriceIsPaidAndPotionsSpentAreGone) {
  auto t = scenario(2).board(kSpellBoard).hand('A', "W1,W2,W3").potions("A:2/4/0");
  t.play("cast MW 10A");
  EXPECT_EQ(t.field("potions"), "A:2/2/2 B:6/0/0");
  EXPECT_EQ(t.board(), "0:K 3:S 5:(B) 7:P(A) 11:(A)");
}

TEST(WT_10_1, WithTooFewFullPotionsNothingIsCast) {
  auto t = scenario(2).board(kSpellBoard).hand('A', "W1,W2,W3").potions("A:5/1/0");
  EXPECT_EQ(t.legal("cast"), "cast MT 3#1, cast MT 7#1");
  EXPECT_EQ(t.refused("cast MW 10A"), "WT-10.1");
}

TEST(WT_10_1, ThePriceComesBeforeTheEffect) {
  auto t = scenario(2).board(kSpellBoard).hand('A', "W1,W2,W3").potions("A:5/1/0");
  t.play("cast MT 3#1");
  EXPECT_EQ(t.board(), "0:K 5:(B)S 7:P(A) 10:(A)");
  EXPECT_EQ(t.potions('A'), "4/1/1");
  auto poor = scenario(2).board(kSpellBoard).hand('A', "W1,W2,W3");
  EXPECT_EQ(poor.refused("cast MT 3#1"), "WT-10.1");
}

TEST(WT_10_2, OneCastingATurn) {
  auto t = scenario(2).board(kSpellBoard).hand('A', "W1,W2,W3").potions("A:0/6/0");
  t.play("cast MT 7#1");
  EXPECT_EQ(t.field("casts"), "1");
  EXPECT_EQ(t.legal("cast"), "");
  EXPECT_EQ(t.refused("cast MT 3#1"), "WT-10.2");
  EXPECT_EQ(t.refused("cast MW 10A"), "WT-10.2");
}

TEST(WT_10_2, OnlyTheActivePlayer) {
  auto t = scenario(2).board(kSpellBoard).hand('A', "W1,W2,W3").potions("A:0/6/0 B:0/6/0");
  EXPECT_EQ(t.refused('B', "cast MT 3#1"), "WT-4.1");
  EXPECT_EQ(t.refused('A', "cast MT 3#1"), "none");
}

TEST(WT_10_2, BeforeTheFirstCardBetweenTheCardsAndAfterTheSecond) {
  auto t = scenario(2).board(kSpellBoard).hand('A', "W1,W2,W3").potions("A:5/1/0");
  EXPECT_EQ(t.legal("cast"), "cast MT 3#1, cast MT 7#1");
  t.play("play W1").play("wizard 10A");
  EXPECT_EQ(t.legal("cast"), "cast MT 3#1, cast MT 7#1");
  t.play("play W2").play("wizard 11A");
  EXPECT_EQ(t.phase(), "end");
  EXPECT_EQ(t.legal(), "cast MT 3#1, cast MT 7#1, end");
  t.play("cast MT 3#1");
  EXPECT_EQ(t.phase(), "refill");
}

TEST(WT_10_2, BetweenTheCardAndItsMove) {
  auto t = scenario(2).board("0:K 3:P(A)S 7:(B) 10:(A)").hand('A', "W1,W2,W3").potions("A:5/1/0");
  t.play("play W1");
  EXPECT_EQ(t.legal(), "cast MT 3#1, cast MT 3#2, wizard 10A");
  t.play("cast MT 3#2");
  EXPECT_EQ(t.legal(), "wizard 10A, wizard 3A");  // the list is made anew
}

TEST(WT_10_2, NotBetweenTheCardAndItsMoveWithoutTheOption) {
  auto t = scenario(2).set("spellMidCard", "false").board(kSpellBoard).hand('A', "W1,W2,W3").potions("A:5/1/0");
  t.play("play W1");
  EXPECT_EQ(t.legal(), "wizard 10A, wizard 7A");
  EXPECT_EQ(t.refused("cast MT 3#1"), "WT-10.2");
}

TEST(WT_10_2, InARefusalBeforeItAndBeforeTheStep) {
  auto t = scenario(2).board(kSpellBoard).hand('A', "W1,W2,W3").potions("A:5/1/0");
  t.play("refuse");
  t.draw_cards();
  EXPECT_EQ(t.legal(), "cast MT 3#1, cast MT 7#1, nostep, step 3#1, step 7#1");
  t.play("cast MT 3#1");
  EXPECT_EQ(t.phase(), "step");
  EXPECT_EQ(t.legal(), "nostep, step 5#1, step 7#1");
  auto before = scenario(2).board(kSpellBoard).hand('A', "W1,W2,W3").potions("A:5/1/0");
  before.play("cast MT 3#1").play("refuse");
  before.draw_cards();
  EXPECT_EQ(before.legal("cast"), "");
}

TEST(WT_10_2, TheNextTurnHasItsOwnCasting) {
  auto t = scenario(2).board(kSpellBoard).hand('A', "W1,W2,W3").potions("A:0/6/0 B:0/6/0");
  t.play("cast MT 7#1").play("play W1").play("wizard 10A").play("play W2").play("wizard 11A");
  t.next_turn();
  EXPECT_EQ(t.seat(), "B");
  EXPECT_EQ(t.field("casts"), "0");
  EXPECT_EQ(t.legal("cast MT"), "cast MT 3#1, cast MT 9#1");
}

TEST(WT_10_3, ACastingNeedsALegalTarget) {
  auto t = scenario(3).board("0:K 4:(A) 5:(BBBCCC) 14:P 9:S(C)P").hand('A', "W1,W2,W3").potions("A:0/5/0");
  EXPECT_EQ(t.legal("cast"), "cast MT 9#1, cast MT 9#2, cast MW 5B, cast MW 5C");
  EXPECT_EQ(t.refused("cast MW 8A"), "WT-2.5");    // no wizard there
  EXPECT_EQ(t.refused("cast MW 4A"), "WT-6.4");    // no room there
  EXPECT_EQ(t.refused("cast MT 14#1"), "WT-8.4");  // the castle is there
  EXPECT_EQ(t.refused("cast MT 9#3"), "WT-8.1");   // no such level
}

TEST(WT_10_3, ASpellWithoutAnyTargetIsNotCast) {
  auto nobody_visible = scenario(2).board("0:K 4:(AB)S").hand('A', "W1,W2,W3").potions("A:0/6/0");
  EXPECT_EQ(nobody_visible.legal("cast"), "cast MT 4#1");
  EXPECT_EQ(nobody_visible.refused("cast MW 4A"), "WT-2.5");
  auto one_tower = scenario(2).spells("SW").board("0:K 4:(AB)S").hand('A', "W1,W2,W3").potions("A:0/6/0");
  EXPECT_EQ(one_tower.refused("cast SW 0 4"), "WT-11.5");
}

TEST(WT_10_4, TilesStayInPlayForEverybody) {
  auto t = scenario(2).board(kSpellBoard).hand('A', "W1,W2,W3").potions("A:5/1/0 B:5/1/0");
  t.play("cast MT 7#1").play("refuse");
  t.draw_cards();
  t.play("nostep");
  EXPECT_EQ(t.field("tiles"), "MW,MT");
  EXPECT_EQ(t.seat(), "B");
  t.play("cast MT 9#1");
  EXPECT_EQ(t.board(), "0:K 3:S 5:(B) 10:(A) 11:P(A)");
}

TEST(WT_10_5, AnOwnEntryByAnOwnSpellEndsTheTurn) {
  auto t = scenario(2).board("0:K 5:S 9:(B) 10:(A) 15:(A)").hand('A', "W1,W2,W3").potions("A:4/2/0");
  t.play("cast MW 15A");
  EXPECT_EQ(t.board(), "4:K 5:S 9:(B) 10:(A)");
  EXPECT_EQ(t.potions('A'), "4/0/2");
  EXPECT_EQ(t.hand('A'), "W1,W2,W3");
  EXPECT_EQ(t.seat(), "B");  // nothing to draw
}

TEST(WT_10_5, ACardJustPlayedIsLost) {
  auto t = scenario(2).board("0:K 5:S 9:(B) 10:(A) 15:(A)").hand('A', "W1,W2,W3").potions("A:4/2/0");
  t.play("play W2").play("cast MW 15A");
  EXPECT_EQ(t.board(), "4:K 5:S 9:(B) 10:(A)");
  EXPECT_EQ(t.phase(), "refill");
  EXPECT_EQ(t.draw_cards(), 1);
  EXPECT_EQ(t.seat(), "B");
}

TEST(WT_10_6, HostileSpellsAreAMatterOfMannersOnly) {
  auto t = scenario(2).edition("czech").board("0:K 5:S 9:(B) 10:(A)").hand('A', "W1,W2,W3").potions("A:4/2/0");
  t.play("cast MW 9B");
  EXPECT_EQ(t.board(), "0:K 5:S 10:(AB)");
}

}  // namespace
}  // namespace spires::towers::tests
