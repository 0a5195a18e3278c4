// Evaluates a position of Knight & Mage: each seat has a score, the sum of the weights of its features, and the
// log-odds of the game are the difference of the two.
#pragma once

#include <array>
#include <cstdint>

#include "bots/duel/features.h"
#include "bots/evaluator.h"
#include "bots/numbers.h"

namespace spires::bots {

// In log-odds, one for each feature.
using DuelWeights = std::array<float, duel_features::kCount>;

class DuelEvaluation {
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

  static bool on_one_side(const duel::Rules&, Seat a, Seat b) { return a == b; }
  // KM-4.3: a move, a card with its place, a spell with all its decisions, and the end of the game.
  static PlanPoint plan_point(const duel::State& s) {
    using duel::Phase;
    if (s.phase < Phase::Move) return {};
    if (s.phase >= Phase::Guess) return {kEnd, kEnd};
    const std::uint32_t turn = duel::turn_number(s) + 1U;
    const std::uint32_t step = s.phase == Phase::Move ? 0U : s.phase <= Phase::Place ? 1U : 2U;
    return {4 * turn + step, turn};
  }
  // Returns what the seat has just seen: the two cards of a look (KM-9.10), or a stone that was taken (KM-6.2).
  static std::uint32_t just_seen(const duel::State& s) {
    if (s.phase == duel::Phase::Place) return 1U + static_cast<std::uint32_t>(index(s.held));
    if (s.phase != duel::Phase::Return) return 0;
    const auto secret = [&](duel::Tower t) {
      return static_cast<std::uint32_t>(index(s.secret[duel::colour_index(t)]));
    };
    return 1U + duel::kSecretKinds * secret(s.look_a) + secret(s.look_b);
  }
  static std::uint32_t progress(const duel::State& s) {
    return 32U * duel::turn_number(s) + static_cast<std::uint32_t>(s.phase);
  }
  static std::uint32_t gains(const duel::State& s) { return progress(s); }
  // KM-9.32: a seat that must discard in another's turn cannot decline.
  static bool is_quiet(const duel::Action&) { return false; }
  // only the slot that is turned up; cards have too many outcomes to distinguish.
  static bool is_open_chance(const duel::State& s) { return s.phase == duel::Phase::Up; }

 private:
  static constexpr std::uint32_t kEnd = 1000;
  const Weights* weights_;
};
static_assert(Evaluator<DuelEvaluation, duel::Duel>);

}  // namespace spires::bots
