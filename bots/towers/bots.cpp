#include "bots/towers/bots.h"

#include <array>

#include "bots/child.h"
#include "bots/greedy.h"
#include "bots/offer.h"
#include "bots/own_progress.h"
#include "bots/random.h"
#include "bots/searcher.h"
#include "bots/towers/forget.h"
#include "bots/towers/reasons.h"
#include "bots/towers/weights.h"

namespace spires::bots {

namespace {

using towers::Towers;

constexpr std::array<Level, 6> kLevels = {{
    {"child", "looks at four of its moves, one card ahead, and forgets half of the covered wizards", 0, 0},
    {"wanderer", "one card ahead, and only for its own wizards and potions", 0, 90},
    {"apprentice", "one card ahead, all players' wizards and potions", 0, 197},
    {"journeyman", "the whole turn ahead, both cards and a spell together", 0, 462},
    {"magister", "a short search of what others may answer", 3'000, 632},
    {"archmage", "a long search of what others may answer", 300'000, 869},
}};

// The position after a step that the seat continues in the best way. A die or another seat ends the step.
struct StepEnd {
  towers::State state;
  bool rolling = false;
};
StepEnd finish_step(const towers::Rules& rules, towers::State state, Seat seat, const towers::Action& first) {
  const TowersEvaluation evaluator(kPlainTowersWeights);
  const PlanPoint from = TowersEvaluation::plan_point(state);
  Silence silence;
  Towers::play(rules, state, seat, first, silence);
  for (;;) {
    const Pending pending = Towers::pending(rules, state);
    if (pending.is_chance()) return {state, TowersEvaluation::is_open_chance(state)};
    if (pending.is_over() || pending.seat() != seat || TowersEvaluation::plan_point(state) != from)
      return {state, false};
    towers::Actions legal;
    Towers::legal(rules, state, seat, legal);
    Allowance allowance(Budget{});
    const auto ranked = rank_by_plan<Towers>(evaluator, rules, seat, Horizon::Step, {state}, legal, allowance);
    Towers::play(rules, state, seat, ranked[0].action, silence);
  }
}

}  // namespace

std::span<const Level> TowersBots::levels() { return kLevels; }

std::optional<towers::Action> TowersBots::speak_up(const towers::Rules& rules, const towers::View& view, Rng& rng) {
  return worth_saying<Towers>(TowersEvaluation(kPlainTowersWeights), rules, view, rng);
}

std::unique_ptr<Bot<Towers>> TowersBots::make(const Level& level, const towers::Rules& rules, std::uint64_t seed) {
  const TowersEvaluation plain(kPlainTowersWeights);
  if (level.key == "child")
    return std::make_unique<ChildBot<Towers, TowersEvaluation, TowersForget>>(plain, rules, Considered{4, 4}, seed);
  if (level.key == "wanderer") {
    return std::make_unique<GreedyBot<Towers, OwnProgress<TowersEvaluation>>>(OwnProgress(plain), rules, Horizon::Step,
                                                                              1, seed);
  }
  if (level.key == "apprentice" || level.key == "journeyman") {
    const Horizon horizon = level.key == "apprentice" ? Horizon::Step : Horizon::Turn;
    return std::make_unique<GreedyBot<Towers, TowersEvaluation>>(plain, rules, horizon, 1, seed);
  }
  if (level.key == "magister" || level.key == "archmage") {
    const TowersEvaluation fitted(towers_weights_for(rules));
    return std::make_unique<SearchBot<Towers, TowersEvaluation>>(fitted, rules, SearchSettings{}, seed);
  }
  return std::make_unique<RandomBot<Towers>>(rules, seed);
}

std::vector<Reason> TowersBots::reasons(const towers::Rules& rules, const towers::View& view,
                                        const towers::Action& action) {
  // The reasons do not depend on facts hidden from the seat.
  Rng rng(1);
  const towers::State before = Towers::determinize(rules, view, rng);
  const StepEnd end = finish_step(rules, before, view.observer.seat(), action);
  return towers_reasons_between(rules, before, end.state, view.observer.seat(), end.rolling);
}

std::span<const std::string_view> TowersBots::reason_keys() { return kTowersReasons; }

}  // namespace spires::bots
