// An evaluator that looks at its own side only, as if it played alone.
#pragma once

#include "bots/evaluator.h"
#include "bots/numbers.h"

namespace spires::bots {

template <class E>
class OwnProgress {
 public:
  using Game = typename E::Game;
  constexpr explicit OwnProgress(const E& evaluator) : evaluator_(evaluator) {}

  WinChances win_chances(const typename Game::Rules& rules, const typename Game::State& state) const {
    WinChances chances = evaluator_.scores(rules, state);
    // Halves the scores, so that even a lost position leaves room for better and worse.
    for (float& chance : chances) chance = 1.0F / (1.0F + exp_of(-0.5F * chance));
    return chances;
  }
  static bool on_one_side(const typename Game::Rules& rules, Seat a, Seat b) { return E::on_one_side(rules, a, b); }
  static PlanPoint plan_point(const typename Game::State& state) { return E::plan_point(state); }
  static std::uint32_t progress(const typename Game::State& state) { return E::progress(state); }
  static std::uint32_t gains(const typename Game::State& state) { return E::gains(state); }
  static bool is_quiet(const typename Game::Action& action) { return E::is_quiet(action); }
  static std::uint32_t just_seen(const typename Game::State& state) { return E::just_seen(state); }
  static bool is_open_chance(const typename Game::State& state) { return E::is_open_chance(state); }

 private:
  E evaluator_;
};

}  // namespace spires::bots
