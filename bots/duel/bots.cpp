#include "bots/duel/bots.h"

#include <array>

#include "bots/child.h"
#include "bots/duel/forget.h"
#include "bots/duel/guessing.h"
#include "bots/duel/reasons.h"
#include "bots/duel/weights.h"
#include "bots/greedy.h"
#include "bots/random.h"
#include "bots/searcher.h"

namespace spires::bots {

namespace {

using duel::Duel;

constexpr std::array<Level, 6> kLevels = {{
    {"child", "looks at one or two of its moves, one step ahead, and forgets half of its looks", 0, 0},
    {"wanderer", "one step ahead, in the first world that comes to mind", 0, 184},
    {"apprentice", "one step ahead, in the mean of sixteen worlds", 0, 257},
    {"journeyman", "the whole turn ahead, move, card and spell together, in the first world that comes to mind", 0,
     427},
    {"magister", "a short search of what the other may answer", 3'000, 581},
    {"archmage", "a long search of what the other may answer", 200'000, 651},
}};
constexpr int kWorlds = 16;

}  // namespace

std::span<const Level> DuelBots::levels() { return kLevels; }

std::unique_ptr<Bot<Duel>> DuelBots::make(const Level& level, const duel::Rules& rules, std::uint64_t seed) {
  const DuelEvaluation plain(kPlainDuelWeights);
  if (level.key == "child")
    return std::make_unique<ChildBot<Duel, DuelEvaluation, DuelForget>>(plain, rules, Considered{1, 2}, seed);
  if (level.key == "wanderer" || level.key == "apprentice") {
    const int worlds = level.key == "wanderer" ? 1 : kWorlds;
    return std::make_unique<GreedyBot<Duel, DuelEvaluation>>(plain, rules, Horizon::Step, worlds, seed);
  }
  if (level.key == "journeyman") {
    const DuelEvaluation frozen(kFrozenDuelWeights);
    return std::make_unique<GreedyBot<Duel, DuelEvaluation>>(frozen, rules, Horizon::Turn, 1, seed);
  }
  if (level.key == "magister" || level.key == "archmage") {
    const DuelEvaluation fitted(kDuelWeights);
    SearchSettings settings;
    settings.temperature = 0.1F;  // decisions are fewer and matter more than in the other game
    return std::make_unique<GuessingBot>(
        rules, std::make_unique<SearchBot<Duel, DuelEvaluation>>(fitted, rules, settings, seed));
  }
  return std::make_unique<RandomBot<Duel>>(rules, seed);
}

std::vector<Reason> DuelBots::reasons(const duel::Rules& rules, const duel::View& view, const duel::Action& action) {
  return reasons_for(rules, view, action);
}

std::span<const std::string_view> DuelBots::reason_keys() { return kDuelReasons; }

}  // namespace spires::bots
