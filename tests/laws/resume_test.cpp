// Positions of towers read from their lines continue in the same way.
#include "tests/laws/resume.h"

#include <gtest/gtest.h>

#include <iostream>
#include <vector>

#include "engine/core/playout.h"
#include "engine/towers/text.h"
#include "tests/laws/towers_tables.h"
#include "tests/scale.h"

namespace spires::laws {
namespace {

using towers::State;
using towers::Text;
using towers::Towers;

constexpr std::uint32_t kSteps = 40;  // how far both continue

// A line lacks two facts: the top card of the discard pile and, while a spell waits for the filling of a potion, the
// block that its repetitions will be bound to (the notation writes `same` at a repetition only).
bool is_told_by_its_line(const towers::Rules& rules, const State& state) {
  return rules.options.repeat_targets == towers::RepeatTargets::Free || state.inner != towers::Inner::Fill;
}

// Plays some decisions and then some steps, to reach chance points too.
State position_of(const towers::Rules& rules, Rng& rng) {
  State state = Towers::initial(rules);
  const SeededWords words(rng.next());
  Rng player(rng.next());
  const std::uint32_t decisions = rng.next_below(800);
  playout<Towers>(rules, state, player, words, decisions);
  Silence silence;
  for (std::uint32_t k = rng.next_below(6); k > 0 && !Towers::pending(rules, state).is_over(); --k) {
    const Pending pending = Towers::pending(rules, state);
    if (pending.is_chance()) {
      Towers::resolve(rules, state, Towers::sample(rules, state, rng.next()), silence);
      continue;
    }
    const auto legal = legal_list<Towers>(rules, state, pending.seat());
    const towers::Action action = legal[rng.next_below(static_cast<std::uint32_t>(legal.size()))];
    Towers::play(rules, state, pending.seat(), action, silence);
  }
  return state;
}

TEST(Laws, AStateReadFromItsLineGoesOnTheSame) {
  const std::vector<TowersSubject> subjects = all_towers_subjects(100);
  int failures = 0;
  const std::int64_t positions = tests::scaled(4000);
  for (std::int64_t i = 0; i < positions; ++i) {
    const TowersSubject& subject = subjects[static_cast<std::size_t>(i) % subjects.size()];
    Rng rng(mix64(static_cast<std::uint64_t>(i) + 99));
    const State state = position_of(subject.rules, rng);
    if (!is_told_by_its_line(subject.rules, state)) continue;
    const Found found = resume<Text>(subject.rules, state, kSteps, rng);
    if (found && ++failures <= 5) ADD_FAILURE() << subject.name << ": " << text_of(found);
  }
  EXPECT_EQ(failures, 0);
  std::cout << "  " << positions << " positions at " << subjects.size() << " tables, each played on for " << kSteps
            << " steps\n";
}

}  // namespace
}  // namespace spires::laws
