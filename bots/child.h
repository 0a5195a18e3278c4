// Plays like a child of eight: considers only a few of its moves, thinks one move ahead, and has forgotten half of the
// covered wizards or cards.
#pragma once

#include <vector>

#include "bots/bot.h"
#include "bots/circles.h"
#include "bots/planner.h"

namespace spires::bots {

// The number of moves it considers, drawn from this range.
struct Considered {
  int fewest;
  int most;
};

// `Forget` returns a view with additional holes: the facts that a child forgets.
template <Game G, Evaluator<G> E, class Forget>
class ChildBot final : public Bot<G> {
 public:
  static constexpr int kForgottenOneIn = 2;  // of the facts that could be remembered
  static constexpr std::uint32_t kMostNodes = 200'000;

  ChildBot(const E& evaluator, const typename G::Rules& rules, Considered considered, std::uint64_t seed)
      : Bot<G>(rules), evaluator_(evaluator), considered_(considered), rng_(seed) {}

  std::vector<Candidate<G>> weigh(const typename G::View& view, const typename G::Actions& legal,
                                  const Budget& budget) override {
    if (const auto way_out = circles_.way_out(view, legal, rng_)) return {{*way_out, 0.5F, 0, {}}};
    // If a turn can go on for long, even one step has more branches than a child examines.
    Budget bounded = budget;
    if (bounded.nodes == 0) bounded.nodes = kMostNodes;
    Allowance allowance(bounded);
    const auto holes = Forget::holes(this->rules(), view, kForgottenOneIn, rng_);
    const std::vector<typename G::State> worlds{G::determinize(this->rules(), holes, rng_)};
    std::vector<Candidate<G>> candidates;
    for (const auto& one : rank_by_plan<G>(evaluator_, this->rules(), view.observer.seat(), Horizon::Step, worlds,
                                           few_of(legal), allowance)) {
      candidates.push_back({one.action, one.value, 0, {}});
    }
    this->took({allowance.spent(), 0});
    return candidates;
  }

 private:
  // Picks the moves to consider, each with equal probability.
  typename G::Actions few_of(const typename G::Actions& legal) {
    const auto spread = static_cast<std::uint32_t>(considered_.most - considered_.fewest);
    // Draws no random number if there is no choice.
    const int wanted = considered_.fewest + (spread == 0 ? 0 : static_cast<int>(rng_.next_below(spread + 1)));
    typename G::Actions few;
    for (int i = 0; i < legal.size(); ++i) {
      const auto left = static_cast<std::uint32_t>(legal.size() - i);
      if (rng_.next_below(left) < static_cast<std::uint32_t>(wanted - few.size())) few.push_back(legal[i]);
    }
    return few;
  }

  E evaluator_;
  Considered considered_;
  Rng rng_;
  Circles<G, E> circles_;
};

}  // namespace spires::bots
