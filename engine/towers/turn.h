// WT-4, WT-20: the turn as a state machine. Each function continues the game to the next point where a seat decides,
// chance is due, or the game is over. Everything it needs is in the State, so a match can continue from any position.
#pragma once

#include "engine/towers/pieces.h"
#include "engine/towers/reactions.h"

namespace spires::towers {

inline constexpr int kHandSize = 3;  // WT-4.5

template <class Ref>
SPIRES_INLINE constexpr void start_action(Ref ref, int act);
template <class Ref>
constexpr void open_rescue(Ref ref, Phase round);
template <class Ref>
SPIRES_INLINE constexpr void execute_card(Ref ref);

// --- Between turns ---

template <class Ref>
SPIRES_APART constexpr void start_turn(Ref ref, Seat seat) {
  ref.emit(TurnStarted{seat});
  if (ref.rules.variant.windows) {
    open_rescue(ref, Phase::Rescue0);
  } else {
    start_action(ref, 1);
  }
}

// WT-4.7: ends the turn after the draws. WT-4.1: the next seat clockwise follows; WT-4.8: even with all wizards home.
template <class Ref>
SPIRES_APART constexpr void finish_turn(Ref ref) {
  if (over_after_turn(ref.rules, ref.s)) {
    ref.emit(GameEnded{});
  } else {
    start_turn(ref, next_seat(ref.s.turn, ref.rules.players));
  }
}

// WT-4.5: draws up to three cards, unless none are left to draw.
template <class Ref>
SPIRES_INLINE constexpr void refill(Ref ref) {
  if (ref.s.hand_size[ref.s.turn] < kHandSize && can_draw(ref.rules, ref.s)) {
    ref.wait(Phase::Refill, Inner::None, ref.s.turn);
  } else {
    finish_turn(ref);
  }
}

template <class Ref>
SPIRES_INLINE constexpr void end_turn(Ref ref) {
  ref.emit(TurnEnded{});
  refill(ref);
}

// WT-20.3: the turn continues after the last action only while a spell can be cast.
template <class Ref>
SPIRES_INLINE constexpr void open_end(Ref ref) {
  const Seat seat = ref.s.turn;
  if (ref.s.stock[seat].full >= ref.rules.cheapest && may_cast(ref.rules, ref.s, ref.rules.variant.at_end, seat) &&
      can_cast_any(ref.rules, ref.s, seat, ordinary_kinds(ref.rules, ref.s))) {
    ref.wait(Phase::End, Inner::None, seat);
  } else {
    end_turn(ref);
  }
}

template <class Ref>
SPIRES_INLINE constexpr void next_action(Ref ref) {
  if (ref.s.act < ref.rules.variant.actions) {
    start_action(ref, ref.s.act + 1);
  } else {
    open_end(ref);
  }
}

// A seat without cards skips its action.
template <class Ref>
SPIRES_APART constexpr void skip_action(Ref ref) {
  next_action(ref);
}

template <class Ref>
SPIRES_INLINE constexpr void start_action(Ref ref, int act) {
  ref.emit(ActionStarted{static_cast<std::uint8_t>(act)});
  if (ref.s.hand_size[ref.s.turn] != 0) {
    ref.wait(Phase::Choose, Inner::None, ref.s.turn);
  } else {
    skip_action(ref);
  }
}

// --- Inside an action ---

// WT-4.6c: asks for the step after a refusal; R-11: without a legal one it is skipped.
template <class Ref>
SPIRES_INLINE constexpr void ask_step(Ref ref);
// WT-20.4: a card without a legal piece fizzles at once.
template <class Ref>
SPIRES_INLINE constexpr void ask_piece(Ref ref);

template <class Ref>
SPIRES_APART constexpr void after_rescue(Ref ref, Phase round) {
  if (round == Phase::Rescue0) {
    start_action(ref, 1);
  } else if (round == Phase::Rescue1) {
    if (ref.s.refused != 0) {
      ask_step(ref);
    } else {
      ask_piece(ref);
    }
  } else if (ref.s.refused != 0) {
    end_turn(ref);
  } else {
    next_action(ref);
  }
}

// WT-15.6, I-3.
template <class Ref>
SPIRES_APART constexpr void open_rescue(Ref ref, Phase round) {
  if (has_rescue_rounds(ref.rules, ref.s) && ask_from(ref, round, ref.s.turn)) return;
  after_rescue(ref, round);
}

template <class Ref>
SPIRES_APART constexpr void open_pre_window(Ref ref) {
  if (slot_windows(ref.rules, ref.s) && ask_from(ref, Phase::Pre, ref.s.turn)) return;
  open_rescue(ref, Phase::Rescue1);
}

template <class Ref>
SPIRES_APART constexpr void open_post_window(Ref ref) {
  if (slot_windows(ref.rules, ref.s) && ask_from(ref, Phase::Post, ref.s.turn)) return;
  open_rescue(ref, Phase::Rescue2);
}

// Windows and rescue rounds exist only in the master variant; elsewhere the action continues directly.
template <class Ref>
SPIRES_INLINE constexpr void open_pre(Ref ref) {
  if (ref.rules.variant.windows) {
    open_pre_window(ref);
  } else if (ref.s.refused != 0) {
    ask_step(ref);
  } else {
    ask_piece(ref);
  }
}

template <class Ref>
SPIRES_INLINE constexpr void open_post(Ref ref) {
  if (ref.rules.variant.windows) {
    open_post_window(ref);
  } else if (ref.s.refused != 0) {
    end_turn(ref);
  } else {
    next_action(ref);
  }
}

template <class Ref>
SPIRES_INLINE constexpr void ask_step(Ref ref) {
  if (movable_blocks(ref.s, 1) != 0) {
    ref.wait(Phase::Step, Inner::None, ref.s.turn);
  } else {
    open_post(ref);
  }
}

template <class Ref>
SPIRES_INLINE constexpr void ask_piece(Ref ref) {
  if (any_piece(ref.rules, ref.s)) {
    ref.wait(Phase::Piece, Inner::None, ref.s.turn);
  } else {
    ref.emit(CardFizzled{});
    open_post(ref);
  }
}

// WT-11.8, WT-15.7 (A4): riders may join; with three windows any spell may be cast.
template <class Ref>
SPIRES_INLINE constexpr void open_mid(Ref ref) {
  const bool riders = ref.s.piece.side == Side::Wizard && ref.s.tiles.has(Spell::Piggyback);
  if ((riders || three_windows(ref.rules)) && ask_from(ref, Phase::Mid, ref.s.turn)) return;
  execute_card(ref);
}

template <class Ref>
SPIRES_INLINE constexpr void after_move(Ref ref, Then then) {
  switch (then) {
    case Then::GoOn:
      ref.emit(CardFinished{});
      open_post(ref);
      return;
    case Then::Asked: return;
    case Then::TurnOver: end_turn(ref); return;
    case Then::GameOver: ref.emit(GameEnded{}); return;
  }
}

template <class Ref>
SPIRES_INLINE constexpr void execute_card(Ref ref) {
  const State& s = ref.s;
  if (ref.rules.variant.windows && !piece_still_moves(ref.rules, s)) {  // WT-15.5
    ref.emit(CardFizzled{});
    open_post(ref);
    return;
  }
  const Space from = s.piece.space;
  const Space to = forward(from, s.value);
  Then then = Then::GoOn;
  if (s.piece.side == Side::Tower) {
    then = move_block(ref, Phase::Piece, s.turn, from, s.piece.level(), s.value);
  } else if (to == s.castle || !s.riders.empty()) {
    then = move_group(ref, s.piece.owner(), from, to, s.riders, s.turn, true);
  } else {
    ref.emit(WizardMoved{s.piece.owner(), from, to});
  }
  after_move(ref, then);
}

// --- The card before its piece ---

// WT-5.3, WT-5.4: the result is binding. The side of a card with both is chosen now, if both can move.
template <class Ref>
constexpr void let_result_stand(Ref ref) {
  const CardRow& card = row(ref.s.card);
  Side side = card.only;
  if (side == Side::None) {
    const bool tower = movable_blocks(ref.s, ref.s.value) != 0;
    const bool wizard = wizard_can_move(ref.rules, ref.s, ref.s.turn, ref.s.value);
    if (tower && wizard) {
      ref.emit(ResultStands{Side::None});
      ref.wait(Phase::Side, Inner::None, ref.s.turn);
      return;
    }
    if (tower || wizard) side = tower ? Side::Tower : Side::Wizard;
  }
  ref.emit(ResultStands{side});
  open_pre(ref);
}

template <class Ref>
SPIRES_INLINE constexpr void play_card(Ref ref, Card card, Side announced) {
  const CardRow& c = row(card);
  if (c.dice != 0) {
    ref.emit(CardPlayed{ref.s.turn, card, Side::None, 0, static_cast<std::uint8_t>(c.dice - 1)});
    ref.wait(Phase::Roll, Inner::None, ref.s.turn);
    return;
  }
  // At most one of the two is not None: a card with one side announces nothing.
  const Side side = Side(static_cast<std::uint8_t>(announced) | static_cast<std::uint8_t>(c.only));
  ref.emit(CardPlayed{ref.s.turn, card, side, c.steps[side], 0});
  open_pre(ref);
}

// WT-4.6: the player sees the new cards before the step.
template <class Ref>
constexpr void redraw(Ref ref) {
  if (ref.s.hand_size[ref.s.turn] < kHandSize && can_draw(ref.rules, ref.s)) {
    ref.wait(Phase::Redraw, Inner::None, ref.s.turn);
  } else {
    open_pre(ref);
  }
}

}  // namespace spires::towers
