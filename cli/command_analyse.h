// `spires analyse FILE`: tells the luck of a finished game from the skill of its players.
#pragma once

#include <cstdint>
#include <string>

#include "cli/console.h"

namespace spires::cli {

struct AnalyseArguments {
  std::string file;         // "-": standard input
  std::string seat;         // empty: the whole report
  std::uint32_t nodes = 0;  // of each value
  bool json = false;
};

int run_analyse(const AnalyseArguments& arguments, Console& console);

}  // namespace spires::cli
