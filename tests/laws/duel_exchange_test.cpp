// KM-9.12, KM-12.3: keeping and exchanging the secret cards give the same number of steps, messages and fields, now and
// to the end of the game, and look the same to other observers.
#include <gtest/gtest.h>

#include <iostream>
#include <string>
#include <vector>

#include "engine/core/collector.h"
#include "tests/laws/duel_pairs.h"
#include "tests/scale.h"

namespace spires::laws {
namespace {

using duel::Action;
using duel::Duel;
using duel::Event;
using duel::State;

struct Both {
  State kept;
  State swapped;
  Seat caster;
};

int fields_of(const Event& event) {
  int count = 0;
  std::visit([&](const auto& e) { e.fields([&](const char*, const auto&) { ++count; }); }, event);
  return count;
}

// From here on an event may differ in what it shows, but not in its kind and length.
bool shows_secrets(const Event& event, Observer observer) {
  if (const auto* seen = std::get_if<duel::SecretsSeen>(&event)) return observer.is(seen->seat);
  return std::holds_alternative<duel::TowerGuessed>(event) || std::holds_alternative<duel::TowerScored>(event) ||
         std::holds_alternative<duel::TotalCounted>(event) || std::holds_alternative<duel::SecretShown>(event) ||
         std::holds_alternative<duel::GameEnded>(event);
}

Found compare_events(const DuelSubject& subject, const Both& both, const std::vector<Event>& kept,
                     const std::vector<Event>& swapped) {
  if (kept.size() != swapped.size()) return finding("exchange", "the numbers of events differ");
  for (std::size_t i = 0; i < kept.size(); ++i) {
    if (kept[i].index() != swapped[i].index()) return finding("exchange", "the kinds of events differ");
    if (fields_of(kept[i]) != fields_of(swapped[i])) return finding("exchange", "the lengths of events differ");
    for (const Observer observer : {Observer(duel::opponent(both.caster)), Observer::spectator()}) {
      const auto one = Duel::redact(subject.rules, kept[i], observer);
      const auto other = Duel::redact(subject.rules, swapped[i], observer);
      if (one.has_value() != other.has_value()) return finding("exchange", "one event is not told");
      if (!shows_secrets(kept[i], observer) && !(one == other)) return finding("exchange", "what is told differs");
    }
  }
  return {};
}

// Plays the same step in both.
Found go_on(const DuelSubject& subject, Both& both, Rng& rng) {
  const Pending pending = Duel::pending(subject.rules, both.kept);
  if (!(pending == Duel::pending(subject.rules, both.swapped))) return finding("exchange", "pending differs");
  Collector<Event> kept;
  Collector<Event> swapped;
  if (pending.is_chance()) {
    const duel::Chance outcome = Duel::sample(subject.rules, both.kept, rng.next());
    Duel::resolve(subject.rules, both.kept, outcome, kept);
    Duel::resolve(subject.rules, both.swapped, outcome, swapped);
  } else {
    const auto legal = legal_list<Duel>(subject.rules, both.kept, pending.seat());
    if (legal_list<Duel>(subject.rules, both.swapped, pending.seat()) != legal)
      return finding("exchange", "lists differ");
    const Action action = legal[rng.next_below(static_cast<std::uint32_t>(legal.size()))];
    Duel::play(subject.rules, both.kept, pending.seat(), action, kept);
    Duel::play(subject.rules, both.swapped, pending.seat(), action, swapped);
  }
  return compare_events(subject, both, kept.events, swapped.events);
}

Found keep_and_swap(const DuelSubject& subject, const State& state, Rng rng) {
  Both both{state, state, state.asked};
  Collector<Event> kept;
  Collector<Event> swapped;
  Duel::play(subject.rules, both.kept, both.caster, Action::of(Action::Kind::Keep), kept);
  Duel::play(subject.rules, both.swapped, both.caster, Action::of(Action::Kind::Swap), swapped);
  Found found = compare_events(subject, both, kept.events, swapped.events);
  while (!found && !Duel::pending(subject.rules, both.kept).is_over()) found = go_on(subject, both, rng);
  return found;
}

TEST(DuelExchange, CannotBeToldFromNumbersOrLengths) {
  std::vector<DuelSubject> subjects;
  for (DuelSubject& subject : all_duel_subjects(50)) {
    if (!subject.rules.options.yellow_swap_public) subjects.push_back(std::move(subject));
  }
  const std::int64_t wanted = tests::scaled(1500);
  std::int64_t looks = 0;
  for (std::uint64_t seed = 0; looks < wanted; ++seed) {
    const DuelSubject& subject = subjects[seed % subjects.size()];
    Rng rng(mix64(seed + 11));
    State state = Duel::initial(subject.rules);
    Silence silence;
    while (!Duel::pending(subject.rules, state).is_over()) {
      const Pending pending = Duel::pending(subject.rules, state);
      if (state.phase == duel::Phase::Return) {
        ++looks;
        const Found found = keep_and_swap(subject, state, rng);
        ASSERT_FALSE(found) << text_of(found) << ", " << subject.name << ", seed " << seed;
      }
      const std::uint64_t word = rng.next();
      if (pending.is_chance()) {
        Duel::resolve(subject.rules, state, Duel::sample(subject.rules, state, word), silence);
      } else {
        Duel::play(subject.rules, state, pending.seat(), Duel::pick(subject.rules, state, pending.seat(), word),
                   silence);
      }
    }
  }
  std::cout << "  " << looks << " looks, each kept and exchanged and played to the end\n";
}

}  // namespace
}  // namespace spires::laws
