// Who applies the rules: reads a State, changes it by emitting events, and nothing else.
#pragma once

#include "engine/core/inlining.h"
#include "engine/core/sink.h"
#include "engine/towers/event.h"
#include "engine/towers/evolve.h"
#include "engine/towers/options.h"
#include "engine/towers/state.h"

namespace spires::towers {

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
  constexpr Referee(const Rules& table_rules, State& state, Sink& sink)
      : EventOutlet<Sink>(outlet(sink)), rules(table_rules), s(state) {}

  template <class E>
  SPIRES_INLINE constexpr void emit(const E& event) const {
    evolve(const_cast<State&>(s), event);  // the one way to change it
    this->tell(event);
  }
  SPIRES_INLINE constexpr void wait(Phase phase, Inner inner, Seat seat) const { emit(Waiting{phase, inner, seat}); }

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

// How a step of the rules leaves the turn.
enum class Then : std::uint8_t {
  GoOn,
  Asked,     // a decision or chance is pending now
  TurnOver,  // WT-4.7
  GameOver,
};

}  // namespace spires::towers
