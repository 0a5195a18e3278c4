// The referee of this game: emits events and stops for an answer.
#pragma once

#include "engine/core/referee.h"
#include "engine/duel/event.h"
#include "engine/duel/evolve.h"
#include "engine/duel/options.h"
#include "engine/duel/state.h"

namespace spires::duel {

template <class Sink>
class Referee : public BasicReferee<Rules, State, Sink> {
 public:
  using BasicReferee<Rules, State, Sink>::BasicReferee;
  SPIRES_INLINE constexpr void wait(Phase phase, Seat seat) const { this->emit(Waiting{phase, seat}); }
};

}  // namespace spires::duel
