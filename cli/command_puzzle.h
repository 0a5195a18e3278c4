// `spires puzzle check FILE`: checks a pack of puzzles.
#pragma once

#include <cstdint>
#include <string>

#include "cli/console.h"

namespace spires::cli {

struct PuzzleArguments {
  std::string task = "check";
  std::string file;         // "-": standard input
  std::uint32_t nodes = 0;  // of each search
  std::uint32_t every = 1;  // only every so many puzzles are searched again
  std::uint64_t seed = 1;
};

int run_puzzle(const PuzzleArguments& arguments, Console& console);

}  // namespace spires::cli
