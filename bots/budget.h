// The limit of a bot's thinking: a number of nodes, the same on every machine, or a time limit by a clock, or both.
//
// The clock is a parameter, so that a test can stop it. A choice limited by nodes alone never reads it.
#pragma once

#include <cstdint>

namespace spires::bots {

using Clock = std::uint64_t (*)();  // microseconds from an arbitrary start

struct Budget {
  std::uint32_t nodes = 0;         // positions to examine; 0: as many as time allows
  std::uint32_t microseconds = 0;  // 0: no limit
  Clock clock = nullptr;           // REQUIRES: set if microseconds are.

  static constexpr Budget of_nodes(std::uint32_t nodes) { return {nodes, 0, nullptr}; }
  static constexpr Budget of_time(std::uint32_t microseconds, Clock clock) { return {0, microseconds, clock}; }
};

// The rest of a budget. It reads the clock only every few nodes: reading costs about as much as a node.
class Allowance {
 public:
  explicit Allowance(const Budget& budget) : budget_(budget), start_(budget.microseconds != 0 ? budget.clock() : 0) {}

  void spend(std::uint32_t nodes) { spent_ += nodes; }
  std::uint32_t spent() const { return spent_; }
  bool over() {
    if (budget_.nodes != 0 && spent_ >= budget_.nodes) return true;
    if (budget_.microseconds == 0 || spent_ < next_look_) return late_;
    next_look_ = spent_ + kBetweenLooks;
    late_ = budget_.clock() - start_ >= budget_.microseconds;
    return late_;
  }

 private:
  static constexpr std::uint32_t kBetweenLooks = 64;
  Budget budget_;
  std::uint64_t start_;
  std::uint32_t spent_ = 0;
  std::uint32_t next_look_ = 0;
  bool late_ = false;
};

}  // namespace spires::bots
