// Chances of winning as whole numbers: the shares of all sides add up to 2^20 parts, always and exactly.
//
// Everything that a report adds up is a difference of such shares, so its columns add up too. Floating point ends where
// a share begins: from there on the same numbers come out on every machine.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "engine/core/seat.h"

namespace spires::insight {

using Parts = std::int64_t;
inline constexpr Parts kWhole = Parts{1} << 20;

// One number for each side; unused sides are 0.
struct Shares {
  std::array<Parts, kMaxSeats> of{};

  constexpr Parts operator[](int side) const { return of[static_cast<std::size_t>(side)]; }
  constexpr Parts& operator[](int side) { return of[static_cast<std::size_t>(side)]; }
  constexpr Parts sum() const {
    Parts all = 0;
    for (const Parts one : of) all += one;
    return all;
  }
  constexpr Shares& operator+=(const Shares& other) {
    for (std::size_t i = 0; i < of.size(); ++i) of[i] += other.of[i];
    return *this;
  }
  constexpr Shares& operator-=(const Shares& other) {
    for (std::size_t i = 0; i < of.size(); ++i) of[i] -= other.of[i];
    return *this;
  }
  constexpr bool operator==(const Shares&) const = default;
};
constexpr Shares operator+(Shares a, const Shares& b) { return a += b; }
constexpr Shares operator-(Shares a, const Shares& b) { return a -= b; }

// Divides by the largest remainder: the result adds up to 2^20, and ties go to the first side. REQUIRES: the numerators
// are not negative, not all 0, and small enough that 2^20 times their sum fits.
constexpr Shares apportioned(const Shares& numerators, int sides) {
  const Parts sum = numerators.sum();
  assert(sum > 0);
  Shares shares;
  Shares rest;
  Parts left = kWhole;
  for (int j = 0; j < sides; ++j) {
    shares[j] = numerators[j] * kWhole / sum;
    rest[j] = numerators[j] * kWhole % sum;
    left -= shares[j];
  }
  for (; left > 0; --left) {
    int most = 0;
    for (int j = 1; j < sides; ++j) most = rest[j] > rest[most] ? j : most;
    ++shares[most];
    rest[most] = -1;
  }
  return shares;
}

// The weighted mean of shares, which is shares again.
class MeanShares {
 public:
  constexpr void add(const Shares& shares, std::uint32_t weight = 1) {
    for (std::size_t i = 0; i < sum_.of.size(); ++i) sum_.of[i] += shares.of[i] * weight;
  }
  // REQUIRES: something was added, at most 2^20 of weight in all.
  constexpr Shares of_sides(int sides) const { return apportioned(sum_, sides); }

 private:
  Shares sum_;
};

}  // namespace spires::insight
