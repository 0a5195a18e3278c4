// The bots of an arena as named on the command line: a level, optionally with its own budget.
//
//   archmage   archmage:nodes=20000   archmage:ms=50   archmage:nodes=20000,ms=50
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bots/level.h"
#include "engine/core/game_text.h"

namespace spires::cli {

// 0: that of the level. A given value replaces the whole budget of the level.
struct BudgetArguments {
  std::uint32_t nodes = 0;
  std::uint32_t ms = 0;
};

inline constexpr std::uint32_t kMostNodes = 1000000000;
inline constexpr std::uint32_t kMostMs = 3600000;

struct ArenaBot {
  std::string name;    // as it was written; equal names get a number: archmage#2
  std::string level;   // a key
  std::string method;  // one sentence
  std::uint32_t nodes = 0;
  std::uint32_t ms = 0;

  bots::Budget budget() const;
};

// Parses level keys and budgets without checking that the levels exist. `usual` is for bots that name none.
Result<std::vector<ArenaBot>> parse_bots(const std::vector<std::string>& texts, const BudgetArguments& usual);

Fault unknown_level(const ArenaBot& bot, const std::vector<std::string_view>& known);

// Fills in the values of the levels: methods, and budgets if none was given.
template <bots::BotMaker B>
Result<std::vector<ArenaBot>> known_bots(std::vector<ArenaBot> all) {
  for (ArenaBot& bot : all) {
    const bots::Level* level = bots::find_level<B>(bot.level);
    if (level == nullptr) {
      std::vector<std::string_view> known{bots::kRandom.key};
      for (const bots::Level& other : B::levels()) {
        if (other.key != bots::kRandom.key) known.push_back(other.key);
      }
      return unknown_level(bot, known);
    }
    bot.method = level->method;
    if (bot.nodes == 0 && bot.ms == 0) bot.nodes = level->nodes;
  }
  return all;
}

}  // namespace spires::cli
