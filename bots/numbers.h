// The few floating-point functions that bots need, from basic operations only.
//
// Standard libraries differ in the last digits. These give the same bits natively and in the browser, so a bot with a
// node budget makes the same choice everywhere.
#pragma once

#include <bit>
#include <cstdint>

namespace spires::bots {

// Returns e^x with an error below one part in a hundred thousand; beyond ±80, the value at ±80.
constexpr float exp_of(float x) {
  constexpr float kMost = 80.0F;
  if (x > kMost) x = kMost;
  if (x < -kMost) x = -kMost;
  const float scaled = x * 1.44269504F;  // in powers of two
  const auto whole = static_cast<std::int32_t>(scaled < 0 ? scaled - 0.5F : scaled + 0.5F);
  const float y = (scaled - static_cast<float>(whole)) * 0.69314718F;  // at most ln 2 / 2 either way
  const float part = 1 + y * (1 + y * (0.5F + y * (1.0F / 6 + y * (1.0F / 24 + y * (1.0F / 120)))));
  return part * std::bit_cast<float>((whole + 127) << 23);
}

// Returns √x, by three Newton steps. REQUIRES: x >= 0.
constexpr float sqrt_of(float x) {
  if (x <= 0) return 0;
  float y = std::bit_cast<float>((std::bit_cast<std::uint32_t>(x) >> 1) + 0x1FBD1DF5U);
  for (int i = 0; i < 3; ++i) y = 0.5F * (y + x / y);
  return y;
}

}  // namespace spires::bots
