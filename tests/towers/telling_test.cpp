// Texts at a terminal: sentences with what a reader saw before, help, the point of the turn, the result.
#include <set>

#include "engine/towers/text_point.h"
#include "engine/towers/text_tools.h"
#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

// The sentences of the action for an observer in strict memory.
std::string told(Scenario& t, const char* action, Observer who) {
  View view = Towers::view(t.rules(), t.state(), who, Memory::Strict);
  t.play(action);
  std::string all;
  for (const Event& event : t.event_list()) {
    const std::optional<Event> redacted = Towers::redact(t.rules(), event, who);
    if (!redacted) continue;
    const std::string sentence = Tools::sentence(t.rules(), view, *redacted);
    if (!sentence.empty()) all += (all.empty() ? "" : " ") + sentence;
    view = Towers::fold(t.rules(), view, *redacted);
  }
  return all;
}

TEST(Telling, SaysWhoIsTrapped) {
  for (const Observer who : {Observer(Seat::A), Observer(Seat::B), Observer::spectator()}) {
    auto t = scenario(2).board("0:K 3:S 5:(B)P(AAB) 9:(B)").hand('A', "T2,W1,W2");
    t.play("play T2");
    EXPECT_EQ(told(t, "tower 3#1", who),
              "The tower on space 3 is to move two spaces. "
              "The tower from space 3 lands on space 5 and traps two wizards of A and one of B. A fills a potion.");
  }
}

TEST(Telling, SaysWhoIsTrappedAndWhoIsUncovered) {
  auto t = scenario(2).board("0:K 3:(A)S 5:(B)P 7:P(B) 9:(A)").hand('A', "T2,T4,W2");
  t.play("play T4");
  EXPECT_EQ(told(t, "tower 3#1", Observer(Seat::B)),
            "The tower on space 3 is to move four spaces. "
            "The tower from space 3 lands on space 7 and traps one wizard of B. It uncovers one wizard of A. "
            "A fills a potion.");
  t.play("play T2");
  EXPECT_EQ(told(t, "tower 5#1", Observer(Seat::B)).find("traps"), std::string::npos) << "nobody stands on 7";
}

TEST(Telling, NamesWhoAsksWhom) {
  auto t = scenario(4).teams().board("0:K 3:(A) 4:(B) 5:(C) 6:(D)").hand('A', "T2,T4,W2");
  EXPECT_EQ(told(t, "ask", Observer(Seat::D)), "A asks C for a card.");
}

TEST(Telling, ReadsLikeEnglish) {
  const Rules rules = scenario(2).rules();
  const auto tell = [&](const Event& event) { return Text::sentence(rules, event); };
  Wizards two;
  two.add(Seat::A);
  two.add(Seat::A);
  EXPECT_EQ(tell(SurfaceShown{Space{4}, 2, two}), "Seen under level 2 on space 4: two wizards of A.");
  EXPECT_EQ(tell(SpellCast{Seat::A, Spell::FreeWizard, 4, 2, 1, Toll::None}),
            "A pays one potion, casts Free a Wizard (FR) and looks under level 2 on space 4.");
  EXPECT_EQ(tell(SpellCast{Seat::A, Spell::NudgeCastle, 1, 0, 2, Toll::None}),
            "A pays two potions and casts Nudge Ravenskeep (NK) forward.");
  // For a card with both sides the result stands first, and then the side is chosen.
  EXPECT_EQ(tell(ResultStands{Side::None}) + " " + tell(ResultStands{Side::Tower}),
            "The result stands. It counts for a tower.");
}

TEST(Help, ExplainsCardsAndTheSpellsInPlay) {
  auto t = scenario(2).spells("MT,NK").board("0:K 3:(A) 4:(B)");
  const std::string help =
      Tools::help(t.rules(), Towers::view(t.rules(), t.state(), Observer(Seat::A), Memory::Strict));
  for (const char* word : {"W3", "T2", "C5|1", "DC1", "DT2", "DW2", "refuse", "potion", "The goal", "Advance a Tower",
                           "Nudge Ravenskeep"}) {
    EXPECT_NE(help.find(word), std::string::npos) << word << "\n" << help;
  }
  EXPECT_EQ(help.find("Piggyback"), std::string::npos) << help;
}

TEST(Point, IsInPlainWordsEverywhere) {
  auto t = scenario(2).board("0:K 3:(A) 4:(B)").hand('A', "T2,T4,W2");
  EXPECT_EQ(words::point(t.rules(), t.state(), "A", "A"), "A chooses a card or refuses the turn");
  t.play("play W2");
  EXPECT_EQ(words::point(t.rules(), t.state(), "A", "A"), "A chooses a wizard to move");
  t.play("wizard 3A");
  EXPECT_EQ(words::point(t.rules(), t.state(), "A", "A"), "A chooses a card");
  for (int phase = 0; phase <= static_cast<int>(Phase::Over); ++phase) {
    State s = t.state();
    s.phase = Phase(phase);
    EXPECT_FALSE(words::point(t.rules(), s, "A", "B").empty()) << phase;
  }
  std::set<std::string> inner;
  for (int i = 0; i <= static_cast<int>(Inner::Draw); ++i) {
    State s = t.state();
    s.inner = Inner(i);
    inner.insert(words::point(t.rules(), s, "A", "A"));
  }
  EXPECT_EQ(inner.size(), 6U);
}

TEST(Result, OfASoloGameSaysWhy) {
  auto lost = solo("").set("soloCardLimit", "1").board("0:K 3:(A) 9:(A)").hand('A', "W1,T2,W2");
  lost.play("play W1").play("wizard 3A");
  lost.draw_cards();
  ASSERT_TRUE(lost.over());
  EXPECT_EQ(Tools::result(lost.rules(), lost.state()), "A has lost: the card limit of 1 is used up.\n");
  auto won = solo("").board("0:K 15:(A)").hand('A', "W1,T2,W2");
  won.play("play W1").play("wizard 15A");
  won.draw_cards();
  ASSERT_TRUE(won.over());
  EXPECT_EQ(Tools::result(won.rules(), won.state()), "A has won: all wizards are home and no potion is empty.\n");
}

TEST(Result, OfTeamsNamesTeams) {
  auto t = scenario(4).teams().board("0:K 5:(A) 15:(D)").hand('D', "W1,T2,W2").turn('D');
  t.potions("A:0/3/0 B:0/2/0 C:0/3/0 D:0/2/0");
  t.play("play W1").play("wizard 15D");
  t.draw_cards();
  ASSERT_TRUE(t.over());
  EXPECT_EQ(Tools::result(t.rules(), t.state()),
            "The goal has been reached.\n  A and C  place 2\n  B and D  place 1, won\n");
}

TEST(ChanceText, IsKnownWhereverItMayHappen) {
  for (const char* text : {"draw B W1", "roll 4", "reshuffle", "tiles MW,MT"})
    EXPECT_TRUE(Tools::is_chance(text)) << text;
  for (const char* text : {"draw B", "draw X W1", "draw B Q1", "roll 7", "refuse", "tiles", ""}) {
    EXPECT_FALSE(Tools::is_chance(text)) << text;
  }
}

}  // namespace
}  // namespace spires::towers::tests
