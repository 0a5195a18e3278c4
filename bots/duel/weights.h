// The weights of the features of Knight & Mage, in log-odds.
#pragma once

#include "bots/duel/evaluation.h"

namespace spires::bots {

namespace duel_weighing {

// Weights of three for ten points: the points of towers, secret cards and chests if the game ended now, those of the
// guess, and those that a card in reach could add.
constexpr DuelWeights make_plain() {
  using namespace duel_features;
  constexpr float kTenPoints = 3;
  DuelWeights weights{};
  for (int stage = 0; stage < kStages; ++stage) {
    for (int near = 0; near < 2; ++near) {
      for (int lead = kEven + 1; lead < kLeads; ++lead) {
        weights[at(kLead + (near * kStages + stage) * kLeads + lead)] = kTenPoints;
      }
    }
    weights[at(kChests + stage)] = kTenPoints;
    weights[at(kGuess + stage)] = kTenPoints * tens(duel::kGuessPoints);
    weights[at(kCard + kStages + stage)] = kTenPoints;
  }
  return weights;
}

}  // namespace duel_weighing

// Set by hand.
inline constexpr DuelWeights kPlainDuelWeights = duel_weighing::make_plain();

// Fitted to games of greedy play, and frozen: whole-turn greedy play uses them, and search is measured against it.
inline constexpr DuelWeights kFrozenDuelWeights = {
#include "bots/duel/fitted/frozen.inc"
};

// Fitted to games that the bots played against themselves: `./dev tune duel`.
inline constexpr DuelWeights kDuelWeights = {
#include "bots/duel/fitted/duel.inc"
};

}  // namespace spires::bots
