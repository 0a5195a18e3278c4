// `spires step`: one position, what may be done in it, and what follows.
#pragma once

#include <string>

#include "cli/console.h"
#include "cli/setup_arguments.h"

namespace spires::cli {

struct StepArguments {
  SetupArguments setup;
  std::string state;  // empty: the start of the game
  std::string action;
  bool has_action = false;
  std::string seat;  // who does it; empty: who is asked
  std::string view;  // the seat whose view is shown; empty: none
};

int run_step(const StepArguments& arguments, Console& console);

}  // namespace spires::cli
