#include "cli/arena_plan.h"

#include <algorithm>
#include <numeric>

namespace spires::cli {

ArenaPlan ArenaPlan::one_table(std::size_t entrants, std::size_t seats_a_side) {
  std::vector<std::size_t> all(entrants);
  std::iota(all.begin(), all.end(), std::size_t{0});
  return {entrants, entrants, seats_a_side, {std::move(all)}};
}

ArenaPlan ArenaPlan::round_robin(std::size_t entrants) {
  ArenaPlan plan{entrants, 2, 1, {}};
  for (std::size_t i = 0; i < entrants; ++i) {
    for (std::size_t j = i + 1; j < entrants; ++j) plan.pairings.push_back({i, j});
  }
  return plan;
}

GameSlot ArenaPlan::slot(std::uint32_t game) const {
  const std::uint32_t in_set = game % games_a_set();
  const auto rotations = static_cast<std::uint32_t>(seats);
  return {game / games_a_set(), in_set / rotations, in_set % rotations};
}

std::uint32_t ArenaPlan::number(const GameSlot& slot) const {
  return slot.set * games_a_set() + slot.pairing * static_cast<std::uint32_t>(seats) + slot.rotation;
}

double ArenaPlan::share(const ArenaGame& game, std::size_t player) const {
  if (game.capped() || game.places[player] != 1) return 0;
  const auto end = game.places.begin() + static_cast<std::ptrdiff_t>(seats);
  const auto winners = static_cast<double>(std::count(game.places.begin(), end, 1));
  return static_cast<double>(seats_a_side) / winners;
}

}  // namespace spires::cli
