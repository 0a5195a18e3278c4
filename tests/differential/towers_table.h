// The tables at which the two implementations are compared: the set-up of a match as the reference reads it, and as the
// engine reads it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/game_text.h"
#include "engine/core/rng.h"
#include "tests/reference/towers/towers.h"

namespace spires::differential {

using TowersTable = reference::towers::Setup;

Settings settings_of(const TowersTable& table);
// The header of a trace, as one line of JSON.
std::string header_of(const TowersTable& table);

// Every edition × variant × number of players × teams, playable or not.
std::vector<TowersTable> all_cells();
// Those that can be played.
std::vector<TowersTable> playable_cells();

// The choices of tiles for a cell: none named, the base pair, all but promo tiles, five of all drawn at random, all.
inline constexpr int kTileChoices = 5;
TowersTable with_tiles(TowersTable cell, int choice);

// Tables at which even the rarest decisions occur: all tiles, free spells, and the options that add points to decide.
std::vector<TowersTable> busy_tables();

// One option of table D at one value, as the notation writes them.
struct Override {
  std::string option;
  std::string value;
  bool operator==(const Override&) const = default;
};
// Every option at every value; numbers at the values where something changes.
const std::vector<Override>& all_overrides();

// Returns a random table with `kept` among its overrides. May be unplayable.
TowersTable random_table(Rng& rng, const Override& kept);

}  // namespace spires::differential
