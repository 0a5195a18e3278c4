// The bots of Wandering Towers, by level.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "bots/level.h"
#include "engine/towers/towers.h"

namespace spires::bots {

struct TowersBots {
  using Game = towers::Towers;
  static constexpr towers::Memory kMemory = towers::Memory::Open;

  static std::span<const Level> levels();
  static std::unique_ptr<Bot<Game>> make(const Level& level, const towers::Rules& rules, std::uint64_t seed);
  // returns a card that the partner can use, to offer unasked. REQUIRES: the observer of the view may offer one.
  static std::optional<towers::Action> speak_up(const towers::Rules& rules, const towers::View& view, Rng& rng);
  static std::vector<Reason> reasons(const towers::Rules& rules, const towers::View& view,
                                     const towers::Action& action);
  static std::span<const std::string_view> reason_keys();
};
static_assert(BotMaker<TowersBots>);

}  // namespace spires::bots
