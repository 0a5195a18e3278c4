// WT-5: the pieces that a card may move, for which side, by how many steps.
#pragma once

#include "engine/towers/lists.h"
#include "engine/towers/movement.h"

namespace spires::towers {

// WT-5.6: the piece is chosen last, when value and side are fixed. Returns the steps of one side of the card being
// resolved: the die or announced value, or the printed one.
constexpr int steps_for(const State& s, Side side) {
  if (s.value != 0) return s.value;
  return row(s.card).steps[side];
}

// Returns the side that the card or its player has fixed; None: both are open. At most one of the two is not None.
constexpr Side fixed_side(const State& s) {
  return Side(static_cast<std::uint8_t>(s.side) | static_cast<std::uint8_t>(row(s.card).only));
}
constexpr bool side_open(const State& s, Side side) { return fixed_side(s) == side || fixed_side(s) == Side::None; }

constexpr bool wizard_can_move(const Rules& rules, const State& s, Seat seat, int steps) {
  return movable_wizards(s, s.visible[wizards_moved_by(rules, s, seat)], steps) != 0;
}

template <class Out>
constexpr void list_wizards(const Rules& rules, const State& s, Seat seat, int steps, Out& out) {
  const Seat owner = wizards_moved_by(rules, s, seat);
  push_spaces(out, movable_wizards(s, s.visible[owner], steps),
              [owner](Space space) { return Action::move(Piece::wizard(space, owner)); });
}

template <class Out>
constexpr void list_towers(const State& s, int steps, Out& out) {
  push_blocks(out, s, movable_blocks(s, steps),
              [](Space space, int level) { return Action::move(Piece::block(space, static_cast<Level>(level))); });
}

constexpr bool any_piece(const Rules& rules, const State& s) {
  if (side_open(s, Side::Tower) && movable_blocks(s, steps_for(s, Side::Tower)) != 0) return true;
  return side_open(s, Side::Wizard) && wizard_can_move(rules, s, s.turn, steps_for(s, Side::Wizard));
}

// Returns whether the committed piece would be listed again (I-2).
constexpr bool piece_still_moves(const Rules& rules, const State& s) {
  if (s.piece.side == Side::Tower) {
    return s.piece.space != barred_space(s, s.value) && height(s, s.piece.space) >= s.piece.level();
  }
  return s.piece.owner() == wizards_moved_by(rules, s, s.turn) &&
         (movable_wizards(s, s.visible[s.piece.owner()], s.value) & bit(s.piece.space)) != 0;
}

// a side may be announced if it can move something, or if neither can.
struct Sides {
  bool tower;
  bool wizard;
};
constexpr Sides announceable(const Rules& rules, const State& s, Seat seat, const CardRow& card) {
  const bool tower = movable_blocks(s, card.steps[Side::Tower]) != 0;
  const bool wizard = wizard_can_move(rules, s, seat, card.steps[Side::Wizard]);
  return {tower || !wizard, wizard || !tower};
}

// Returns whether every card can move its pieces: no surface is full (WT-6.4), so a visible wizard can go anywhere, and
// the towers are on the board and not nearly all in one stack (WT-8.4).
SPIRES_INLINE constexpr bool plain_board(const State& s) {
  return s.full == 0 && s.tower[7].on_board() && s.tower[8].on_board() && height(s, s.tower[0].space()) < kTowers - 1;
}

// Returns what can be played, as bits of the hand's word (cards.h): the lowest bit of a card's field. If the side of a
// combined card is announced, the lowest bit is its tower side and the next one its wizard side.
constexpr std::uint64_t plays_of(const Rules& rules, const State& s) {
  const std::uint64_t kinds = s.hand[s.turn].kinds();
  if (!rules.announced_sides) return kinds;
  std::uint64_t plays = kinds & ~kCardFields.combined;
  for (std::uint64_t rest = kinds ^ plays; rest != 0; rest &= rest - 1) {
    const int bit = lowest_bit(rest);
    const Sides sides = announceable(rules, s, s.turn, row(kCardFields.kind_of_bit[bit]));
    plays |= std::uint64_t{(sides.tower ? 1U : 0U) | (sides.wizard ? 2U : 0U)} << bit;
  }
  return plays;
}

// Same result, without testing each card. REQUIRES: plain_board(s), and wizards are the player's own.
SPIRES_INLINE constexpr std::uint64_t plain_plays_of(const Rules& rules, const State& s) {
  const std::uint64_t kinds = s.hand[s.turn].kinds();
  const bool wizard_sides = rules.announced_sides && s.visible[s.turn] != 0;
  return kinds | (wizard_sides ? (kinds & kCardFields.combined) << 1 : 0);
}
constexpr Action play_at(const Rules& rules, int bit) {
  return Action::play(kCardFields.kind_of_bit[bit], rules.announced_sides ? kCardFields.side_of_bit[bit] : Side::None);
}

}  // namespace spires::towers
