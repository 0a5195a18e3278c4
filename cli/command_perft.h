// `spires perft`: counts the sequences of decisions that a position allows, by length.
#pragma once

#include <cstdint>
#include <string>

#include "cli/console.h"
#include "cli/setup_arguments.h"

namespace spires::cli {

enum class PerftChance { Seeded, All };

struct PerftArguments {
  SetupArguments setup;
  int depth = 3;  // 0 to kMaxPerftDepth
  std::uint64_t seed = 1;
  PerftChance chance = PerftChance::Seeded;
  std::string state;  // empty: the start of the game
};

int run_perft(const PerftArguments& arguments, Console& console);

}  // namespace spires::cli
