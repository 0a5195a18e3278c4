// WT-20: the consequences of a decision and of a chance outcome.
#pragma once

#include "engine/core/rng.h"
#include "engine/towers/legal.h"

namespace spires::towers {

constexpr bool waits_for_chance(const State& s) {
  constexpr auto phase_bit = [](Phase phase) { return 1U << static_cast<int>(phase); };
  constexpr std::uint32_t chance_phases = phase_bit(Phase::Tiles) | phase_bit(Phase::Deal) | phase_bit(Phase::Roll) |
                                          phase_bit(Phase::Redraw) | phase_bit(Phase::Refill);
  return (phase_bit(s.phase) & chance_phases) != 0 || s.inner == Inner::Draw;
}

template <class Ref>
constexpr void pass(Ref ref, Seat seat) {
  if (ref.s.inner == Inner::Ride) {
    const Seat next = next_seat(seat, ref.rules.players);
    if (next == ref.s.turn || !ask_spell_rider(ref, next)) finish_spell(ref, resolve_spell(ref));
    return;
  }
  if (ref.s.phase == Phase::Post && ref.s.slots.reserved(seat)) ref.emit(ReservationClosed{seat});
  leave_window(ref, ref.s.phase, seat);
}

template <class Ref>
SPIRES_APART constexpr void decide_otherwise(Ref ref, Seat seat, const Action& action) {
  using Kind = Action::Kind;
  switch (action.kind) {
    case Kind::Discard:
      ref.emit(CardDiscarded{seat, action.card()});
      next_action(ref);  // I-5
      return;
    case Kind::Refuse:
      ref.emit(HandDiscarded{seat, ref.s.hand[seat]});
      redraw(ref);
      return;
    case Kind::Reroll:
      ref.emit(RerollCalled{});
      ref.wait(Phase::Roll, Inner::None, seat);
      return;
    case Kind::Accept: let_result_stand(ref); return;
    case Kind::ChooseSide:
      ref.emit(ResultStands{action.side()});
      open_pre(ref);
      return;
    case Kind::Play:
    case Kind::Wizard:
    case Kind::Tower: return;  // decide
    case Kind::Unused:
      ref.emit(CardFizzled{});
      open_post(ref);
      return;
    case Kind::Step: after_move(ref, move_block(ref, Phase::Step, seat, action.space(), action.level(), 1)); return;
    case Kind::NoStep: open_post(ref); return;
    case Kind::Cast: cast(ref, seat, action); return;
    case Kind::Reserve:
      ref.emit(SpellReserved{seat, action.spell()});
      leave_window(ref, Phase::Pre, seat);
      return;
    case Kind::Pass: pass(ref, seat); return;
    case Kind::Stop: after_casting(ref, seat); return;
    case Kind::End: end_turn(ref); return;
    case Kind::Ask: ask_partner(ref); return;
    case Kind::Offer: offer_card(ref, seat, action.card()); return;
    case Kind::Decline: decline(ref); return;
    case Kind::TakeCard: take_offer(ref); return;
    case Kind::Return: return_card(ref, action.card()); return;
    case Kind::Give: give_potions(ref, seat, action.a); return;
    case Kind::Take: finish_spell(ref, free_wizard(ref, Seat(action.a))); return;
    case Kind::Leave: finish_spell(ref, Then::GoOn); return;
    case Kind::FillPartner:
    case Kind::FillNone: choose_filling(ref, seat, action.kind); return;
  }
}

// Inlines the two decisions that make up most of a game, playing a card and moving a piece; the others are out of line.
template <class Ref>
SPIRES_INLINE constexpr void decide(Ref ref, Seat seat, const Action& action) {
  using Kind = Action::Kind;
  if (action.kind == Kind::Wizard || action.kind == Kind::Tower) {
    const Piece piece = action.piece();
    ref.emit(PieceChosen{piece, static_cast<std::uint8_t>(steps_for(ref.s, piece.side))});
    open_mid(ref);
  } else if (action.kind == Kind::Play) {
    play_card(ref, action.card(), action.side());
  } else {
    decide_otherwise(ref, seat, action);
  }
}

// --- Chance (WT-20.5) ---

// Returns the seat that gets the next card. REQUIRES: a card is due.
constexpr Seat drawing_seat(const State& s) {
  if (s.inner == Inner::Draw) return s.spell.caster;
  if (s.phase != Phase::Deal) return s.turn;
  Seat seat = Seat::A;  // the deal: three to each seat in turn
  while (s.hand_size[seat] >= kHandSize) seat = next_seat(seat, kMaxSeats);
  return seat;
}

// Calls f(set) for each set of `count` tiles out of the box, in ascending order of their bits.
template <class F>
constexpr void for_each_tile_set(SpellSet box, int count, F&& f) {
  for (std::uint32_t bits = 0; bits <= box.bits(); ++bits) {
    const SpellSet set(static_cast<std::uint16_t>(bits));
    if (count_bits(bits) == count && set.without(box).empty()) f(set);
  }
}

constexpr void list_chances(const Rules& rules, const State& s, Chances& out) {
  out.clear();
  if (s.phase == Phase::Tiles) {
    if (!rules.tiles.empty()) {  // the header names the result
      out.push_back({Chance::reveal(rules.tiles), 1});
      return;
    }
    for_each_tile_set(rules.box, rules.tile_count, [&](SpellSet set) { out.push_back({Chance::reveal(set), 1}); });
  } else if (s.phase == Phase::Roll) {
    for (int die = 1; die <= 6; ++die) out.push_back({Chance::roll(die), 1});
  } else if (s.draw_size == 0) {
    out.push_back({Chance::reshuffle(), 1});
  } else {
    s.draw.for_each_kind(
        [&](Card card) { out.push_back({Chance::draw(card), static_cast<std::uint32_t>(s.draw.count(card))}); });
  }
}

// Returns the outcome that a weighted pick from list_chances would give for this word, without building the list.
constexpr Chance sample_chance(const Rules& rules, const State& s, std::uint64_t word) {
  if (s.phase == Phase::Roll) return Chance::roll(1 + static_cast<int>(below(word, 6)));
  if (s.phase != Phase::Tiles) {
    if (s.draw_size == 0) return Chance::reshuffle();
    return Chance::draw(s.draw.nth(static_cast<int>(below(word, s.draw_size))));
  }
  Chances all;
  list_chances(rules, s, all);
  return all[static_cast<int>(below(word, static_cast<std::uint32_t>(all.size())))].outcome;
}

template <class Ref>
constexpr void draw_card(Ref ref, Card card) {
  const Seat seat = drawing_seat(ref.s);
  ref.emit(CardDrawn{seat, card});
  if (ref.s.inner == Inner::Draw) {
    if (ref.s.to_draw != 0 && can_draw(ref.rules, ref.s)) return;
    finish_spell(ref, Then::GoOn);
  } else if (ref.s.phase == Phase::Refill) {
    refill(ref);
  } else if (ref.s.phase == Phase::Redraw) {
    redraw(ref);
  } else if (seat_at(ref.rules.players - 1) == seat && ref.s.hand_size[seat] == kHandSize) {
    start_turn(ref, Seat::A);
  }
}

template <class Ref>
constexpr void happen(Ref ref, const Chance& outcome) {
  switch (outcome.kind) {
    case Chance::Kind::Tiles:
      ref.emit(TilesRevealed{SpellSet(outcome.tiles)});
      ref.wait(Phase::Deal, Inner::None, Seat::A);
      return;
    case Chance::Kind::Draw: draw_card(ref, Card(outcome.value)); return;
    case Chance::Kind::Reshuffle: ref.emit(Reshuffled{}); return;
    case Chance::Kind::Roll:
      ref.emit(DieRolled{outcome.value});
      if (ref.s.rerolls != 0) {
        ref.wait(Phase::Reroll, Inner::None, ref.s.turn);
      } else {
        let_result_stand(ref);
      }
      return;
  }
}

}  // namespace spires::towers
