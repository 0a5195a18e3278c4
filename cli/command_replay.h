// `spires replay FILE`: plays a record or a trace again and compares every step.
#pragma once

#include <string>

#include "cli/console.h"

namespace spires::cli {

struct ReplayArguments {
  std::string file;  // "-": standard input
  int revision = 0;  // for traces whose header names none; 0: the newest
};

int run_replay(const ReplayArguments& arguments, Console& console);

}  // namespace spires::cli
