// How much a bot may think: so many nodes, which is the same on every machine, or so long by a clock, or both.
//
// The clock is a parameter, so that a test can stop it and a choice made by nodes alone never looks at one.
#pragma once

#include <cstdint>

namespace spires::bots {

using Clock = std::uint64_t (*)();  // microseconds, from any start

struct Budget {
  std::uint32_t nodes = 0;         // positions looked at; 0: as many as there is time for
  std::uint32_t microseconds = 0;  // 0: no limit
  Clock clock = nullptr;           // REQUIRES: given where microseconds are.

  static constexpr Budget of_nodes(std::uint32_t nodes) { return {nodes, 0, nullptr}; }
  static constexpr Budget of_time(std::uint32_t microseconds, Clock clock) { return {0, microseconds, clock}; }
};

// What is left of a budget. The clock is asked every few nodes only: asking it costs about as much as a node.
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
