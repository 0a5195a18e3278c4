// Shared by the main functions: the terminal they were started in.
#pragma once

#include <functional>

#include "cli/console.h"

namespace spires::cli {

// Runs a program on the streams of this process.
int run_in_terminal(const std::function<int(Console&)>& program);

}  // namespace spires::cli
