// The decisions, chance outcomes and endings that can occur at each table of Knight & Mage, from the chapters on chance
// and decisions of the notation.
#pragma once

#include <vector>

#include "tests/differential/reachable.h"

namespace spires::differential {

// Returns those that occur in every large enough campaign.
std::vector<Reachable> duel_reachable();
// Returns further ones, which are too rare for a campaign.
std::vector<Reachable> duel_reachable_by_luck();

}  // namespace spires::differential
