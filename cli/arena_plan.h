// Which games an arena is made of, and what is kept of each.
//
// A seed set is one seed played by every pairing in every rotation of the seats, so that the luck of the cards, the dice
// and the seats falls on everybody alike. Results are counted by whole seed sets, because the games of one are no
// independent trials. Games are numbered through: set by set, in a set pairing by pairing, in a pairing rotation by
// rotation.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/outcome.h"
#include "engine/core/seat.h"

namespace spires::cli {

// What the decisions of one player took in one game.
struct PlayerEffort {
  std::uint64_t asked = 0;   // decisions with a choice; what follows `forced` is of these
  std::uint64_t forced = 0;  // decisions with one legal action, which is played without asking
  std::uint64_t nodes = 0;
  std::uint64_t iterations = 0;
  std::uint64_t microseconds = 0;
  bool operator==(const PlayerEffort&) const = default;
};

// A game that was played. Arrays go by player, the number of an entrant in its pairing, whatever seat it had.
struct ArenaGame {
  EndReason reason = EndReason::None;  // Cap: stopped, and nobody has won
  std::uint32_t decisions = 0;
  std::array<std::uint8_t, kMaxSeats> places{};
  std::array<PlayerEffort, kMaxSeats> efforts{};

  bool capped() const { return reason == EndReason::Cap; }
  bool operator==(const ArenaGame&) const = default;
};

struct GameSlot {
  std::uint32_t set = 0;
  std::uint32_t pairing = 0;
  std::uint32_t rotation = 0;
  bool operator==(const GameSlot&) const = default;
};

struct ArenaPlan {
  std::size_t entrants = 0;
  std::size_t seats = 0;
  std::size_t seats_a_side = 1;                    // 2: partners
  std::vector<std::vector<std::size_t>> pairings;  // the entrants of each, one for every seat

  // All entrants at one table. REQUIRES: 1 to kMaxSeats entrants.
  static ArenaPlan one_table(std::size_t entrants, std::size_t seats_a_side);
  // Every pair of entrants at a table for two.
  static ArenaPlan round_robin(std::size_t entrants);

  bool is_round_robin() const { return pairings.size() > 1; }
  std::uint32_t games_a_set() const { return static_cast<std::uint32_t>(pairings.size() * seats); }
  // So many that there are `games`, or a few more.
  std::uint32_t sets_for(std::uint32_t games) const { return (games + games_a_set() - 1) / games_a_set(); }
  GameSlot slot(std::uint32_t game) const;
  std::uint32_t number(const GameSlot& slot) const;
  bool has(const GameSlot& slot) const { return slot.pairing < pairings.size() && slot.rotation < seats; }
  Seat seat_of(std::size_t player, std::uint32_t rotation) const {
    return seat_at(static_cast<int>((player + rotation) % seats));
  }
  std::size_t player_at(Seat seat, std::uint32_t rotation) const {
    return (static_cast<std::size_t>(index(seat)) + seats - rotation) % seats;
  }

  // What a player has of the point that winners share: sides share it, and partners both have what their side has.
  double share(const ArenaGame& game, std::size_t player) const;
  // Of two players: 1, ½ or 0. Where nobody has won, as at the cap, neither was better. REQUIRES: two seats.
  double score(const ArenaGame& game, std::size_t player) const {
    return (1 + share(game, player) - share(game, 1 - player)) / 2;
  }
};

}  // namespace spires::cli
