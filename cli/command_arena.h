// `spires arena GAME BOT BOT…`: plays bots against each other, in whole seed sets, and measures them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/arena_bots.h"
#include "cli/console.h"
#include "cli/setup_arguments.h"

namespace spires::cli {

// This many games fit into memory.
inline constexpr std::uint32_t kMostArenaGames = 10000000;

struct ArenaArguments {
  SetupArguments setup;
  std::vector<std::string> bots;
  std::uint32_t games = 200;
  std::uint64_t seed = 1;
  std::uint32_t threads = 0;
  std::uint32_t cap = 20000;  // decisions per game
  BudgetArguments budget;     // for bots that name none
  std::string sprt;           // ELO0,ELO1; empty: none
  std::string seeds;          // a range of bots/seeds.h; empty: plain seeds
  bool calibrate = false;     // equal time: the first bot's nodes follow from the last one's time
  std::string log;            // a file; empty: none
  std::string json;           // a file, or "-" for standard output instead of the tables; empty: none
};

int run_arena(const ArenaArguments& arguments, Console& console);

}  // namespace spires::cli
