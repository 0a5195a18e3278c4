// The tables that puzzles come from, and who plays at them.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "engine/core/game_text.h"
#include "match/bots.h"

namespace spires::insight {

// A kind of table. `share`: how many of every so many games are played at it.
struct PuzzleTable {
  std::string_view name;
  Settings settings;
  std::uint32_t share = 1;
};

inline Setting number_setting(std::string name, int value) {
  return {std::move(name), std::to_string(value), Setting::Kind::Number};
}
inline Setting word_setting(std::string name, std::string value) {
  return {std::move(name), std::move(value), Setting::Kind::Word};
}

template <Game G>
std::vector<PuzzleTable> puzzle_tables();

template <>
inline std::vector<PuzzleTable> puzzle_tables<towers::Towers>() {
  return {
      {"basic-2", {number_setting("players", 2)}, 4},
      {"advanced-2", {number_setting("players", 2), word_setting("variant", "advanced")}, 2},
      {"master-2", {number_setting("players", 2), word_setting("variant", "master")}, 2},
      {"basic-3", {number_setting("players", 3)}, 1},
      {"teams-4", {number_setting("players", 4), {"teams", "true", Setting::Kind::Flag}}, 2},
      {"solo", {number_setting("players", 1), word_setting("variant", "solo")}, 2},
  };
}
template <>
inline std::vector<PuzzleTable> puzzle_tables<duel::Duel>() {
  return {{"duel", {}, 1}};
}

// Plays a game for puzzles and shows every decision that has a choice: visit(state, seat). Players of different
// levels meet, since a weak move is a good question; a search has `nodes`. It depends on the seed alone.
template <GameTools K, class Visit>
void play_for_puzzles(const typename K::Text::Game::Rules& rules, std::uint32_t nodes, std::uint64_t seed,
                      Visit&& visit) {
  using G = typename K::Text::Game;
  using B = BotsOf<K>;
  constexpr int kMostDecisions = 3000;
  Rng rng(seed);
  std::vector<std::unique_ptr<bots::Bot<G>>> players;
  std::vector<bots::Budget> budgets;
  const std::span<const bots::Level> levels = B::levels();
  for (int i = 0; i < K::Text::players(rules); ++i) {
    const std::uint32_t place = rng.next_below(static_cast<std::uint32_t>(levels.size()));
    players.push_back(B::make(levels[place], rules, rng.next()));
    budgets.push_back(levels[place].nodes == 0 ? bots::Budget{} : bots::Budget::of_nodes(nodes));
  }
  typename G::State state = G::initial(rules);
  Silence silence;
  for (int decisions = 0; decisions < kMostDecisions;) {
    const Pending pending = G::pending(rules, state);
    if (pending.is_over()) return;
    if (pending.is_chance()) {
      G::resolve(rules, state, G::sample(rules, state, rng.next()), silence);
      continue;
    }
    const Seat seat = pending.seat();
    typename G::Actions legal;
    G::legal(rules, state, seat, legal);
    typename G::Action action = legal[0];
    if (legal.size() > 1) {
      const auto view = G::view(rules, state, Observer(seat), B::kMemory);
      visit(state, seat);
      const auto who = static_cast<std::size_t>(index(seat));
      action = players[who]->choose(view, legal, budgets[who]);
    }
    G::play(rules, state, seat, action, silence);
    ++decisions;
  }
}

}  // namespace spires::insight
