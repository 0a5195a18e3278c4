// The compared games of Wandering Towers: how many, at which tables.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "tests/differential/campaign.h"
#include "tests/differential/towers_player.h"

namespace spires::differential {

// One group per variant.
Census towers_census();

// `steps` steps at each playable cell, with all choices of tiles and all moods in turn.
void play_cells(std::int64_t steps, Census& census, std::map<std::string, std::int64_t>& steps_by_cell,
                Findings& findings);

// `steps` steps at each busy table, with other games in each round.
void play_busy(std::int64_t steps, std::uint64_t round, Census& census, Findings& findings);

// Solo games that meet their card limit exactly, or miss it by one on either side (I-11).
void play_solo_limits(std::int64_t games, const Census& census, Findings& findings);

// For each value of each option, `steps` steps at tables with that value and other random overrides.
void play_options(std::int64_t steps, Census& census, Findings& findings);

}  // namespace spires::differential
