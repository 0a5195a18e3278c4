// Random command sequences, illegal ones among them, at a table with random options: laws 1, 2, 3 and 7 hold at each step.
//
// The first bytes choose the ruleset and some options, the rest are commands: a legal action by its place in the list, or
// any action by any seat.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/towers/rulesets.h"
#include "engine/towers/text_options.h"
#include "engine/towers/towers.h"
#include "fuzz/finding_abort.h"
#include "fuzz/input_bytes.h"
#include "tests/laws/laws.h"

namespace {

using namespace spires;
using fuzz::require;
using towers::Action;
using towers::State;
using towers::Towers;

constexpr int kMostSteps = 150;  // a step folds the views of everybody, which is slow under sanitizers

towers::Setup setup_from(fuzz::InputBytes& input) {
  static const towers::RulesetRows kRows = towers::ruleset_rows();
  towers::Setup setup = towers::setup_of(kRows[static_cast<int>(input.below(static_cast<std::size_t>(kRows.size())))]);
  const auto options = towers::option_rows();
  for (std::size_t n = input.below(5); n > 0; --n) {
    const towers::OptionRow& row = options[input.below(options.size())];
    const bool word = row.kind == Setting::Kind::Word;
    const std::size_t values = word ? row.words.size() : static_cast<std::size_t>(row.most) + 1;
    row.set(setup, static_cast<int>(input.below(values)));
  }
  if (!setup.options.promo) setup.spells = setup.spells.without(towers::Spell::DrawTwoCards);
  return setup;
}

Action any_action(fuzz::InputBytes& input) {
  Action action{};
  action.kind = static_cast<Action::Kind>(input.next() % 27);
  action.a = input.next();
  action.b = input.next();
  action.c = input.next();
  return action;
}

void demand(const laws::Found& found) { require(!found, laws::text_of(found)); }

// Asks for any action by any seat: it is either listed or changes nothing.
void ask_for(laws::Subject<Towers>& subject, std::vector<Action>& tried, const State& state, fuzz::InputBytes& input) {
  tried.push_back(any_action(input));
  if (tried.size() > 8) tried.erase(tried.begin());
  demand(laws::law_1<Towers>(subject, state, {0, 2}));
  demand(laws::law_4<Towers>(subject, state));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::InputBytes input(data, size);
  const towers::Setup setup = setup_from(input);
  if (!towers::problem_of(setup).none()) return 0;
  std::vector<Action> tried;
  laws::Subject<Towers> subject{
      "", towers::make_rules(setup), setup.players, &tried, {towers::Memory::Strict, towers::Memory::Open}};
  State state = Towers::initial(subject.rules);
  laws::FoldedViews<Towers> folded(subject, state);
  for (int n = 0; n < kMostSteps && !input.empty(); ++n) {
    laws::Step<Towers> step;
    step.pending = Towers::pending(subject.rules, state);
    if (step.pending.is_over()) break;
    const std::uint8_t command = input.next();
    if (step.pending.is_chance()) {
      step.outcome = Towers::sample(subject.rules, state, std::uint64_t{command} << 56);
    } else {
      const auto legal = laws::legal_list<Towers>(subject.rules, state, step.pending.seat());
      require(!legal.empty(), "a pending seat has no legal action");
      if (command >= 0xE0) {
        ask_for(subject, tried, state, input);
        continue;
      }
      step.action = legal[command % legal.size()];
    }
    const State before = state;
    Collector<towers::Event> sink;
    step.apply(subject.rules, state, sink);
    demand(laws::law_7<Towers>(subject, state));
    demand(laws::law_2<Towers>(subject, before, step, state));
    demand(folded.fold(sink.events, state));
  }
  return 0;
}
