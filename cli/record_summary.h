// A short summary of a record, for half a line.
#pragma once

#include <fmt/format.h>

#include <string>

#include "engine/core/record_match.h"

namespace spires::cli {

inline std::string summary_of(const Record& record) {
  return fmt::format("{} steps, {} in the surviving line, {}{}", record.steps.size(), surviving_steps(record),
                     result_text(record), record.practice ? ", practice from a position" : "");
}

}  // namespace spires::cli
