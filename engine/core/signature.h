// One number for the behaviour of the rules: a hash over seeded random games.
//
// Two builds with the same signature played the same games: the same states bit by bit, the same legal lists in the
// same order, the same chances, and the same events for every seat and the spectator. An unchanged signature shows that
// a commit changes no rule. It is the same natively, under sanitizers, in wasm, and for the part without events on a
// GPU.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "engine/core/hash.h"
#include "engine/core/playout.h"

namespace spires {

// What to hash. GPU code plays silently.
enum class Signed : std::uint8_t { Positions, PositionsAndEvents };

inline constexpr std::uint32_t kSignedGames = 200;
inline constexpr std::uint32_t kSignedCap = 4000;  // decisions per game
inline constexpr std::uint64_t kSignedSeed = 20240;

template <Game G>
constexpr std::uint64_t hash_of_event(const typename G::Event& event) {
  return std::visit(
      [](const auto& one) {
        // By name, so that a new event type does not change the signature of games without it.
        constexpr std::uint64_t kName = [] {
          Hash name;
          name.add_text(std::remove_cvref_t<decltype(one)>::kName);
          return name.value();
        }();
        Hash hash;
        hash.add(kName);
        one.fields([&hash](const char*, const auto& value) { add_field(hash, value); });
        return hash.value();
      },
      event);
}

// Hashes each event as it happens, as every seat and the spectator see it.
template <Game G>
struct HashedEvents {
  static constexpr bool kSilent = false;
  Hash& hash;
  const typename G::Rules& rules;
  int players;

  template <class E>
  constexpr void push(const E& event) {
    const typename G::Event whole{event};
    const std::uint64_t all_of_it = hash_of_event<G>(whole);
    for (int i = 0; i <= players; ++i) {
      const Observer observer = i < players ? Observer(seat_at(i)) : Observer::spectator();
      const std::optional<typename G::Event> told = G::redact(rules, whole, observer);
      if (!told.has_value()) {
        hash.add(0);
      } else {
        hash.add(*told == whole ? all_of_it : hash_of_event<G>(*told));
      }
    }
  }
};

template <Game G>
constexpr void add_outcome(Hash& hash, const Outcome& outcome) {
  hash.add(static_cast<std::uint64_t>(outcome.reason));
  hash.add(outcome.players);
  for (int i = 0; i < outcome.players; ++i) hash.add(outcome.place[seat_at(i)]);
}

// Returns the hash of the random game of one seed.
template <Game G, Signed kWhat>
constexpr std::uint64_t sign_game(const typename G::Rules& rules, std::uint64_t seed, std::uint32_t cap) {
  Hash hash;
  typename G::State state = G::initial(rules);
  const SeededWords words(seed);
  Rng rng = random_player(seed);
  auto sink = [&] {
    if constexpr (kWhat == Signed::PositionsAndEvents) {
      return HashedEvents<G>{hash, rules, G::outcome(rules, state).players};
    } else {
      return Silence{};
    }
  }();
  typename G::Actions actions;
  std::uint32_t decisions = 0;
  std::uint32_t k = 0;
  for (;;) {
    hash.add_bytes(state);
    const Pending pending = G::pending(rules, state);
    if (pending.is_over()) break;
    if (pending.is_chance()) {
      if constexpr (kWhat == Signed::PositionsAndEvents) {
        typename G::Chances chances;
        G::chances(rules, state, chances);
        for (const auto& chance : chances) {
          hash.add_bytes(chance.outcome);
          hash.add(chance.weight);
        }
      }
      const typename G::Chance outcome = G::sample(rules, state, words.word(k));
      G::resolve(rules, state, outcome, sink);
      ++k;
      continue;
    }
    if (decisions == cap) break;
    actions.clear();
    G::legal(rules, state, pending.seat(), actions);
    hash.add(static_cast<std::uint64_t>(pending.seat()));
    hash.add(static_cast<std::uint64_t>(actions.size()));
    for (const typename G::Action& action : actions) hash.add_bytes(action);
    if (actions.empty()) break;
    const Seat seat = random_actor<G>(rules, state, pending.seat(), rng);
    if (seat != pending.seat()) {
      list_meanwhile<G>(rules, state, seat, actions);
      hash.add(static_cast<std::uint64_t>(seat));
      for (const typename G::Action& action : actions) hash.add_bytes(action);
    }
    const std::uint32_t pick = rng.next_below(static_cast<std::uint32_t>(actions.size()));
    const typename G::Action action = actions[static_cast<int>(pick)];
    G::play(rules, state, seat, action, sink);
    ++decisions;
  }
  add_outcome<G>(hash, G::outcome(rules, state));
  return hash.value();
}

// Returns the signature of one ruleset: a hash over the hashes of games 0 … games-1 of a series, in order.
template <Game G, Signed kWhat>
constexpr std::uint64_t sign_games(const typename G::Rules& rules, std::uint32_t games,
                                   std::uint64_t series = kSignedSeed, std::uint32_t cap = kSignedCap) {
  Hash hash;
  for (std::uint32_t i = 0; i < games; ++i) hash.add(sign_game<G, kWhat>(rules, game_seed(series, i), cap));
  return hash.value();
}

}  // namespace spires
