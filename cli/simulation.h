// A series of random games and the sums over them. Games are independent, so any number of threads gives the same sums.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "cli/workers.h"
#include "engine/core/playout.h"
#include "engine/core/text_tools.h"

namespace spires::cli {

// Counts events by type; their content is not kept.
template <Game G>
struct EventCounter {
  static constexpr bool kSilent = false;
  static constexpr std::size_t kTypes = std::variant_size_v<typename G::Event>;
  std::array<std::uint64_t, kTypes> counts{};

  template <class E>
  constexpr void push(const E&) {
    ++counts[place_of<E>()];
  }
  template <class E>
  static constexpr std::size_t place_of() {
    return place_of<E>(std::make_index_sequence<kTypes>{});
  }
  static std::vector<std::string> names() { return names(std::make_index_sequence<kTypes>{}); }

 private:
  template <class E, std::size_t... I>
  static constexpr std::size_t place_of(std::index_sequence<I...>) {
    return ((std::is_same_v<E, std::variant_alternative_t<I, typename G::Event>> ? I : 0) + ...);
  }
  template <std::size_t... I>
  static std::vector<std::string> names(std::index_sequence<I...>) {
    return {std::variant_alternative_t<I, typename G::Event>::kName...};
  }
};

struct SimulatedGame {
  std::uint64_t seed = 0;
  PlayoutResult result;
  std::string_view broken;  // the broken invariant
};

struct Simulation {
  std::vector<SimulatedGame> games;  // in the order of the series
  std::vector<std::string> event_names;
  std::vector<std::uint64_t> events;  // sums by type
  std::vector<Measure> measures;      // sums over the ends of the games
  double seconds = 0;

  std::uint64_t decisions() const {
    std::uint64_t sum = 0;
    for (const SimulatedGame& game : games) sum += game.result.decisions;
    return sum;
  }
  std::uint64_t plies() const {
    std::uint64_t sum = decisions();
    for (const SimulatedGame& game : games) sum += game.result.chances;
    return sum;
  }
  // The shortest length that `percent` % of the games do not exceed. REQUIRES: there are games.
  std::uint32_t length_at(std::uint32_t percent) const {
    std::vector<std::uint32_t> lengths;
    lengths.reserve(games.size());
    for (const SimulatedGame& game : games) lengths.push_back(game.result.decisions);
    const std::size_t i = std::min(lengths.size() - 1, lengths.size() * percent / 100);
    std::nth_element(lengths.begin(), lengths.begin() + static_cast<std::ptrdiff_t>(i), lengths.end());
    return lengths[i];
  }
  std::uint32_t count(EndReason reason) const {
    return static_cast<std::uint32_t>(std::count_if(
        games.begin(), games.end(), [&](const SimulatedGame& game) { return game.result.outcome.reason == reason; }));
  }
};

template <Game G>
std::string_view broken_invariant(const typename G::Rules& rules, const typename G::State& state) {
  const char* broken = G::broken_invariant(rules, state);
  return broken == nullptr ? std::string_view{} : std::string_view{broken};
}

// Plays the same game as `playout`, and checks that an asked seat has a legal action and no invariant breaks.
template <Game G, class Sink>
SimulatedGame checked_game(const typename G::Rules& rules, std::uint64_t seed, std::uint32_t cap,
                           typename G::State& state, Sink& sink) {
  SimulatedGame game{seed, {}, {}};
  PlayoutResult& result = game.result;
  Rng rng = random_player(seed);
  const SeededWords words(seed);
  typename G::Actions actions;
  for (;;) {
    const Pending pending = G::pending(rules, state);
    game.broken = broken_invariant<G>(rules, state);
    result.finished = pending.is_over();
    if (result.finished || !game.broken.empty()) break;
    if (pending.is_chance()) {
      G::resolve(rules, state, G::sample(rules, state, words.word(result.chances++)), sink);
      continue;
    }
    if (result.decisions == cap) break;
    actions.clear();
    G::legal(rules, state, pending.seat(), actions);
    if (actions.empty()) {
      game.broken = "a seat is asked and has nothing to do";
      break;
    }
    const Seat seat = random_actor<G>(rules, state, pending.seat(), rng);
    if (seat != pending.seat()) list_meanwhile<G>(rules, state, seat, actions);
    const std::uint32_t pick = rng.next_below(static_cast<std::uint32_t>(actions.size()));
    G::play(rules, state, seat, actions[static_cast<int>(pick)], sink);
    ++result.decisions;
  }
  result.outcome = G::outcome(rules, state);
  return game;
}

enum class Checking { AtEnd, EveryStep };

template <GameTools K>
Simulation simulate(const typename K::Text::Game::Rules& rules, std::uint32_t count, std::uint64_t series,
                    std::uint32_t cap, Checking checking, std::uint32_t threads, Console& console,
                    const std::string& label) {
  using G = typename K::Text::Game;
  constexpr std::uint32_t kPiece = 16;
  Simulation all;
  all.games.resize(count);
  const std::uint32_t pieces = (count + kPiece - 1) / kPiece;
  std::vector<EventCounter<G>> counters(pieces);
  std::vector<std::vector<Measure>> measures(pieces);
  const auto begin = std::chrono::steady_clock::now();
  work_on(pieces, threads, console, label, [&](std::uint32_t piece) {
    for (std::uint32_t i = piece * kPiece; i < std::min(count, (piece + 1) * kPiece); ++i) {
      const std::uint64_t seed = game_seed(series, i);
      typename G::State state = G::initial(rules);
      if (checking == Checking::EveryStep) {
        all.games[i] = checked_game<G>(rules, seed, cap, state, counters[piece]);
      } else {
        Rng rng = random_player(seed);
        const PlayoutResult result = playout<G>(rules, state, rng, SeededWords(seed), cap, counters[piece]);
        all.games[i] = {seed, result, broken_invariant<G>(rules, state)};
      }
      const std::vector<Measure> ends = K::measures(rules, state);
      if (measures[piece].empty()) {
        measures[piece] = ends;
      } else {
        for (std::size_t m = 0; m < ends.size(); ++m) measures[piece][m].value += ends[m].value;
      }
    }
  });
  all.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  all.event_names = EventCounter<G>::names();
  all.events.resize(all.event_names.size());
  for (std::uint32_t piece = 0; piece < pieces; ++piece) {
    for (std::size_t e = 0; e < all.events.size(); ++e) all.events[e] += counters[piece].counts[e];
    if (piece == 0) {
      all.measures = measures[0];
      continue;
    }
    for (std::size_t m = 0; m < all.measures.size(); ++m) all.measures[m].value += measures[piece][m].value;
  }
  return all;
}

}  // namespace spires::cli
