// KM-3: the position before the first chance.
#pragma once

#include "engine/duel/evolve.h"
#include "engine/duel/options.h"
#include "engine/duel/state.h"

namespace spires::duel {

// KM-3.2, KM-3.8: round 1, everything empty, the swap unused. KM-3.1: the ring, unless chance lays it.
constexpr State initial_state(const Rules& rules) {
  State s{};
  s.draw = rules.deck;
  s.draw_size = kAllCards;
  for (Card& card : s.slot) card = kNoCard;
  for (Secret& secret : s.secret) secret = kNoSecret;
  s.box = kNoSecret;
  s.held = kNoCard;
  s.fourth = kNoSlot;
  s.round = 1;
  s.turn = 1;
  s.active = kKnight;
  s.asked = kKnight;
  s.phase = Phase::Ring;
  if (rules.options.ring_mode != RingMode::Random) {
    evolving::lay_ring(s, rules.ring);
    s.phase = Phase::Box;
  }
  return s;
}

}  // namespace spires::duel
