// The value of hidden information: the top level against itself with all cards open to one side, which no bot of the
// program can do. It is an upper bound for better guesses about hidden cards.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <thread>
#include <vector>

#include "bots/duel/weights.h"
#include "bots/search.h"
#include "bots/towers/weights.h"
#include "cli/arena_statistics.h"
#include "engine/core/playout.h"

namespace spires {
namespace {

struct Ceiling {
  int seeds;
  std::uint32_t nodes;
  unsigned threads;
};

// The share of the side that sees everything in one game.
template <class E>
double play(const E& evaluator, const typename E::Game::Rules& rules, const bots::SearchSettings& settings,
            std::uint32_t nodes, std::uint64_t seed, Seat seeing) {
  using G = typename E::Game;
  bots::Search<G, E> search(evaluator, rules, settings);
  typename G::State state = G::initial(rules);
  const SeededWords words(seed);
  Rng rng(mix64(seed + static_cast<std::uint64_t>(index(seeing))));
  Silence silence;
  std::uint32_t chances = 0;
  for (int decisions = 0; decisions < 20000 && !G::pending(rules, state).is_over();) {
    const Pending pending = G::pending(rules, state);
    if (pending.is_chance()) {
      G::resolve(rules, state, G::sample(rules, state, words.word(chances++)), silence);
      continue;
    }
    const Seat seat = pending.seat();
    typename G::Actions legal;
    G::legal(rules, state, seat, legal);
    typename G::Action action = legal[0];
    if (legal.size() > 1) {
      const auto view = G::view(rules, state, Observer(seat), E::kMemory);
      const auto imagine = [&] { return seat == seeing ? state : G::determinize(rules, view, rng); };
      bots::Allowance allowance(bots::Budget::of_nodes(nodes));
      search.forget();
      action = search.think(seat, legal, imagine, rng, allowance)[0].action;
    }
    G::play(rules, state, seat, action, silence);
    ++decisions;
  }
  const Outcome outcome = G::outcome(rules, state);
  const Seat other = seeing == Seat::A ? Seat::B : Seat::A;
  return outcome.won(seeing) ? (outcome.won(other) ? 0.5 : 1.0) : 0.0;
}

template <class E>
void measure(std::string_view name, const E& evaluator, const typename E::Game::Rules& rules,
             const bots::SearchSettings& settings, const Ceiling& ceiling) {
  std::vector<double> shares(static_cast<std::size_t>(ceiling.seeds));
  std::vector<std::thread> threads;
  for (unsigned t = 0; t < ceiling.threads; ++t) {
    threads.emplace_back([&, t] {
      for (std::size_t i = t; i < shares.size(); i += ceiling.threads) {
        const std::uint64_t seed = game_seed(1, static_cast<std::uint32_t>(i));
        const double first = play(evaluator, rules, settings, ceiling.nodes, seed, Seat::A);
        const double second = play(evaluator, rules, settings, ceiling.nodes, seed, Seat::B);
        shares[i] = (first + second) / 2;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  const cli::ShareEstimate share = cli::estimate_share(shares);
  fmt::print("{:8} seeing everything against not: {:.1f} %  ({:.1f} to {:.1f}), {} games of {} nodes a decision\n",
             name, 100 * share.mean, 100 * share.interval.low, 100 * share.interval.high, 2 * ceiling.seeds,
             ceiling.nodes);
  std::fflush(stdout);
}

}  // namespace
}  // namespace spires

// spires_ceiling [SEEDS [NODES]]
int main(int count, char** words) {
  using namespace spires;
  const int seeds = count > 1 ? std::atoi(words[1]) : 200;
  const int nodes = count > 2 ? std::atoi(words[2]) : 20'000;
  if (seeds < 2 || nodes < 1) {
    fmt::print(stderr, "spires_ceiling: wants two seeds at least, and nodes\n");
    return 2;
  }
  const Ceiling ceiling{seeds, static_cast<std::uint32_t>(nodes), std::max(1U, std::thread::hardware_concurrency())};
  towers::Setup setup;
  setup.spells = usual_spells(setup);
  setup.options = towers::table_options(setup.edition, setup.variant);
  measure("towers", bots::TowersEvaluation(bots::kTwoPlayerWeights), towers::make_rules(setup), {}, ceiling);
  bots::SearchSettings calm;
  calm.temperature = 0.1F;
  measure("duel", bots::DuelEvaluation(bots::kDuelWeights), duel::make_rules({}), calm, ceiling);
  return 0;
}
