// The number of a rule, as docs/rules writes it; a refusal carries it.
#pragma once

#include <cstdint>

namespace spires {

struct RuleNumber {
  std::uint8_t chapter;
  std::uint8_t section;

  constexpr bool operator==(const RuleNumber&) const = default;
};

// None, or the rule that forbids an action. If several rules do, it is the one with the lowest number.
class Refusal {
 public:
  constexpr Refusal() = default;
  constexpr Refusal(RuleNumber rule) : rule_(rule) {}  // NOLINT: a rule converts to a refusal

  constexpr bool none() const { return rule_ == RuleNumber{0, 0}; }
  constexpr RuleNumber rule() const { return rule_; }
  constexpr bool operator==(const Refusal&) const = default;

  // Returns the lower of two refusals; "none" counts as no refusal.
  constexpr Refusal lower(Refusal other) const {
    if (none()) return other;
    if (other.none()) return *this;
    const bool keep = rule_.chapter != other.rule_.chapter ? rule_.chapter < other.rule_.chapter
                                                           : rule_.section < other.rule_.section;
    return keep ? *this : other;
  }

 private:
  RuleNumber rule_{0, 0};
};

}  // namespace spires
