// Facts that a view in strict memory must still show although it leaves out the wizards under towers.
#include <gtest/gtest.h>

#include <string>

#include "engine/core/collector.h"
#include "engine/towers/text.h"
#include "tests/laws/subject.h"

namespace spires::laws {
namespace {

using towers::Memory;
using towers::Rules;
using towers::State;
using towers::Text;
using towers::Towers;

State read(const Rules& rules, const std::string& line) {
  const Result<State> state = Text::parse_state(rules, line);
  const Fault* fault = std::get_if<Fault>(&state);
  EXPECT_EQ(fault, nullptr) << fault->field << ": " << fault->why;
  return fault == nullptr ? *std::get_if<State>(&state) : Towers::initial(rules);
}

std::string list_of(const Rules& rules, const State& state, Seat seat) {
  std::string all;
  for (const towers::Action& action : legal_list<Towers>(rules, state, seat)) all += Text::action(action) + "; ";
  return all;
}

constexpr const char* kRest =
    "card=-;side=-;val=-;rr=0;piece=-;riders=-;slot=-;reserve=-;spell=-;same=-;casts=0;asked=0;refused=0;todo=0;last=0";

// WT-13.6: only a player with all wizards home moves the partner's. Trapped is not home, even for a client that cannot
// see trapped wizards.
TEST(Laws, InAStrictViewAllTrappedIsNotAllHome) {
  towers::Setup setup;
  setup.players = 4;
  setup.teams = true;
  setup.spells = towers::SpellSet::of(towers::Spell::AdvanceWizard).with(towers::Spell::AdvanceTower);
  const Rules rules = towers::make_rules(setup);
  const State state = read(rules,
                           "board=0:K 3:(AAAA)S 5:(BBBB) 6:(CCCC) 7:(DDDD);hands=A:C1|1 B:- C:- D:-;"
                           "potions=A:5/0/0 B:5/0/0 C:5/0/0 D:5/0/0;home=A:0 B:0 C:0 D:0;draw=W1:4;discard=-;"
                           "tiles=MW,MT;turn=A;act=1;phase=choose;seat=A;" +
                               std::string(kRest));
  const towers::View view = Towers::view(rules, state, Observer(Seat::A), Memory::Strict);
  EXPECT_EQ(list_of(rules, state, Seat::A), "play C1|1 tower; refuse; ");
  EXPECT_EQ(list_of(rules, view.state, Seat::A), "play C1|1 tower; refuse; ");
}

// WT-18.4: every client that follows the events knows what Free a Wizard shows, until the caster has decided.
TEST(Laws, AFoldedStrictViewKnowsWhatFreeAWizardShows) {
  towers::Setup setup;
  setup.spells = towers::SpellSet::of(towers::Spell::FreeWizard);
  const Rules rules = towers::make_rules(setup);
  State state = read(rules,
                     "board=0:K 4:P(A)S 6:(B);hands=A:W1 B:-;potions=A:4/2/0 B:6/0/0;home=A:4 B:4;draw=W1:3;discard=-;"
                     "tiles=FR;turn=A;act=1;phase=choose;seat=A;" +
                         std::string(kRest));
  towers::View folded = Towers::view(rules, state, Observer(Seat::A), Memory::Strict);
  Collector<towers::Event> sink;
  const auto look = Text::parse_action("cast FR 4#2");
  ASSERT_TRUE(look && Towers::check(rules, state, Seat::A, *look).none());
  Towers::play(rules, state, Seat::A, *look, sink);
  for (const towers::Event& event : sink.events) {
    if (const auto told = Towers::redact(rules, event, Observer(Seat::A))) folded = Towers::fold(rules, folded, *told);
  }
  EXPECT_EQ(list_of(rules, state, Seat::A), "take A; leave; ");
  EXPECT_EQ(list_of(rules, folded.state, Seat::A), "take A; leave; ");
}

}  // namespace
}  // namespace spires::laws
