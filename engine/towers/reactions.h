// WT-15, WT-14.4: which seats a window asks, and what they may do there.
//
// WT-15.3: a window asks from the active seat clockwise. WT-15.9: passing in PRE leaves MID open to the same seat.
// WT-15.10: a seat that casts a tower spell out of turn is its mover and gets the reward. A seat is asked only if it
// could do something besides passing, which follows from public facts: potions, tiles, slots and the board's top
// surfaces.
#pragma once

#include "engine/towers/spells.h"

namespace spires::towers {

// WT-15.2: one slot for the table, or one for each player.
constexpr bool slot_free(const Rules& rules, const State& s, Seat seat) {
  return rules.options.master_casters == MasterCasters::OnePerAction ? s.slots.none_taken() : !s.slots.taken(seat);
}

constexpr bool casting_left(const Rules& rules, const State& s) { return s.castings < rules.castings; }

// Returns whether a seat may cast in the active turn; `casting` says how often.
constexpr bool may_cast(const Rules& rules, const State& s, Casting casting, Seat seat) {
  switch (casting) {
    case Casting::Never: return false;
    case Casting::Counted: return casting_left(rules, s);  // WT-10.2
    case Casting::Unlimited: return true;                  // WT-14.2
    case Casting::Slotted: return slot_free(rules, s, seat);
  }
  return false;
}

// Returns what a casting at this point of the active player's turn uses up.
constexpr Toll toll_of(Casting casting) {
  if (casting == Casting::Counted) return Toll::Count;
  return casting == Casting::Slotted ? Toll::Slot : Toll::None;
}

// --- Piggyback ---

constexpr Ride ride_of_card(const State& s) {
  return {s.piece.owner(), s.piece.space, forward(s.piece.space, s.value), s.riders};
}

// WT-11.8, WT-14.4, R-17h: returns whether a seat may add a rider at all.
constexpr bool may_add_rider(const Rules& rules, const State& s, Seat seat) {
  if (!s.tiles.has(Spell::Piggyback) || !can_pay(rules, s, seat, Spell::Piggyback)) return false;
  switch (rules.variant.riders) {
    case Riders::Nobody: return false;
    case Riders::Active: return seat == s.turn && may_cast(rules, s, rules.variant.at_choose, seat);
    case Riders::Everybody: return true;
    case Riders::FreeSlots: return slot_free(rules, s, seat);
  }
  return false;
}

constexpr Toll rider_toll(const Rules& rules) {
  if (rules.variant.riders == Riders::FreeSlots) return Toll::Slot;
  return rules.variant.riders == Riders::Active ? toll_of(rules.variant.at_choose) : Toll::None;
}

constexpr bool can_join_card(const Rules& rules, const State& s, Seat seat) {
  return s.piece.side == Side::Wizard && may_add_rider(rules, s, seat) && can_ride(rules, s, ride_of_card(s), seat);
}

// R-17b: riders join a wizard moved by a spell only if the option allows it; the caller tests the option.
constexpr bool can_join_spell(const Rules& rules, const State& s, Seat seat) {
  return may_add_rider(rules, s, seat) && can_ride(rules, s, ride_of_spell(s), seat);
}

// --- Windows ---

constexpr bool three_windows(const Rules& rules) {
  return rules.variant.windows && rules.options.master_windows == MasterWindows::BeforeDuringAfter;
}

// WT-15.8, R-24: during a refusal the master variant has its slot only by option.
constexpr bool slot_windows(const Rules& rules, const State& s) {
  return rules.variant.windows && (s.refused == 0 || rules.options.refusal_slot);
}

// WT-15.4, I-2: a kind can be reserved for after the move if there is no window during it.
constexpr SpellSet reservable_kinds(const Rules& rules, const State& s) {
  return three_windows(rules) ? SpellSet{} : ordinary_kinds(rules, s);
}

constexpr bool can_reserve_any(const Rules& rules, const State& s, Seat seat) {
  for (std::uint32_t rest = reservable_kinds(rules, s).bits(); rest != 0; rest &= rest - 1) {
    if (can_pay(rules, s, seat, Spell(lowest_bit(rest)))) return true;
  }
  return false;
}

// Returns the kinds that a seat may cast in POST: the reserved one, or any while its slot is free (WT-15.7, A6).
constexpr SpellSet post_kinds(const Rules& rules, const State& s, Seat seat) {
  if (s.slots.reserved(seat)) return SpellSet::of(s.slots.kind(seat));
  return three_windows(rules) && slot_free(rules, s, seat) ? ordinary_kinds(rules, s) : SpellSet{};
}

// Returns the kinds that a seat may cast in MID besides PB.
constexpr SpellSet mid_kinds(const Rules& rules, const State& s, Seat seat) {
  return three_windows(rules) && slot_free(rules, s, seat) ? ordinary_kinds(rules, s) : SpellSet{};
}

constexpr bool can_rescue(const Rules& rules, const State& s, Seat seat) {
  return can_cast_any(rules, s, seat, s.tiles & spells_at(Moment::Rescue));
}

// Returns whether a seat can do anything but pass in the window of this phase.
constexpr bool can_act(const Rules& rules, const State& s, Phase window, Seat seat) {
  switch (window) {
    case Phase::Pre:
      return slot_free(rules, s, seat) &&
             (can_reserve_any(rules, s, seat) || can_cast_any(rules, s, seat, ordinary_kinds(rules, s)));
    case Phase::Mid: return can_join_card(rules, s, seat) || can_cast_any(rules, s, seat, mid_kinds(rules, s, seat));
    case Phase::Post: return can_cast_any(rules, s, seat, post_kinds(rules, s, seat));
    case Phase::Rescue0:
    case Phase::Rescue1:
    case Phase::Rescue2: return can_rescue(rules, s, seat);
    case Phase::Tiles:
    case Phase::Deal:
    case Phase::Choose:
    case Phase::Answer:
    case Phase::Offered:
    case Phase::Return:
    case Phase::Roll:
    case Phase::Reroll:
    case Phase::Side:
    case Phase::Piece:
    case Phase::Redraw:
    case Phase::Step:
    case Phase::End:
    case Phase::Refill:
    case Phase::Over: break;
  }
  return false;
}

// Asks the first seat that can act, from `seat` to the last one before the active seat. Returns false if none can.
template <class Ref>
SPIRES_APART constexpr bool ask_from(Ref ref, Phase window, Seat seat) {
  do {
    if (can_act(ref.rules, ref.s, window, seat)) {
      ref.wait(window, Inner::None, seat);
      return true;
    }
    // WT-15.7: a seat that is passed over in POST has declined.
    if (window == Phase::Post && ref.s.slots.reserved(seat)) ref.emit(ReservationClosed{seat});
    seat = next_seat(seat, ref.rules.players);
  } while (seat != ref.s.turn);
  return false;
}

// Does the same for the seats after `seat`.
template <class Ref>
constexpr bool ask_after(Ref ref, Phase window, Seat seat) {
  const Seat next = next_seat(seat, ref.rules.players);
  return next != ref.s.turn && ask_from(ref, window, next);
}

// WT-15.6: rescue rounds exist if FR is outside the slots.
constexpr bool has_rescue_rounds(const Rules& rules, const State& s) {
  return rules.variant.windows && rules.options.free_exempt && !(s.tiles & spells_at(Moment::Rescue)).empty();
}

// returns whether the caster can repeat the kind just cast.
constexpr bool can_repeat(const Rules& rules, const State& s, Phase window, Seat seat, Spell spell) {
  if (!rules.variant.windows || rules.options.master_repeat == MasterRepeat::Once) return false;
  if (!can_pay(rules, s, seat, spell)) return false;
  if (spell == Spell::Piggyback) return window == Phase::Mid && can_ride(rules, s, ride_of_card(s), seat);
  if (rules.options.repeat_targets == RepeatTargets::Free) return has_target(rules, s, spell);
  Actions repeats;
  list_repeats(rules, s, seat, spell, repeats);
  return !repeats.empty();
}

}  // namespace spires::towers
