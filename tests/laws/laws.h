// The laws of every game (ARCHITECTURE.md), each as a checker over one position or one step. Law 6 is twin_worlds.h,
// law 8 is about records.
#pragma once

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "engine/core/collector.h"
#include "engine/core/game.h"
#include "tests/laws/finding.h"
#include "tests/laws/subject.h"

namespace spires::laws {

// How many of the possible actions are tried: all of them, or every n-th, where a test examines many positions.
struct Stride {
  std::size_t first = 0;
  std::size_t step = 1;
};

// Every action of a seat's list is accepted and listed once.
template <class G>
Found law_1_listed(const Subject<G>& subject, const typename G::State& state, Seat seat,
                   const std::vector<typename G::Action>& list) {
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (!G::check(subject.rules, state, seat, list[i]).none()) {
      return finding("law 1", "listed action " + std::to_string(i) + " of " + letter(seat) + " is refused");
    }
    for (std::size_t j = 0; j < i; ++j) {
      if (list[i] == list[j]) return finding("law 1", "action " + std::to_string(i) + " is listed twice");
    }
  }
  return {};
}

// Law 1: a pending seat has a legal action, no action is listed twice, and `check` accepts exactly the listed ones:
// from the asked seat its answers, from other seats their interjections.
template <class G>
Found law_1(const Subject<G>& subject, const typename G::State& state, Stride stride = {}) {
  const Pending pending = G::pending(subject.rules, state);
  const typename G::State before = state;
  for (int s = 0; s < subject.players; ++s) {
    const Seat seat = seat_at(s);
    const bool asked = pending == Pending::seat(seat);
    const std::vector<typename G::Action> list = list_for<G>(subject.rules, state, seat);
    const bool speaks = may_speak<G>(subject.rules, state, seat);
    if (asked && speaks) return finding("law 1", "a seat is asked and may speak up as well");
    if ((asked || speaks) && list.empty()) return finding("law 1", "the pending seat has no legal action");
    if (Found found = law_1_listed<G>(subject, state, seat, list)) return found;
    std::size_t met = 0;
    for (std::size_t i = stride.first; i < subject.universe->size(); i += stride.step) {
      if (!asked && stride.step > 1 && i % 16 != 0) continue;
      const typename G::Action& action = (*subject.universe)[i];
      const bool listed = std::find(list.begin(), list.end(), action) != list.end();
      met += listed ? 1 : 0;
      const Refusal refusal = G::check(subject.rules, state, seat, action);
      if (refusal.none() != listed) {
        return finding("law 1", "possible action " + std::to_string(i) + " by " + letter(seat) +
                                    (refusal.none() ? " is accepted but not listed" : " is listed but refused"));
      }
    }
    if (stride.step == 1 && met != list.size()) return finding("law 1", "a listed action is no possible action");
  }
  if (!(state == before)) return finding("law 1", "asking changed the state");
  return {};
}

// A step: an action of a seat, or an outcome of chance.
template <class G>
struct Step {
  Pending pending = Pending::chance();
  typename G::Action action{};
  typename G::Chance outcome{};

  template <class Sink>
  void apply(const typename G::Rules& rules, typename G::State& state, Sink& sink) const {
    if (pending.is_seat()) {
      G::play(rules, state, pending.seat(), action, sink);
    } else {
      G::resolve(rules, state, outcome, sink);
    }
  }
};

// Law 2: silent play == loud play. `loud` is the state after the loud one.
template <class G>
Found law_2(const Subject<G>& subject, const typename G::State& before, const Step<G>& step,
            const typename G::State& loud) {
  typename G::State silent = before;
  Silence silence;
  step.apply(subject.rules, silent, silence);
  if (!(silent == loud)) return finding("law 2", "silent and loud play differ");
  return {};
}

// Law 3: folding redacted events == the view afterwards. Views are carried through a whole game, for each observer and
// memory, so that an error that disappears at once is found too.
template <class G>
class FoldedViews {
 public:
  FoldedViews(const Subject<G>& subject, const typename G::State& state) : subject_(subject) {
    for (const typename G::Memory memory : subject.memories) {
      for (const Observer observer : subject.observers()) {
        at_.push_back({observer, memory, G::view(subject.rules, state, observer, memory)});
      }
    }
  }

  Found fold(const std::vector<typename G::Event>& events, const typename G::State& after) {
    for (At& at : at_) {
      for (const typename G::Event& event : events) {
        const auto told = G::redact(subject_.rules, event, at.observer);
        if (told) at.view = G::fold(subject_.rules, at.view, *told);
      }
      if (!(at.view == G::view(subject_.rules, after, at.observer, at.memory))) {
        return finding("law 3", "the folded view of " + text_of(at.observer) + " in memory mode " +
                                    std::to_string(static_cast<int>(at.memory)) + " differs from the view");
      }
    }
    return {};
  }

 private:
  struct At {
    Observer observer;
    typename G::Memory memory;
    typename G::View view;
  };
  const Subject<G>& subject_;
  std::vector<At> at_;
};

// Law 4: a client computes the same from its view as the table: the asked seat, its own list in the same order, its
// refusals, and the places.
template <class G>
Found law_4(const Subject<G>& subject, const typename G::State& state, Stride stride = {}) {
  const Pending pending = G::pending(subject.rules, state);
  for (const typename G::Memory memory : subject.memories) {
    for (const Observer observer : subject.observers()) {
      const typename G::View view = G::view(subject.rules, state, observer, memory);
      const typename G::State& known = seen<G>(view);
      const std::string who = text_of(observer) + " in memory mode " + std::to_string(static_cast<int>(memory));
      if (!(G::pending(subject.rules, known) == pending)) return finding("law 4", "pending differs for " + who);
      if (speakers_of<G>(subject.rules, known) != speakers_of<G>(subject.rules, state)) {
        return finding("law 4", "who may speak up differs for " + who);
      }
      if (!(G::outcome(subject.rules, known) == G::outcome(subject.rules, state))) {
        return finding("law 4", "the outcome differs for " + who);
      }
      if (observer.is_spectator()) continue;
      const Seat seat = observer.seat();
      if (list_for<G>(subject.rules, known, seat) != list_for<G>(subject.rules, state, seat)) {
        return finding("law 4", "the legal list differs for " + who);
      }
      if (pending != Pending::seat(seat)) continue;
      for (std::size_t i = stride.first; i < subject.universe->size(); i += stride.step) {
        const typename G::Action& action = (*subject.universe)[i];
        const Refusal there = G::check(subject.rules, state, seat, action);
        const Refusal here = G::check(subject.rules, known, seat, action);
        if (!(there == here)) {
          return finding("law 4", "possible action " + std::to_string(i) + " gets " + text_of(there) +
                                      " from the state and " + text_of(here) + " from the view of " + who);
        }
      }
    }
  }
  return {};
}

// Law 5: view(determinize(v)) == v, and the determinized state is a position in which the viewer has the same choice.
template <class G>
Found law_5(const Subject<G>& subject, const typename G::State& state, Rng& rng) {
  const Pending pending = G::pending(subject.rules, state);
  for (const typename G::Memory memory : subject.memories) {
    for (const Observer observer : subject.observers()) {
      const typename G::View view = G::view(subject.rules, state, observer, memory);
      const typename G::State guess = G::determinize(subject.rules, view, rng);
      const std::string who = text_of(observer) + " in memory mode " + std::to_string(static_cast<int>(memory));
      if (!(G::view(subject.rules, guess, observer, memory) == view)) {
        return finding("law 5", "the view of a determinized state differs for " + who);
      }
      if (const char* broken = G::broken_invariant(subject.rules, guess); broken != nullptr) {
        return finding("law 5", std::string("a determinized state for ") + who + " breaks: " + broken);
      }
      if (!(G::pending(subject.rules, guess) == pending)) return finding("law 5", "pending differs for " + who);
      if (observer.is_spectator()) continue;
      if (list_for<G>(subject.rules, guess, observer.seat()) != list_for<G>(subject.rules, state, observer.seat())) {
        return finding("law 5", "the legal list of a determinized state differs for " + who);
      }
    }
  }
  return {};
}

// Law 7: the invariants hold.
template <class G>
Found law_7(const Subject<G>& subject, const typename G::State& state) {
  const char* broken = G::broken_invariant(subject.rules, state);
  if (broken != nullptr) return finding("law 7", broken);
  return {};
}

// A game that can pick without listing picks what the list shows.
template <class G>
Found law_of_pick(const Subject<G>& subject, const typename G::State& state, Rng& rng, int words) {
  if constexpr (requires { G::pick(subject.rules, state, Seat::A, std::uint64_t{}); }) {
    const Pending pending = G::pending(subject.rules, state);
    if (!pending.is_seat()) return {};
    const auto legal = legal_list<G>(subject.rules, state, pending.seat());
    for (int i = 0; i < words; ++i) {
      const std::uint64_t word = i == 0 ? 0 : i == 1 ? ~std::uint64_t{0} : rng.next();
      const typename G::Action& listed = legal[below(word, static_cast<std::uint32_t>(legal.size()))];
      if (!(G::pick(subject.rules, state, pending.seat(), word) == listed)) {
        return finding("pick", "pick differs from the list for word " + std::to_string(word));
      }
    }
  }
  return {};
}

// `sample` returns what a weighted pick from `chances` returns, for words all over the range and at the borders.
template <class G>
Found law_of_chance(const Subject<G>& subject, const typename G::State& state, Rng& rng, int words) {
  typename G::Chances chances;
  G::chances(subject.rules, state, chances);
  if (chances.empty()) return finding("chance", "chance is pending and nothing can happen");
  std::uint64_t total = 0;
  for (const auto& chance : chances) {
    if (chance.weight == 0) return finding("chance", "an outcome without weight is listed");
    for (const auto& other : chances) {
      if (&other != &chance && other.outcome == chance.outcome) return finding("chance", "an outcome is listed twice");
    }
    total += chance.weight;
  }
  for (int i = 0; i < words; ++i) {
    std::uint64_t word = rng.next();
    if (i == 0) word = 0;
    if (i == 1) word = ~std::uint64_t{0};
    std::uint32_t rest = below(word, static_cast<std::uint32_t>(total));
    int pick = 0;
    while (rest >= chances[pick].weight) rest -= chances[pick++].weight;
    if (!(G::sample(subject.rules, state, word) == chances[pick].outcome)) {
      return finding("chance", "sample differs from the weighted pick for word " + std::to_string(word));
    }
  }
  return {};
}

}  // namespace spires::laws
