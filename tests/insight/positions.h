// Decisions in positions of games, analysed one at a time.
#pragma once

#include <string>

#include "tests/insight/games.h"

namespace spires::tests {

// A game that starts in a position and is stopped after one decision.
template <GameTools K>
std::string game_of_one_decision(const RecordMatch<typename K::Text>& of, const typename K::Text::Game::State& start,
                                 Seat seat, const typename K::Text::Game::Action& action) {
  RecordMatch<typename K::Text> match(of.header(), of.rules(), start, {});
  match.play(seat, action);
  return write_record(match.record({}, EndReason::Cap));
}

// Calls f(position, seat, legal actions) for the decisions of a game that had an alternative, every `every`-th of them.
template <GameTools K, class F>
void for_decisions(const RecordMatch<typename K::Text>& match, std::size_t every, F&& f) {
  using G = typename K::Text::Game;
  std::size_t n = 0;
  for (std::size_t i = 0; i < match.line().size(); ++i) {
    const auto& state = match.state_after(i);
    const Pending pending = G::pending(match.rules(), state);
    if (!pending.is_seat() || match.line()[i].seat != pending.seat()) continue;
    typename G::Actions legal;
    G::legal(match.rules(), state, pending.seat(), legal);
    if (legal.size() > 1 && ++n % every == 0) f(state, pending.seat(), legal);
  }
}

}  // namespace spires::tests
