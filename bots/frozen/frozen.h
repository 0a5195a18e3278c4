// The levels of the first generation, frozen: child-1 … archmage-1. Newer bots are measured against them, so their
// choices never change; tests/bots/frozen_test.cpp has hashes of them. Only the arena offers them.
//
// They have their own weights and spell out every setting. A change to search or planning comes as a setting that is off
// here, or as another class.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "bots/level.h"
#include "engine/duel/duel.h"
#include "engine/towers/towers.h"

namespace spires::bots {

struct FrozenTowers {
  using Game = towers::Towers;
  static std::span<const Level> levels();
  // REQUIRES: the level is one of levels().
  static std::unique_ptr<Bot<Game>> make(const Level& level, const towers::Rules& rules, std::uint64_t seed);
};

struct FrozenDuel {
  using Game = duel::Duel;
  static std::span<const Level> levels();
  // REQUIRES: the level is one of levels().
  static std::unique_ptr<Bot<Game>> make(const Level& level, const duel::Rules& rules, std::uint64_t seed);
};

template <Game G>
struct FrozenBotsOf;
template <>
struct FrozenBotsOf<towers::Towers> {
  using type = FrozenTowers;
};
template <>
struct FrozenBotsOf<duel::Duel> {
  using type = FrozenDuel;
};

}  // namespace spires::bots
