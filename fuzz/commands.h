// Random command sequences, including illegal ones, at a table with random options: laws 1 to 4 and 7 hold at each
// step.
//
// The first eight bytes define the table, the rest are commands: a legal action by its place in the list, or any action
// that can be written down.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "fuzz/finding_abort.h"
#include "fuzz/input_bytes.h"
#include "tests/laws/laws.h"

namespace spires::fuzz {

inline constexpr int kMostSteps = 150;  // a step folds the views of all seats, which is slow under sanitizers

inline void demand(const laws::Found& found) { require(!found, laws::text_of(found)); }

// Tries an action of any seat: it is either listed or changes nothing.
template <Game G>
void ask_for(laws::Subject<G>& subject, const std::vector<typename G::Action>& universe,
             std::vector<typename G::Action>& tried, const typename G::State& state, InputBytes& input) {
  const std::size_t high = input.next();
  const std::size_t low = input.next();
  tried.push_back(universe[(high * 256 + low) % universe.size()]);
  if (tried.size() > 8) tried.erase(tried.begin());
  demand(laws::law_1<G>(subject, state, {0, 2}));
  demand(laws::law_4<G>(subject, state));
}

// `subject_of(seed)` makes a random table of the game.
template <Game G, class SubjectOf>
void play_commands(InputBytes input, const SubjectOf& subject_of) {
  std::uint64_t seed = 0;
  for (int i = 0; i < 8; ++i) seed = seed << 8 | input.next();
  laws::Subject<G> subject = subject_of(seed);
  const std::vector<typename G::Action>& universe = *subject.universe;
  std::vector<typename G::Action> tried;
  subject.universe = &tried;
  typename G::State state = G::initial(subject.rules);
  laws::FoldedViews<G> folded(subject, state);
  for (int n = 0; n < kMostSteps && !input.empty(); ++n) {
    laws::Step<G> step;
    step.pending = G::pending(subject.rules, state);
    if (step.pending.is_over()) break;
    const std::uint8_t command = input.next();
    if (step.pending.is_chance()) {
      step.outcome = G::sample(subject.rules, state, std::uint64_t{command} << 56);
    } else {
      const auto legal = laws::legal_list<G>(subject.rules, state, step.pending.seat());
      require(!legal.empty(), "a pending seat has no legal action");
      if (command >= 0xE0) {
        ask_for<G>(subject, universe, tried, state, input);
        continue;
      }
      step.action = legal[command % legal.size()];
    }
    const typename G::State before = state;
    Collector<typename G::Event> sink;
    step.apply(subject.rules, state, sink);
    demand(laws::law_7<G>(subject, state));
    demand(laws::law_2<G>(subject, before, step, state));
    demand(folded.fold(sink.events, state));
  }
}

}  // namespace spires::fuzz
