// `spires verify FILE`: whether a record is unchanged, whether its chance is that of its seed and the seed the one that
// was committed to, and whether its result follows.
#pragma once

#include <string>

#include "cli/console.h"

namespace spires::cli {

struct VerifyArguments {
  std::string file;  // "-": standard input
};

int run_verify(const VerifyArguments& arguments, Console& console);

}  // namespace spires::cli
