// The bots of an arena as they are named on the command line: a level, and where wanted a budget of its own.
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

// 0: as the level has it. What is given replaces the whole budget of the level.
struct BudgetArguments {
  std::uint32_t nodes = 0;
  std::uint32_t ms = 0;
};

inline constexpr std::uint32_t kMostNodes = 1000000000;
inline constexpr std::uint32_t kMostMs = 3600000;

struct ArenaBot {
  std::string name;    // as it was written; those that are equal are told apart by a number: archmage#2
  std::string level;   // a key
  std::string method;  // one sentence
  std::uint32_t nodes = 0;
  std::uint32_t ms = 0;

  bots::Budget budget() const;
};

// Level keys and budgets as written, without a look at which levels there are. `usual` is for bots that name none.
Result<std::vector<ArenaBot>> parse_bots(const std::vector<std::string>& texts, const BudgetArguments& usual);

Fault unknown_level(const ArenaBot& bot, const std::vector<std::string_view>& known);

// Fills in what the levels say: methods, and budgets where none was asked for.
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

// From any start; never goes back.
std::uint64_t steady_microseconds();

}  // namespace spires::cli
