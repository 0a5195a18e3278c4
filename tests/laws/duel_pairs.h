// Pairs of duel worlds: a position of a random game and its twin, or one position from which two worlds diverge.
#pragma once

#include <cstdint>
#include <string>

#include "engine/core/rng.h"
#include "tests/laws/duel_secrets.h"
#include "tests/laws/duel_tables.h"
#include "tests/laws/twin_worlds.h"

namespace spires::laws {

// How the twins of a pair differ at the start.
struct DuelPairCounts : PairCounts {
  std::int64_t forks = 0;  // no difference at first: they diverge at a step hidden from the observer
  std::int64_t placement = 0;
  std::int64_t box = 0;
  std::int64_t exchange = 0;
  std::int64_t veiled = 0;
  std::int64_t slots = 0;
  std::int64_t burned = 0;
  std::int64_t discard = 0;
  std::int64_t draw = 0;

  void count_differences(const duel::State& a, const duel::State& b) {
    placement += a.secret == b.secret ? 0 : 1;
    box += a.box == b.box ? 0 : 1;
    veiled += a.veiled == b.veiled ? 0 : 1;
    slots += a.slot == b.slot ? 0 : 1;
    discard += a.discard == b.discard ? 0 : 1;
    draw += a.draw == b.draw ? 0 : 1;
    bool other_exchange = false;
    bool other_burned = false;
    a.known.for_each([&](int at, const duel::Known& known) {
      const duel::Known twin = b.known.read(at);
      other_exchange = other_exchange || known.exchange != twin.exchange;
      other_burned = other_burned || (at < duel::kBurned && !(known == twin));
    });
    exchange += other_exchange ? 1 : 0;
    burned += other_burned ? 1 : 0;
  }
};

// Returns a position of the correct game after this many steps, chance included: a mutant's leaks show in what it tells
// about it.
inline duel::State duel_position(const duel::Rules& rules, std::uint32_t steps, Rng& rng) {
  using duel::Duel;
  duel::State state = Duel::initial(rules);
  Silence silence;
  for (; steps > 0; --steps) {
    const Pending pending = Duel::pending(rules, state);
    if (pending.is_over()) break;
    const std::uint64_t word = rng.next();
    if (pending.is_chance()) {
      Duel::resolve(rules, state, Duel::sample(rules, state, word), silence);
    } else {
      Duel::play(rules, state, pending.seat(), Duel::pick(rules, state, pending.seat(), word), silence);
    }
  }
  return state;
}

inline constexpr std::uint32_t kDuelSteps = 110;  // about as long as a game is

inline Observer duel_observer(Rng& rng) {
  const std::uint32_t who = rng.next_below(5);  // the seats twice as often as a spectator
  return who == 4 ? Observer::spectator() : Observer(seat_at(static_cast<int>(who % 2)));
}

// One class of secrets alone, or several together. Cards need a second class to swap with, mostly the draw pile.
inline DuelSecrets::What some_secrets(Rng& rng) {
  const std::uint32_t all = rng.next_below(2) == 0 ? 1U << rng.next_below(8) : 1 + rng.next_below(255);
  const auto has = [all](int bit) { return ((all >> bit) & 1U) != 0; };
  const bool cards = has(4) || has(5) || has(6);
  const bool from_the_pile = cards && rng.next_below(4) != 0;
  return {has(0), has(1), has(2), has(3), has(4), has(5), has(6), has(7) || from_the_pile};
}

template <class G>
TwinRun run_pair(const Subject<G>& subject, std::uint64_t seed, DuelPairCounts& counts) {
  Rng rng(mix64(seed + 1));
  const Observer observer = duel_observer(rng);
  for (int attempt = 0; attempt < 20; ++attempt) {
    const bool fork = rng.next_below(5) == 0;
    const DuelSecrets::What what = some_secrets(rng);
    const std::uint32_t steps = rng.next_below(fork && rng.next_below(2) == 0 ? 20 : kDuelSteps);
    const duel::State a = duel_position(subject.rules, steps, rng);
    const duel::State b = fork ? a : DuelSecrets::scramble(subject.rules, a, observer, what, rng);
    if ((!fork && a == b) || duel::Duel::pending(subject.rules, a).is_over()) {
      ++counts.equal;
      continue;
    }
    const bool whole = rng.next_below(16) == 0;
    const duel::Memory memory = duel::Memory::Perfect;
    TwinRun run = drive<G, DuelSecrets>(subject, {a, b, observer, memory}, rng, whole ? 3 : 80, whole ? 1 : 397);
    if (!run.differed) {
      ++counts.equal;
      continue;
    }
    counts.count(run);
    counts.forks += fork ? 1 : 0;
    counts.count_differences(a, b);
    if (run.found) {
      run.found->what += " (" + subject.name + ", pair " + std::to_string(seed) + ", " + text_of(observer) + ", step " +
                         std::to_string(run.steps) + ")";
    }
    return run;
  }
  return {};
}

}  // namespace spires::laws
