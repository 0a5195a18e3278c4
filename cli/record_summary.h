// A record in half a line, once it has been played.
#pragma once

#include <fmt/format.h>

#include <string>

#include "engine/core/record_match.h"

namespace spires::cli {

template <GameText T>
std::string summary_of(const RecordMatch<T>& match, const Record& record) {
  return fmt::format("{} steps, {} in the surviving line, {}", record.steps.size(), match.line().size(),
                     result_text(record));
}

}  // namespace spires::cli
