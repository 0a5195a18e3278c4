// WT-5: movement cards and dice.
#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

constexpr const char* kBoard = "0:K 3:S(A) 7:P(B) 9:(A)";

TEST(WT_5_1, WizardCardsMoveWizards) {
  auto t = scenario(2).board(kBoard).hand('A', "W1,T1,C1|1");
  t.play("play W1");
  EXPECT_EQ(t.legal(), "wizard 3A, wizard 9A");
  EXPECT_EQ(t.refused("tower 3#1"), "WT-5.1");
}

TEST(WT_5_1, TowerCardsMoveTowers) {
  auto t = scenario(2).board(kBoard).hand('A', "W1,T1,C1|1");
  t.play("play T1");
  EXPECT_EQ(t.legal(), "tower 3#1, tower 7#1");
  EXPECT_EQ(t.refused("wizard 3A"), "WT-5.1");
}

TEST(WT_5_1, CombinedCardsNameTheTowerFirst) {
  auto t = scenario(2).board(kBoard).hand('A', "C5|1,C1|5,T1");
  t.play("play C5|1 tower").play("tower 3#1");
  EXPECT_EQ(t.board(), "0:K 7:P(B) 8:S(A) 9:(A)");
  t.play("play C1|5 wizard").play("wizard 9A");
  EXPECT_EQ(t.board(), "0:K 7:P(B) 8:S(A) 14:(A)");
}

TEST(WT_5_2, TheNinetyCards) {
  EXPECT_EQ(scenario(2).from_the_start().field("draw"),
            "W1:4,W2:4,W3:4,W4:4,W5:4,T1:4,T2:4,T3:4,T4:4,T5:4,C1|1:3,C2|2:3,C3|3:3,C4|4:3,C5|1:6,C4|2:6,C2|4:6,"
            "C1|5:6,DC1:6,DT2:3,DW2:3,DT3:1,DW3:1");
}

TEST(WT_5_2, EveryCardMovesByItsValue) {
  struct Row {
    const char* card;
    const char* tower;   // where the tower on 3 lands
    const char* wizard;  // where the wizard on 5 lands
  };
  for (const Row& row : {Row{"C1|1", "4", "6"}, Row{"C2|2", "5", "7"}, Row{"C3|3", "6", "8"}, Row{"C4|4", "7", "9"},
                         Row{"C5|1", "8", "6"}, Row{"C4|2", "7", "7"}, Row{"C2|4", "5", "9"}, Row{"C1|5", "4", "10"}}) {
    auto tower = scenario(2).board("0:K 3:S 12:(B) 14:(A)").hand('A', std::string(row.card) + ",W1,W2");
    tower.play("play " + std::string(row.card) + " tower").play("tower 3#1");
    EXPECT_EQ(tower.board(), "0:K " + std::string(row.tower) + ":S 12:(B) 14:(A)") << row.card;
    auto wizard = scenario(2).board("0:K 5:(A) 12:(B)").hand('A', std::string(row.card) + ",W1,W2");
    wizard.play("play " + std::string(row.card) + " wizard").play("wizard 5A");
    EXPECT_EQ(wizard.board(), "0:K " + std::string(row.wizard) + ":(A) 12:(B)") << row.card;
  }
  for (int n = 1; n <= 5; ++n) {
    const std::string value = std::to_string(n);
    auto t = scenario(2).board("0:K 3:S 5:(A) 14:(B)").hand('A', "W" + value + ",T" + value + ",DC1");
    t.play("play W" + value).play("wizard 5A").play("play T" + value).play("tower 3#1");
    EXPECT_NE(t.board().find(std::to_string(3 + n) + ":"), std::string::npos) << t.board();
    EXPECT_NE(t.board().find("(A)"), std::string::npos);
  }
}

TEST(WT_5_3, ADiceCardIsRolledAfterItIsPlayed) {
  auto t = scenario(2).board(kBoard).hand('A', "DW2,T1,W1");
  t.play("play DW2");
  EXPECT_EQ(t.phase(), "roll");
  EXPECT_EQ(t.seat(), "?");
  EXPECT_EQ(t.field("rr"), "1");
  EXPECT_EQ(t.field("side"), "-");
  t.chance("roll 2");
  EXPECT_EQ(t.phase(), "reroll");
  EXPECT_EQ(t.legal(), "accept, reroll");
  EXPECT_EQ(t.field("val"), "2");
  EXPECT_EQ(t.field("rr"), "1");
  t.play("accept");
  EXPECT_EQ(t.phase(), "piece");
  EXPECT_EQ(t.field("val"), "2");
  EXPECT_EQ(t.field("rr"), "0");
  EXPECT_EQ(t.field("side"), "wizard");
  t.play("wizard 9A");
  EXPECT_EQ(t.board(), "0:K 3:S(A) 7:P(B) 11:(A)");
}

TEST(WT_5_3, ARerollReplacesTheResultAndTheLastOneBinds) {
  auto t = scenario(2).board(kBoard).hand('A', "DT2,T1,W1");
  t.play("play DT2").chance("roll 2").play("reroll");
  EXPECT_EQ(t.field("val"), "-");
  EXPECT_EQ(t.field("rr"), "0");
  t.chance("roll 6");
  EXPECT_EQ(t.phase(), "piece");
  EXPECT_EQ(t.field("val"), "6");
  EXPECT_EQ(t.refused("reroll"), "WT-5.3");
  t.play("tower 3#1");
  EXPECT_EQ(t.board(), "0:K 7:P(B) 9:(A)S(A)");
}

TEST(WT_5_3, ThreeSymbolsAllowTwoRerolls) {
  auto t = scenario(2).board(kBoard).hand('A', "DT3,DW3,W1");
  t.play("play DT3");
  EXPECT_EQ(t.field("rr"), "2");
  t.chance("roll 2").play("reroll").chance("roll 3");
  EXPECT_EQ(t.legal(), "accept, reroll");
  EXPECT_EQ(t.field("rr"), "1");
  t.play("reroll").chance("roll 1");
  EXPECT_EQ(t.phase(), "piece");
  t.play("tower 7#1").play("play DW3").chance("roll 4").play("accept").play("wizard 9A");
  EXPECT_EQ(t.board(), "0:K 3:S(A) 8:P(B) 13:(A)");
}

TEST(WT_5_3, NoRerollBeforeTheRollAndNoneOfAFixedCard) {
  auto t = scenario(2).board(kBoard).hand('A', "DT3,DW3,W1");
  EXPECT_EQ(t.refused("reroll"), "WT-5.3");
  EXPECT_EQ(t.refused("accept"), "WT-5.3");
  t.play("play W1");
  EXPECT_EQ(t.refused("reroll"), "WT-5.3");
}

TEST(WT_5_4, TheSideOfADiceCardIsChosenAfterTheRoll) {
  auto t = scenario(2).board(kBoard).hand('A', "DC1,T1,W1");
  t.play("play DC1").chance("roll 4");
  EXPECT_EQ(t.phase(), "side");
  EXPECT_EQ(t.legal(), "side tower, side wizard");
  EXPECT_EQ(t.refused("reroll"), "WT-5.3");
  t.play("side tower");
  EXPECT_EQ(t.field("side"), "tower");
  EXPECT_EQ(t.legal(), "tower 3#1, tower 7#1");
  EXPECT_EQ(t.refused("wizard 3A"), "WT-5.4");
}

TEST(WT_5_4, ASideThatIsTheOnlyOneIsTakenSilently) {
  auto t = scenario(2).board("0:K 7:(B) 9:(A)").hand('A', "DC1,T1,W1");
  t.play("play DC1").chance("roll 4");
  EXPECT_EQ(t.phase(), "piece");
  EXPECT_EQ(t.field("side"), "wizard");
  EXPECT_EQ(t.legal(), "wizard 9A");
}

TEST(WT_5_4, TheSideIsNotAnnouncedBeforeTheRoll) {
  auto t = scenario(2).board(kBoard).hand('A', "DC1,T1,W1");
  EXPECT_EQ(t.legal("play DC1"), "play DC1");
  EXPECT_EQ(t.refused("side tower"), "WT-5.4");
}

TEST(WT_5_5, TheSideIsAnnouncedAndBinding) {
  auto t = scenario(2).board(kBoard).hand('A', "C5|1,T1,W1");
  EXPECT_EQ(t.legal("play C"), "play C5|1 tower, play C5|1 wizard");
  EXPECT_EQ(t.refused("play C5|1"), "WT-5.5");
  t.play("play C5|1 tower");
  EXPECT_EQ(t.field("side"), "tower");
  EXPECT_EQ(t.field("val"), "5");
  EXPECT_EQ(t.legal(), "tower 3#1, tower 7#1");
  EXPECT_EQ(t.refused("wizard 3A"), "WT-5.5");
}

TEST(WT_5_5, WithPieceNothingIsAnnounced) {
  auto t = scenario(2).set("sideAnnounce", "WithPiece").board(kBoard).hand('A', "C5|1,T1,W1");
  EXPECT_EQ(t.legal("play C"), "play C5|1");
  EXPECT_EQ(t.refused("play C5|1 tower"), "WT-5.5");
  t.play("play C5|1");
  EXPECT_EQ(t.field("side"), "-");
  EXPECT_EQ(t.field("val"), "-");
  EXPECT_EQ(t.legal(), "tower 3#1, tower 7#1, wizard 3A, wizard 9A");
  t.play("wizard 9A");
  EXPECT_EQ(t.board(), "0:K 3:S(A) 7:P(B) 10:(A)");
}

TEST(WT_5_6, NoPieceWhileTheDieIsUnderWay) {
  auto t = scenario(2).board(kBoard).hand('A', "DW2,T1,W1");
  t.play("play DW2").chance("roll 2");
  EXPECT_EQ(t.refused("wizard 9A"), "WT-5.6");
  t.play("accept");
  EXPECT_EQ(t.refused("wizard 9A"), "none");
}

}  // namespace
}  // namespace spires::towers::tests
