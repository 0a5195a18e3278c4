// Seats and observers.
//
// A Seat is a place at the table, numbered clockwise from the first player. An Observer is a seat or a spectator:
// everything that leaves the engine is made for one Observer.
#pragma once

#include <cstdint>

namespace spires {

inline constexpr int kMaxSeats = 6;

enum class Seat : std::uint8_t { A, B, C, D, E, F };

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat_at(int i) { return static_cast<Seat>(i); }

// The next seat clockwise.
constexpr Seat next_seat(Seat seat, int players) {
  const int n = index(seat) + 1;
  return seat_at(n == players ? 0 : n);
}

class Observer {
 public:
  constexpr explicit Observer(Seat seat) : seat_(static_cast<std::uint8_t>(seat)) {}
  static constexpr Observer spectator() { return Observer(kSpectator); }

  constexpr bool is(Seat seat) const { return seat_ == static_cast<std::uint8_t>(seat); }
  constexpr bool is_spectator() const { return seat_ == kSpectator; }
  // REQUIRES: !is_spectator().
  constexpr Seat seat() const { return Seat(seat_); }
  constexpr bool operator==(const Observer&) const = default;

 private:
  static constexpr std::uint8_t kSpectator = 0xFF;
  constexpr explicit Observer(std::uint8_t raw) : seat_(raw) {}
  std::uint8_t seat_;
};

}  // namespace spires
