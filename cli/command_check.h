// `spires check`: verifies every journal of a server's data, also while it runs.
#pragma once

#include <string>

#include "cli/console.h"

namespace spires::cli {

struct CheckArguments {
  std::string data;
  std::string file;  // a backup, instead of a folder
};

int run_check(const CheckArguments& arguments, Console& console);

}  // namespace spires::cli
