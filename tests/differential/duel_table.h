// The tables at which the two implementations of Knight & Mage are compared: the set-up of a match as the reference
// reads it, and as the engine reads it.
#pragma once

#include <string>
#include <vector>

#include "engine/core/game_text.h"
#include "engine/core/rng.h"
#include "tests/reference/duel/duel.h"

namespace spires::differential {

struct DuelTable {
  std::string data = "km-deck-derived-1";
  reference::duel::Setup setup = {};
};

Settings settings_of(const DuelTable& table);
// The header of a trace, as one line of JSON.
std::string header_of(const DuelTable& table);

// The files of data/duel, sorted.
const std::vector<std::string>& duel_data_ids();
// REQUIRES: it is one of duel_data_ids().
const reference::duel::Data& duel_data(const std::string& id);
// Returns an empty text, or why the reference cannot play it.
std::string why_invalid(const DuelTable& table);

// One option of KM-15.1 at one value, as the notation writes them.
struct DuelValue {
  std::string option;
  std::string value;
};
// Every option at every value, except ring_mode.
const std::vector<DuelValue>& all_duel_values();

// the ring of the data file, another one in its place, a random one, an agreed one.
enum class RingChoice { Usual, Given, Random, Free };
inline constexpr int kRingChoices = 4;

// The value that a table is built around. Every value is combined with every data file and every choice of ring.
struct DuelCell {
  DuelValue value;
  std::string data;
  RingChoice ring = RingChoice::Usual;
};
std::vector<DuelCell> all_duel_cells();
// Returns a table of the cell with all other options as usual, or some or most of them random.
DuelTable random_table(const DuelCell& cell, Rng& rng);

// The groups of a census: one for each value, data file and ring that is not the usual one, and one for the table where
// everything is usual.
std::vector<std::string> duel_groups();
std::vector<std::string> groups_of(const DuelTable& table);

}  // namespace spires::differential
