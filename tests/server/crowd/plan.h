// The tables of the crowd: both games, several variants, only people or with bots.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace spires::crowd {

struct Plan {
  std::string game;
  std::string settings;            // JSON
  std::vector<std::string> seats;  // their names, in order
  std::vector<std::string> bots;   // the bot level at each seat; empty: a client of the crowd
};

// Returns plan i of a cyclic list.
Plan mixed_plan(std::uint64_t i);
// Replaces the bots by people.
Plan without_bots(Plan plan);
// Wandering Towers with this many people, in several variants.
Plan towers_plan(std::uint64_t i, std::uint32_t people);

}  // namespace spires::crowd
