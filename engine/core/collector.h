// Collects the events of a step for hosts, which send or store them. The rules never use it, because it allocates.
#pragma once

#include <utility>
#include <vector>

#include "engine/core/inlining.h"
#include "engine/core/seat.h"

namespace spires {

template <class Event>
struct Collector {
  static constexpr bool kSilent = false;
  std::vector<Event> events;

  template <class E>
  constexpr void push(const E& event) {
    events.push_back(Event{event});
  }
};

// Plays an action and returns its events. Kept out of line: hosts, previews and lists share one copy of the rules, so
// that a page has less code to load.
// REQUIRES: the action is legal.
template <class G>
SPIRES_APART std::vector<typename G::Event> play_loudly(const typename G::Rules& rules, typename G::State& state,
                                                        Seat seat, const typename G::Action& action) {
  Collector<typename G::Event> sink;
  G::play(rules, state, seat, action, sink);
  return std::move(sink.events);
}

}  // namespace spires
