// `spires step`: shows a position, its legal actions, and the result of one.
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
  std::string seat;  // the acting seat; empty: the asked one
  std::string view;  // the seat whose view is shown; empty: none
};

int run_step(const StepArguments& arguments, Console& console);

}  // namespace spires::cli
