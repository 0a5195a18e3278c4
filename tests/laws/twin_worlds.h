// Law 6: two worlds that look the same to an observer go on looking the same, whatever the observer asks, until an
// event that is meant to reveal something.
//
// The pairs are not made by the game under test but by `Secrets`, which defines independently what is hidden from whom:
// a view that shows too much is found at once, because the twins differ in what it shows. Secrets of a game G:
//
//   bool hides(rules, state, observer, chance)             whether the observer does not learn this outcome
//   bool hides(rules, state, seat, observer, action)       whether the observer does not learn what was decided
//   bool same_kind(action, action)                         two decisions that look alike to whom they are hidden from
//   bool same_but_revealed(rules, observer, event, event)  equal apart from what the event is meant to show
//
// and a way to make another world with the same public facts, which the pairs of a game call.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "tests/laws/laws.h"

namespace spires::laws {

// The preview of a client: the move played on the view. A game may provide its own.
template <class G>
std::vector<typename G::Event> preview_of(const typename G::Rules& rules, const typename G::State& state, Seat seat,
                                          typename G::Memory memory, const typename G::Action& action) {
  if constexpr (requires { G::preview(rules, state, seat, action); }) {
    return G::preview(rules, state, seat, action);
  } else {
    const typename G::View view = G::view(rules, state, Observer(seat), memory);
    typename G::State known = seen<G>(view);
    Collector<typename G::Event> sink;
    G::play(rules, known, seat, action, sink);
    return sink.events;
  }
}

// The answer to a seat that requests an action: the rule that forbids it. A game may provide its own words.
template <class G>
std::string answer_of(const typename G::Rules& rules, const typename G::State& state, Seat seat,
                      const typename G::Action& action) {
  if constexpr (requires { G::answer(rules, state, seat, action); }) {
    return G::answer(rules, state, seat, action);
  } else {
    return text_of(G::check(rules, state, seat, action));
  }
}

template <class G>
struct Twins {
  typename G::State a;
  typename G::State b;
  Observer observer;
  typename G::Memory memory;
};

// The list of the observer, its answers or its interjections, and the previews of the moves in it.
template <class G>
Found lists_look_equal(const Subject<G>& subject, const Twins<G>& twins, Seat seat, Stride stride) {
  const typename G::Rules& rules = subject.rules;
  const auto legal = list_for<G>(rules, twins.a, seat);
  const auto other = list_for<G>(rules, twins.b, seat);
  if (legal.size() != other.size()) return finding("law 6 list length", "the lists of the observer differ in length");
  if (legal != other) {
    const bool order = std::is_permutation(legal.begin(), legal.end(), other.begin());
    return finding(order ? "law 6 list order" : "law 6 list", "the lists of the observer differ");
  }
  for (std::size_t k = stride.first % 7; k < legal.size(); k += 7) {
    if (preview_of<G>(rules, twins.a, seat, twins.memory, legal[k]) !=
        preview_of<G>(rules, twins.b, seat, twins.memory, legal[k])) {
      return finding("law 6 preview", "the previews of action " + std::to_string(k) + " differ");
    }
  }
  return {};
}

// Compares everything that the observer can learn about the present position.
template <class G>
Found twins_look_equal(const Subject<G>& subject, const Twins<G>& twins, Stride stride) {
  const typename G::Rules& rules = subject.rules;
  const typename G::View view = G::view(rules, twins.a, twins.observer, twins.memory);
  if (!(view == G::view(rules, twins.b, twins.observer, twins.memory))) {
    return finding("law 6 view", "the views of " + text_of(twins.observer) + " differ");
  }
  const Pending pending = G::pending(rules, twins.a);
  if (!(pending == G::pending(rules, twins.b))) {
    return finding("law 6 asked seat", text_of(pending) + " is asked in one world, " +
                                           text_of(G::pending(rules, twins.b)) + " in the other");
  }
  for (int i = 0; i < subject.players; ++i) {
    const Seat seat = seat_at(i);
    // Which seats may interject is public; otherwise waiting for it would reveal something.
    if (list_for<G>(rules, twins.a, seat).empty() != list_for<G>(rules, twins.b, seat).empty()) {
      return finding("law 6 meanwhile", letter(seat) + " may do something in one world only");
    }
    if (!twins.observer.is(seat)) continue;
    if (Found found = lists_look_equal<G>(subject, twins, seat, stride)) return found;
    // A seat may request anything at any time, even when it is not its turn.
    for (std::size_t k = stride.first; k < subject.universe->size(); k += stride.step) {
      const typename G::Action& action = (*subject.universe)[k];
      const std::string one = answer_of<G>(rules, twins.a, seat, action);
      const std::string other = answer_of<G>(rules, twins.b, seat, action);
      if (one != other) {
        return finding("law 6 refusal", "possible action " + std::to_string(k) + " gets " + one + " and " + other);
      }
    }
  }
  return {};
}

enum class TwinEnd { Cap, Over, Revealed, Parted, Count };

struct TwinRun {
  Found found;
  TwinEnd end = TwinEnd::Cap;
  int steps = 0;
  bool differed = false;  // whether the worlds ever differed
};

// The results of a series of pairs.
struct PairCounts {
  std::int64_t pairs = 0;
  std::int64_t steps = 0;
  std::int64_t equal = 0;  // attempts without a pair: the game was over or nothing could be hidden
  std::array<std::int64_t, static_cast<std::size_t>(TwinEnd::Count)> ends{};

  void count(const TwinRun& run) {
    ++pairs;
    steps += run.steps;
    ++ends[static_cast<std::size_t>(run.end)];
  }
  std::int64_t ended(TwinEnd end) const { return ends[static_cast<std::size_t>(end)]; }
};

inline std::string text_of(const PairCounts& counts) {
  return std::to_string(counts.steps) + " steps; ended by a reveal " + std::to_string(counts.ended(TwinEnd::Revealed)) +
         ", no common step " + std::to_string(counts.ended(TwinEnd::Parted)) + ", end of game " +
         std::to_string(counts.ended(TwinEnd::Over)) + ", still equal at the cap " +
         std::to_string(counts.ended(TwinEnd::Cap));
}

// A step for each world that the observer cannot tell apart; nullopt if there is none.
template <class G>
struct TwinStep {
  Step<G> a;
  Step<G> b;
  bool exists = false;
};

// The same outcome in both worlds, or two that look the same: sometimes by choice, otherwise if none is common.
template <class G, class Secrets>
TwinStep<G> choose_chance(const Subject<G>& subject, const Twins<G>& twins, Rng& rng) {
  typename G::Chances first;
  typename G::Chances second;
  G::chances(subject.rules, twins.a, first);
  G::chances(subject.rules, twins.b, second);
  TwinStep<G> step;
  const std::uint32_t start = rng.next_below(static_cast<std::uint32_t>(first.size()));
  const std::uint32_t start_b = rng.next_below(static_cast<std::uint32_t>(second.size()));
  const bool apart = rng.next_below(2) == 0;
  const auto choose = [&](auto&& alike) {
    for (int i = 0; i < first.size() && !step.exists; ++i) {
      step.a.outcome = first[(static_cast<int>(start) + i) % first.size()].outcome;
      for (int j = 0; j < second.size() && !step.exists; ++j) {
        step.b.outcome = second[(static_cast<int>(start_b) + j) % second.size()].outcome;
        step.exists = alike(step.a.outcome, step.b.outcome);
      }
    }
  };
  const auto look_equal = [&](const typename G::Chance& a, const typename G::Chance& b) {
    return a == b || (Secrets::hides(subject.rules, twins.a, twins.observer, a) &&
                      Secrets::hides(subject.rules, twins.b, twins.observer, b));
  };
  if (!apart) choose([](const typename G::Chance& a, const typename G::Chance& b) { return a == b; });
  choose(look_equal);
  return step;
}

template <class G, class Secrets>
TwinStep<G> choose_action(const Subject<G>& subject, const Twins<G>& twins, Seat seat, Rng& rng) {
  const auto first = list_for<G>(subject.rules, twins.a, seat);
  const auto second = list_for<G>(subject.rules, twins.b, seat);
  TwinStep<G> step;
  step.a.pending = step.b.pending = Pending::seat(seat);
  if (first.empty() || second.empty()) return step;
  const std::size_t start = rng.next_below(static_cast<std::uint32_t>(first.size()));
  const std::size_t start_b = rng.next_below(static_cast<std::uint32_t>(second.size()));
  for (std::size_t i = 0; i < first.size() && !step.exists; ++i) {
    const typename G::Action& action = first[(start + i) % first.size()];
    step.a.action = action;
    for (std::size_t j = 0; j < second.size(); ++j) {
      const typename G::Action& other = second[(start_b + j) % second.size()];
      const bool hidden =
          Secrets::hides(subject.rules, twins.a, seat, twins.observer, action) && Secrets::same_kind(action, other);
      if (!hidden && !(action == other)) continue;
      step.b.action = other;
      step.exists = true;
      break;
    }
  }
  return step;
}

template <class G>
std::vector<typename G::Event> told(const Subject<G>& subject, Observer observer,
                                    const std::vector<typename G::Event>& events) {
  std::vector<typename G::Event> out;
  for (const typename G::Event& event : events) {
    if (const auto one = G::redact(subject.rules, event, observer)) out.push_back(*one);
  }
  return out;
}

// Compares what the observer gets of a step. Revealed: the first difference is an intended one.
template <class G, class Secrets>
TwinRun compare_told(const typename G::Rules& rules, Observer observer, const std::vector<typename G::Event>& a,
                     const std::vector<typename G::Event>& b) {
  TwinRun run;
  for (std::size_t i = 0; i < a.size() && i < b.size(); ++i) {
    if (a[i] == b[i]) continue;
    if (Secrets::same_but_revealed(rules, observer, a[i], b[i])) {
      run.end = TwinEnd::Revealed;
    } else {
      run.found = finding("law 6 events", "event " + std::to_string(i) + " of a step differs, types " +
                                              std::to_string(a[i].index()) + " and " + std::to_string(b[i].index()));
    }
    return run;
  }
  if (a.size() != b.size()) run.found = finding("law 6 events", "a step is told in more events in one world");
  return run;
}

// Drives a pair for up to `cap` steps. Each step tries further ones of the possible actions.
template <class G, class Secrets>
TwinRun drive(const Subject<G>& subject, Twins<G> twins, Rng& rng, int cap, std::size_t stride) {
  TwinRun run;
  run.differed = !(twins.a == twins.b);
  for (; run.steps < cap; ++run.steps) {
    const std::size_t first = stride == 1 ? 0 : rng.next_below(static_cast<std::uint32_t>(stride));
    run.found = twins_look_equal<G>(subject, twins, {first, stride});
    if (run.found) return run;
    const Pending pending = G::pending(subject.rules, twins.a);
    if (pending.is_over()) {
      run.end = TwinEnd::Over;
      return run;
    }
    TwinStep<G> step;
    if (pending.is_chance()) {
      step = choose_chance<G, Secrets>(subject, twins, rng);
    } else {
      const Seat seat = who_acts<G>(subject.rules, twins.a, pending.seat(), subject.players, rng);
      step = choose_action<G, Secrets>(subject, twins, seat, rng);
    }
    if (!step.exists) {
      run.end = TwinEnd::Parted;
      return run;
    }
    Collector<typename G::Event> a;
    Collector<typename G::Event> b;
    step.a.apply(subject.rules, twins.a, a);
    step.b.apply(subject.rules, twins.b, b);
    run.differed = run.differed || !(twins.a == twins.b);
    const TwinRun compared =
        compare_told<G, Secrets>(subject.rules, twins.observer, told<G>(subject, twins.observer, a.events),
                                 told<G>(subject, twins.observer, b.events));
    if (compared.found || compared.end == TwinEnd::Revealed) {
      run.found = compared.found;
      run.end = compared.end;
      ++run.steps;
      return run;
    }
  }
  return run;
}

}  // namespace spires::laws
