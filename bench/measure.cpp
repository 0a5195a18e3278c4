#include "bench/measure.h"

#include <benchmark/benchmark.h>

#include <vector>

#include "bench/workload.h"
#include "match/bots.h"

namespace spires::bench {

namespace {

using benchmark::State;

// The number of sample positions of a table where games are not played through.
constexpr int kPositions = 256;

template <class C>
void engine_plies(State& run, const C& contest) {
  std::uint64_t plies = 0;
  std::uint32_t game = 0;
  for (auto _ : run) plies += play_engine<typename C::Engine>(contest.rules, game_seed(1, game++));
  run.SetItemsProcessed(static_cast<std::int64_t>(plies));
}

template <class C>
void reference_plies(State& run, const C& contest) {
  std::uint64_t plies = 0;
  std::uint32_t game = 0;
  for (auto _ : run) plies += play_reference(contest.start(), game_seed(1, game++));
  run.SetItemsProcessed(static_cast<std::int64_t>(plies));
}

// Sample positions from random games: after some plies, one position per game.
template <class C>
std::vector<typename C::Engine::State> engine_positions(const C& contest) {
  using G = typename C::Engine;
  std::vector<typename G::State> positions;
  for (std::uint32_t game = 0; positions.size() < kPositions; ++game) {
    typename G::State state = G::initial(contest.rules);
    Rng rng = random_player(game);
    const SeededWords words(game);
    const std::uint32_t plies = rng.next_below(300);
    playout<G>(contest.rules, state, rng, words, plies);
    if (G::pending(contest.rules, state).is_seat()) positions.push_back(state);
  }
  return positions;
}

template <class C>
std::vector<typename C::Reference> reference_positions(const C& contest) {
  std::vector<typename C::Reference> positions;
  for (std::uint32_t i = 0; positions.size() < kPositions; ++i) {
    typename C::Reference game = contest.start();
    Rng rng = random_player(i);
    std::uint32_t plies = rng.next_below(300);
    while (!game.over() && (game.chance_due() || plies-- > 0)) step_reference(game, rng);
    if (!game.over()) positions.push_back(game);
  }
  return positions;
}

template <class C>
void engine_children(State& run, const C& contest) {
  using G = typename C::Engine;
  const std::vector<typename G::State> positions = engine_positions(contest);
  typename G::Actions actions;
  Silence silence;
  std::int64_t children = 0;
  for (auto _ : run) {
    for (const typename G::State& position : positions) {
      const Seat seat = G::pending(contest.rules, position).seat();
      G::legal(contest.rules, position, seat, actions);
      for (const typename G::Action& action : actions) {
        typename G::State child = position;
        G::play(contest.rules, child, seat, action, silence);
        benchmark::DoNotOptimize(child);
      }
      children += actions.size();
    }
  }
  run.SetItemsProcessed(children);
}

template <class C>
void reference_children(State& run, const C& contest) {
  const std::vector<typename C::Reference> positions = reference_positions(contest);
  std::int64_t children = 0;
  for (auto _ : run) {
    for (const typename C::Reference& position : positions) {
      const auto actions = position.actions();
      for (const auto& action : actions) {
        typename C::Reference child = position;
        child.play(action);
        benchmark::DoNotOptimize(child);
      }
      children += static_cast<std::int64_t>(actions.size());
    }
  }
  run.SetItemsProcessed(children);
}

template <class C>
typename C::Engine::View view_of(const C& contest, const typename C::Engine::State& position) {
  return C::Engine::view(contest.rules, position, Observer(Seat::A), typename C::Engine::Memory{});
}

template <class C>
void engine_views(State& run, const C& contest) {
  const std::vector<typename C::Engine::State> positions = engine_positions(contest);
  for (auto _ : run) {
    for (const typename C::Engine::State& position : positions) {
      benchmark::DoNotOptimize(view_of(contest, position));
    }
  }
  run.SetItemsProcessed(run.iterations() * kPositions);
}

template <class C>
void engine_determinize(State& run, const C& contest) {
  std::vector<typename C::Engine::View> views;
  for (const typename C::Engine::State& position : engine_positions(contest)) {
    views.push_back(view_of(contest, position));
  }
  Rng rng(1);
  for (auto _ : run) {
    for (const typename C::Engine::View& view : views) {
      benchmark::DoNotOptimize(C::Engine::determinize(contest.rules, view, rng));
    }
  }
  run.SetItemsProcessed(run.iterations() * kPositions);
}

// Iterations of the archmage's search, a few hundred per decision.
template <class C>
void engine_search(State& run, const C& contest) {
  using G = typename C::Engine;
  using Bots = typename BotsPlaying<G>::type;
  const auto bot = Bots::make(*bots::find_level<Bots>("archmage"), contest.rules, 1);
  const std::vector<typename G::State> positions = engine_positions(contest);
  std::int64_t iterations = 0;
  std::size_t next = 0;
  typename G::Actions legal;
  for (auto _ : run) {
    const typename G::State& position = positions[next++ % positions.size()];
    const Seat seat = G::pending(contest.rules, position).seat();
    const auto view = G::view(contest.rules, position, Observer(seat), Bots::kMemory);
    G::legal(contest.rules, position, seat, legal);
    benchmark::DoNotOptimize(bot->choose(view, legal, bots::Budget::of_nodes(20'000)));
    iterations += bot->effort().iterations;
  }
  run.SetItemsProcessed(iterations);
}

}  // namespace

std::string benchmark_name(std::string_view what, const ContestInfo& contest, std::string_view who) {
  std::string name(what);
  name += '/';
  name += contest.name;
  name += '/';
  return name += who;
}

void register_benchmarks() {
  for_each_contest([]<class C>(const C& contest) {
    const auto add = [&contest](std::string_view what, std::string_view who, void (*measure)(State&, const C&)) {
      benchmark::RegisterBenchmark(benchmark_name(what, contest, who).c_str(),
                                   [&contest, measure](State& run) { measure(run, contest); });
    };
    add("plies", "engine", engine_plies<C>);
    add("plies", "reference", reference_plies<C>);
    if (!contest.expanded) return;
    add("children", "engine", engine_children<C>);
    add("children", "reference", reference_children<C>);
    add("view", "engine", engine_views<C>);
    add("determinize", "engine", engine_determinize<C>);
    add("search", "engine", engine_search<C>);
  });
}

}  // namespace spires::bench
