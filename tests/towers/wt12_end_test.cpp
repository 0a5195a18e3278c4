// WT-12: when the game ends and who wins.
#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

TEST(WT_12_1, AllHomeAndNoEmptyPotion) {
  auto t = scenario(3).board("0:K 3:S 5:(B) 9:(C)").potions("A:0/2/3").hand('A', "T1,T3,W1");
  EXPECT_EQ(t.field("last"), "1");
}

TEST(WT_12_1, SpentPotionsCountEmptyOnesDoNot) {
  EXPECT_EQ(scenario(3).board("0:K 3:S 5:(B) 9:(C)").potions("A:0/0/5").field("last"), "1");
  EXPECT_EQ(scenario(3).board("0:K 3:S 5:(B) 9:(C)").potions("A:1/4/0").field("last"), "0");
  EXPECT_EQ(scenario(3).board("0:K 3:S 5:(B) 9:(C) 11:(A)").potions("A:0/5/0").field("last"), "0");
}

TEST(WT_12_1, TheLastPotionMayComeAfterTheLastWizard) {
  auto t = scenario(3).board("0:K 3:S 5:(B) 9:(C)").potions("A:1/4/0").hand('A', "T2,T3,W1");
  t.play("play T2").play("tower 3#1");
  EXPECT_EQ(t.potions('A'), "0/5/0");
  EXPECT_EQ(t.field("last"), "1");
  EXPECT_FALSE(t.over());
}

TEST(WT_12_1, TheLastWizardMayComeAfterTheLastPotion) {
  auto t = scenario(3).board("0:K 5:(B) 9:(C) 14:(A)").potions("A:0/5/0").hand('A', "W2,T3,W1");
  t.play("play W2").play("wizard 14A");
  EXPECT_EQ(t.field("last"), "1");
}

TEST(WT_12_1, ItMayHappenInAnotherPlayersTurn) {
  auto t = scenario(3).board("0:K 5:(A) 9:(C) 15:(B)").potions("A:3/2/0 B:0/5/0").hand('A', "W2,T3,W1");
  t.play("cast MW 15B");
  EXPECT_EQ(t.field("last"), "1");
  EXPECT_EQ(t.seat(), "A");
}

TEST(WT_12_2, TheRoundIsPlayedToItsEnd) {
  auto t = scenario(3).board("0:K 3:S 6:(B) 9:(C) 14:(A)").potions("A:0/5/0").hand('A', "W2,T3,W1");
  t.play("play W2").play("wizard 14A");
  t.draw_cards();
  for (const char* seat : {"B", "C"}) {
    EXPECT_EQ(t.seat(), seat);
    t.play("refuse");
    t.draw_cards();
    EXPECT_FALSE(t.over());
    t.play("nostep");
  }
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.phase(), "over");
  EXPECT_EQ(t.seat(), "-");
  EXPECT_EQ(t.field("turn"), "C");
  EXPECT_EQ(t.result(), "goal A:1 B:2 C:2");
}

TEST(WT_12_2, TheLastPlayerOfTheRoundEndsTheGameWithTheOwnTurn) {
  auto t = scenario(3).board("0:K 3:S 6:(B) 9:(A) 14:(C)").potions("C:0/5/0").hand('C', "W2,T3,W1").turn('C');
  t.play("play W2").play("wizard 14C");
  EXPECT_FALSE(t.over());  // WT-4.7: first the draw
  t.draw_cards();
  EXPECT_EQ(t.result(), "goal A:2 B:2 C:1");
}

TEST(WT_12_3, MostFullPotionsAmongThoseWhoMadeIt) {
  auto t = scenario(3).board("0:K 3:S 6:(B)").potions("A:0/2/3 B:0/5/0 C:0/3/2").hand('C', "T1,T2,W1").turn('C');
  t.play("refuse");
  t.draw_cards();
  t.play("nostep");
  EXPECT_EQ(t.result(), "goal A:2 B:3 C:1");
}

TEST(WT_12_3, TiesShareTheVictory) {
  auto t = scenario(3).board("0:K 3:S 6:(B)").potions("A:0/2/3 B:0/5/0 C:0/2/3").hand('C', "T1,T2,W1").turn('C');
  t.play("refuse");
  t.draw_cards();
  t.play("nostep");
  EXPECT_EQ(t.result(), "goal A:1 B:3 C:1");
}

TEST(WT_12_4, EverybodyHomeAndNobodyDoneIsADeadlock) {
  auto t = scenario(3).board("0:K 3:S 15:(A)").potions("A:1/4/0 B:2/1/2 C:2/3/0").hand('A', "W1,T2,W3");
  t.play("play W1").play("wizard 15A");
  EXPECT_FALSE(t.over());
  t.draw_cards();
  EXPECT_EQ(t.result(), "deadlock A:1 B:3 C:2");
}

TEST(WT_12_4, EqualPotionsShareADeadlock) {
  auto t = scenario(2).board("0:K 3:S 15:(A)").potions("A:1/4/1 B:1/4/1").hand('A', "W1,T2,W3");
  t.play("play W1").play("wizard 15A");
  t.draw_cards();
  EXPECT_EQ(t.result(), "deadlock A:1 B:1");
}

TEST(WT_12_4, WithQForSomebodyThereIsNoDeadlock) {
  auto t = scenario(2).board("0:K 3:S 15:(A)").potions("A:0/6/0 B:1/5/0").hand('A', "W1,T2,W3");
  t.play("play W1").play("wizard 15A");
  t.draw_cards();
  EXPECT_FALSE(t.over());
  EXPECT_EQ(t.seat(), "B");
}

TEST(WT_12_5, TheContentOfTheCastleIsPublic) {
  auto t = scenario(3).board("0:K 3:S 6:(B) 15:(A)").hand('A', "W1,T2,W3");
  t.play("play W1").play("wizard 15A");
  EXPECT_EQ(t.field("home"), "A:4 B:3 C:4");
  for (const char seat : {'A', 'B', 'C'}) {
    const auto view = Towers::view(t.rules(), t.state(), Observer(seat_at(seat - 'A')), Memory::Strict);
    EXPECT_EQ(view.state.stock[Seat::A].home, 4);
    EXPECT_EQ(view.state.stock[Seat::B].home, 3);
  }
}

}  // namespace
}  // namespace spires::towers::tests
