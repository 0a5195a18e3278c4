// Bots at a table, for tests: whole games by levels, with a view for each decision as a host provides it.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "match/bots.h"

namespace spires::tests {

template <GameTools K>
typename K::Text::Game::Rules rules_of(const Settings& settings) {
  auto made = K::Text::rules(settings);
  const Fault* fault = std::get_if<Fault>(&made);
  if (fault != nullptr) ADD_FAILURE() << fault->field << " " << fault->why;
  return std::get<0>(made);
}

template <Game G>
struct BotGame {
  typename G::State end;
  int decisions = 0;
  bool over = false;
  std::uint64_t hash = 0;  // of all decisions
};

// Plays a game in which seat i has bots[i], at most `cap` decisions. Every answer of a bot must be legal.
template <GameTools K>
BotGame<typename K::Text::Game> play_game(const typename K::Text::Game::Rules& rules,
                                          const std::vector<bots::Bot<typename K::Text::Game>*>& players,
                                          const bots::Budget& budget, std::uint64_t seed, int cap) {
  using G = typename K::Text::Game;
  BotGame<G> game{G::initial(rules), 0, false, 0};
  const SeededWords words(seed);
  std::uint32_t chances = 0;
  Silence silence;
  while (game.decisions < cap) {
    const Pending pending = G::pending(rules, game.end);
    if (pending.is_over()) {
      game.over = true;
      break;
    }
    if (pending.is_chance()) {
      G::resolve(rules, game.end, G::sample(rules, game.end, words.word(chances++)), silence);
      continue;
    }
    const Seat seat = pending.seat();
    typename G::Actions legal;
    G::legal(rules, game.end, seat, legal);
    typename G::Action action = legal[0];
    if (legal.size() > 1) {
      const auto view = G::view(rules, game.end, Observer(seat), BotsOf<K>::kMemory);
      action = players[static_cast<std::size_t>(index(seat))]->choose(view, legal, budget);
    }
    if (std::find(legal.begin(), legal.end(), action) == legal.end()) {
      ADD_FAILURE() << K::Text::action(action) << " is not legal in " << K::Text::state(rules, game.end);
      break;
    }
    const std::string text = K::Text::action(action);
    for (const char c : text) game.hash = mix64(game.hash * 31 + static_cast<unsigned char>(c));
    G::play(rules, game.end, seat, action, silence);
    ++game.decisions;
  }
  return game;
}

template <GameTools K>
using BotPointers = std::vector<std::unique_ptr<bots::Bot<typename K::Text::Game>>>;

template <GameTools K>
BotGame<typename K::Text::Game> play_levels(const typename K::Text::Game::Rules& rules,
                                            const std::vector<const bots::Level*>& levels, const bots::Budget& budget,
                                            std::uint64_t seed, int cap = 20000) {
  BotPointers<K> made;
  std::vector<bots::Bot<typename K::Text::Game>*> players;
  for (std::size_t i = 0; i < levels.size(); ++i) {
    made.push_back(BotsOf<K>::make(*levels[i], rules, mix64(seed + i)));
    players.push_back(made.back().get());
  }
  return play_game<K>(rules, players, budget, seed, cap);
}

using AllTools = testing::Types<towers::Tools, duel::Tools>;

}  // namespace spires::tests
