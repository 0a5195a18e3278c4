// Runs the program inside a test: its output for arguments and typed input.
#pragma once

#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "cli/console.h"
#include "cli/program.h"

namespace spires::cli {

struct Answer {
  int status;
  std::string out;
  std::string err;
};

inline Answer spires(std::vector<std::string> arguments, const std::string& input = "") {
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  Console console{in, out, err};
  const int status = run_program(std::move(arguments), console);
  return {status, out.str(), err.str()};
}

}  // namespace spires::cli
