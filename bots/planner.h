// Greedy play: finds the position with the best evaluation that a seat can reach by its own decisions in a step or in
// the rest of its turn.
//
// Dice are averaged exactly. A card draw ends the plan: the position before it is evaluated. Other seats asked in
// between do nothing if they can, otherwise what looks best to them. When the allowance is spent, every plan stops
// where it is.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "bots/budget.h"
#include "bots/evaluator.h"

namespace spires::bots {

enum class Horizon { Step, Turn };

template <class Action>
struct Valued {
  Action action{};
  float value = 0;
  int place = 0;  // in the legal list
};

template <class Action>
void sort_by_value(std::vector<Valued<Action>>& all) {
  // Equal values keep the order of the list, so that the choice is the same everywhere.
  std::sort(all.begin(), all.end(),
            [](const auto& a, const auto& b) { return a.value != b.value ? a.value > b.value : a.place < b.place; });
}

template <Game G, Evaluator<G> E>
class Planner {
 public:
  using Rules = typename G::Rules;
  using State = typename G::State;
  using Action = typename G::Action;

  Planner(const E& evaluator, const Rules& rules, Seat seat, Horizon horizon, Allowance& allowance)
      : evaluator_(evaluator), rules_(rules), seat_(seat), horizon_(horizon), allowance_(allowance) {}

  // Returns the best value after a decision of the seat. REQUIRES: it is legal in `state`.
  float value_of(const State& state, const Action& action) {
    return value(after(state, seat_, action), E::plan_point(state), 0);
  }

 private:
  static constexpr int kDeepest = 24;      // decisions; windows of the master variant can be long
  static constexpr int kMostOutcomes = 6;  // a die
  static constexpr std::size_t kWide = 4;  // decisions followed to the end of a turn

  State after(State state, Seat seat, const Action& action) const {
    Silence silence;
    G::play(rules_, state, seat, action, silence);
    return state;
  }
  float here(const State& state) const { return of_seat(chances_of<G>(evaluator_, rules_, state), seat_); }
  bool ends(const State& state, const PlanPoint& from) const {
    const PlanPoint at = E::plan_point(state);
    return at.turn != from.turn || (horizon_ == Horizon::Step && at.step != from.step);
  }

  float value(const State& state, const PlanPoint& from, int depth) {
    allowance_.spend(1);
    const Pending pending = G::pending(rules_, state);
    if (pending.is_over() || ends(state, from) || depth >= kDeepest || allowance_.over()) return here(state);
    if (pending.is_chance()) return average(state, from, depth);
    if (pending.seat() != seat_) return pass_by(state, pending.seat(), from, depth);
    return best(state, from, depth);
  }

  float average(const State& state, const PlanPoint& from, int depth) {
    typename G::Chances outcomes;
    G::chances(rules_, state, outcomes);
    if (outcomes.size() > kMostOutcomes) return here(state);
    float sum = 0;
    float weights = 0;
    Silence silence;
    for (const auto& outcome : outcomes) {
      State next = state;
      G::resolve(rules_, next, outcome.outcome, silence);
      const float weight = static_cast<float>(outcome.weight);
      sum += weight * value(next, from, depth + 1);
      weights += weight;
    }
    return sum / weights;
  }

  float pass_by(const State& state, Seat other, const PlanPoint& from, int depth) {
    typename G::Actions actions;
    G::legal(rules_, state, other, actions);
    const auto quiet = std::find_if(actions.begin(), actions.end(), [](const Action& a) { return E::is_quiet(a); });
    if (quiet != actions.end()) return value(after(state, other, *quiet), from, depth + 1);
    State answer = state;
    float most = -1;
    for (const Action& action : actions) {
      const State next = after(state, other, action);
      const float theirs = of_seat(chances_of<G>(evaluator_, rules_, next), other);
      if (theirs > most) answer = next;
      most = std::max(most, theirs);
    }
    return value(answer, from, depth + 1);
  }

  // Follows only the most promising plays to the end of a turn.
  float best(const State& state, const PlanPoint& from, int depth) {
    typename G::Actions actions;
    G::legal(rules_, state, seat_, actions);
    if (horizon_ == Horizon::Step || static_cast<std::size_t>(actions.size()) <= kWide) {
      float most = -1;
      for (const Action& action : actions) most = std::max(most, value(after(state, seat_, action), from, depth + 1));
      return most;
    }
    std::array<Valued<Action>, kWide> kept = most_promising(state, actions);
    float most = -1;
    for (const auto& one : kept) most = std::max(most, value(after(state, seat_, one.action), from, depth + 1));
    return most;
  }

  // REQUIRES: there are at least kWide.
  std::array<Valued<Action>, kWide> most_promising(const State& state, const typename G::Actions& actions) {
    Planner step(evaluator_, rules_, seat_, Horizon::Step, allowance_);
    std::array<Valued<Action>, kWide> kept;
    kept.fill({{}, -1, 0});
    for (const Action& action : actions) {
      Valued<Action> one{action, step.value_of(state, action), 0};
      for (Valued<Action>& place : kept) {
        if (one.value > place.value) std::swap(one, place);
      }
    }
    return kept;
  }

  const E& evaluator_;
  const Rules& rules_;
  Seat seat_;
  Horizon horizon_;
  Allowance& allowance_;
};

// Ranks the legal actions by their mean planned value over some worlds, best first. With a turn's horizon the most
// promising steps are followed to the end of the turn; the others come after them by their step value.
template <Game G, Evaluator<G> E>
std::vector<Valued<typename G::Action>> rank_by_plan(const E& evaluator, const typename G::Rules& rules, Seat seat,
                                                     Horizon horizon, const std::vector<typename G::State>& worlds,
                                                     const typename G::Actions& legal, Allowance& allowance) {
  constexpr std::size_t kBeam = 6;
  std::vector<Valued<typename G::Action>> ranked;
  const auto mean = [&](Planner<G, E>& planner, const typename G::Action& action) {
    float sum = 0;
    for (const typename G::State& world : worlds) sum += planner.value_of(world, action);
    return sum / static_cast<float>(worlds.size());
  };
  Planner<G, E> step(evaluator, rules, seat, Horizon::Step, allowance);
  // A plan that was cut short cannot be compared with complete ones: then only the complete ones are ranked.
  for (int i = 0; i < legal.size(); ++i) {
    const Valued<typename G::Action> one{legal[i], mean(step, legal[i]), i};
    if (i > 0 && allowance.over()) break;
    ranked.push_back(one);
  }
  sort_by_value(ranked);
  if (horizon == Horizon::Step || allowance.over()) return ranked;
  std::vector<Valued<typename G::Action>> followed(
      ranked.begin(), ranked.begin() + static_cast<std::ptrdiff_t>(std::min(kBeam, ranked.size())));
  Planner<G, E> turn(evaluator, rules, seat, Horizon::Turn, allowance);
  for (auto& one : followed) {
    const float value = mean(turn, one.action);
    // A plan that was cut short is less reliable than the value of the step.
    if (allowance.over()) return ranked;
    one.value = value;
  }
  sort_by_value(followed);
  std::copy(followed.begin(), followed.end(), ranked.begin());
  return ranked;
}

}  // namespace spires::bots
