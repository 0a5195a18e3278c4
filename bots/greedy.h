// A bot that plays for the best position after a step, or after the rest of its turn.
#pragma once

#include <vector>

#include "bots/bot.h"
#include "bots/circles.h"
#include "bots/planner.h"

namespace spires::bots {

template <Game G, Evaluator<G> E>
class GreedyBot final : public Bot<G> {
 public:
  // Imagines `worlds` worlds and averages them. One is enough if the evaluation does not depend on hidden facts.
  GreedyBot(const E& evaluator, const typename G::Rules& rules, Horizon horizon, int worlds, std::uint64_t seed)
      : Bot<G>(rules), evaluator_(evaluator), horizon_(horizon), worlds_(worlds), rng_(seed) {}

  std::vector<Candidate<G>> weigh(const typename G::View& view, const typename G::Actions& legal,
                                  const Budget& budget) override {
    if (const auto way_out = circles_.way_out(view, legal, rng_)) return {{*way_out, 0.5F, 0, {}}};
    Budget bounded = budget;
    if (bounded.nodes == 0) bounded.nodes = kMostNodes;
    Allowance allowance(bounded);
    std::vector<typename G::State> worlds;
    for (int i = 0; i < worlds_; ++i) worlds.push_back(G::determinize(this->rules(), view, rng_));
    std::vector<Candidate<G>> candidates;
    for (const auto& one :
         rank_by_plan<G>(evaluator_, this->rules(), view.observer.seat(), horizon_, worlds, legal, allowance)) {
      candidates.push_back({one.action, one.value, 0, {}});
    }
    this->took({allowance.spent(), 0});
    return candidates;
  }

 private:
  // Nearly all plans are a hundred times smaller, but a turn of the master variant with many spells can be endless.
  static constexpr std::uint32_t kMostNodes = 2'000'000;

  E evaluator_;
  Horizon horizon_;
  int worlds_;
  Rng rng_;
  Circles<G, E> circles_;
};

}  // namespace spires::bots
