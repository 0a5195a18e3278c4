// Ids of the things on the table: spaces, towers, surfaces, sides (WT-1). The spells are in tiles.h.
//
// WT-1.2: the castle is not a tower; it has a space but no tower number. WT-1.4: wizards have no numbers either; those
// of one colour are interchangeable.
#pragma once

#include <cstdint>

#include "engine/core/seat.h"

namespace spires::towers {

// WT-1.1, WT-2.1: a ring of 16 spaces, numbered clockwise from the castle's start space.
inline constexpr int kSpaces = 16;
enum class Space : std::uint8_t {};
constexpr int index(Space space) { return static_cast<int>(space); }
constexpr Space space_at(int i) { return static_cast<Space>(i & (kSpaces - 1)); }
constexpr Space forward(Space space, int steps) { return space_at(index(space) + steps); }
constexpr Space backward(Space space, int steps) { return space_at(index(space) - steps); }
constexpr std::uint16_t bit(Space space) { return static_cast<std::uint16_t>(1U << index(space)); }

// WT-2.2: the printed raven shields.
inline constexpr std::uint16_t kPrintedShields = (1U << 0) | (1U << 4) | (1U << 8) | (1U << 12);

// WT-1.3, WT-3.1: nine towers; those with an even number carry a shield on the roof.
inline constexpr int kTowers = 9;
inline constexpr int kShieldTowers = 5;
constexpr bool has_shield(int tower) { return tower % 2 == 0; }

// WT-2.6: level 1 is the lowest tower of a stack.
using Level = std::uint8_t;

// WT-2.4: a surface is the roof of a tower or the ground of a space.
enum class Surface : std::uint8_t {};
inline constexpr int kSurfaces = kTowers + kSpaces;
constexpr int index(Surface surface) { return static_cast<int>(surface); }
constexpr Surface roof_of(int tower) { return static_cast<Surface>(tower); }
constexpr Surface ground_of(Space space) { return static_cast<Surface>(kTowers + index(space)); }
constexpr bool is_roof(Surface surface) { return index(surface) < kTowers; }

// WT-6.4
inline constexpr int kSurfaceLimit = 6;

// WT-3.5: the most wizards at a table, for any number of players.
inline constexpr int kAllWizards = 18;

// The most potions that a seat's count can hold (WT-2.7).
inline constexpr int kMostPotions = 15;

// WT-5.1: what a movement card moves. None: not fixed (yet).
enum class Side : std::uint8_t { None, Tower, Wizard };

// A movable piece: a wizard by its space and colour (WT-20.6), or a block by its space and lowest level (WT-8.1).
struct Piece {
  Side side : 4;
  std::uint8_t which : 4;  // the owner of the wizard, or the level of the block
  Space space;

  static constexpr Piece none() { return of(Side::None, Space{0}, 0); }
  static constexpr Piece wizard(Space space, Seat owner) { return of(Side::Wizard, space, spires::index(owner)); }
  static constexpr Piece block(Space space, Level level) { return of(Side::Tower, space, level); }
  static constexpr Piece of(Side side, Space space, int which) {
    Piece piece{};
    piece.side = side;
    piece.which = static_cast<unsigned>(which) & 15U;
    piece.space = space;
    return piece;
  }
  constexpr Seat owner() const { return static_cast<Seat>(which); }
  constexpr Level level() const { return which; }
  constexpr bool operator==(const Piece&) const = default;
};

}  // namespace spires::towers
