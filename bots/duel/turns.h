// What every evaluator of Knight & Mage tells a search besides the value of a position: the extent of a step and of a turn,
// and what a decision shows.
#pragma once

#include <cstdint>

#include "bots/evaluator.h"
#include "engine/duel/duel.h"

namespace spires::bots {

struct DuelTurns {
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
};

}  // namespace spires::bots
