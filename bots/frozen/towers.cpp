#include <array>

#include "bots/child.h"
#include "bots/frozen/frozen.h"
#include "bots/frozen/settings.h"
#include "bots/greedy.h"
#include "bots/own_progress.h"
#include "bots/searcher.h"
#include "bots/towers/forget.h"
#include "bots/towers/weights.h"

namespace spires::bots {
namespace {

constexpr std::array<Level, 6> kFrozenTowersLevels = {{
    {"child-1", "the child of the first generation", 0, 0},
    {"wanderer-1", "the wanderer of the first generation", 0, 90},
    {"apprentice-1", "the apprentice of the first generation", 0, 197},
    {"journeyman-1", "the journeyman of the first generation", 0, 462},
    {"magister-1", "the magister of the first generation", 3'000, 632},
    {"archmage-1", "the archmage of the first generation", 300'000, 869},
}};

constexpr TowersWeights kFrozenBasic2 = {
#include "bots/frozen/weights/towers-basic-2.inc"
};
constexpr TowersWeights kFrozenBasic4 = {
#include "bots/frozen/weights/towers-basic-4.inc"
};
constexpr TowersWeights kFrozenMaster2 = {
#include "bots/frozen/weights/towers-master-2.inc"
};
constexpr TowersWeights kFrozenSolo = {
#include "bots/frozen/weights/towers-solo.inc"
};

constexpr const TowersWeights& frozen_weights_for(const towers::Rules& rules) {
  if (rules.variant.alone) return kFrozenSolo;
  if (rules.players > 2) return kFrozenBasic4;
  return rules.variant.windows ? kFrozenMaster2 : kFrozenBasic2;
}

}  // namespace

std::span<const Level> FrozenTowers::levels() { return kFrozenTowersLevels; }

std::unique_ptr<Bot<towers::Towers>> FrozenTowers::make(const Level& level, const towers::Rules& rules,
                                                        std::uint64_t seed) {
  using towers::Towers;
  const TowersEvaluation plain(kPlainTowersWeights);
  if (level.key == "child-1") {
    return std::make_unique<ChildBot<Towers, TowersEvaluation, TowersForget>>(plain, rules, Considered{4, 4}, seed);
  }
  if (level.key == "wanderer-1") {
    return std::make_unique<GreedyBot<Towers, OwnProgress<TowersEvaluation>>>(OwnProgress(plain), rules, Horizon::Step,
                                                                              1, seed);
  }
  if (level.key == "apprentice-1" || level.key == "journeyman-1") {
    const Horizon horizon = level.key == "apprentice-1" ? Horizon::Step : Horizon::Turn;
    return std::make_unique<GreedyBot<Towers, TowersEvaluation>>(plain, rules, horizon, 1, seed);
  }
  const TowersEvaluation fitted(frozen_weights_for(rules));
  return std::make_unique<SearchBot<Towers, TowersEvaluation>>(fitted, rules, frozen_settings(0.04F), seed);
}

}  // namespace spires::bots
