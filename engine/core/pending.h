// What a game waits for: the answer of a seat, chance, or nothing because it is over.
//
// Only public facts decide which seat is asked; otherwise the question itself would leak information.
#pragma once

#include <cassert>
#include <cstdint>

#include "engine/core/seat.h"

namespace spires {

class Pending {
 public:
  static constexpr Pending seat(Seat who) { return Pending(Kind::Seat, who); }
  static constexpr Pending chance() { return Pending(Kind::Chance, Seat::A); }
  static constexpr Pending over() { return Pending(Kind::Over, Seat::A); }

  constexpr bool is_seat() const { return kind_ == Kind::Seat; }
  constexpr bool is_chance() const { return kind_ == Kind::Chance; }
  constexpr bool is_over() const { return kind_ == Kind::Over; }
  // REQUIRES: is_seat().
  constexpr Seat seat() const {
    assert(is_seat());
    return seat_;
  }
  constexpr bool operator==(const Pending&) const = default;

 private:
  enum class Kind : std::uint8_t { Seat, Chance, Over };
  constexpr Pending(Kind kind, Seat who) : kind_(kind), seat_(who) {}
  Kind kind_;
  Seat seat_;
};

}  // namespace spires
