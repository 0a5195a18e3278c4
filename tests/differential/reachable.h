// Which decisions can occur: phase × kind × group, for comparison with a census.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tests/differential/census.h"

namespace spires::differential {

struct Reachable {
  Census::Cell cell;
  std::string group;
};

// Splits a text at separators; an empty text has no parts.
std::vector<std::string> split(const std::string& text, char separator);

// Returns one line for each reachable cell that occurred fewer than `least` times.
std::vector<std::string> too_rare(const Census& census, const std::vector<Reachable>& cells, std::int64_t least);
// Returns one line for each cell that occurred although it is not reachable.
std::vector<std::string> unexpected(const Census& census, const std::vector<Reachable>& cells);

}  // namespace spires::differential
