#include <array>

#include "bots/child.h"
#include "bots/duel/forget.h"
#include "bots/duel/guessing.h"
#include "bots/duel/weights.h"
#include "bots/frozen/frozen.h"
#include "bots/frozen/settings.h"
#include "bots/greedy.h"
#include "bots/searcher.h"

namespace spires::bots {
namespace {

constexpr std::array<Level, 6> kFrozenDuelLevels = {{
    {"child-1", "the child of the first generation", 0, 0},
    {"wanderer-1", "the wanderer of the first generation", 0, 184},
    {"apprentice-1", "the apprentice of the first generation", 0, 257},
    {"journeyman-1", "the journeyman of the first generation", 0, 427},
    {"magister-1", "the magister of the first generation", 3'000, 581},
    {"archmage-1", "the archmage of the first generation", 200'000, 651},
}};

constexpr DuelWeights kFrozenSearchWeights = {
#include "bots/frozen/weights/duel.inc"
};

}  // namespace

std::span<const Level> FrozenDuel::levels() { return kFrozenDuelLevels; }

std::unique_ptr<Bot<duel::Duel>> FrozenDuel::make(const Level& level, const duel::Rules& rules, std::uint64_t seed) {
  using duel::Duel;
  const DuelEvaluation plain(kPlainDuelWeights);
  if (level.key == "child-1") {
    return std::make_unique<ChildBot<Duel, DuelEvaluation, DuelForget>>(plain, rules, Considered{1, 2}, seed);
  }
  if (level.key == "wanderer-1" || level.key == "apprentice-1") {
    const int worlds = level.key == "wanderer-1" ? 1 : 16;
    return std::make_unique<GreedyBot<Duel, DuelEvaluation>>(plain, rules, Horizon::Step, worlds, seed);
  }
  if (level.key == "journeyman-1") {
    const DuelEvaluation greedy(kFrozenDuelWeights);
    return std::make_unique<GreedyBot<Duel, DuelEvaluation>>(greedy, rules, Horizon::Turn, 1, seed);
  }
  const DuelEvaluation fitted(kFrozenSearchWeights);
  return std::make_unique<GuessingBot>(
      rules, std::make_unique<SearchBot<Duel, DuelEvaluation>>(fitted, rules, frozen_settings(0.1F), seed));
}

}  // namespace spires::bots
