// The knight's guess (KM-11.1), based on exactly what he knows (KM-12.4).
#pragma once

#include <cstdint>

#include "engine/core/keyed.h"
#include "engine/duel/duel.h"

namespace spires::bots {

// The probability of the princess under each coloured tower, in the belief of a view's observer, as parts of `whole`.
struct PrincessShares {
  Keyed<int, std::uint64_t, duel::kColoured> of{};
  std::uint64_t whole = 0;

  constexpr int percent(duel::Tower tower) const {
    return whole == 0 ? 0 : static_cast<int>((200 * of[duel::colour_index(tower)] + whole) / (2 * whole));
  }
};

constexpr PrincessShares princess_shares(const duel::Rules& rules, const duel::SecretBelief& belief) {
  PrincessShares shares;
  for (int t = 0; t < duel::kColoured; ++t) {
    shares.of[t] = belief.weight_of(duel::coloured(t), rules.princess);
    shares.whole += shares.of[t];
  }
  return shares;
}

namespace guessing {

// The mage's veiled cards are hidden from the knight, so results that depend on them are averaged over several samples,
// always the same ones.
inline constexpr int kSamples = 16;
inline constexpr std::uint64_t kSeed = 1;

// Returns 2 for a game that the knight wins, 1 for a draw, else 0.
constexpr int result(const duel::Rules& rules, const duel::State& s) {
  const duel::Owner winner = duel::verdict_of(rules, s).winner;
  return winner == duel::Owner::Knight ? 2 : winner == duel::Owner::Mage ? 0 : 1;
}

// KM-11.2: returns the position as it will be counted. Stones that may still be laid count as worthless.
constexpr duel::State unveiled(duel::State s) {
  for (const Seat seat : {duel::kKnight, duel::kMage}) {
    s.acquired[seat].add_all(s.veiled[seat]);
    s.veiled[seat] = duel::CardSet{};
  }
  return s;
}

// Adds, for each tower, the weight of the worlds in which naming it makes a difference.
constexpr void weigh(const duel::Rules& rules, const duel::SecretBelief& belief, duel::State s, PrincessShares& gains) {
  for (int world = 0; world < duel::worlds::kWorlds; ++world) {
    if (belief.weight(world) == 0) continue;
    duel::Tower hers = duel::Tower::Track;
    for (int t = 0; t < duel::kColoured; ++t) {
      s.secret[t] = belief.cards().under(world, duel::coloured(t));
      if (s.secret[t] == rules.princess) hers = duel::coloured(t);
    }
    s.guess = duel::Tower::Track;
    const int wrong = result(rules, s);
    s.guess = hers;
    const int right = result(rules, s);
    gains.of[duel::colour_index(hers)] += static_cast<std::uint64_t>(right - wrong) * belief.weight(world);
  }
}

}  // namespace guessing

// Returns the tower whose naming wins most often: the princess must be there, and the three points must be needed and
// sufficient. If they never matter, the most likely tower. REQUIRES: the observer is the knight, who is asked to guess.
constexpr duel::Tower best_guess(const duel::Rules& rules, const duel::View& view) {
  const duel::SecretBelief belief = duel::secret_belief(rules, view);
  const PrincessShares likely = princess_shares(rules, belief);
  PrincessShares gains;
  const bool hidden = view.state.veiled_size[duel::kMage] != 0;
  Rng rng(guessing::kSeed);
  for (int i = 0; i < (hidden ? guessing::kSamples : 1); ++i) {
    guessing::weigh(rules, belief, guessing::unveiled(duel::determinize_view(rules, view, rng)), gains);
  }
  int best = 0;
  for (int t = 1; t < duel::kColoured; ++t) {
    const bool more = gains.of[t] != gains.of[best] ? gains.of[t] > gains.of[best] : likely.of[t] > likely.of[best];
    if (more) best = t;
  }
  return duel::coloured(best);
}

}  // namespace spires::bots
