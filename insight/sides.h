// The sides of a game: its seats, or its teams. A solo player has the clock on the other side.
#pragma once

#include <array>
#include <cstdint>

#include "bots/evaluator.h"
#include "insight/shares.h"

namespace spires::insight {

class Sides {
 public:
  // `together(a, b)` returns whether two seats win together.
  template <class Together>
  Sides(int players, const Together& together) : players_(players) {
    for (int i = 0; i < players; ++i) {
      int side = count_;
      for (int j = i - 1; j >= 0; --j) side = together(seat_at(i), seat_at(j)) ? of(seat_at(j)) : side;
      side_[static_cast<std::size_t>(i)] = side;
      if (side == count_) ++count_;
    }
    if (has_clock()) ++count_;
  }

  int count() const { return count_; }
  int players() const { return players_; }
  int of(Seat seat) const { return side_[static_cast<std::size_t>(index(seat))]; }
  // Returns whether the last side is the clock.
  bool has_clock() const { return players_ == 1; }

  // Rounds the chances of seats to shares of sides; without any chance they are equal.
  Shares shares_of(const bots::WinChances& chances) const {
    Shares numerators;
    for (int i = 0; i < players_; ++i) numerators[of(seat_at(i))] = scaled(bots::of_seat(chances, seat_at(i)));
    if (has_clock()) numerators[1] = kScale - numerators[0];
    if (numerators.sum() == 0) {
      for (int j = 0; j < count_; ++j) numerators[j] = 1;
    }
    return apportioned(numerators, count_);
  }

 private:
  static constexpr Parts kScale = Parts{1} << 30;
  // A multiplication by a power of two is exact.
  static Parts scaled(float chance) {
    if (!(chance > 0)) return 0;
    return chance >= 1 ? kScale : static_cast<Parts>(chance * static_cast<float>(kScale));
  }

  int players_;
  int count_ = 0;
  std::array<int, kMaxSeats> side_{};
};

}  // namespace spires::insight
