// Judges the plans of a decision against each other, from the view of its seat alone.
//
// The nodes are spent in rounds of equal size. Each round searches the positions after the remaining plans anew, with
// the same random numbers for all, and drops the worse half; the last round is between four. So most of the nodes go to
// the comparison that matters.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

#include "insight/puzzle_plans.h"
#include "insight/values.h"

namespace spires::insight {

struct Measured {
  float value = 0;  // the chance of the seat's side
  int rounds = 0;
};

// The plans that are as good as the best one, and what the others leave.
struct Verdict {
  std::vector<std::size_t> best;  // best first
  float value = 0;                // of the best plan
  float next = 0;                 // of the best of the others
  float gap() const { return value - next; }
};

inline constexpr float kEqualWithin = 0.02F;

// Best first; equal ones keep their order.
inline void sort_by_value(std::vector<std::size_t>& plans, const std::vector<Measured>& measured) {
  std::sort(plans.begin(), plans.end(), [&](std::size_t a, std::size_t b) {
    return measured[a].value != measured[b].value ? measured[a].value > measured[b].value : a < b;
  });
}

// REQUIRES: there is a plan.
inline Verdict verdict_of(const std::vector<Measured>& measured) {
  int last = 0;
  for (const Measured& one : measured) last = std::max(last, one.rounds);
  Verdict verdict;
  for (const Measured& one : measured)
    verdict.value = one.rounds == last ? std::max(verdict.value, one.value) : verdict.value;
  for (std::size_t i = 0; i < measured.size(); ++i) {
    if (measured[i].rounds == last && measured[i].value >= verdict.value - kEqualWithin) {
      verdict.best.push_back(i);
    } else {
      verdict.next = std::max(verdict.next, measured[i].value);
    }
  }
  sort_by_value(verdict.best, measured);
  return verdict;
}

// Returns how far the best of these plans is ahead of the best of the others.
inline float gap_of(const std::vector<Measured>& measured, const std::vector<std::size_t>& answers) {
  float inside = 0;
  float outside = 0;
  for (std::size_t i = 0; i < measured.size(); ++i) {
    const bool in = std::find(answers.begin(), answers.end(), i) != answers.end();
    (in ? inside : outside) = std::max(in ? inside : outside, measured[i].value);
  }
  return inside - outside;
}

template <Game G, bots::Evaluator<G> E>
class PlanJudge {
 public:
  using State = typename G::State;
  using View = typename G::View;
  using Known = ByResult<G, E>;

  PlanJudge(const E& evaluator, const typename G::Rules& rules, const bots::SearchSettings& settings)
      : evaluator_(evaluator), rules_(rules), search_(evaluator_, rules_, settings) {}
  PlanJudge(const PlanJudge&) = delete;
  PlanJudge& operator=(const PlanJudge&) = delete;

  std::uint64_t spent() const { return spent_; }

  std::vector<Measured> measure(const View& view, const std::vector<Plan<G>>& plans, std::uint32_t nodes,
                                std::uint64_t seed) {
    const auto imagine = [&](Rng& rng) { return G::determinize(rules_, view, rng); };
    std::vector<std::size_t> alive(plans.size());
    std::iota(alive.begin(), alive.end(), std::size_t{0});
    std::vector<Measured> measured(plans.size());
    int rounds = 1;
    for (std::size_t left = plans.size(); left > kLast; left = half(left)) ++rounds;
    for (int round = 1;; ++round) {
      const std::uint32_t each = nodes / static_cast<std::uint32_t>(rounds) / static_cast<std::uint32_t>(alive.size());
      for (const std::size_t i : alive) {
        measured[i] = {
            value_of(view.observer.seat(), plans[i], imagine, mix64(seed + static_cast<std::uint64_t>(round)), each),
            round};
      }
      if (alive.size() <= kLast) return measured;
      sort_by_value(alive, measured);
      alive.resize(half(alive.size()));
    }
  }

  // Returns the best decision in an open world.
  typename G::Action best_in(const State& world, Seat seat, const typename G::Actions& legal, std::uint32_t nodes,
                             std::uint64_t seed) {
    if (legal.size() == 1) return legal[0];
    search_.forget();
    Rng rng(seed);
    bots::Allowance allowance(bots::Budget::of_nodes(nodes));
    const auto searched = search_.think(seat, legal, [&] { return world; }, rng, allowance);
    return searched.empty() ? legal[0] : searched[0].action;
  }

  // The same in one open world, for some of the plans.
  std::vector<float> values_in(const State& world, Seat seat, const std::vector<Plan<G>>& plans,
                               const std::vector<std::size_t>& which, std::uint32_t nodes, std::uint64_t seed) {
    std::vector<float> values;
    for (const std::size_t i : which) {
      values.push_back(value_of(seat, plans[i], [&](Rng&) { return world; }, seed, nodes));
    }
    return values;
  }

 private:
  static constexpr std::size_t kLast = 4;
  static std::size_t half(std::size_t count) { return std::max(kLast, (count + 1) / 2); }

  template <class Imagine>
  float value_of(Seat seat, const Plan<G>& plan, const Imagine& imagine, std::uint64_t seed, std::uint32_t nodes) {
    Rng rng(seed);
    bots::Allowance allowance(bots::Budget::of_nodes(std::max<std::uint32_t>(nodes, 1)));
    const auto after = [&] {
      State world = imagine(rng);
      Silence silence;
      for (const auto& action : plan.actions) G::play(rules_, world, seat, action, silence);
      return world;
    };
    const float value = bots::of_seat(search_.expect(after, rng, allowance), seat);
    spent_ += allowance.spent();
    return value;
  }

  Known evaluator_;
  typename G::Rules rules_;
  bots::Search<G, Known> search_;
  std::uint64_t spent_ = 0;
};

}  // namespace spires::insight
