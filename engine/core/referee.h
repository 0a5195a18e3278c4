// Applies the rules: reads a State and changes it only by emitting events, through the game's own `evolve`.
//
// Pass it by value: in silent play it is two pointers, which stay in registers.
#pragma once

#include "engine/core/inlining.h"
#include "engine/core/sink.h"

namespace spires {

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

template <class Rules, class State, class Sink>
class BasicReferee : EventOutlet<Sink> {
 public:
  static constexpr bool kSilent = Sink::kSilent;

  constexpr BasicReferee(const Rules& table_rules, State& state, Sink& sink)
      : EventOutlet<Sink>(outlet(sink)), rules(table_rules), s(state) {}

  template <class E>
  SPIRES_INLINE constexpr void emit(const E& event) const {
    evolve(const_cast<State&>(s), event);
    this->tell(event);
  }

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

}  // namespace spires
