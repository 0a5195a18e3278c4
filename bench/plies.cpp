// spires_plies engine|reference TABLE GAMES: plays that many random games and prints their plies. Nothing else: it is
// what instructions are counted of.
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string_view>

#include "bench/workload.h"
#include "engine/core/playout.h"

int main(int argc, char** argv) {
  using namespace spires;
  using namespace spires::bench;
  if (argc != 4) {
    std::cerr << "usage: spires_plies engine|reference TABLE GAMES\n";
    return 2;
  }
  const std::string_view who = argv[1];
  int place = 0;
  while (place < kTables && kTableNames[static_cast<std::size_t>(place)] != argv[2]) ++place;
  if (place == kTables || (who != "engine" && who != "reference")) {
    std::cerr << "spires_plies: no such player or table\n";
    return 2;
  }
  const Table table = static_cast<Table>(place);
  const auto games = static_cast<std::uint32_t>(std::strtoul(argv[3], nullptr, 10));
  const towers::Rules rules = engine_rules(table);
  const reference::towers::Setup setup = reference_setup(table);
  std::uint64_t plies = 0;
  for (std::uint32_t i = 0; i < games; ++i) {
    const std::uint64_t seed = game_seed(1, i);
    plies += who == "engine" ? play_engine(rules, seed) : play_reference(setup, seed);
  }
  std::cout << plies << '\n';
  return 0;
}
