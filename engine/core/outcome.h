// How a game ended: a place for each seat, so that teams, ties and shared victories fit.
#pragma once

#include <cstdint>

#include "engine/core/keyed.h"
#include "engine/core/seat.h"

namespace spires {

enum class EndReason : std::uint8_t { None, Goal, Deadlock, Cap };

struct Outcome {
  EndReason reason = EndReason::None;
  std::uint8_t players = 0;
  Keyed<Seat, std::uint8_t, kMaxSeats> place{};  // 1 is best; partners and tied players share one

  constexpr bool won(Seat seat) const { return place[seat] == 1; }
  constexpr bool operator==(const Outcome&) const = default;
};

}  // namespace spires
