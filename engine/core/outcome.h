// How a game ended: a place for each seat, so that teams, ties and shared victories fit.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/core/keyed.h"
#include "engine/core/seat.h"

namespace spires {

// Goal: a seat reached the goal of the game. Deadlock: no seat can reach it any more. Points: played to the last turn.
enum class EndReason : std::uint8_t { None, Goal, Deadlock, Cap, Points };

constexpr std::string_view reason_text(EndReason reason) {
  switch (reason) {
    case EndReason::None: return "unfinished";
    case EndReason::Goal: return "goal";
    case EndReason::Deadlock: return "deadlock";
    case EndReason::Cap: return "cap";
    case EndReason::Points: return "points";
  }
  return {};
}

struct Outcome {
  EndReason reason = EndReason::None;
  std::uint8_t players = 0;
  Keyed<Seat, std::uint8_t, kMaxSeats> place{};  // 1 is best; partners and tied players share one

  constexpr bool won(Seat seat) const { return place[seat] == 1; }
  constexpr bool operator==(const Outcome&) const = default;
};

}  // namespace spires
