// The random choices of a run, all from one seed.
#pragma once

#include <cmath>
#include <cstdint>
#include <string>

namespace spires::crowd {

class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed) {}

  // SplitMix64.
  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15U;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
  }
  // REQUIRES: sides > 0.
  std::uint64_t below(std::uint64_t sides) { return next() % sides; }
  double part() { return static_cast<double>(next() >> 11U) * 0x1.0p-53; }
  bool chance(double probability) { return part() < probability; }
  // The waiting time until something that happens every `mean` on average.
  double waiting(double mean) { return -mean * std::log1p(-part()); }
  std::string token() {
    constexpr const char* kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
    std::string text;
    for (int i = 0; i < 40; ++i) text += kLetters[below(64)];
    return text;
  }
  Dice child() { return Dice(next()); }

 private:
  std::uint64_t state_;
};

}  // namespace spires::crowd
