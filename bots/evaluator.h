// The interface between search and knowledge of a game: the value of a position, and the extent of a step and a turn.
//
// An evaluator is a value: fitted weights, or a network. It gets complete positions that a search has imagined, never
// the true one.
#pragma once

#include <array>
#include <concepts>

#include "engine/core/game.h"

namespace spires::bots {

// Each seat's chance of winning; partners have the same.
using WinChances = std::array<float, kMaxSeats>;

constexpr float& of_seat(WinChances& chances, Seat seat) { return chances[static_cast<std::size_t>(index(seat))]; }
constexpr float of_seat(const WinChances& chances, Seat seat) { return chances[static_cast<std::size_t>(index(seat))]; }

// A point of a plan: decisions of one seat belong to one step of its turn if `step` is equal, and to one turn if `turn`
// is.
struct PlanPoint {
  std::uint32_t step = 0;
  std::uint32_t turn = 0;
  constexpr bool operator==(const PlanPoint&) const = default;
};

template <class E, class G>
concept Evaluator = Game<G> && requires(const E& evaluator, const typename G::Rules& rules,
                                        const typename G::State& state, const typename G::Action& action) {
  // REQUIRES: the game is not over.
  { evaluator.win_chances(rules, state) } -> std::same_as<WinChances>;
  { E::plan_point(state) } -> std::same_as<PlanPoint>;
  // Returns whether two seats win together; always true for a seat and itself.
  { E::on_one_side(rules, Seat::A, Seat::B) } -> std::same_as<bool>;
  // A number that changes with every card played. A seat that is asked repeatedly without a change goes round in
  // circles.
  { E::progress(state) } -> std::same_as<std::uint32_t>;
  // A number that changes with every irreversible step towards the end of the game.
  { E::gains(state) } -> std::same_as<std::uint32_t>;
  // Returns whether this action of a seat asked in another seat's turn does nothing.
  { E::is_quiet(action) } -> std::same_as<bool>;
  // Returns what the last decision has shown to the asked seat, as a number; 0: nothing. The next decision of the seat
  // may depend on it, so a tree distinguishes these.
  { E::just_seen(state) } -> std::same_as<std::uint32_t>;
  // Returns whether this chance is public and has few outcomes: dice. REQUIRES: chance is pending.
  { E::is_open_chance(state) } -> std::same_as<bool>;
};

// The value of a finished game: winners share. An evaluator may refine it, for instance for a narrow defeat.
template <Game G, Evaluator<G> E>
WinChances final_chances(const typename G::Rules& rules, const typename G::State& state) {
  if constexpr (requires { E::is_special_end(rules); }) {
    if (E::is_special_end(rules)) return E::special_end(rules, state);
  }
  const Outcome outcome = G::outcome(rules, state);
  WinChances chances{};
  int winners = 0;
  for (int i = 0; i < outcome.players; ++i) winners += outcome.won(seat_at(i)) ? 1 : 0;
  for (int i = 0; i < outcome.players; ++i) {
    if (outcome.won(seat_at(i))) of_seat(chances, seat_at(i)) = 1.0F / static_cast<float>(winners);
  }
  return chances;
}

template <Game G, Evaluator<G> E>
WinChances chances_of(const E& evaluator, const typename G::Rules& rules, const typename G::State& state) {
  return G::pending(rules, state).is_over() ? final_chances<G, E>(rules, state) : evaluator.win_chances(rules, state);
}

}  // namespace spires::bots
