// The search of Wandering Towers that evaluates by a network.
#pragma once

#include <cstdint>
#include <memory>

#include "bots/searcher.h"
#include "bots/towers/net_evaluation.h"

namespace spires::bots {

struct TowersNetPlayer {
  using Game = towers::Towers;
  using Encoding = TowersEncoding;
  using Evaluation = TowersNetEvaluation;

  static SearchSettings settings() { return {}; }
  // The net must outlive the bot.
  static std::unique_ptr<Bot<Game>> make(const TowersNet& net, const towers::Rules& rules, std::uint64_t seed) {
    return std::make_unique<SearchBot<Game, Evaluation>>(Evaluation(net, rules), rules, settings(), seed);
  }
};

}  // namespace spires::bots
