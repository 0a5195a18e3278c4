// The bots of Wandering Towers with the level that needs a net, for programs that have it.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "bots/towers/bots.h"

namespace spires::bots {

struct TowersNetBots : TowersBots {
  static std::span<const Level> levels();
  static std::unique_ptr<Bot<Game>> make(const Level& level, const towers::Rules& rules, std::uint64_t seed);
};
static_assert(BotMaker<TowersNetBots>);

}  // namespace spires::bots
