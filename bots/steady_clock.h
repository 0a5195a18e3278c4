// The clock of the machine, for budgets of time.
#pragma once

#include <chrono>
#include <cstdint>

namespace spires::bots {

inline std::uint64_t steady_microseconds() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::microseconds>(now).count());
}

}  // namespace spires::bots
