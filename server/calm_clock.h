// The time of day for tables: read once at the start, and counted from there by the steady clock. So nothing happens to
// a table because the clock of the machine is set.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>

namespace spires::server {

class CalmClock {
 public:
  using Steady = std::chrono::steady_clock;
  // `newest`: the last time that the store knows, which is not in the future. All in milliseconds since 1970.
  CalmClock(std::int64_t wall, std::int64_t newest, Steady::time_point now)
      : start_(std::max(wall, newest)), since_(now) {}

  std::int64_t now(Steady::time_point now) const {
    return start_ + std::chrono::duration_cast<std::chrono::milliseconds>(now - since_).count();
  }

 private:
  std::int64_t start_;
  Steady::time_point since_;
};

}  // namespace spires::server
