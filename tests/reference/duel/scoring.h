// The count at the end of the game (KM-11), from the cards on the table.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "tests/reference/duel/area.h"
#include "tests/reference/duel/options.h"
#include "tests/reference/duel/stones.h"

namespace reference::duel {

using Areas = std::array<Area, 2>;                                  // by seat
using SecretPlaces = std::array<std::optional<SecretId>, kTowers>;  // by tower; TRK has none

struct Score {
  int guess = 0, towers = 0, secrets = 0, chests = 0;
  int total() const { return guess + towers + secrets + chests; }
  bool operator==(const Score&) const = default;
};

struct Result {
  std::array<Score, 2> score;                       // by seat
  std::array<Counts, 2> counts{};                   // by seat, KM-11.3
  std::array<std::optional<Seat>, kTowers> owners;  // by tower; none: neither player won it
  std::vector<Seat> winners;                        // both for a draw
  std::string tiebreak;                             // none, princess, towers, red, draw
};

// Veiled cards count as acquired ones (KM-11.2). REQUIRES: a secret card under each coloured tower.
Result score_game(const Rules& rules, const Areas& areas, const SecretPlaces& secrets, Tower guess);

}  // namespace reference::duel
