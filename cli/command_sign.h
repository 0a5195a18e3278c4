// `spires sign`: the signature of every ruleset and their total.
#pragma once

#include <cstdint>
#include <string>

#include "cli/console.h"
#include "engine/core/signature.h"

namespace spires::cli {

struct SignArguments {
  std::string game;  // empty: all
  std::uint32_t games = kSignedGames;
  std::uint32_t threads = 0;
  int revision = 0;      // 0: the newest of each game
  std::string ruleset;   // only rulesets whose name contains this
  bool total = false;    // print the total alone
  bool gpu_set = false;  // the part that the GPU kernel computes: positions without events
};

int run_sign(const SignArguments& arguments, Console& console);

}  // namespace spires::cli
