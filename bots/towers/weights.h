// The weights of the features of Wandering Towers for a seat, in log-odds (features.h names them).
#pragma once

#include "bots/towers/evaluation.h"

namespace spires::bots {

// Set by hand, once, and never tuned: the work left to do, and a little for the places of the wizards. Greedy levels
// use them.
constexpr TowersWeights plain_towers_weights() {
  namespace at = towers_features;
  TowersWeights weights{};
  const auto set = [&](int feature, float weight) { weights[static_cast<std::size_t>(feature)] = weight; };
  for (int out = 0; out < 8; ++out) {
    for (int empty = 0; empty < 8; ++empty) {
      set(at::kNeeds + out * 8 + empty, -0.9F * static_cast<float>(out) - 0.8F * static_cast<float>(empty));
    }
  }
  for (int full = 0; full < 8; ++full) set(at::kFull + full, 0.1F * static_cast<float>(full));
  for (int stage = 0; stage < at::kStages; ++stage) {
    for (int distance = 1; distance < 16; ++distance) {
      set(at::kVisible + stage * 16 + distance, 0.25F - 0.02F * static_cast<float>(distance));
    }
    for (int over = 1; over <= 4; ++over) {
      for (int quarter = 0; quarter < 4; ++quarter) {
        set(at::kTrapped + (stage * 4 + over - 1) * 4 + quarter, -0.18F - 0.07F * static_cast<float>(over));
      }
    }
  }
  set(at::kToMove + 1, 0.15F);
  set(at::kToMove + 2, 0.3F);
  // A solo player competes with the remaining cards.
  for (int out = 0; out < 16; ++out) {
    for (int played = 0; played < 8; ++played) {
      set(at::kSolo + out * 8 + played, 3.0F - 0.1F * static_cast<float>(out * played));
    }
  }
  return weights;
}
inline constexpr TowersWeights kPlainTowersWeights = plain_towers_weights();

// Fitted to self-play of the bots: `./dev tune towers`.
inline constexpr TowersWeights kTwoPlayerWeights = {
#include "bots/towers/fitted/basic-2.inc"
};
inline constexpr TowersWeights kManyPlayerWeights = {
#include "bots/towers/fitted/basic-4.inc"
};
inline constexpr TowersWeights kTwoMasterWeights = {
#include "bots/towers/fitted/master-2.inc"
};
inline constexpr TowersWeights kSoloWeights = {
#include "bots/towers/fitted/solo.inc"
};

// Returns the weights fitted to the most similar kind of table.
constexpr const TowersWeights& towers_weights_for(const towers::Rules& rules) {
  if (rules.variant.alone) return kSoloWeights;
  if (rules.players > 2) return kManyPlayerWeights;
  return rules.variant.windows ? kTwoMasterWeights : kTwoPlayerWeights;
}

}  // namespace spires::bots
