#include "bench/measure.h"

#include <benchmark/benchmark.h>

#include <vector>

#include "engine/core/playout.h"

namespace spires::bench {

namespace {

using benchmark::State;
using towers::Towers;

// How many positions stand for a table where games are not played through.
constexpr int kPositions = 256;

void engine_plies(State& run, Table table) {
  const towers::Rules rules = engine_rules(table);
  std::uint64_t plies = 0;
  std::uint32_t game = 0;
  for (auto _ : run) plies += play_engine(rules, game_seed(1, game++));
  run.SetItemsProcessed(static_cast<std::int64_t>(plies));
}

void reference_plies(State& run, Table table) {
  const reference::towers::Setup setup = reference_setup(table);
  std::uint64_t plies = 0;
  std::uint32_t game = 0;
  for (auto _ : run) plies += play_reference(setup, game_seed(1, game++));
  run.SetItemsProcessed(static_cast<std::int64_t>(plies));
}

// Decisions from all over random games.
std::vector<towers::State> engine_positions(const towers::Rules& rules) {
  std::vector<towers::State> positions;
  for (std::uint32_t game = 0; positions.size() < kPositions; ++game) {
    towers::State state = Towers::initial(rules);
    Rng rng = random_player(game);
    const SeededWords words(game);
    const std::uint32_t plies = rng.next_below(300);
    playout<Towers>(rules, state, rng, words, plies);
    if (Towers::pending(rules, state).is_seat()) positions.push_back(state);
  }
  return positions;
}

std::vector<reference::towers::Game> reference_positions(Table table) {
  std::vector<reference::towers::Game> positions;
  for (std::uint32_t i = 0; positions.size() < kPositions; ++i) {
    reference::towers::Game game(reference_setup(table));
    Rng rng = random_player(i);
    std::uint32_t plies = rng.next_below(300);
    while (!game.over() && (game.chance_due() || plies-- > 0)) step_reference(game, rng);
    if (!game.over()) positions.push_back(game);
  }
  return positions;
}

void engine_children(State& run, Table table) {
  const towers::Rules rules = engine_rules(table);
  const std::vector<towers::State> positions = engine_positions(rules);
  towers::Actions actions;
  Silence silence;
  std::int64_t children = 0;
  for (auto _ : run) {
    for (const towers::State& position : positions) {
      const Seat seat = Towers::pending(rules, position).seat();
      Towers::legal(rules, position, seat, actions);
      for (const towers::Action& action : actions) {
        towers::State child = position;
        Towers::play(rules, child, seat, action, silence);
        benchmark::DoNotOptimize(child);
      }
      children += actions.size();
    }
  }
  run.SetItemsProcessed(children);
}

void reference_children(State& run, Table table) {
  const std::vector<reference::towers::Game> positions = reference_positions(table);
  std::int64_t children = 0;
  for (auto _ : run) {
    for (const reference::towers::Game& position : positions) {
      const std::vector<reference::towers::Action> actions = position.actions();
      for (const reference::towers::Action& action : actions) {
        reference::towers::Game child = position;
        child.play(action);
        benchmark::DoNotOptimize(child);
      }
      children += static_cast<std::int64_t>(actions.size());
    }
  }
  run.SetItemsProcessed(children);
}

void engine_views(State& run, Table table) {
  const towers::Rules rules = engine_rules(table);
  const std::vector<towers::State> positions = engine_positions(rules);
  for (auto _ : run) {
    for (const towers::State& position : positions) {
      benchmark::DoNotOptimize(Towers::view(rules, position, Observer(Seat::A), towers::Memory::Strict));
    }
  }
  run.SetItemsProcessed(run.iterations() * kPositions);
}

void engine_determinize(State& run, Table table) {
  const towers::Rules rules = engine_rules(table);
  std::vector<towers::View> views;
  for (const towers::State& position : engine_positions(rules)) {
    views.push_back(Towers::view(rules, position, Observer(Seat::A), towers::Memory::Strict));
  }
  Rng rng(1);
  for (auto _ : run) {
    for (const towers::View& view : views) benchmark::DoNotOptimize(Towers::determinize(rules, view, rng));
  }
  run.SetItemsProcessed(run.iterations() * kPositions);
}

void add(std::string_view what, Table table, std::string_view who, void (*measure)(State&, Table)) {
  benchmark::RegisterBenchmark(benchmark_name(what, table, who).c_str(), measure, table);
}

}  // namespace

std::string benchmark_name(std::string_view what, Table table, std::string_view who) {
  std::string name(what);
  name += '/';
  name += kTableNames[static_cast<std::size_t>(table)];
  name += '/';
  return name += who;
}

void register_benchmarks() {
  for (int i = 0; i < kTables; ++i) {
    const Table table = static_cast<Table>(i);
    add("plies", table, "engine", engine_plies);
    add("plies", table, "reference", reference_plies);
  }
  for (const Table table : {Table::Basic2, Table::Basic4, Table::Master4}) {
    add("children", table, "engine", engine_children);
    add("children", table, "reference", reference_children);
    add("view", table, "engine", engine_views);
    add("determinize", table, "engine", engine_determinize);
  }
}

}  // namespace spires::bench
