#include "bots/nets/towers.h"

#include <algorithm>
#include <array>

#include "bots/nets/embedded.h"
#include "bots/towers/net_player.h"

namespace spires::bots {
namespace {

constexpr Level kTop{"spirekeeper", "a long search that judges positions by a network", 140'000, 1196};

// The usual levels, then this one.
constexpr std::size_t kLevels = 7;
std::array<Level, kLevels> all_levels() {
  std::array<Level, kLevels> all;
  const std::span<const Level> usual = TowersBots::levels();
  std::copy(usual.begin(), usual.end(), all.begin());
  all.back() = kTop;
  return all;
}

}  // namespace

std::span<const Level> TowersNetBots::levels() {
  static const std::array<Level, kLevels> levels = all_levels();
  return levels;
}

std::unique_ptr<Bot<towers::Towers>> TowersNetBots::make(const Level& level, const towers::Rules& rules,
                                                         std::uint64_t seed) {
  if (level.key != kTop.key) return TowersBots::make(level, rules, seed);
  return TowersNetPlayer::make(towers_net_for(rules), rules, seed);
}

}  // namespace spires::bots
