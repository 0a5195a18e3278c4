// The bots of an arena as named on the command line: a level, optionally with its own budget.
//
//   archmage   archmage:nodes=20000   archmage:ms=50   archmage:nodes=20000,ms=50   net:file=towers.net,nodes=20000
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
  std::string file;  // of its net; empty: the usual one, or none
  std::string net;   // the beginning of that file's hash

  bots::Budget budget() const;
};

// Parses level keys and budgets without checking that the levels exist. `usual` is for bots that name none.
Result<std::vector<ArenaBot>> parse_bots(const std::vector<std::string>& texts, const BudgetArguments& usual);

Fault unknown_level(const ArenaBot& bot, const std::vector<std::string_view>& known);
// The fault of a file given to a level that uses none.
Fault no_net(const ArenaBot& bot);

}  // namespace spires::cli
