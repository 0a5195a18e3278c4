// The evaluator that reports use, for each game. A better one replaces a line here; reports name it by its hash.
#pragma once

#include <bit>
#include <cstdint>

#include "bots/duel/weights.h"
#include "bots/search.h"
#include "bots/towers/weights.h"
#include "engine/core/hash.h"

namespace spires::insight {

// Returns the hash of weights, which tells two evaluators of one kind apart.
template <class Weights>
std::uint64_t hash_of_weights(const Weights& weights) {
  Hash hash;
  for (const float weight : weights) hash.add(std::bit_cast<std::uint32_t>(weight));
  return hash.value();
}

template <Game G>
struct EvaluatorFor;

template <>
struct EvaluatorFor<towers::Towers> {
  using Evaluator = bots::TowersEvaluation;
  static Evaluator make(const towers::Rules& rules) { return Evaluator(bots::towers_weights_for(rules)); }
  static bots::SearchSettings settings() { return {}; }
  static std::uint64_t hash(const towers::Rules& rules) { return hash_of_weights(bots::towers_weights_for(rules)); }
};

template <>
struct EvaluatorFor<duel::Duel> {
  using Evaluator = bots::DuelEvaluation;
  static Evaluator make(const duel::Rules&) { return Evaluator(bots::kDuelWeights); }
  static bots::SearchSettings settings() {
    bots::SearchSettings settings;
    settings.temperature = 0.1F;  // as its bots: decisions are fewer and matter more than in the other game
    return settings;
  }
  static std::uint64_t hash(const duel::Rules&) { return hash_of_weights(bots::kDuelWeights); }
};

}  // namespace spires::insight
