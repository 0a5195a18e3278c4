// The seam between search and knowledge of a game: what a position is worth, and what belongs together in a turn.
//
// An evaluator is a value: weights that were fitted, or a network. It is asked about complete positions that a search has
// imagined, never about the true one.
#pragma once

#include <array>
#include <concepts>

#include "engine/core/game.h"

namespace spires::bots {

// The chance of each seat's side to win; partners have the same.
using WinChances = std::array<float, kMaxSeats>;

constexpr float& of_seat(WinChances& chances, Seat seat) { return chances[static_cast<std::size_t>(index(seat))]; }
constexpr float of_seat(const WinChances& chances, Seat seat) { return chances[static_cast<std::size_t>(index(seat))]; }

// Where a plan stands: decisions of one seat belong to one step of its turn if `step` is equal, and to one turn if `turn`
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
  // Whether two seats win together; a seat with itself always.
  { E::on_one_side(rules, Seat::A, Seat::B) } -> std::same_as<bool>;
  // A number that changes with every card that is played. Who is asked over and over without that goes round in circles.
  { E::progress(state) } -> std::same_as<std::uint32_t>;
  // A number that changes with everything that brings the end of the game nearer and cannot be undone.
  { E::gains(state) } -> std::same_as<std::uint32_t>;
  // Whether a seat that is asked in somebody else's turn does nothing by this.
  { E::is_quiet(action) } -> std::same_as<bool>;
  // What the seat that is asked has been shown by its last decision, as a number, 0: nothing. What it does next may follow
  // from it, so a tree tells these apart.
  { E::just_seen(state) } -> std::same_as<std::uint32_t>;
  // Whether all can see what this chance brings, and it has few outcomes: dice. REQUIRES: chance is pending.
  { E::is_open_chance(state) } -> std::same_as<bool>;
};

// What a finished game is worth: winners share. An evaluator may see more in it, such as a defeat that was nearly none.
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
