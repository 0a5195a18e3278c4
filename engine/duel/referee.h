// Who applies the rules: reads a State, changes it by emitting events, and nothing else.
#pragma once

#include "engine/core/inlining.h"
#include "engine/core/sink.h"
#include "engine/duel/event.h"
#include "engine/duel/evolve.h"
#include "engine/duel/options.h"
#include "engine/duel/state.h"

namespace spires::duel {

// Passed by value everywhere: in silent play it is two pointers, which travel in registers.
template <class Sink>
struct EventOutlet {
  Sink* target;
  template <class E>
  constexpr void tell(const E& event) const {
    target->push(event);
  }
};
template <>
struct EventOutlet<Silence> {
  template <class E>
  constexpr void tell(const E&) const {}
};

template <class Sink>
class Referee : EventOutlet<Sink> {
 public:
  static constexpr bool kSilent = Sink::kSilent;

  constexpr Referee(const Rules& table_rules, State& state, Sink& sink)
      : EventOutlet<Sink>(outlet(sink)), rules(table_rules), s(state) {}

  template <class E>
  SPIRES_INLINE constexpr void emit(const E& event) const {
    evolve(const_cast<State&>(s), event);  // the one way to change it
    this->tell(event);
  }
  SPIRES_INLINE constexpr void wait(Phase phase, Seat seat) const { emit(Waiting{phase, seat}); }

  const Rules& rules;
  const State& s;

 private:
  static constexpr EventOutlet<Sink> outlet(Sink& sink) {
    if constexpr (Sink::kSilent) {
      return {};
    } else {
      return {&sink};
    }
  }
};

}  // namespace spires::duel
