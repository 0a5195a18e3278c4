// What tables the crowd makes: both games, several variants, full of people or with bots among them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace spires::crowd {

struct Plan {
  std::string game;
  std::string settings;            // JSON
  std::vector<std::string> seats;  // their names, in order
  std::vector<std::string> bots;   // the level at each seat; empty: one of the crowd
};

// Number i of a list that goes round.
Plan mixed_plan(std::uint64_t i);
// The same with people only.
Plan without_bots(Plan plan);
// Wandering Towers with so many people, in several variants.
Plan towers_plan(std::uint64_t i, std::uint32_t people);

}  // namespace spires::crowd
