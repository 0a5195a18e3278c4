// Collects the events of a step for hosts, which tell or store them. The rules never use it, because it allocates.
#pragma once

#include <vector>

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

}  // namespace spires
