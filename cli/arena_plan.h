// The games of an arena, and the data kept of each.
//
// A seed set is one seed played by every pairing in every rotation of the seats, so that all entrants share the luck of
// cards, dice and seats. Results are counted by whole seed sets, because the games of one set are not independent
// trials. Games are numbered set by set, in a set pairing by pairing, in a pairing rotation by rotation.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/outcome.h"
#include "engine/core/seat.h"

namespace spires::cli {

// The effort of one player's decisions in one game.
struct PlayerEffort {
  std::uint64_t asked = 0;   // decisions with a choice; the fields after `forced` cover these
  std::uint64_t forced = 0;  // decisions with one legal action, played without asking
  std::uint64_t nodes = 0;
  std::uint64_t iterations = 0;
  std::uint64_t microseconds = 0;
  bool operator==(const PlayerEffort&) const = default;
};

// A finished game. Arrays are indexed by player, the number of an entrant in its pairing, independent of its seat.
struct ArenaGame {
  EndReason reason = EndReason::None;  // Cap: stopped without a winner
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
  // The number of sets for at least `games` games.
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

  // A player's part of the point that winners share: sides share it, and both partners have their side's part.
  double share(const ArenaGame& game, std::size_t player) const;
  // The score of two players: 1, ½ or 0. Without a winner, as at the cap, both have ½. REQUIRES: two seats.
  double score(const ArenaGame& game, std::size_t player) const {
    return (1 + share(game, player) - share(game, 1 - player)) / 2;
  }
};

}  // namespace spires::cli
