// The bots that an arena offers: the levels of the program, those of the first generation (bots/frozen), and `net`, a
// search that evaluates positions by a network from a file.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/frozen/frozen.h"
#include "bots/level.h"
#include "bots/net/net_file.h"
#include "bots/net/read_net.h"
#include "bots/searcher.h"
#include "bots/towers/net_evaluation.h"
#include "cli/arena_bots.h"
#include "cli/arena_match.h"
#include "engine/core/text_hex.h"

namespace spires::cli {

inline constexpr bots::Level kNetLevel{"net", "a search that evaluates by a network", 100'000, 0};

// The evaluator by network of a game, and the file used if none is named.
template <class G>
struct NetBots {};
template <>
struct NetBots<towers::Towers> {
  using Encoding = bots::TowersEncoding;
  using Evaluation = bots::TowersNetEvaluation;
  static constexpr const char* kFile = "data/nets/towers.net";
};
template <class G>
concept HasNet = requires { NetBots<G>::kFile; };

template <bots::BotMaker B>
class ArenaLevels {
 public:
  using G = typename B::Game;
  using Frozen = typename bots::FrozenBotsOf<G>::type;

  static const bots::Level* find(std::string_view key) {
    if (HasNet<G> && key == kNetLevel.key) return &kNetLevel;
    for (const bots::Level& level : Frozen::levels()) {
      if (level.key == key) return &level;
    }
    return bots::find_level<B>(key);
  }

  static std::vector<std::string_view> names() {
    std::vector<std::string_view> all{bots::kRandom.key};
    for (const bots::Level& level : B::levels()) {
      if (level.key != bots::kRandom.key) all.push_back(level.key);
    }
    for (const bots::Level& level : Frozen::levels()) all.push_back(level.key);
    if (HasNet<G>) all.push_back(kNetLevel.key);
    return all;
  }

  // Fills in the values of the level: method, budget if none was given, and the hash of its net.
  static std::optional<Fault> complete(ArenaBot& bot) {
    const bots::Level* level = find(bot.level);
    if (level == nullptr) return unknown_level(bot, names());
    bot.method = level->method;
    if (bot.nodes == 0 && bot.ms == 0) bot.nodes = level->nodes;
    if (level != &kNetLevel) return bot.file.empty() ? std::nullopt : std::optional(no_net(bot));
    if constexpr (HasNet<G>) {
      if (bot.file.empty()) bot.file = NetBots<G>::kFile;
      const auto net = bots::read_net<typename NetBots<G>::Encoding>(bot.file);
      if (!net) return Fault{bot.file, "is not a network of this version"};
      bot.net = hex_of(sha256(bots::net_bytes(*net))).substr(0, 16);
    }
    return std::nullopt;
  }

  // REQUIRES: complete(bot) found no fault.
  static BotFactory<G> factory(const ArenaBot& bot) {
    const bots::Level* level = find(bot.level);
    if constexpr (HasNet<G>) {
      if (level == &kNetLevel) return net_factory(bot.file);
    }
    for (const bots::Level& other : Frozen::levels()) {
      if (&other == level)
        return [=](const auto& rules, std::uint64_t seed) { return Frozen::make(*level, rules, seed); };
    }
    return [=](const auto& rules, std::uint64_t seed) { return B::make(*level, rules, seed); };
  }

 private:
  static BotFactory<G> net_factory(const std::string& file)
    requires HasNet<G>
  {
    using Net = bots::Net<typename NetBots<G>::Encoding>;
    using Evaluation = typename NetBots<G>::Evaluation;
    // All bots share the weights.
    const auto net = std::make_shared<const Net>(*bots::read_net<typename NetBots<G>::Encoding>(file));
    return [net](const typename G::Rules& rules, std::uint64_t seed) -> std::unique_ptr<bots::Bot<G>> {
      return std::make_unique<bots::SearchBot<G, Evaluation>>(Evaluation(*net, rules), rules, bots::SearchSettings{},
                                                              seed);
    };
  }
};

}  // namespace spires::cli
