// Fits the weights of an evaluation to self-play of the bots.
//
// Each round plays games with the present weights, stores positions of them as lists of features, and moves the weights
// so that their chances fit the results (multinomial logit, adaptive steps). The result is the mean of the weights over
// the last half of the rounds, which is steadier than any single round. The games of a round depend on the seed, the
// weights and the policy alone; threads only share the work.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <thread>
#include <vector>

#include "bots/evaluator.h"
#include "bots/planner.h"
#include "bots/search.h"
#include "engine/core/playout.h"

namespace spires::bots {

struct TunerSettings {
  int rounds = 40;
  int games = 1000;  // per round
  std::uint64_t seed = 1;
  std::uint32_t nodes = 0;  // of the playing search; 0: one-step greedy play
  int threads = 1;
  float step = 0.05F;
};

struct RoundReport {
  int round = 0;
  std::size_t positions = 0;
  double loss = 0;       // mean -log of the winner's predicted chance, before the round's weights were moved
  double decisions = 0;  // per game
  int capped = 0;        // games stopped at the cap and not used
};

template <class E>
class Tuner {
 public:
  using G = typename E::Game;
  using Weights = typename E::Weights;

  Tuner(const typename G::Rules& rules, int players, const TunerSettings& settings)
      : rules_(rules), players_(players), settings_(settings) {}

  template <class Report>
  Weights fit(Weights weights, Report&& report) {
    Weights squares;
    squares.fill(1e-2F);
    std::array<double, E::kFeatures> mean{};
    int counted = 0;
    for (int round = 0; round < settings_.rounds; ++round) {
      const std::vector<Game> games = play_round(weights, round);
      RoundReport told;
      told.round = round;
      std::vector<std::pair<const Game*, const Position*>> positions;
      for (const Game& game : games) {
        told.decisions += game.decisions / static_cast<double>(games.size());
        told.capped += game.finished ? 0 : 1;
        if (!game.finished) continue;
        for (const Position& position : game.positions) positions.push_back({&game, &position});
      }
      told.positions = positions.size();
      for (const auto& [game, position] : positions) told.loss += loss_of(weights, *game, *position);
      told.loss /= static_cast<double>(positions.size() + 1);
      // Two passes in a random order.
      Rng rng(mix64(settings_.seed + static_cast<std::uint64_t>(round)));
      for (std::size_t i = 0; i < 2 * positions.size(); ++i) {
        const auto& [game, position] = positions[rng.next_below(static_cast<std::uint32_t>(positions.size()))];
        learn(weights, squares, *game, *position);
      }
      if (2 * round >= settings_.rounds) {
        for (std::size_t f = 0; f < mean.size(); ++f) mean[f] += static_cast<double>(weights[f]);
        ++counted;
      }
      report(told);
    }
    for (std::size_t f = 0; f < mean.size(); ++f) weights[f] = static_cast<float>(mean[f] / counted);
    return weights;
  }

 private:
  struct Item {
    float amount;
    std::uint16_t feature;
    std::uint16_t seat;
  };
  struct Position {
    std::uint32_t first;
    std::uint32_t last;
  };
  struct Game {
    std::vector<Item> items;
    std::vector<Position> positions;
    WinChances won{};
    bool finished = false;
    int decisions = 0;
  };
  static constexpr int kCap = 4000;         // decisions; games of unlucky weights can go on for long
  static constexpr int kKeptOneIn = 4;      // neighbouring positions are nearly the same
  static constexpr int kStrayedOneIn = 30;  // random decisions, so that the weights also cover what bots avoid

  std::vector<Game> play_round(const Weights& weights, int round) const {
    std::vector<Game> games(static_cast<std::size_t>(settings_.games));
    std::vector<std::thread> threads;
    for (int t = 0; t < settings_.threads; ++t) {
      threads.emplace_back([&, t] {
        const E evaluator(weights);
        for (std::size_t i = static_cast<std::size_t>(t); i < games.size();
             i += static_cast<std::size_t>(settings_.threads)) {
          const auto number = static_cast<std::uint32_t>(round) * 1'000'003U + static_cast<std::uint32_t>(i);
          games[i] = play_game(evaluator, game_seed(settings_.seed, number));
        }
      });
    }
    for (std::thread& thread : threads) thread.join();
    return games;
  }

  Game play_game(const E& evaluator, std::uint64_t seed) const {
    Game game;
    Rng rng(seed);
    Silence silence;
    typename G::State state = G::initial(rules_);
    SearchSettings small;
    small.most_nodes = 20'000;
    Search<G, E> search(evaluator, rules_, small);
    typename G::Actions legal;
    while (game.decisions < kCap) {
      const Pending pending = G::pending(rules_, state);
      if (pending.is_over()) {
        game.finished = true;
        game.won = final_chances<G, E>(rules_, state);
        break;
      }
      if (rng.next_below(kKeptOneIn) == 0) keep(game, state);
      if (pending.is_chance()) {
        G::resolve(rules_, state, G::sample(rules_, state, rng.next()), silence);
        continue;
      }
      G::legal(rules_, state, pending.seat(), legal);
      G::play(rules_, state, pending.seat(), choose(evaluator, search, state, pending.seat(), legal, rng), silence);
      ++game.decisions;
    }
    return game;
  }

  typename G::Action choose(const E& evaluator, Search<G, E>& search, const typename G::State& state, Seat seat,
                            const typename G::Actions& legal, Rng& rng) const {
    if (legal.size() == 1) return legal[0];
    if (rng.next_below(kStrayedOneIn) == 0)
      return legal[static_cast<int>(rng.next_below(static_cast<std::uint32_t>(legal.size())))];
    const auto view = G::view(rules_, state, Observer(seat), E::kMemory);
    Allowance allowance(Budget::of_nodes(settings_.nodes == 0 ? 1U << 30 : settings_.nodes));
    if (settings_.nodes != 0) {
      search.forget();
      return search.think(seat, legal, [&] { return G::determinize(rules_, view, rng); }, rng, allowance)[0].action;
    }
    const std::vector<typename G::State> worlds{G::determinize(rules_, view, rng)};
    return rank_by_plan<G>(evaluator, rules_, seat, Horizon::Step, worlds, legal, allowance)[0].action;
  }

  void keep(Game& game, const typename G::State& state) const {
    Position position{static_cast<std::uint32_t>(game.items.size()), 0};
    E::for_each_feature(rules_, state, [&](Seat seat, int feature, auto amount) {
      game.items.push_back(
          {static_cast<float>(amount), static_cast<std::uint16_t>(feature), static_cast<std::uint16_t>(index(seat))});
    });
    position.last = static_cast<std::uint32_t>(game.items.size());
    game.positions.push_back(position);
  }

  WinChances chances(const Weights& weights, const Game& game, const Position& position) const {
    WinChances score{};
    for (std::uint32_t i = position.first; i < position.last; ++i) {
      score[game.items[i].seat] += weights[game.items[i].feature] * game.items[i].amount;
    }
    return E::shares(rules_, score);
  }
  // Partners win together: each has their side's whole chance, and counts half.
  double loss_of(const Weights& weights, const Game& game, const Position& position) const {
    const WinChances given = chances(weights, game, position);
    double loss = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(players_); ++i) {
      if (game.won[i] > 0) loss -= static_cast<double>(game.won[i]) * std::log(static_cast<double>(given[i]) + 1e-9);
      if (players_ == 1 && game.won[0] == 0) loss -= std::log(1.0 - static_cast<double>(given[0]) + 1e-9);
    }
    return loss;
  }
  void learn(Weights& weights, Weights& squares, const Game& game, const Position& position) const {
    const WinChances given = chances(weights, game, position);
    for (std::uint32_t i = position.first; i < position.last; ++i) {
      const Item& item = game.items[i];
      const float slope = (won_by_side(game, item.seat) - given[item.seat]) * item.amount;
      squares[item.feature] += slope * slope;
      weights[item.feature] += settings_.step * slope / sqrt_of(squares[item.feature]);
    }
  }
  float won_by_side(const Game& game, std::size_t seat) const {
    float won = game.won[seat];
    if constexpr (requires { rules_.teams; }) {
      if (rules_.teams) won *= 2;
    }
    return won;
  }

  const typename G::Rules& rules_;
  int players_;
  TunerSettings settings_;
};

}  // namespace spires::bots
