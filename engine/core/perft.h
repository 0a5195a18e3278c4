// Counts the sequences of decisions that a position allows (perft). The counts change when a rule changes.
#pragma once

#include <cassert>
#include <cstdint>

#include "engine/core/game.h"
#include "engine/core/keyed.h"

namespace spires {

inline constexpr int kMaxPerftDepth = 32;

struct PerftCounts {
  Keyed<int, std::uint64_t, kMaxPerftDepth + 1> sequences{};  // by number of decisions made
  std::uint64_t finished = 0;                                 // sequences that end the game
};

// Follows every outcome of a chance step. A deal has very many outcomes, so use this on positions whose next decisions
// are near.
struct AllChances {
  template <Game G, class Visit>
  constexpr void each(const typename G::Rules& rules, const typename G::State& state, std::uint32_t /*k*/,
                      Visit&& visit) const {
    typename G::Chances chances;
    G::chances(rules, state, chances);
    for (const auto& chance : chances) visit(chance.outcome);
  }
};

// Follows one outcome of a chance step: step k of every line gets the outcome of word k.
template <class Words>
struct DrawnChances {
  Words words;
  template <Game G, class Visit>
  constexpr void each(const typename G::Rules& rules, const typename G::State& state, std::uint32_t k,
                      Visit&& visit) const {
    visit(G::sample(rules, state, words.word(k)));
  }
};

// Adds the sequences from `state` of up to `depth` decisions. `made` and `k` count the decisions and chance steps
// before it. REQUIRES: made + depth <= kMaxPerftDepth.
template <Game G, class ChanceSteps>
constexpr void perft(const typename G::Rules& rules, const typename G::State& state, int depth,
                     const ChanceSteps& chance_steps, PerftCounts& counts, int made = 0, std::uint32_t k = 0) {
  assert(made + depth <= kMaxPerftDepth);
  const Pending pending = G::pending(rules, state);
  Silence silence;
  if (pending.is_chance()) {
    chance_steps.template each<G>(rules, state, k, [&](const typename G::Chance& outcome) {
      typename G::State next = state;
      G::resolve(rules, next, outcome, silence);
      perft<G>(rules, next, depth, chance_steps, counts, made, k + 1);
    });
    return;
  }
  ++counts.sequences[made];
  if (pending.is_over()) ++counts.finished;
  if (pending.is_over() || depth == 0) return;
  typename G::Actions actions;
  G::legal(rules, state, pending.seat(), actions);
  for (const typename G::Action& action : actions) {
    typename G::State next = state;
    G::play(rules, next, pending.seat(), action, silence);
    perft<G>(rules, next, depth - 1, chance_steps, counts, made + 1, k);
  }
}

}  // namespace spires
