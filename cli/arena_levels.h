// The bots that an arena offers: the levels of the program, those of the first generation (bots/frozen), and `net`, a
// search that evaluates positions by a network from a file.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/duel/net_player.h"
#include "bots/frozen/frozen.h"
#include "bots/level.h"
#include "bots/net/net_file.h"
#include "bots/net/read_net.h"
#include "bots/towers/net_player.h"
#include "cli/arena_bots.h"
#include "cli/arena_match.h"
#include "engine/core/text_hex.h"

namespace spires::cli {

inline constexpr bots::Level kNetLevel{"net", "a search that evaluates by a network", 100'000, 0};

// The search by network of a game.
template <class G>
struct NetPlayerOf;
template <>
struct NetPlayerOf<towers::Towers> {
  using type = bots::TowersNetPlayer;
};
template <>
struct NetPlayerOf<duel::Duel> {
  using type = bots::DuelNetPlayer;
};

template <bots::BotMaker B>
class ArenaLevels {
 public:
  using G = typename B::Game;
  using Frozen = typename bots::FrozenBotsOf<G>::type;
  using NetPlayer = typename NetPlayerOf<G>::type;
  using Encoding = typename NetPlayer::Encoding;

  static const bots::Level* find(std::string_view key) {
    if (key == kNetLevel.key) return &kNetLevel;
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
    all.push_back(kNetLevel.key);
    return all;
  }

  // Fills in the values of the level: method, budget if none was given, and the hash of its net.
  static std::optional<Fault> complete(ArenaBot& bot) {
    const bots::Level* level = find(bot.level);
    if (level == nullptr) return unknown_level(bot, names());
    bot.method = level->method;
    if (bot.nodes == 0 && bot.ms == 0) bot.nodes = level->nodes;
    if (level != &kNetLevel) return bot.file.empty() ? std::nullopt : std::optional(no_net(bot));
    // The net that the program would ship, if none is named.
    if (bot.file.empty()) bot.file = std::string("data/nets/") + Encoding::kGame + ".net";
    const Result<bots::Net<Encoding>> net = bots::read_net<Encoding>(bot.file);
    if (const Fault* fault = std::get_if<Fault>(&net)) return Fault{bot.file + ": " + fault->field, fault->why};
    bot.net = hex_of(sha256(bots::net_bytes(std::get<0>(net)))).substr(0, 16);
    return std::nullopt;
  }

  // REQUIRES: complete(bot) found no fault.
  static BotFactory<G> factory(const ArenaBot& bot) {
    const bots::Level* level = find(bot.level);
    if (level == &kNetLevel) return net_factory(bot.file);
    for (const bots::Level& other : Frozen::levels()) {
      if (&other == level)
        return [=](const auto& rules, std::uint64_t seed) { return Frozen::make(*level, rules, seed); };
    }
    return [=](const auto& rules, std::uint64_t seed) { return B::make(*level, rules, seed); };
  }

 private:
  static BotFactory<G> net_factory(const std::string& file) {
    using Net = bots::Net<Encoding>;
    // All bots share the weights.
    const auto net = std::make_shared<const Net>(std::get<0>(bots::read_net<Encoding>(file)));
    return [net](const typename G::Rules& rules, std::uint64_t seed) { return NetPlayer::make(*net, rules, seed); };
  }
};

}  // namespace spires::cli
