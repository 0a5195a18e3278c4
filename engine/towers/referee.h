// The referee of this game: emits events and stops for an answer.
#pragma once

#include "engine/core/referee.h"
#include "engine/towers/event.h"
#include "engine/towers/evolve.h"
#include "engine/towers/options.h"
#include "engine/towers/state.h"

namespace spires::towers {

template <class Sink>
class Referee : public BasicReferee<Rules, State, Sink> {
 public:
  using BasicReferee<Rules, State, Sink>::BasicReferee;
  SPIRES_INLINE constexpr void wait(Phase phase, Inner inner, Seat seat) const {
    this->emit(Waiting{phase, inner, seat});
  }
};

// How the turn continues after a step of the rules.
enum class Then : std::uint8_t {
  GoOn,
  Asked,     // a decision or chance is pending now
  TurnOver,  // WT-4.7
  GameOver,
};

}  // namespace spires::towers
