// Which decisions, chance outcomes and endings can come up at which tables of Knight & Mage, from the chapters on chance
// and decisions of the notation.
#pragma once

#include <vector>

#include "tests/differential/reachable.h"

namespace spires::differential {

// What comes up in every campaign that is large enough.
std::vector<Reachable> duel_reachable();
// What can come up besides, but takes more luck than a campaign has.
std::vector<Reachable> duel_reachable_by_luck();

}  // namespace spires::differential
