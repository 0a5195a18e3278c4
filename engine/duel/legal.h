// Lists the legal actions of the asked seat, by phase. The only source of legality (KM-13.2): refusals.h just explains.
//
// Every list follows from public facts and the seat's own cards, so it is the same for a View.
#pragma once

#include "engine/duel/turn.h"

namespace spires::duel {

// KM-11.1: the five coloured towers.
template <class Out>
constexpr void list_guesses(Out& out) {
  for (int t = 0; t < kColoured; ++t) out.push_back(Action::guess(coloured(t)));
}

// KM-12.5. REQUIRES: `seat` is pending.
template <class Out>
constexpr void list_legal(const Rules& rules, const State& s, Seat seat, Out& out) {
  out.clear();
  switch (s.phase) {
    case Phase::Up: list_fourth_slots(s, out); return;
    case Phase::Move: list_moves(rules, s, out); return;
    case Phase::Take: list_takes(s, out); return;
    case Phase::Place: list_places(s, out); return;
    case Phase::Spell:
      out.push_back(Action::of(Action::Kind::Pass));
      list_casts(rules, s, out);
      return;
    case Phase::Look: list_looks(out); return;
    case Phase::Return:
      out.push_back(Action::of(Action::Kind::Keep));
      out.push_back(Action::of(Action::Kind::Swap));
      return;
    case Phase::Push: list_pushes(s, out); return;
    case Phase::Discard: list_discards(rules, s, out); return;
    case Phase::Guess: list_guesses(out); return;
    case Phase::Lay: list_lays(s, seat, out); return;
    case Phase::Ring:
    case Phase::Box:
    case Phase::Secret:
    case Phase::Burn:
    case Phase::Deal:
    case Phase::Draw:
    case Phase::End: return;
  }
}

}  // namespace spires::duel
