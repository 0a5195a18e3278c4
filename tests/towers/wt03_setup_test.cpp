// WT-3: set-up for two to six players.
#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

TEST(WT_3_1, NineTowersAlternateFromSpaceOne) {
  EXPECT_EQ(scenario(2).from_the_start().board(), "0:K 1:S(AAB) 2:P(ABB) 3:S(AAB) 4:P(B) 5:S 6:P 7:S 8:P 9:S");
}

TEST(WT_3_2, TheBaseGameHasTwoTiles) {
  auto t = scenario(2).potions("A:0/6/0").board("0:K 2:S 5:(A) 8:(B)");
  EXPECT_EQ(t.field("tiles"), "MW,MT");
  EXPECT_EQ(t.legal("cast"), "cast MT 2#1, cast MW 5A, cast MW 8B");
}

TEST(WT_3_2, ATileThatIsNotInPlayCannotBeCast) {
  auto t = scenario(2).potions("A:0/6/0").board("0:K 2:S 5:(A) 8:(B)");
  for (const char* cast : {"cast HW 5A", "cast HT 2#1", "cast NK +", "cast FR 2#1"}) {
    EXPECT_EQ(t.refused(cast), "WT-3.2") << cast;
  }
}

TEST(WT_3_3, ThreeCardsEachInTurnThenTheFirstPlayerChooses) {
  auto t = scenario(3).from_the_start();
  EXPECT_EQ(t.phase(), "deal");
  EXPECT_EQ(t.field("act"), "0");
  t.chance("draw A W1").chance("draw A W1").chance("draw A T2").chance("draw B DC1");
  EXPECT_EQ(t.field("hands"), "A:W1,W1,T2 B:DC1 C:-");
  EXPECT_EQ(t.draw_cards(), 5);
  EXPECT_EQ(t.phase(), "choose");
  EXPECT_EQ(t.seat(), "A");
  EXPECT_EQ(t.pile("draw"), 81);
  EXPECT_EQ(t.field("discard"), "-");
}

TEST(WT_3_3, ACardIsAsLikelyAsItHasCopiesLeft) {
  auto t = scenario(2).from_the_start();
  t.chance("draw A DT3").chance("draw A C5|1");
  const std::string outcomes = t.outcomes();
  EXPECT_EQ(outcomes.find("DT3"), std::string::npos);
  EXPECT_NE(outcomes.find("draw A C5|1*5"), std::string::npos);
  EXPECT_NE(outcomes.find("draw A W1*4"), std::string::npos);
}

TEST(WT_3_4, SeatAIsFirst) {
  auto t = scenario(6).from_the_start();
  t.draw_cards();
  EXPECT_EQ(t.field("turn"), "A");
  EXPECT_EQ(t.seat(), "A");
}

TEST(WT_3_5, PotionsByNumberOfPlayers) {
  EXPECT_EQ(scenario(2).from_the_start().field("potions"), "A:6/0/0 B:6/0/0");
  EXPECT_EQ(scenario(3).from_the_start().field("potions"), "A:5/0/0 B:5/0/0 C:5/0/0");
  EXPECT_EQ(scenario(4).from_the_start().field("potions"), "A:5/0/0 B:5/0/0 C:5/0/0 D:5/0/0");
  EXPECT_EQ(scenario(5).from_the_start().field("potions"), "A:4/0/0 B:4/0/0 C:4/0/0 D:4/0/0 E:4/0/0");
  EXPECT_EQ(scenario(6).from_the_start().field("potions"), "A:4/0/0 B:4/0/0 C:4/0/0 D:4/0/0 E:4/0/0 F:4/0/0");
}

TEST(WT_3_5, WizardsByNumberOfPlayers) {
  const int each[] = {0, 0, 5, 4, 4, 3, 3};
  for (int players = 2; players <= 6; ++players) {
    const std::string board = scenario(players).from_the_start().board();
    for (int i = 0; i < players; ++i) {
      const char seat = static_cast<char>('A' + i);
      EXPECT_EQ(std::count(board.begin(), board.end(), seat), each[players]) << players << " players, " << seat;
    }
  }
}

TEST(WT_3_5, TwoToSixPlayers) {
  EXPECT_EQ(fault_of({number("players", 1), word("variant", "basic")}), "players");
  EXPECT_EQ(fault_of({number("players", 7), word("variant", "basic")}), "players");
  EXPECT_EQ(fault_of({number("players", 6), word("variant", "basic")}), "none");
}

TEST(WT_3_6, TheOrderOfPlayersRunsOnFromTowerToTower) {
  EXPECT_EQ(scenario(5).from_the_start().board(), "0:K 1:S(ABC) 2:P(ADE) 3:S(BCD) 4:P(AE) 5:S(BC) 6:P(DE) 7:S 8:P 9:S");
}

TEST(WT_3_7, RoofsForEachNumberOfPlayers) {
  EXPECT_EQ(scenario(3).from_the_start().board(), "0:K 1:S(ABC) 2:P(ABC) 3:S(ABC) 4:P(AB) 5:S(C) 6:P 7:S 8:P 9:S");
  EXPECT_EQ(scenario(4).from_the_start().board(),
            "0:K 1:S(ABC) 2:P(ABD) 3:S(ACD) 4:P(BC) 5:S(AD) 6:P(BC) 7:S(D) 8:P 9:S");
}

}  // namespace
}  // namespace spires::towers::tests
