// `spires options`: every option of a game with its values, present value and effect.
#pragma once

#include "cli/console.h"
#include "cli/setup_arguments.h"

namespace spires::cli {

struct OptionsArguments {
  SetupArguments setup;
  bool json = false;  // all options a table may have, for forms, independent of the set-up
};

int run_options(const OptionsArguments& arguments, Console& console);

}  // namespace spires::cli
