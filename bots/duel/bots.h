// The bots of Knight & Mage, by level.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "bots/level.h"
#include "engine/duel/duel.h"

namespace spires::bots {

struct DuelBots {
  using Game = duel::Duel;
  static constexpr duel::Memory kMemory = duel::Memory::Perfect;

  static std::span<const Level> levels();
  static std::unique_ptr<Bot<Game>> make(const Level& level, const duel::Rules& rules, std::uint64_t seed);
  static std::vector<Reason> reasons(const duel::Rules& rules, const duel::View& view, const duel::Action& action);
  static std::span<const std::string_view> reason_keys();
};
static_assert(BotMaker<DuelBots>);

}  // namespace spires::bots
