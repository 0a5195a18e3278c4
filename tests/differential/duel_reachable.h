// The decisions, chance outcomes and endings that can occur at each table of Knight & Mage, from the chapters on chance
// and decisions of the notation.
#pragma once

#include <vector>

#include "tests/differential/reachable.h"

namespace spires::differential {

// Those that occur in every campaign that is large enough.
std::vector<Reachable> duel_reachable();
// Further ones, which need more luck than a campaign has.
std::vector<Reachable> duel_reachable_by_luck();

}  // namespace spires::differential
