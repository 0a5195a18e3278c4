// What every evaluator of Wandering Towers tells a search besides the value of a position: the extent of a step and of a
// turn, who wins together, and which decisions do nothing.
#pragma once

#include <cstdint>

#include "bots/evaluator.h"
#include "engine/towers/towers.h"

namespace spires::bots {

struct TowersTurns {
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
};

}  // namespace spires::bots
