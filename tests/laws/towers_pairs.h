// Pairs of towers worlds: a position of a random game, or a start with many covered wizards, and its twin.
#pragma once

#include <cstdint>
#include <string>

#include "engine/core/playout.h"
#include "tests/laws/towers_secrets.h"
#include "tests/laws/towers_tables.h"
#include "tests/laws/twin_worlds.h"

namespace spires::laws {

struct TowersPairCounts : PairCounts {
  std::int64_t covered = 0;  // pairs that differ under towers
};

// REQUIRES: G plays like towers. The position is one of the correct game: leaks of G show in what it tells about it.
inline towers::State position(const towers::Rules& rules, Rng& rng) {
  using towers::Towers;
  towers::State state = Towers::initial(rules);
  if (rng.next_below(4) == 0) state = TowersSecrets::covered_start(state, static_cast<int>(rng.next_below(20)), rng);
  const SeededWords words(rng.next());
  Rng player(rng.next());
  const std::uint32_t decisions = rng.next_below(4) == 0 ? rng.next_below(40) : rng.next_below(600);
  playout<Towers>(rules, state, player, words, decisions);
  return state;
}

template <class G>
TwinRun run_pair(const Subject<G>& subject, std::uint64_t seed, TowersPairCounts& counts) {
  Rng rng(mix64(seed + 1));
  const std::uint32_t seats = static_cast<std::uint32_t>(subject.players);
  const std::uint32_t who = rng.next_below(seats + 1);
  const Observer observer = who < seats ? Observer(seat_at(static_cast<int>(who))) : Observer::spectator();
  // Strict most of the time: it hides most.
  constexpr towers::Memory kMemories[] = {towers::Memory::Strict, towers::Memory::Strict, towers::Memory::Notes,
                                          towers::Memory::Open};
  const towers::Memory memory = kMemories[rng.next_below(4)];
  for (int attempt = 0; attempt < 20; ++attempt) {
    const std::uint32_t some = 1 + rng.next_below(7);
    const TowersSecrets::What what{(some & 1U) != 0, (some & 2U) != 0, (some & 4U) != 0};
    const towers::State a = position(subject.rules, rng);
    const towers::State b = TowersSecrets::scramble(subject.rules, a, observer, memory, what, rng);
    if (a == b || towers::Towers::pending(subject.rules, a).is_over()) {
      ++counts.equal;
      continue;
    }
    if (!(a.on == b.on)) ++counts.covered;
    const std::size_t stride = rng.next_below(4) == 0 ? 1 : 61;
    TwinRun run = drive<G, TowersSecrets>(subject, {a, b, observer, memory}, rng, stride == 1 ? 5 : 80, stride);
    counts.count(run);
    if (run.found) {
      run.found->what += " (" + subject.name + ", pair " + std::to_string(seed) + ", " + text_of(observer) +
                         ", memory mode " + std::to_string(static_cast<int>(memory)) + ", step " +
                         std::to_string(run.steps) + ")";
    }
    return run;
  }
  return {};
}

}  // namespace spires::laws
