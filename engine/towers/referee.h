// Who applies the rules: reads a State, changes it by emitting events, and nothing else.
#pragma once

#include "engine/towers/event.h"
#include "engine/towers/evolve.h"
#include "engine/towers/options.h"
#include "engine/towers/state.h"

namespace spires::towers {

template <class Sink>
class Referee {
 public:
  constexpr Referee(const Rules& rules, State& state, Sink& sink)
      : rules(rules), s(state), state_(state), sink_(sink) {}

  template <class E>
  constexpr void emit(const E& event) {
    evolve(state_, event);
    if constexpr (!Sink::kSilent) sink_.push(event);
  }
  constexpr void wait(Phase phase, Inner inner, Seat seat) { emit(Waiting{phase, inner, seat}); }

  const Rules& rules;
  const State& s;

 private:
  State& state_;
  Sink& sink_;
};

// How a step of the rules leaves the turn.
enum class Then : std::uint8_t {
  GoOn,
  Asked,     // a decision or chance is pending now
  TurnOver,  // WT-4.7
  GameOver,
};

}  // namespace spires::towers
