// Plays any legal move: the baseline for every method.
#pragma once

#include <utility>
#include <vector>

#include "bots/bot.h"

namespace spires::bots {

template <Game G>
class RandomBot final : public Bot<G> {
 public:
  RandomBot(const typename G::Rules& rules, std::uint64_t seed) : Bot<G>(rules), rng_(seed) {}

  std::vector<Candidate<G>> weigh(const typename G::View&, const typename G::Actions& legal, const Budget&) override {
    std::vector<Candidate<G>> all;
    for (const auto& action : legal) all.push_back({action, 0.5F, 0, {}});
    std::swap(all[0], all[rng_.next_below(static_cast<std::uint32_t>(all.size()))]);
    this->took({1, 0});
    return all;
  }

 private:
  Rng rng_;
};

}  // namespace spires::bots
