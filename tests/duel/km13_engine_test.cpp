// KM-13: decisions and invariants.
#include "engine/core/rng.h"
#include "engine/duel/text_tools.h"
#include "tests/duel/scenario.h"
#include "tests/scale.h"

namespace spires::duel::tests {
namespace {

using spires::tests::scaled;

TEST(KM_13_1, TheFlowOfATurn) {
  auto t = scenario().at("YEL", "TRK").acquired('K', "TO").used('K', "BO").acquired('M', "EL,FE").slots("PUR|GRE:S1<");
  std::string flow = t.phase();
  for (const char* action : {"move GRE", "take PUR|GRE", "place L", "cast GRE TO L", "push EL L"}) {
    flow += " " + t.play(action).phase();
  }
  EXPECT_EQ(flow, "MOVE TAKE PLACE SPELL PUSH MOVE");
  EXPECT_EQ(t.owner(), "M");
}

TEST(KM_13_1, YellowBlueAndPurple) {
  auto yellow = scenario().at("YEL", "TRK").acquired('K', "EL").phase("SPELL").play("cast YEL EL L");
  EXPECT_EQ(yellow.phase() + yellow.owner(), "LOOKK");
  yellow.play("look GRE RED");
  EXPECT_EQ(yellow.phase() + yellow.owner(), "RETURNK");
  auto blue = scenario().at("BLU", "TRK").acquired('K', "FE").acquired('M', "EL,TS").phase("SPELL");
  blue.play("cast BLU FE L");
  EXPECT_EQ(blue.phase() + blue.owner(), "DISCARDM");
  auto purple = scenario().at("PUR", "TRK").acquired('K', "BO").phase("SPELL").play("cast PUR BO L");
  EXPECT_EQ(purple.phase() + purple.owner(), "DRAW*");
}

TEST(KM_13_1, OnlyTheOneWhoIsAskedAnswers) {
  auto t = scenario().at("YEL", "TRK");
  EXPECT_EQ(t.refused('K', "move GRE"), "none");
  EXPECT_EQ(t.refused('M', "move GRE"), "KM-4.2");
  EXPECT_EQ(t.refused('M', "move PUR"), "KM-4.2");
  EXPECT_EQ(t.refused("guess BLU"), "KM-11.1");
  EXPECT_EQ(t.refused("look PUR BLU"), "KM-13.1");
}

TEST(KM_13_2, WhatIsListedIsWhatIsAccepted) {
  // Each step of a scenario compares the two on every action; this test does so in random games.
  int steps = 0;
  for (int game = 0; game < 3; ++game) {
    auto t = scenario().from_the_start();
    Rng rng(static_cast<std::uint64_t>(game));
    while (!t.over()) {
      if (t.owner() == "*") {
        const auto texts = split(t.outcomes(), ',');
        std::string text = texts[rng.next_below(static_cast<std::uint32_t>(texts.size()))];
        text = text.substr(text.starts_with(' ') ? 1 : 0);
        t.chance(text.substr(0, text.rfind('*')));
      } else {
        const auto texts = split(t.legal(), ',');
        const std::string& text = texts[rng.next_below(static_cast<std::uint32_t>(texts.size()))];
        t.play(text.substr(text.starts_with(' ') ? 1 : 0));
      }
      ++steps;
      ASSERT_FALSE(::testing::Test::HasFailure()) << t.line();
    }
  }
  EXPECT_GT(steps, 3 * (14 + 30 + 24 + 1));
}

TEST(KM_13_3, WhatIsNotAskedIsStillTold) {
  auto single = scenario().at("YEL", "TRK").slots("PUR|GRE:BO,GRE|YEL:-").play("move GRE");
  EXPECT_NE(single.events().find("CardTaken"), std::string::npos);
  auto stone = scenario().at("YEL", "TRK").slots("PUR|GRE:S1<,GRE|YEL:-").play("move GRE");
  EXPECT_NE(stone.events().find("CardTaken"), std::string::npos);
  EXPECT_NE(stone.events().find("StonePlaced"), std::string::npos);
  auto pushed =
      scenario().at("GRE", "TRK").acquired('K', "TO").acquired('M', "EL").phase("SPELL").play("cast GRE TO L");
  EXPECT_NE(pushed.events().find("CardPushed"), std::string::npos);
  auto lost = scenario().at("BLU", "TRK").acquired('K', "FE").acquired('M', "EL").phase("SPELL").play("cast BLU FE L");
  EXPECT_NE(lost.events().find("CardDiscarded"), std::string::npos);
  EXPECT_EQ(lost.acquired('M'), "-");
}

TEST(KM_13_4, PilesAreMultisets) {
  auto t = scenario().round(5).turn(4).at("GRE", "BLU").no_slot_cards().play("move RED");
  const Cards pile = cards_of(t.field("draw"));
  std::vector<std::string> expected;
  for (const auto& [type, copies] : pile) {
    if (copies > 0) expected.push_back("deal TRK|PUR " + type + " down*" + std::to_string(copies));
  }
  std::sort(expected.begin(), expected.end());
  EXPECT_EQ(t.outcomes(), join(expected, ", "));
}

TEST(KM_13_4, OneOutcomeIsStillAChanceStep) {
  auto t = scenario().round(1).no_slot_cards().at("PUR", "TRK").acquired('K', "BO").phase("SPELL");
  t.acquired('M', "EL,EL,TO,TO,FE,FE").discards("TS").play("cast PUR BO L");
  EXPECT_EQ(t.phase() + " " + t.outcomes(), "DRAW draw TS*1");
}

// Study positions may lack cards, so a line that no match can reach may be readable; the invariants then report it.
std::string problem_of(const Duel::Rules& rules, const std::string& line) {
  const auto state = Text::parse_state(rules, line);
  if (const Fault* fault = std::get_if<Fault>(&state)) return fault->field;
  const char* broken = Duel::broken_invariant(rules, std::get<Duel::State>(state));
  return broken == nullptr ? "none" : broken;
}

TEST(KM_13_5, WhatBreaksAnInvariantIsNoticed) {
  auto t = scenario().round(2).at("YEL", "RED").acquired('K', "EL").used('K', "S1<").acquired('M', "BO");
  const std::string line = t.line();
  ASSERT_EQ(problem_of(t.rules(), line), "none");
  const auto broken = [&](const std::string& from, const std::string& to) {
    std::string text = line;
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return problem_of(t.rules(), text.replace(at, from.size(), to));
  };
  EXPECT_NE(broken("AK=EL:1", "AK=EL:2"), "none");                // a card too many
  EXPECT_NE(broken("AK=EL:1", "AK=-"), "none");                   // a card too few
  EXPECT_NE(broken("AK=EL:1", "AK=TO:1"), "none");                // another card
  EXPECT_NE(broken("posM=RED", "posM=YEL"), "none");              // both in one tower
  EXPECT_NE(broken("AK=EL:1 UK=S1<", "AK=S1<:1 UK=EL"), "none");  // a stone in A
  EXPECT_NE(broken("r=2 t=2", "r=3 t=1"), "none");                // the draw pile does not fit
  EXPECT_NE(broken("box=" + t.field("box"), "box=ST*"), "none");  // the princess is under a tower
  EXPECT_NE(broken("t=2", "t=1"), "none");                        // the number decides whose turn it is
}

TEST(KM_13_5, TheInvariantsHoldInRandomGames) {
  const std::int64_t games = scaled(300);
  for (const auto& [option, value] :
       {std::pair{"row_gap", "gap"}, {"veiled_stone", "row_end"}, {"swap_range", "any"}}) {
    auto t = scenario().set(option, value).from_the_start();
    for (std::int64_t game = 0; game < games; ++game) {
      auto state = Duel::initial(t.rules());
      Rng rng(static_cast<std::uint64_t>(game) + 1);
      Silence silence;
      while (!Duel::pending(t.rules(), state).is_over()) {
        const Pending pending = Duel::pending(t.rules(), state);
        if (pending.is_chance()) {
          Duel::resolve(t.rules(), state, Duel::sample(t.rules(), state, rng.next()), silence);
        } else {
          Duel::Actions actions;
          Duel::legal(t.rules(), state, pending.seat(), actions);
          const auto pick = static_cast<int>(rng.next_below(static_cast<std::uint32_t>(actions.size())));
          Duel::play(t.rules(), state, pending.seat(), actions[pick], silence);
        }
        const char* broken = Duel::broken_invariant(t.rules(), state);
        ASSERT_EQ(broken, nullptr) << broken << "\n" << Text::state(t.rules(), state);
      }
    }
  }
}

TEST(KM_13_6, TwentyFourTurnsAndOneGuess) {
  for (std::int64_t game = 0; game < scaled(200); ++game) {
    auto t = scenario().from_the_start();
    auto state = Duel::initial(t.rules());
    Rng rng(static_cast<std::uint64_t>(game) + 77);
    Silence silence;
    int moves = 0;
    int guesses = 0;
    while (!Duel::pending(t.rules(), state).is_over()) {
      const Pending pending = Duel::pending(t.rules(), state);
      if (pending.is_chance()) {
        Duel::resolve(t.rules(), state, Duel::sample(t.rules(), state, rng.next()), silence);
        continue;
      }
      moves += Text::phase(state) == "MOVE" ? 1 : 0;
      guesses += Text::phase(state) == "GUESS" ? 1 : 0;
      Duel::Actions actions;
      Duel::legal(t.rules(), state, pending.seat(), actions);
      const auto pick = static_cast<int>(rng.next_below(static_cast<std::uint32_t>(actions.size())));
      Duel::play(t.rules(), state, pending.seat(), actions[pick], silence);
    }
    EXPECT_EQ(moves, 24);
    EXPECT_EQ(guesses, 1);
  }
}

bool reveals(Scenario& t) {
  const auto& events = t.event_list();
  return std::any_of(events.begin(), events.end(), [&](const auto& e) { return Tools::reveals(t.rules(), e); });
}

TEST(KM_13_7, WhatShowsSomethingCannotBeTakenBack) {
  auto down = scenario().at("YEL", "TRK").slots("PUR|GRE:(BO),GRE|YEL:FE").play("move GRE");
  auto up = down;
  EXPECT_FALSE(reveals(down));
  EXPECT_TRUE(reveals(down.play("take PUR|GRE")));
  EXPECT_FALSE(reveals(up.play("take GRE|YEL")));
  auto look = scenario().at("YEL", "TRK").acquired('K', "EL").phase("SPELL").play("cast YEL EL L");
  EXPECT_FALSE(reveals(look));
  EXPECT_TRUE(reveals(look.play("look PUR BLU")));
  auto draw = scenario().at("PUR", "TRK").acquired('K', "BO").phase("SPELL").play("cast PUR BO L");
  EXPECT_TRUE(reveals(draw.chance(draw.first_outcome())));
  auto deal = scenario().round(1).turn(4).at("GRE", "RED").no_slot_cards().play("move BLU");
  deal.chance(deal.first_outcome());
  EXPECT_TRUE(reveals(deal.chance(deal.first_outcome())));
  auto guess = scenario().guessing().play("guess BLU");
  EXPECT_TRUE(reveals(guess));
}

TEST(KM_13_8, RowsAreComparedInOrderTheRestIsNot) {
  auto one = scenario().acquired('K', "EL,TS").used('K', "BO,S1<");
  auto same = scenario().acquired('K', "TS,EL").used('K', "BO,S1<");
  auto mirrored = scenario().acquired('K', "EL,TS").used('K', "S1<,BO");
  EXPECT_TRUE(one.state() == same.state());
  EXPECT_FALSE(one.state() == mirrored.state());
}

TEST(KM_13_9, TheCostCanBeLaidBesideAStoneJustTaken) {
  auto t = scenario().at("YEL", "TRK").acquired('K', "TO").used('K', "EL").slots("GRE|YEL:S2>").play("move GRE");
  t.play("take GRE|YEL").play("place R").play("cast GRE TO R");
  EXPECT_EQ(t.used('K'), "EL,S2>,TO");
}

}  // namespace
}  // namespace spires::duel::tests
