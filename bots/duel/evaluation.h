// Evaluates a position of Knight & Mage: each seat has a score, the sum of the weights of its features, and the
// log-odds of the game are the difference of the two.
#pragma once

#include <array>
#include <cstdint>

#include "bots/duel/features.h"
#include "bots/duel/turns.h"
#include "bots/evaluator.h"
#include "bots/numbers.h"

namespace spires::bots {

// In log-odds, one for each feature.
using DuelWeights = std::array<float, duel_features::kCount>;

class DuelEvaluation : public DuelTurns {
 public:
  using Game = duel::Duel;
  using Weights = DuelWeights;
  static constexpr duel::Memory kMemory = duel::Memory::Perfect;
  static constexpr int kFeatures = duel_features::kCount;

  // The weights must outlive it.
  constexpr explicit DuelEvaluation(const Weights& weights) : weights_(&weights) {}

  WinChances win_chances(const duel::Rules& rules, const duel::State& s) const {
    float knight = 0;
    float mage = 0;
    const float* const weights = weights_->data();
    for_each_feature(rules, s, [&knight, &mage, weights](Seat seat, int feature, float amount) {
      (seat == duel::kKnight ? knight : mage) += weights[feature] * amount;
    });
    return shares(rules, {knight, mage});
  }

  template <class F>
  static void for_each_feature(const duel::Rules& rules, const duel::State& s, F&& f) {
    duel_features::for_each(rules, s, f);
  }

  static WinChances shares(const duel::Rules&, const WinChances& score) {
    const float knight = 1 / (1 + exp_of(score[1] - score[0]));
    return {knight, 1 - knight};
  }

 private:
  const Weights* weights_;
};
static_assert(Evaluator<DuelEvaluation, duel::Duel>);

}  // namespace spires::bots
