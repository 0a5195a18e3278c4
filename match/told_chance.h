// What a player was told before the first card, compared with the record of the game. A record alone only shows that it
// fits itself; a host that invents seeds and nonces is found by those who kept what they saw first.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/record.h"

namespace spires::match {

struct ToldChance {
  struct OfSeat {
    std::string seat;  // empty: of some seat
    std::string text;
  };
  std::optional<std::string> commitment;
  std::optional<std::uint32_t> attempt;
  std::vector<OfSeat> nonces;  // the player's own
  std::vector<OfSeat> hashes;  // those that the table showed for the seats
};

// Returns the first difference: its kind ("commitment", "attempt", "order", "nonce B", "hash A") and both values.
std::optional<Fault> told_fault(const ChanceSource& chance, const ToldChance& told);

}  // namespace spires::match
