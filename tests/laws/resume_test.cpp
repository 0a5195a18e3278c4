// A state that is read from its own line goes on as the state itself would have: same lists, same lines, same end.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

#include "engine/core/playout.h"
#include "engine/towers/text.h"
#include "tests/laws/finding.h"
#include "tests/laws/towers_tables.h"
#include "tests/scale.h"

namespace spires::laws {
namespace {

using towers::State;
using towers::Text;
using towers::Towers;

constexpr std::uint32_t kSteps = 40;  // how far both are played on

struct Both {
  const towers::Rules& rules;
  State whole;
  State resumed;
};

// The list as the notation writes it: sorted, because which of two equal towers is which is not in a state line. Empty: an
// action is read as another one.
std::vector<std::string> written_list(const towers::Rules& rules, const State& state, Seat seat) {
  std::vector<std::string> lines;
  for (const towers::Action& action : legal_list<Towers>(rules, state, seat)) {
    const std::string text = Text::action(action);
    const auto read = Text::parse_action(text);
    if (!read || !(*read == action)) return {};
    lines.push_back(text);
  }
  std::sort(lines.begin(), lines.end());
  return lines;
}

// One step of both, or what differs.
Found go_on(Both& both, Rng& rng) {
  const Pending pending = Towers::pending(both.rules, both.whole);
  if (!(Towers::pending(both.rules, both.resumed) == pending)) return finding("resume", "pending differs");
  Silence silence;
  if (pending.is_chance()) {
    const std::uint64_t word = rng.next();
    const towers::Chance outcome = Towers::sample(both.rules, both.whole, word);
    if (!(Towers::sample(both.rules, both.resumed, word) == outcome)) return finding("resume", "chance differs");
    const std::string text = Text::chance(both.rules, both.whole, outcome);
    const auto read = Text::parse_chance(both.rules, both.resumed, text);
    if (!read || !(*read == outcome)) return finding("resume", "`" + text + "` is read as another outcome");
    Towers::resolve(both.rules, both.whole, outcome, silence);
    Towers::resolve(both.rules, both.resumed, *read, silence);
  } else if (pending.is_seat()) {
    const std::vector<std::string> legal = written_list(both.rules, both.whole, pending.seat());
    if (legal.empty()) return finding("resume", "an action is read as another one");
    if (written_list(both.rules, both.resumed, pending.seat()) != legal) return finding("resume", "lists differ");
    const auto action = Text::parse_action(legal[rng.next_below(static_cast<std::uint32_t>(legal.size()))]);
    Towers::play(both.rules, both.whole, pending.seat(), *action, silence);
    Towers::play(both.rules, both.resumed, pending.seat(), *action, silence);
  }
  const std::string line = Text::state(both.rules, both.whole);
  if (Text::state(both.rules, both.resumed) != line) return finding("resume", "lines differ, one is " + line);
  if (!(Towers::outcome(both.rules, both.whole) == Towers::outcome(both.rules, both.resumed))) {
    return finding("resume", "outcomes differ at " + line);
  }
  return {};
}

// Two things are not in a line: the top card of the discard pile, and, where a spell waits for the filling of a potion,
// the block that its repetitions will be bound to (the notation writes `same` at a repetition only).
bool is_told_by_its_line(const towers::Rules& rules, const State& state) {
  return rules.options.repeat_targets == towers::RepeatTargets::Free || state.inner != towers::Inner::Fill;
}

Found resume(const towers::Rules& rules, const State& state, Rng rng) {
  if (!is_told_by_its_line(rules, state)) return {};
  const std::string line = Text::state(rules, state);
  const Result<State> read = Text::parse_state(rules, line);
  if (const Fault* fault = std::get_if<Fault>(&read)) {
    return finding("resume", "refused: " + fault->field + " " + fault->why + ": " + line);
  }
  Both both{rules, state, *std::get_if<State>(&read)};
  if (Text::state(rules, both.resumed) != line) return finding("resume", "written differently: " + line);
  const char* broken = Towers::broken_invariant(rules, both.resumed);
  if (broken != nullptr) return finding("resume", std::string(broken) + ": " + line);
  for (std::uint32_t i = 0; i < kSteps; ++i) {
    if (Found found = go_on(both, rng)) {
      found->what += ", " + std::to_string(i) + " steps after " + line;
      return found;
    }
  }
  return {};
}

TEST(Laws, AStateReadFromItsLineGoesOnTheSame) {
  const std::vector<TowersSubject> subjects = all_subjects(100);
  int failures = 0;
  const std::int64_t positions = tests::scaled(4000);
  for (std::int64_t i = 0; i < positions; ++i) {
    const TowersSubject& subject = subjects[static_cast<std::size_t>(i) % subjects.size()];
    Rng rng(mix64(static_cast<std::uint64_t>(i) + 99));
    State state = Towers::initial(subject.rules);
    const SeededWords words(rng.next());
    Rng player(rng.next());
    const std::uint32_t decisions = rng.next_below(800);
    playout<Towers>(subject.rules, state, player, words, decisions);
    // Also on points of chance: some steps on.
    Silence silence;
    for (std::uint32_t k = rng.next_below(6); k > 0 && !Towers::pending(subject.rules, state).is_over(); --k) {
      const Pending pending = Towers::pending(subject.rules, state);
      if (pending.is_chance()) {
        Towers::resolve(subject.rules, state, Towers::sample(subject.rules, state, rng.next()), silence);
        continue;
      }
      const auto legal = legal_list<Towers>(subject.rules, state, pending.seat());
      const towers::Action action = legal[rng.next_below(static_cast<std::uint32_t>(legal.size()))];
      Towers::play(subject.rules, state, pending.seat(), action, silence);
    }
    const Found found = resume(subject.rules, state, rng);
    if (found && ++failures <= 5) ADD_FAILURE() << subject.name << ": " << text_of(found);
  }
  EXPECT_EQ(failures, 0);
  std::cout << "  " << positions << " positions at " << subjects.size() << " tables, each played on for " << kSteps
            << " steps\n";
}

}  // namespace
}  // namespace spires::laws
