// Disjoint ranges of game seeds: what a bot was fitted to or tuned on must not be what it is measured on.
//
// The top byte of a seed names its range. The test range is for published figures, once per milestone; a change is
// tried on the development range; networks and weights are fitted to the training range.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/rng.h"

namespace spires::bots {

enum class SeedRange : std::uint8_t { Training = 0x54, Development = 0x44, Test = 0x45 };

constexpr std::uint64_t seed_in(SeedRange range, std::uint64_t seed) {
  return (static_cast<std::uint64_t>(range) << 56) | (mix64(seed) >> 8);
}
constexpr bool is_in(SeedRange range, std::uint64_t seed) { return (seed >> 56) == static_cast<std::uint64_t>(range); }

constexpr std::optional<SeedRange> find_seed_range(std::string_view name) {
  if (name == "training") return SeedRange::Training;
  if (name == "development") return SeedRange::Development;
  if (name == "test") return SeedRange::Test;
  return std::nullopt;
}

}  // namespace spires::bots
