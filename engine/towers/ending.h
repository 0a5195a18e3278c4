// WT-12: when the game is over and who has won. WT-13.8 for teams, WT-16 for solo. WT-12.5: the wizards at home are
// public, so all players can see the goal coming.
#pragma once

#include "engine/core/outcome.h"
#include "engine/towers/options.h"
#include "engine/towers/state.h"

namespace spires::towers {

constexpr bool all_home(const State& s, Seat seat) { return s.out.of(seat) == 0; }

// WT-12.1: all wizards home and no empty potion.
constexpr bool has_goal(const State& s, Seat seat) { return s.stock[seat].empty == 0 && all_home(s, seat); }

// WT-13.8: a team has reached the goal if both partners have.
constexpr bool side_has_goal(const Rules& rules, const State& s, Seat seat) {
  return has_goal(s, seat) && (!rules.teams || has_goal(s, rules.partner(seat)));
}

constexpr bool anybody_has_goal(const Rules& rules, const State& s) {
  if (s.out.all(rules.players)) return false;  // nearly always
  for (int i = 0; i < rules.players; ++i) {
    if (side_has_goal(rules, s, seat_at(i))) return true;
  }
  return false;
}

// WT-13.8: returns whether a team's goal ends the game at once (I-6).
constexpr bool ends_at_once(const Rules& rules, const State& s) {
  return rules.teams && rules.options.team_end == TeamEnd::Immediate && anybody_has_goal(rules, s);
}

// WT-16.2, I-11.
constexpr bool solo_won(const Rules& rules, const State& s) {
  const int limit = rules.options.solo_card_limit;
  return has_goal(s, Seat::A) && (limit == 0 || s.discard_size <= limit);
}

constexpr bool solo_over(const Rules& rules, const State& s) {
  const int limit = rules.options.solo_card_limit;
  return solo_won(rules, s) || (limit != 0 && s.discard_size >= limit) || s.draw_size == 0 || all_home(s, Seat::A);
}

// Returns whether the game is over after the draws at the end of a turn (I-6).
constexpr bool over_after_turn(const Rules& rules, const State& s) {
  if (rules.variant.alone) return solo_over(rules, s);
  // WT-12.2: the round is played to the player on the first player's right.
  if (anybody_has_goal(rules, s)) return spires::index(s.turn) == rules.players - 1;
  // WT-12.4: no player can fill a potion any more.
  return s.out.none() && rules.options.deadlock == Deadlock::End;
}

// The rank of a seat; higher is better. Partners are ranked by their sums.
struct Rank {
  int reached;  // 1: has the goal, in a game that ended by it
  int first;
  int second;
  constexpr bool better_than(const Rank& other) const {
    if (reached != other.reached) return reached > other.reached;
    if (first != other.first) return first > other.first;
    return second > other.second;
  }
};

constexpr Rank rank_of(const Rules& rules, const State& s, Seat seat, EndReason reason) {
  int full = s.stock[seat].full;
  int filled = full + s.stock[seat].spent;
  if (rules.teams) {
    const Stock& partner = s.stock[rules.partner(seat)];
    full += partner.full;
    filled += partner.full + partner.spent;
  }
  // WT-12.3: players with the goal are ranked by full potions only. WT-12.4, I-7: the others by filled, then full.
  if (reason == EndReason::Goal && side_has_goal(rules, s, seat)) return {1, full, 0};
  return {0, filled, full};
}

// Returns the places; for an unfinished game, the places if it were stopped now.
constexpr Outcome outcome_of(const Rules& rules, const State& s) {
  Outcome outcome;
  outcome.players = rules.players;
  const bool over = s.phase == Phase::Over;
  if (rules.variant.alone) {  // WT-16.2: a game that is not won is lost
    const bool won = over && solo_won(rules, s);
    if (over) outcome.reason = won ? EndReason::Goal : EndReason::Deadlock;
    outcome.place[Seat::A] = won ? 1 : 2;
    return outcome;
  }
  if (over) outcome.reason = anybody_has_goal(rules, s) ? EndReason::Goal : EndReason::Deadlock;
  for (int i = 0; i < rules.players; ++i) {
    const Rank mine = rank_of(rules, s, seat_at(i), outcome.reason);
    int better = 0;
    for (int j = 0; j < rules.players; ++j) {
      // A team counts once, by its lower seat.
      if (rules.teams && j >= rules.players / 2) continue;
      if (rank_of(rules, s, seat_at(j), outcome.reason).better_than(mine)) ++better;
    }
    outcome.place[seat_at(i)] = static_cast<std::uint8_t>(1 + better);
  }
  return outcome;
}

}  // namespace spires::towers
