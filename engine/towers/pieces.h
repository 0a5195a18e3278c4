// WT-5: what a card allows. Which pieces, for which side, by how many steps.
#pragma once

#include "engine/towers/lists.h"
#include "engine/towers/movement.h"

namespace spires::towers {

// WT-5.6: the piece is chosen last, when value and side are fixed. The steps of one side of the card being resolved:
// the die or announced value, or what the card prints.
constexpr int steps_for(const State& s, Side side) {
  if (s.value != 0) return s.value;
  return row(s.card).steps[side];
}

constexpr bool side_open(const State& s, Side side) {
  if (s.side != Side::None) return s.side == side;
  return row(s.card).moves(side);
}

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
  push_blocks(out, s, bit(barred_space(s, steps)),
              [](Space space, int level) { return Action::move(Piece::block(space, static_cast<Level>(level))); });
}

constexpr bool any_piece(const Rules& rules, const State& s) {
  if (side_open(s, Side::Tower) && any_block_moves(s, steps_for(s, Side::Tower))) return true;
  return side_open(s, Side::Wizard) && wizard_can_move(rules, s, s.turn, steps_for(s, Side::Wizard));
}

// Whether the committed piece would be listed again (I-2).
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
  const bool tower = any_block_moves(s, card.steps[Side::Tower]);
  const bool wizard = wizard_can_move(rules, s, seat, card.steps[Side::Wizard]);
  return {tower || !wizard, wizard || !tower};
}

}  // namespace spires::towers
