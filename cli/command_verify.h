// `spires verify FILE`: checks that a record is unchanged, that its chance follows from its seed and the seed matches
// the commitment, and that its result follows.
#pragma once

#include <string>

#include "cli/console.h"

namespace spires::cli {

struct VerifyArguments {
  std::string file;  // "-": standard input
};

int run_verify(const VerifyArguments& arguments, Console& console);

}  // namespace spires::cli
