// Evaluates a position of Wandering Towers: each seat has a score, the sum of the weights of its features, and the
// chances of winning are the softmax of the scores. Partners add their scores.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "bots/evaluator.h"
#include "bots/numbers.h"
#include "bots/towers/features.h"
#include "bots/towers/turns.h"

namespace spires::bots {

// In log-odds, one for each feature.
using TowersWeights = std::array<float, towers_features::kCount>;

class TowersEvaluation : public TowersTurns {
 public:
  using Game = towers::Towers;
  using Weights = TowersWeights;
  static constexpr towers::Memory kMemory = towers::Memory::Open;
  static constexpr int kFeatures = towers_features::kCount;

  // The weights must outlive it.
  constexpr explicit TowersEvaluation(const Weights& weights) : weights_(&weights) {}

  WinChances win_chances(const towers::Rules& rules, const towers::State& s) const {
    return shares(rules, scores(rules, s));
  }
  WinChances scores(const towers::Rules& rules, const towers::State& s) const {
    WinChances score{};
    for_each_feature(rules, s, [&](Seat seat, int feature, int count) {
      of_seat(score, seat) += (*weights_)[static_cast<std::size_t>(feature)] * static_cast<float>(count);
    });
    return score;
  }

  template <class F>
  static void for_each_feature(const towers::Rules& rules, const towers::State& s, F&& f) {
    towers_features::for_each(rules, s, f);
  }

  // A solo player competes with a score of zero.
  static WinChances shares(const towers::Rules& rules, const WinChances& score) {
    WinChances chances{};
    const auto players = static_cast<std::size_t>(rules.players);
    if (rules.variant.alone) {
      chances[0] = 1.0F / (1.0F + exp_of(-score[0]));
      return chances;
    }
    const std::size_t sides = rules.teams ? players / 2 : players;
    float most = -1e9F;
    for (std::size_t i = 0; i < sides; ++i) {
      chances[i] = rules.teams ? score[i] + score[i + sides] : score[i];
      most = std::max(most, chances[i]);
    }
    float sum = 0;
    for (std::size_t i = 0; i < sides; ++i) {
      chances[i] = exp_of(chances[i] - most);
      sum += chances[i];
    }
    for (std::size_t i = 0; i < sides; ++i) chances[i] /= sum;
    if (rules.teams) {
      for (std::size_t i = 0; i < sides; ++i) chances[i + sides] = chances[i];
    }
    return chances;
  }

 private:
  const Weights* weights_;
};
static_assert(Evaluator<TowersEvaluation, towers::Towers>);

}  // namespace spires::bots
