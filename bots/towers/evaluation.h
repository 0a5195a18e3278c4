// Evaluates a position of Wandering Towers: each seat has a score, the sum of the weights of its features, and the
// chances of winning are the softmax of the scores. Partners add their scores.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "bots/evaluator.h"
#include "bots/numbers.h"
#include "bots/towers/features.h"

namespace spires::bots {

// In log-odds, one for each feature.
using TowersWeights = std::array<float, towers_features::kCount>;

class TowersEvaluation {
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

  // WT-16.2: a solo player usually loses, and more wizards at home mean a better game.
  static bool is_special_end(const towers::Rules& rules) { return rules.variant.alone; }
  static WinChances special_end(const towers::Rules& rules, const towers::State& s) {
    const float home =
        static_cast<float>(rules.wizards_each - s.out.of(Seat::A)) / static_cast<float>(rules.wizards_each);
    return {towers::solo_won(rules, s) ? 1.0F : 0.5F * home};
  }

  static bool on_one_side(const towers::Rules& rules, Seat a, Seat b) {
    return a == b || (rules.teams && rules.partner(a) == b);
  }
  static PlanPoint plan_point(const towers::State& s) {
    const auto turn = static_cast<std::uint32_t>(index(s.turn)) + 1;
    // After the last action the turn continues until the draws, which are part of no plan.
    const bool drawing = s.phase == towers::Phase::Refill;
    return {turn * 16 + s.act + s.castings * 256U, drawing ? 0 : turn};
  }
  static std::uint32_t progress(const towers::State& s) {
    return static_cast<std::uint32_t>(index(s.turn)) + 8U * s.draw_size + 1024U * s.discard_size;
  }
  // Counts wizards that come home and potions that are filled.
  static std::uint32_t gains(const towers::State& s) {
    std::uint32_t left = 0;
    for (const towers::Stock& stock : s.stock) left = left * 31 + stock.home * 16U + stock.empty;
    return left;
  }
  static bool is_quiet(const towers::Action& action) {
    using Kind = towers::Action::Kind;
    return action.kind == Kind::Pass || action.kind == Kind::Decline || action.kind == Kind::FillNone ||
           action.kind == Kind::End || action.kind == Kind::Stop;
  }
  // WT-18: what a decision shows is public.
  static std::uint32_t just_seen(const towers::State&) { return 0; }
  static bool is_open_chance(const towers::State& s) { return s.phase == towers::Phase::Roll; }

 private:
  const Weights* weights_;
};
static_assert(Evaluator<TowersEvaluation, towers::Towers>);

}  // namespace spires::bots
