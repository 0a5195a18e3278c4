// WT-19 and WT-20: invariants, and which decisions are asked.
#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

TEST(WT_19, BrokenPositionsAreNamed) {
  auto t = scenario(2).board("0:K 3:S(A) 9:(B)");
  EXPECT_EQ(Towers::broken_invariant(t.rules(), t.state()), nullptr);
  State castle_on_wizards = t.state();
  castle_on_wizards.castle = space_at(3);
  EXPECT_NE(Towers::broken_invariant(t.rules(), castle_on_wizards), nullptr);
  State another_card = t.state();
  another_card.draw.remove(another_card.draw.nth(0));
  EXPECT_NE(Towers::broken_invariant(t.rules(), another_card), nullptr);
  State a_wizard_too_many = t.state();
  a_wizard_too_many.out.add(Seat::A, 1);
  EXPECT_NE(Towers::broken_invariant(t.rules(), a_wizard_too_many), nullptr);
}

TEST(WT_20_1, ThePhasesOfATurn) {
  auto t = scenario(2).board("0:K 3:S(A) 9:(B)").hand('A', "DC1,W2,W3").potions("A:5/1/0");
  std::vector<std::string> phases;
  const auto note = [&] { phases.push_back(t.phase()); };
  note();
  t.play("play DC1"), note();
  t.chance("roll 4"), note();
  t.play("side tower"), note();
  t.play("tower 3#1"), note();
  t.play("play W2"), note();
  t.play("wizard 7A"), note();
  t.play("end"), note();
  EXPECT_EQ(join(phases, " "), "choose roll side piece choose piece end refill");
}

TEST(WT_20_1, AnActionOfAnotherPhaseIsRefused) {
  auto t = scenario(2).board("0:K 3:S(A) 9:(B)").hand('A', "DC1,W2,W3");
  EXPECT_EQ(t.refused("pass"), "WT-20.1");
  EXPECT_EQ(t.refused("stop"), "WT-20.1");
}

TEST(WT_20_2, EveryActionHasATextAndBack) {
  for (const Action& action : all_actions()) {
    const std::string text = Text::action(action);
    const auto again = Text::parse_action(text);
    ASSERT_TRUE(again.has_value()) << text;
    EXPECT_EQ(Text::action(*again), text);
  }
}

TEST(WT_20_2, NonsenseIsNotAnAction) {
  for (const char* text :
       {"",          " ",           "play",      "play W9",    "play W1 ", "wizard",    "wizard 16A", "wizard 04A",
        "wizard 4G", "tower 3",     "tower 3#0", "tower 3#10", "cast",     "cast ZZ 1", "cast NK",    "cast NK *",
        "cast SW 3", "cast MW 3#1", "give",      "give 0",     "give x",   "PLAY W1",   "end now"}) {
    EXPECT_FALSE(Text::parse_action(text).has_value()) << '"' << text << '"';
  }
}

TEST(WT_20_3, EndIsAskedOnlyWhileASpellCanBeCast) {
  auto rich = scenario(2).board("0:K 3:S(A) 9:(B)").hand('A', "W1,W2,W3").potions("A:5/1/0");
  rich.play("play W1").play("wizard 3A").play("play W2").play("wizard 4A");
  EXPECT_EQ(rich.phase(), "end");
  EXPECT_EQ(rich.field("act"), "2");
  EXPECT_EQ(rich.legal(), "cast MT 3#1, end");
  auto poor = scenario(2).board("0:K 3:S(A) 9:(B)").hand('A', "W1,W2,W3");
  poor.play("play W1").play("wizard 3A").play("play W2").play("wizard 4A");
  EXPECT_EQ(poor.phase(), "refill");
}

TEST(WT_20_4, AFizzlingCardAsksForNoPiece) {
  auto t = scenario(2).board("0:K 3:(A)S 9:(B)").hand('A', "DW2,W2,W3").potions("A:5/1/0");
  t.play("play DW2").chance("roll 4").play("accept");
  EXPECT_EQ(t.phase(), "choose");
  EXPECT_EQ(t.field("act"), "2");
}

TEST(WT_20_5, EveryOutcomeOfChanceIsALine) {
  auto t = scenario(2).from_the_start();
  EXPECT_EQ(t.seat(), "?");
  EXPECT_EQ(t.refused("play W1"), "WT-20.5");
  t.chance("draw A W1");
  EXPECT_EQ(t.hand('A'), "W1");
}

TEST(WT_20_5, ASampleIsAWeightedPick) {
  auto t = scenario(2).hand('A', "DC1,W2,W3");
  t.play("play DC1");
  const std::uint64_t sixth = ~std::uint64_t{0} / 6 + 1;
  for (std::uint64_t face = 0; face < 6; ++face) {
    EXPECT_EQ(Towers::sample(t.rules(), t.state(), sixth * face + sixth / 2), Chance::roll(static_cast<int>(face) + 1));
  }
}

TEST(WT_20_6, EqualWizardsOnOneSurfaceAreOneChoice) {
  auto t = scenario(2).board("0:K 3:S(AAAB) 9:(A)").hand('A', "W1,W2,W3");
  t.play("play W1");
  EXPECT_EQ(t.legal(), "wizard 3A, wizard 9A");
}

}  // namespace
}  // namespace spires::towers::tests
