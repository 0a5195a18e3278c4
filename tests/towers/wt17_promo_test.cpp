// WT-17: the promo spell.
#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

Scenario promo() {
  auto t = scenario(2).set("promo", "true").spells("DT2C").board("0:K 3:S 5:(A) 9:(B)").hand('A', "W1,W2,W3");
  t.potions("A:4/2/0");
  return t;
}

TEST(WT_17_1, TwoCardsAreDrawn) {
  auto t = promo();
  EXPECT_EQ(t.legal("cast"), "cast DT2C");
  t.play("cast DT2C");
  EXPECT_EQ(t.phase(), "choose+draw");
  EXPECT_EQ(t.field("todo"), "2");
  EXPECT_EQ(t.field("spell"), "A:DT2C");
  t.chance("draw A T1");
  EXPECT_EQ(t.field("todo"), "1");
  t.chance("draw A T2");
  EXPECT_EQ(t.hand('A'), "W1,W2,W3,T1,T2");
  EXPECT_EQ(t.potions('A'), "4/1/1");
  EXPECT_EQ(t.phase(), "choose");
  EXPECT_EQ(t.field("act"), "1");
}

TEST(WT_17_1, AHandOfThreeOrMoreDrawsNothingAtTheEnd) {
  auto t = promo();
  t.play("cast DT2C").chance("draw A T1").chance("draw A T2");
  t.play("play W1").play("wizard 5A").play("play W2").play("wizard 6A");
  EXPECT_EQ(t.hand('A'), "W3,T1,T2");
  EXPECT_EQ(t.seat(), "B");
}

TEST(WT_17_1, ARefusalThenDiscardsTheWholeHand) {
  auto t = promo();
  t.play("cast DT2C").chance("draw A T1").chance("draw A T2").play("refuse");
  EXPECT_EQ(t.pile("discard"), 5);
  EXPECT_EQ(t.draw_cards(), 3);
  EXPECT_EQ(t.hand_size('A'), 3);
}

TEST(WT_17_1, AnEmptyDrawPileIsReshuffledWithTheCardJustPlayed) {
  auto t = promo();
  t.draw_pile("DT3:1").play("play W1").play("cast DT2C").chance("draw A DT3");
  EXPECT_EQ(t.outcomes(), "reshuffle*1");
  t.chance("reshuffle").chance("draw A W1");
  EXPECT_EQ(t.phase(), "piece");
  EXPECT_EQ(t.field("card"), "W1");
}

TEST(WT_17_1, TheTileNeedsTheOption) {
  EXPECT_EQ(fault_of({number("players", 2), word("variant", "basic"), list("spells", "DT2C")}), "spells");
  EXPECT_EQ(
      fault_of({number("players", 2), word("variant", "basic"), list("spells", "DT2C"), flag("options.promo", "true")}),
      "none");
}

}  // namespace
}  // namespace spires::towers::tests
