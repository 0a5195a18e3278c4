// Law 6 over bytes: two worlds that look the same to an observer send it the same bytes (position, list with previews,
// events, refusals) until an event that is meant to reveal something.
#include <gtest/gtest.h>

#include <iostream>

#include "match/seen_board.h"
#include "tests/laws/duel_pairs.h"
#include "tests/laws/towers_pairs.h"
#include "tests/match/driving.h"
#include "tests/scale.h"
#include "wire/patch.h"

namespace spires::match {
namespace {

using laws::finding;
using laws::Found;
using laws::TwinEnd;
using laws::TwinRun;
using laws::Twins;

constexpr std::int64_t kPairs = 500;

template <GameTools K, class Secrets>
class Bytes {
 public:
  using T = typename K::Text;
  using G = typename T::Game;
  using Tell = Telling<K>;

  explicit Bytes(const laws::Subject<G>& subject) : subject_(subject) {}

  TwinRun drive(Twins<G> twins, Rng& rng, int cap) {
    TwinRun run;
    run.differed = !(twins.a == twins.b);
    for (; run.steps < cap; ++run.steps) {
      run.found = look_equal(twins);
      if (run.found) return run;
      const Pending pending = G::pending(rules(), twins.a);
      if (pending.is_over()) return ended(run, TwinEnd::Over);
      const auto step = pending.is_chance() ? laws::choose_chance<G, Secrets>(subject_, twins, rng)
                                            : laws::choose_action<G, Secrets>(subject_, twins, pending.seat(), rng);
      if (!step.exists) return ended(run, TwinEnd::Parted);
      // An observer may try to repeat the decisions of others.
      if (pending.is_seat()) tried_.push_back(T::action(step.a.action));
      const Twins<G> before = twins;
      Collector<typename G::Event> a;
      Collector<typename G::Event> b;
      step.a.apply(rules(), twins.a, a);
      step.b.apply(rules(), twins.b, b);
      run.differed = run.differed || !(twins.a == twins.b);
      run.found = told_equal(before, a.events, b.events, run.end);
      if (run.found || run.end == TwinEnd::Revealed) return run;
    }
    return run;
  }

  // Positions whose previews predict the counts of the towers.
  int weighed() const { return weighed_; }

 private:
  const typename G::Rules& rules() const { return subject_.rules; }
  static TwinRun ended(TwinRun run, TwinEnd end) {
    run.end = end;
    return run;
  }

  std::string bytes(const typename G::View& view) const {
    std::string text = wire::text_of(Tell::view(rules(), view));
    if (view.observer.is_spectator()) return text;
    if (G::pending(rules(), view.state) == Pending::seat(view.observer.seat())) {
      const std::vector<typename G::Rules> revealing{rules()};
      text += wire::text_of(wire::encode(Tell::legal(rules(), view, Previews::With, &revealing)));
    }
    for (const std::string& action : tried_) {
      const auto judged = Tell::judge(rules(), view, action);
      const Refused* no = std::get_if<Refused>(&judged);
      text += no == nullptr ? "accepted" : wire::text_of(wire::encode(*no));
    }
    return text;
  }

  Found look_equal(const Twins<G>& twins) {
    const std::string a = bytes(G::view(rules(), twins.a, twins.observer, twins.memory));
    const std::string b = bytes(G::view(rules(), twins.b, twins.observer, twins.memory));
    weighed_ += a.find("\"balance\"") != std::string::npos ? 1 : 0;
    if (a == b) return {};
    return finding("bytes", "of the position differ:\n" + a + "\n" + b);
  }

  // Compares what each event changes in the observer's view, up to the revealing event.
  Found patched_equal(const Twins<G>& before, const std::vector<typename G::Event>& a,
                      const std::vector<typename G::Event>& b, std::size_t count) const {
    SeenBoard<K> one(rules(), Eyes::of(before.observer), before.memory);
    SeenBoard<K> other(rules(), Eyes::of(before.observer), before.memory);
    one.set(before.a);
    other.set(before.b);
    for (std::size_t i = 0; i < count; ++i) {
      const auto was_one = one.said();
      const auto was_other = other.said();
      one.follow(a[i]);
      other.follow(b[i]);
      const std::string patch = wire::text_of(wire::patch_between(was_one, one.said()));
      if (patch != wire::text_of(wire::patch_between(was_other, other.said()))) {
        return finding("bytes", "of a patch differ: " + patch);
      }
    }
    return {};
  }

  Found told_equal(const Twins<G>& before, const std::vector<typename G::Event>& a,
                   const std::vector<typename G::Event>& b, TwinEnd& end) const {
    const Observer observer = before.observer;
    for (std::size_t i = 0; i < a.size() && i < b.size(); ++i) {
      const std::string one = wire::text_of(Tell::event(rules(), a[i], observer));
      const std::string other = wire::text_of(Tell::event(rules(), b[i], observer));
      if (one == other) continue;
      const auto seen_a = G::redact(rules(), a[i], observer);
      const auto seen_b = G::redact(rules(), b[i], observer);
      if (!seen_a || !seen_b || !Secrets::same_but_revealed(rules(), observer, *seen_a, *seen_b)) {
        return finding("bytes", "of an event differ: " + one + " " + other);
      }
      end = TwinEnd::Revealed;
      return patched_equal(before, a, b, i);
    }
    if (a.size() != b.size()) return finding("bytes", "more events in one world");
    return patched_equal(before, a, b, a.size());
  }

  const laws::Subject<G>& subject_;
  std::vector<std::string> tried_;
  int weighed_ = 0;
};

void expect_clean(const laws::PairCounts& counts, int failures) {
  EXPECT_EQ(failures, 0);
  EXPECT_GT(counts.steps, counts.pairs * 2) << "the pairs end too early to show anything";
  std::cout << "  " << counts.pairs << " pairs, " << text_of(counts) << "\n";
}

TEST(TwinBytes, OfTowersAreEqualUntilSomethingIsRevealed) {
  const std::vector<laws::TowersSubject> subjects = laws::all_towers_subjects(40);
  laws::PairCounts counts;
  int failures = 0;
  for (std::uint64_t seed = 0; counts.pairs < tests::scaled(kPairs); ++seed) {
    const laws::TowersSubject& subject = subjects[seed * 7 % subjects.size()];
    Rng rng(mix64(seed + 77));
    const std::uint32_t who = rng.next_below(static_cast<std::uint32_t>(subject.players) + 1);
    const bool spectator = static_cast<int>(who) == subject.players;
    const Observer observer = spectator ? Observer::spectator() : Observer(seat_at(static_cast<int>(who)));
    const towers::Memory memory = rng.next_below(4) == 0 ? towers::Memory::Open : towers::Memory::Strict;
    const std::uint32_t some = 1 + rng.next_below(7);
    const towers::State a = laws::position(subject.rules, rng);
    const towers::State b = laws::TowersSecrets::scramble(subject.rules, a, observer, memory,
                                                          {(some & 1U) != 0, (some & 2U) != 0, (some & 4U) != 0}, rng);
    if (a == b || towers::Towers::pending(subject.rules, a).is_over()) continue;
    const TwinRun run = Bytes<towers::Tools, laws::TowersSecrets>(subject).drive({a, b, observer, memory}, rng, 30);
    counts.count(run);
    if (run.found && ++failures <= 3) ADD_FAILURE() << subject.name << " " << seed << " " << text_of(run.found);
  }
  expect_clean(counts, failures);
}

TEST(TwinBytes, OfDuelAreEqualUntilSomethingIsRevealed) {
  const std::vector<laws::DuelSubject> subjects = laws::all_duel_subjects(40);
  laws::PairCounts counts;
  int failures = 0;
  int weighed = 0;
  for (std::uint64_t seed = 0; counts.pairs < tests::scaled(kPairs); ++seed) {
    const laws::DuelSubject& subject = subjects[seed % subjects.size()];
    Rng rng(mix64(seed + 78));
    const Observer observer = laws::duel_observer(rng);
    const auto what = laws::some_secrets(rng);
    const duel::State a = laws::duel_position(subject.rules, rng.next_below(laws::kDuelSteps), rng);
    const duel::State b = laws::DuelSecrets::scramble(subject.rules, a, observer, what, rng);
    if (a == b || duel::Duel::pending(subject.rules, a).is_over()) continue;
    Bytes<duel::Tools, laws::DuelSecrets> bytes(subject);
    const TwinRun run = bytes.drive({a, b, observer, duel::Memory::Perfect}, rng, 30);
    weighed += bytes.weighed();
    counts.count(run);
    if (run.found && ++failures <= 3) ADD_FAILURE() << subject.name << " " << seed << " " << text_of(run.found);
  }
  expect_clean(counts, failures);
  EXPECT_GT(weighed, counts.pairs) << "too few previews of moves";
}

// The same for whole matches that start at two positions: everything that an observer can be sent.
TEST(TwinBytes, OfWholeMatchesAreEqualAtTheirStart) {
  const Json settings{{"players", 3}};
  const towers::Rules rules = std::get<0>(towers::Text::rules(std::get<Settings>(wire::settings_of(settings))));
  int pairs = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Rng rng(mix64(seed + 79));
    const Observer observer = seed % 4 == 3 ? Observer::spectator() : Observer(seat_at(static_cast<int>(seed % 4)));
    const towers::State a = laws::position(rules, rng);
    const towers::State b = laws::TowersSecrets::scramble(rules, a, observer, towers::Memory::Strict, {}, rng);
    if (a == b || towers::Towers::pending(rules, a).is_over()) continue;
    std::string told[2];
    for (const int world : {0, 1}) {
      const auto made = make_match({"towers", settings, driving::seeded(1),
                                    Position{towers::Text::state(rules, world == 0 ? a : b), {}, {}, {}}});
      ASSERT_TRUE(std::holds_alternative<std::unique_ptr<Match>>(made)) << std::get<spires::Fault>(made).why;
      told[world] = driving::all_told(*std::get<0>(made), observer, 0);
    }
    EXPECT_EQ(told[0], told[1]);
    ++pairs;
  }
  EXPECT_GT(pairs, 100);
}

}  // namespace
}  // namespace spires::match
