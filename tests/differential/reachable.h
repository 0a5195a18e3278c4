// Which decisions can occur where: phase × kind × group, for comparison with a census.
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

// The parts of a text between separators; none for an empty text.
std::vector<std::string> split(const std::string& text, char separator);

// One line for each reachable cell that came up fewer than `least` times.
std::vector<std::string> too_rare(const Census& census, const std::vector<Reachable>& cells, std::int64_t least);
// One line for each cell that came up though it is not reachable.
std::vector<std::string> unexpected(const Census& census, const std::vector<Reachable>& cells);

}  // namespace spires::differential
