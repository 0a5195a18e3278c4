// The program `spires`: its command line. Everything it does is a command of its own (command_*.h).
#pragma once

#include <string>
#include <vector>

#include "cli/console.h"

namespace spires::cli {

// `arguments` without the program's name. Returns the exit status.
int run_program(std::vector<std::string> arguments, Console& console);

}  // namespace spires::cli
