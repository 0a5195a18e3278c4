// `spires record`: a random game as a record.
#pragma once

#include <cstdint>
#include <string>

#include "cli/console.h"
#include "cli/setup_arguments.h"

namespace spires::cli {

struct RecordArguments {
  SetupArguments setup;
  std::uint64_t seed = 1;
  std::uint32_t cap = 100000;  // decisions
  std::uint32_t undo = 0;      // takes back one decision in this many; 0: none
  bool provable = false;       // chance by HMAC-SHA-256
  std::string key;             // 64 hexadecimal digits; empty: a fresh one
  std::string out;             // a file; empty: standard output
};

int run_record(const RecordArguments& arguments, Console& console);

}  // namespace spires::cli
