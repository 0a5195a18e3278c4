// The clock of the seat that is asked: when it was asked, and how much of its time is left.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>

#include "host/loop.h"
#include "host/table_state.h"

namespace spires::host {

class TurnClock {
 public:
  struct Asked {
    int seat = 0;
    std::uint32_t seq = 0;
    Steady::time_point since;
  };

  // Repeating a question keeps its start time.
  void ask(int seat, std::uint32_t seq, Steady::time_point now) {
    if (!asked_ || asked_->seat != seat || asked_->seq != seq) asked_ = Asked{seat, seq, now};
  }
  void stop() { asked_.reset(); }
  const std::optional<Asked>& asked() const { return asked_; }

  // Returns milliseconds since the question; 0 while no seat is asked.
  std::uint32_t used(Steady::time_point now) const {
    if (!asked_) return 0;
    const auto count = std::chrono::duration_cast<std::chrono::milliseconds>(now - asked_->since).count();
    return static_cast<std::uint32_t>(std::max<std::int64_t>(0, count));
  }
  // In milliseconds. A reaction to another seat's turn has a separate time. REQUIRES: a seat is asked, with a clock.
  std::uint32_t left(const TableState& state, Steady::time_point now) const {
    const bool window = state.match().turn() != seat_at(asked_->seat);
    const std::uint32_t had = window ? static_cast<std::uint32_t>(state.opened().clock->window) * 1000
                                     : state.seats()[static_cast<std::size_t>(asked_->seat)].time;
    return had - std::min(had, used(now));
  }

 private:
  std::optional<Asked> asked_;
};

}  // namespace spires::host
