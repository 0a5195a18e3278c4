// Which decisions can come up where: phase × kind × variant, from the chapters on decisions and phases of the notation.
#pragma once

#include <string>
#include <vector>

#include "tests/differential/census.h"

namespace spires::differential {

struct ReachableCell {
  Census::Cell cell;
  std::string variant;
};

std::vector<ReachableCell> reachable_cells();

}  // namespace spires::differential
