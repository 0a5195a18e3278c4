// spires_plies engine|reference TABLE GAMES: plays that many random games and prints their plies. It does nothing else,
// so that its instructions can be counted.
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string_view>

#include "bench/contests.h"
#include "bench/workload.h"

int main(int argc, char** argv) {
  using namespace spires;
  using namespace spires::bench;
  if (argc != 4) {
    std::cerr << "usage: spires_plies engine|reference TABLE GAMES\n";
    return 2;
  }
  const std::string_view who = argv[1];
  const std::string_view table = argv[2];
  const auto games = static_cast<std::uint32_t>(std::strtoul(argv[3], nullptr, 10));
  bool found = false;
  std::uint64_t plies = 0;
  for_each_contest([&]<class C>(const C& contest) {
    if (contest.name != table) return;
    found = who == "engine" || who == "reference";
    for (std::uint32_t i = 0; i < games; ++i) {
      const std::uint64_t seed = game_seed(1, i);
      plies += who == "engine" ? play_engine<typename C::Engine>(contest.rules, seed)
                               : play_reference(contest.start(), seed);
    }
  });
  if (!found) {
    std::cerr << "spires_plies: no such player or table\n";
    return 2;
  }
  std::cout << plies << '\n';
  return 0;
}
