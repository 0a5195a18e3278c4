// The decisions that can occur in each variant, from the chapters on decisions and phases of the notation.
#pragma once

#include <vector>

#include "tests/differential/reachable.h"

namespace spires::differential {

std::vector<Reachable> towers_reachable();

}  // namespace spires::differential
