// Decides whether a bot interjects while another seat is asked: only if that makes the asked seat's best play clearly
// better for their side.
#pragma once

#include <optional>
#include <vector>

#include "bots/planner.h"

namespace spires::bots {

inline constexpr float kWorthSaying = 0.01F;  // the gain for the side
// The nodes for each possible interjection. One card ahead takes about two hundred; a table should not wait for it.
inline constexpr std::uint32_t kSayingNodes = 4000;

// Returns the best value that the pending seat can reach with its next step.
template <Game G, Evaluator<G> E>
float best_plan(const E& evaluator, const typename G::Rules& rules, const typename G::State& world,
                Allowance& allowance) {
  const Seat asked = G::pending(rules, world).seat();
  typename G::Actions legal;
  G::legal(rules, world, asked, legal);
  return rank_by_plan<G>(evaluator, rules, asked, Horizon::Step, {world}, legal, allowance)[0].value;
}

// REQUIRES: the observer of the view may interject.
template <Game G, Evaluator<G> E>
std::optional<typename G::Action> worth_saying(const E& evaluator, const typename G::Rules& rules,
                                               const typename G::View& view, Rng& rng) {
  const Seat seat = view.observer.seat();
  const typename G::State world = G::determinize(rules, view, rng);
  if (!E::on_one_side(rules, seat, G::pending(rules, world).seat())) return std::nullopt;
  typename G::Actions actions;
  list_meanwhile<G>(rules, world, seat, actions);
  const auto value = [&](const typename G::State& state) {
    Allowance allowance(Budget::of_nodes(kSayingNodes));
    return best_plan<G>(evaluator, rules, state, allowance);
  };
  float most = value(world) + kWorthSaying;
  std::optional<typename G::Action> best;
  for (const typename G::Action& action : actions) {
    typename G::State next = world;
    Silence silence;
    G::play(rules, next, seat, action, silence);
    const float with = value(next);
    if (with <= most) continue;
    most = with;
    best = action;
  }
  return best;
}

}  // namespace spires::bots
