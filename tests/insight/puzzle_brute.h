// Counts chances the slow way: every sequence of decisions and outcomes, without plans, worlds or fractions.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "engine/duel/duel.h"
#include "engine/towers/towers.h"

namespace spires::tests {

// Wandering Towers: chances in units of 6^-8, so that eight dice in a row divide evenly.
struct BruteTurn {
  static constexpr std::int64_t kWhole = 1'679'616;
  const towers::Rules& rules;
  Seat seat;
  int home;                                 // wizards at home before the turn
  bool wants_home;                          // otherwise: to win
  std::vector<towers::State> without = {};  // positions that do not count

  std::int64_t chance(const towers::State& s) const {
    using towers::Towers;
    if (std::find(without.begin(), without.end(), s) != without.end()) return 0;
    if (wants_home && s.stock[seat].home > home) return kWhole;
    const Pending pending = Towers::pending(rules, s);
    if (pending.is_over()) return !wants_home && Towers::outcome(rules, s).won(seat) ? kWhole : 0;
    if (s.turn != seat || (wants_home && s.phase == towers::Phase::Refill)) return 0;
    Silence silence;
    if (pending.is_chance()) {
      const bool die = s.phase == towers::Phase::Roll;
      std::int64_t sum = 0;
      for (int face = 1; face <= (die ? 6 : 1); ++face) {
        towers::State next = s;
        Towers::resolve(rules, next, die ? towers::Chance::roll(face) : Towers::sample(rules, s, 0), silence);
        sum += chance(next);
      }
      return die ? sum / 6 : sum;
    }
    towers::Actions legal;
    Towers::legal(rules, s, pending.seat(), legal);
    std::int64_t most = 0;
    for (const towers::Action& action : legal) {
      towers::State next = s;
      Towers::play(rules, next, pending.seat(), action, silence);
      most = std::max(most, chance(next));
    }
    return most;
  }
};

// Knight & Mage: how much of the belief's weight, in halves of a game, the knight gets from a complete position in which
// only the secret cards are unknown and nothing is left but his guess.
inline std::int64_t brute_guess(const duel::Rules& rules, const duel::SecretBelief& belief, const duel::State& s) {
  std::int64_t most = 0;
  for (int t = 0; t < duel::kColoured; ++t) {
    std::int64_t sum = 0;
    for (int world = 0; world < duel::worlds::kWorlds; ++world) {
      if (belief.weight(world) == 0) continue;
      duel::State open = s;
      for (int u = 0; u < duel::kColoured; ++u) open.secret[u] = belief.cards().under(world, duel::coloured(u));
      open.box = belief.cards().boxed(world);
      Silence silence;
      duel::Duel::play(rules, open, duel::kKnight, duel::Action::guess(duel::coloured(t)), silence);
      const Outcome outcome = duel::Duel::outcome(rules, open);
      const int halves = !outcome.won(duel::kKnight) ? 0 : outcome.won(duel::kMage) ? 1 : 2;
      sum += halves * static_cast<std::int64_t>(belief.weight(world));
    }
    most = std::max(most, sum);
  }
  return most;
}

}  // namespace spires::tests
