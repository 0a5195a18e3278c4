// `spires play`: a game in the terminal, for several people at one keyboard, or against bots.
#pragma once

#include <cstdint>
#include <string>

#include "cli/console.h"
#include "cli/setup_arguments.h"

namespace spires::cli {

struct PlayArguments {
  SetupArguments setup;
  std::string seats;  // "human,magister,…"; empty: the first is human
  bool has_seed = false;
  std::uint64_t seed = 0;  // for chance and the bots; without one chance is provable
  std::string load;        // a record to continue
};

int run_play(const PlayArguments& arguments, Console& console);

}  // namespace spires::cli
