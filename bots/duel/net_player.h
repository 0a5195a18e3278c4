// The search of Knight & Mage that evaluates by a network.
#pragma once

#include <cstdint>
#include <memory>

#include "bots/duel/guessing.h"
#include "bots/duel/net_evaluation.h"
#include "bots/searcher.h"

namespace spires::bots {

struct DuelNetPlayer {
  using Game = duel::Duel;
  using Encoding = DuelEncoding;
  using Evaluation = DuelNetEvaluation;

  static SearchSettings settings() {
    SearchSettings settings;
    settings.temperature = 0.1F;  // as that of the archmage
    return settings;
  }
  // The net must outlive the bot.
  static std::unique_ptr<Bot<Game>> make(const DuelNet& net, const duel::Rules& rules, std::uint64_t seed) {
    return std::make_unique<GuessingBot>(
        rules, std::make_unique<SearchBot<Game, Evaluation>>(Evaluation(net, rules), rules, settings(), seed));
  }
};

}  // namespace spires::bots
