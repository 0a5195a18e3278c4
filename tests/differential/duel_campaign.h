// The compared games of Knight & Mage: how many, at which tables.
#pragma once

#include <cstdint>

#include "tests/differential/campaign.h"
#include "tests/differential/duel_player.h"

namespace spires::differential {

// One group for each of duel_groups().
Census duel_census();

// Plays games at the usual table, with all moods in turn.
void play_usual_duels(std::int64_t games, Census& census, Findings& findings);

// Plays games at tables built around the cells, with other options set at random, in any mood. All cells occur equally
// often, and few games reach cells of all kinds.
void play_duel_cells(std::int64_t games, Census& census, Findings& findings);

// Searches games at this many tables for rare events, and compares the first few of each kind in each group.
void play_rare_duels(std::int64_t tables, Census& census, Findings& findings);

}  // namespace spires::differential
