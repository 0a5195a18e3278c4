// Reads a state line into a State: first each field alone, then a check for contradictions between fields.
// text_state.cpp combines the two.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game_text.h"
#include "engine/core/keyed.h"
#include "engine/towers/options.h"
#include "engine/towers/state.h"

namespace spires::towers {

struct Stack {
  struct Tower {
    bool shield;
    Wizards roof;
  };
  Wizards ground;
  std::vector<Tower> towers;  // from the lowest
};

struct Position {
  Keyed<Space, Stack, kSpaces> board{};
  Space castle{};
  Keyed<Seat, int, kMaxSeats> wizards{};  // on the board
  Keyed<Seat, CardSet, kMaxSeats> hand{};
  Keyed<Seat, Stock, kMaxSeats> stock{};
  CardSet draw;
  CardSet discard;
  SpellSet tiles;
  Seat turn = Seat::A;
  int act = 0;
  Phase phase = Phase::Deal;
  Inner inner = Inner::None;
  Seat asked = Seat::A;  // the active seat if no seat is asked
  Card card = kNoCard;
  Side side = Side::None;
  int value = 0;
  int rerolls = 0;
  Piece piece = Piece::none();
  RiderList riders;
  Slots slots;
  SpellUnderWay spell = kNoSpell;
  RiderList spell_riders;
  Piece same = Piece::none();
  int castings = 0;
  int exchanged = 0;
  int refused = 0;
  int to_draw = 0;
};

// Reads each field alone: words, numbers, seats; checks that no piece occurs more often than in the box (WT-19).
Result<Position> read_position(const Rules& rules, std::string_view line);

// Reads the board. Returns the reason if that fails.
std::optional<std::string> read_board(const Rules& rules, std::string_view text, Position& position);

// Returns the first field that is impossible at this point of a match.
std::optional<Fault> contradiction(const Rules& rules, const State& state);

}  // namespace spires::towers
