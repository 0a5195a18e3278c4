// What the main functions have in common: the terminal they were started in.
#pragma once

#include <functional>

#include "cli/console.h"

namespace spires::cli {

// Runs a program on this process's own streams.
int run_in_terminal(const std::function<int(Console&)>& program);

}  // namespace spires::cli
