// WT-5: what a card allows. Which pieces, for which side, by how many steps.
#pragma once

#include "engine/towers/action.h"
#include "engine/towers/movement.h"

namespace spires::towers {

// The steps of one side of the card being resolved: the die or announced value, or what the card prints.
constexpr int steps_for(const State& s, Side side) {
  if (s.value != 0) return s.value;
  const CardRow& card = row(s.card);
  return side == Side::Tower ? card.tower : card.wizard;
}

constexpr bool side_open(const State& s, Side side) {
  if (s.side != Side::None) return s.side == side;
  return row(s.card).moves(side);
}

constexpr bool wizard_can_move(const Rules& rules, const State& s, Seat seat, int steps) {
  return movable_wizards(s, s.visible[wizards_moved_by(rules, s, seat)], steps) != 0;
}

constexpr void list_wizards(const Rules& rules, const State& s, Seat seat, int steps, Actions& out) {
  const Seat owner = wizards_moved_by(rules, s, seat);
  std::uint32_t spaces = movable_wizards(s, s.visible[owner], steps);
  for (; spaces != 0; spaces &= spaces - 1)
    out.push_back(Action::move(Piece::wizard(Space(lowest_bit(spaces)), owner)));
}

constexpr void list_towers(const State& s, int steps, Actions& out) {
  const Space barred = barred_space(s, steps);
  for (int t = 0; t < kTowers; ++t) {
    const Place place = s.tower[t];
    out.push_if(place.on_board() && place.space() != barred,
                Action::move(Piece::block(place.space(), static_cast<Level>(place.level()))));
  }
}

// The pieces that the card being resolved can move now (WT-5.6).
constexpr void list_pieces(const Rules& rules, const State& s, Actions& out) {
  if (side_open(s, Side::Wizard)) list_wizards(rules, s, s.turn, steps_for(s, Side::Wizard), out);
  if (side_open(s, Side::Tower)) list_towers(s, steps_for(s, Side::Tower), out);
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
  const bool tower = any_block_moves(s, card.tower);
  const bool wizard = wizard_can_move(rules, s, seat, card.wizard);
  return {tower || !wizard, wizard || !tower};
}

}  // namespace spires::towers
