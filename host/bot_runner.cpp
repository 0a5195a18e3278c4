#include "host/bot_runner.h"

#include <chrono>

namespace spires::host {
namespace {

std::uint64_t microseconds() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::microseconds>(now).count());
}

}  // namespace

bots::Budget within(const bots::Budget& budget, int think_ms) {
  return {budget.nodes, static_cast<std::uint32_t>(think_ms) * 1000, &microseconds};
}

}  // namespace spires::host
