// WT-10, WT-15: a casting, from its cost to the point where the game continues, and the end of windows.
#pragma once

#include "engine/towers/turn.h"

namespace spires::towers {

template <class Ref>
SPIRES_APART constexpr void close_window(Ref ref, Phase window) {
  if (window == Phase::Pre) {
    open_rescue(ref, Phase::Rescue1);
  } else if (window == Phase::Mid) {
    execute_card(ref);
  } else if (window == Phase::Post) {
    open_rescue(ref, Phase::Rescue2);
  } else {
    after_rescue(ref, window);
  }
}

// Continues after a seat has finished with the window.
template <class Ref>
SPIRES_APART constexpr void leave_window(Ref ref, Phase window, Seat seat) {
  if (!ask_after(ref, window, seat)) close_window(ref, window);
}

// Continues after a casting that does not end the turn and will not be repeated.
template <class Ref>
SPIRES_APART constexpr void after_casting(Ref ref, Seat caster) {
  const Phase phase = ref.s.phase;
  switch (phase) {
    case Phase::Choose: ref.wait(Phase::Choose, Inner::None, ref.s.turn); return;
    case Phase::Pre:
    case Phase::Post: leave_window(ref, phase, caster); return;
    case Phase::Mid:
      // WT-14.4: in a variant without slots a seat may add riders until it passes.
      if (!ref.rules.variant.windows && can_act(ref.rules, ref.s, phase, caster)) {
        ref.wait(phase, Inner::None, caster);
      } else {
        leave_window(ref, phase, caster);
      }
      return;
    case Phase::Rescue0:
    case Phase::Rescue1:
    case Phase::Rescue2:
      // I-3: the round starts again.
      if (!ask_from(ref, phase, ref.s.turn)) after_rescue(ref, phase);
      return;
    case Phase::Piece:
      ask_piece(ref);  // I-1
      return;
    case Phase::Step: ask_step(ref); return;
    case Phase::End: open_end(ref); return;
    case Phase::Tiles:
    case Phase::Deal:
    case Phase::Answer:
    case Phase::Offered:
    case Phase::Return:
    case Phase::Roll:
    case Phase::Reroll:
    case Phase::Side:
    case Phase::Redraw:
    case Phase::Refill:
    case Phase::Over: return;
  }
}

constexpr bool is_rescue(Phase phase) {
  return phase == Phase::Rescue0 || phase == Phase::Rescue1 || phase == Phase::Rescue2;
}

template <class Ref>
SPIRES_APART constexpr void offer_repeat(Ref ref, Seat caster, Spell spell) {
  if (!is_rescue(ref.s.phase) && can_repeat(ref.rules, ref.s, ref.s.phase, caster, spell)) {
    ref.wait(ref.s.phase, Inner::Repeat, caster);
  } else {
    after_casting(ref, caster);
  }
}

// Continues after the effect of the casting under way, as `then` says.
template <class Ref>
SPIRES_APART constexpr void finish_spell(Ref ref, Then then) {
  const SpellUnderWay spell = ref.s.spell;
  switch (then) {
    case Then::GoOn:
      ref.emit(SpellResolved{});
      offer_repeat(ref, spell.caster, spell.spell);
      return;
    case Then::Asked: return;
    case Then::TurnOver:  // WT-10.5, WT-14.5
      ref.emit(SpellResolved{});
      end_turn(ref);
      return;
    case Then::GameOver: ref.emit(GameEnded{}); return;
  }
}

// R-17b: asks for riders before a spell moves a wizard, in turn from the active seat. Returns false if none can join.
template <class Ref>
constexpr bool ask_spell_rider(Ref ref, Seat seat) {
  do {
    if (can_join_spell(ref.rules, ref.s, seat)) {
      ref.wait(ref.s.phase, Inner::Ride, seat);
      return true;
    }
    seat = next_seat(seat, ref.rules.players);
  } while (seat != ref.s.turn);
  return false;
}

// WT-10.1: returns what a casting at the present point uses up.
constexpr Toll toll_here(const Rules& rules, const State& s) {
  switch (s.phase) {
    case Phase::Choose: return toll_of(rules.variant.at_choose);
    case Phase::Piece: return toll_of(rules.variant.mid_card);
    case Phase::Step: return toll_of(rules.variant.at_step);
    case Phase::End: return toll_of(rules.variant.at_end);
    case Phase::Pre:
    case Phase::Mid:
    case Phase::Post: return Toll::Slot;
    case Phase::Rescue0:
    case Phase::Rescue1:
    case Phase::Rescue2:
    case Phase::Tiles:
    case Phase::Deal:
    case Phase::Answer:
    case Phase::Offered:
    case Phase::Return:
    case Phase::Roll:
    case Phase::Reroll:
    case Phase::Side:
    case Phase::Redraw:
    case Phase::Refill:
    case Phase::Over: break;
  }
  return Toll::None;
}

// Returns whether a seat whose rider has just joined a spell may add another, regardless of its slot.
constexpr bool may_add_another(const Rules& rules, const State& s, Seat seat) {
  if (!can_pay(rules, s, seat, Spell::Piggyback) || !can_ride(rules, s, ride_of_spell(s), seat)) return false;
  if (rules.variant.riders != Riders::FreeSlots) return may_add_rider(rules, s, seat);
  // Once means one casting per slot.
  return rules.options.master_repeat == MasterRepeat::Many || !rules.readings.once_means_one_rider;
}

template <class Ref>
SPIRES_APART constexpr void cast_rider(Ref ref, Seat seat) {
  const bool joins_spell = ref.s.spell.spell != Spell::None;
  ref.emit(SpellCast{seat, Spell::Piggyback, static_cast<std::uint8_t>(seat), 0,
                     static_cast<std::uint8_t>(ref.rules.cost(Spell::Piggyback)), rider_toll(ref.rules)});
  if (!joins_spell) {
    offer_repeat(ref, seat, Spell::Piggyback);
    return;
  }
  // The same seat is asked until it passes.
  if (may_add_another(ref.rules, ref.s, seat)) {
    ref.wait(ref.s.phase, Inner::Ride, seat);
    return;
  }
  const Seat next = next_seat(seat, ref.rules.players);
  if (next == ref.s.turn || !ask_spell_rider(ref, next)) finish_spell(ref, resolve_spell(ref));
}

template <class Ref>
SPIRES_APART constexpr void cast(Ref ref, Seat caster, const Action& action) {
  if (action.spell() == Spell::Piggyback) {
    cast_rider(ref, caster);
    return;
  }
  if (ref.s.phase == Phase::Post && ref.s.slots.reserved(caster)) ref.emit(ReservationClosed{caster});
  const Spell spell = action.spell();
  ref.emit(SpellCast{caster, spell, action.b, action.c, static_cast<std::uint8_t>(ref.rules.cost(spell)),
                     toll_here(ref.rules, ref.s)});
  if (moves_wizard(spell) && !ref.rules.options.pb_card_moves_only && ask_spell_rider(ref, ref.s.turn)) return;
  finish_spell(ref, resolve_spell(ref));
}

}  // namespace spires::towers
