// `spires simulate`: plays many random games and prints statistics.
#pragma once

#include <cstdint>
#include <string>

#include "cli/console.h"
#include "cli/setup_arguments.h"

namespace spires::cli {

struct SimulateArguments {
  SetupArguments setup;
  std::uint32_t games = 1000;
  std::uint32_t threads = 0;
  std::uint64_t seed = 1;
  std::uint32_t cap = 20000;  // decisions per game
  bool all = false;           // every ruleset, the games spread evenly
  bool check = false;         // the invariants after every step
  std::string record;         // a file for the record of the first game
};

int run_simulate(const SimulateArguments& arguments, Console& console);

}  // namespace spires::cli
