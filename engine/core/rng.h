// Random numbers as values: a small generator for random play, and the words that decide chance outcomes.
//
// Standard distributions differ between standard libraries, so the bounded draw is our own. Write each draw as a
// separate statement: compilers evaluate two draws in one expression in different orders.
#pragma once

#include <cstdint>

namespace spires {

constexpr std::uint64_t mix64(std::uint64_t z) {
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31);
}

inline constexpr std::uint64_t kGolden = 0x9E3779B97F4A7C15ULL;

// Maps a uniform 64-bit word to [0, bound) by its high half h: floor(h × bound / 2^32). No outcome is off its share by
// more than 1 / 2^32. All code maps words to outcomes with this function. REQUIRES: bound > 0.
constexpr std::uint32_t below(std::uint64_t word, std::uint32_t bound) {
  return static_cast<std::uint32_t>(((word >> 32) * bound) >> 32);
}

// SplitMix64: the random stream of a random player.
class Rng {
 public:
  constexpr explicit Rng(std::uint64_t seed) : state_(seed) {}
  constexpr std::uint64_t next() { return mix64(state_ += kGolden); }
  constexpr std::uint32_t next_below(std::uint32_t bound) { return below(next(), bound); }

 private:
  std::uint64_t state_;
};

// Chance word k of a simulated match: a function of the seed and k alone, so that replaying an undone line gives the
// same cards and dice. For provable fairness the host uses HMAC-SHA-256 words instead (docs/record-format.md); the
// mapping to outcomes is the same.
class SeededWords {
 public:
  constexpr explicit SeededWords(std::uint64_t seed) : seed_(mix64(seed ^ 0x5370697265733031ULL)) {}
  constexpr std::uint64_t word(std::uint32_t k) const { return mix64(seed_ + (std::uint64_t{k} + 1) * kGolden); }

 private:
  std::uint64_t seed_;
};

}  // namespace spires
