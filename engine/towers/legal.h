// Lists the legal actions of the asked seat, by phase. The only source of legality: refusals.h just explains.
//
// Every list follows from public facts and the seat's own hand, so it is the same for a View.
#pragma once

#include "engine/towers/teams.h"

namespace spires::towers {

template <class Out>
constexpr void list_active_casts(const Rules& rules, const State& s, Casting casting, Out& out) {
  if (s.stock[s.turn].full < rules.cheapest) return;
  if (may_cast(rules, s, casting, s.turn)) list_casts(rules, s, s.turn, ordinary_kinds(rules, s), out);
}

template <class Out>
constexpr void list_plays(const Rules& rules, const State& s, Out& out) {
  push_bits(out, plays_of(rules, s), [&](int bit) { return play_at(rules, bit); });
}

// depending on the option, no card, the second card or any card may be thrown away unused.
constexpr bool may_discard(const Rules& rules, const State& s) { return s.act >= rules.discards_from; }
SPIRES_INLINE constexpr std::uint64_t throws_of(const Rules& rules, const State& s) {
  const std::uint64_t kinds = s.hand[s.turn].kinds();
  return may_discard(rules, s) ? kinds : 0;
}
constexpr Action throw_at(int bit) { return Action::discard(kCardFields.kind_of_bit[bit]); }

// WT-4.6, WT-16.4
constexpr bool may_refuse(const Rules& rules, const State& s) { return s.act == 1 && rules.refusals; }

// Lists the alternatives to playing a card of the hand.
template <class Out>
constexpr void list_throws(const Rules& rules, const State& s, Out& out) {
  push_bits(out, throws_of(rules, s), throw_at);
  out.push_if(may_refuse(rules, s), Action::of(Action::Kind::Refuse));
}

template <class Out>
constexpr void list_choose(const Rules& rules, const State& s, Out& out) {
  list_plays(rules, s, out);
  list_throws(rules, s, out);
  list_active_casts(rules, s, rules.variant.at_choose, out);
  if (can_ask(rules, s)) out.push_back(Action::of(Action::Kind::Ask));
  list_gifts(rules, s, s.turn, out);
}

template <class Out>
constexpr void list_piece_phase(const Rules& rules, const State& s, Out& out) {
  if (side_open(s, Side::Wizard)) list_wizards(rules, s, s.turn, steps_for(s, Side::Wizard), out);
  const int wizards = out.size();
  if (side_open(s, Side::Tower)) list_towers(s, steps_for(s, Side::Tower), out);
  if (out.empty()) return;
  // a player need not move a partner's wizard.
  const bool no_towers = out.size() == wizards;
  if (rules.teams && rules.options.team_move_partner == TeamMovePartner::May && no_towers &&
      wizards_moved_by(rules, s, s.turn) != s.turn) {
    out.push_back(Action::of(Action::Kind::Unused));
  }
  list_active_casts(rules, s, rules.variant.mid_card, out);
}

template <class Out>
constexpr void list_step(const Rules& rules, const State& s, Out& out) {
  push_blocks(out, s, movable_blocks(s, 1),
              [](Space space, int level) { return Action::step(space, static_cast<Level>(level)); });
  if (out.empty()) return;
  out.push_back(Action::of(Action::Kind::NoStep));
  list_active_casts(rules, s, rules.variant.at_step, out);
}

template <class Out>
constexpr void list_answer(const Rules& rules, const State& s, Seat seat, Out& out) {
  list_offers(s, seat, out);
  if (rules.options.team_decline) out.push_back(Action::of(Action::Kind::Decline));
  list_gifts(rules, s, seat, out);
}

template <class Out>
constexpr void list_pre(const Rules& rules, const State& s, Seat seat, Out& out) {
  if (slot_free(rules, s, seat)) {
    list_casts(rules, s, seat, ordinary_kinds(rules, s), out);
    for (std::uint32_t rest = reservable_kinds(rules, s).bits(); rest != 0; rest &= rest - 1) {
      const Spell spell = Spell(lowest_bit(rest));
      if (can_pay(rules, s, seat, spell)) out.push_back(Action::reserve(spell));
    }
  }
  out.push_back(Action::of(Action::Kind::Pass));
  list_gifts(rules, s, seat, out);
}

template <class Out>
constexpr void list_mid(const Rules& rules, const State& s, Seat seat, Out& out) {
  if (can_join_card(rules, s, seat)) out.push_back(Action::cast(Spell::Piggyback, spires::index(seat)));
  list_casts(rules, s, seat, mid_kinds(rules, s, seat), out);
  out.push_back(Action::of(Action::Kind::Pass));
  if (rules.variant.windows) list_gifts(rules, s, seat, out);
}

template <class Out>
constexpr void list_repeat_phase(const Rules& rules, const State& s, Seat seat, Out& out) {
  const Spell spell = s.slots.taken(seat) ? s.slots.kind(seat) : Spell::None;
  if (spell == Spell::Piggyback) {
    if (can_repeat(rules, s, s.phase, seat, spell)) out.push_back(Action::cast(spell, spires::index(seat)));
  } else if (spell != Spell::None) {
    list_repeats(rules, s, seat, spell, out);
  }
  out.push_back(Action::of(Action::Kind::Stop));
}

template <class Out>
constexpr void list_inner(const Rules& rules, const State& s, Seat seat, Out& out) {
  switch (s.inner) {
    case Inner::Repeat: list_repeat_phase(rules, s, seat, out); return;
    case Inner::Pick: list_picks(rules, s, out); return;
    case Inner::Fill:
      out.push_back(Action::of(Action::Kind::FillPartner));
      out.push_back(Action::of(Action::Kind::FillNone));
      return;
    case Inner::Ride:
      out.push_back(Action::cast(Spell::Piggyback, spires::index(seat)));
      out.push_back(Action::of(Action::Kind::Pass));
      return;
    case Inner::None:
    case Inner::Draw: return;
  }
}

// REQUIRES: `seat` is pending.
template <class Out>
constexpr void list_legal(const Rules& rules, const State& s, Seat seat, Out& out) {
  out.clear();
  if (s.inner != Inner::None) {
    list_inner(rules, s, seat, out);
    return;
  }
  switch (s.phase) {
    case Phase::Choose: list_choose(rules, s, out); return;
    case Phase::Piece: list_piece_phase(rules, s, out); return;
    case Phase::Reroll:
      out.push_back(Action::of(Action::Kind::Reroll));
      out.push_back(Action::of(Action::Kind::Accept));
      return;
    case Phase::Side:
      out.push_back(Action::choose_side(Side::Tower));
      out.push_back(Action::choose_side(Side::Wizard));
      return;
    case Phase::Step: list_step(rules, s, out); return;
    case Phase::End:
      list_active_casts(rules, s, rules.variant.at_end, out);
      out.push_back(Action::of(Action::Kind::End));
      list_gifts(rules, s, seat, out);
      return;
    case Phase::Answer: list_answer(rules, s, seat, out); return;
    case Phase::Offered:
      out.push_back(Action::of(Action::Kind::TakeCard));
      out.push_back(Action::of(Action::Kind::Decline));
      return;
    case Phase::Return: s.hand[seat].for_each_kind([&](Card card) { out.push_back(Action::give_back(card)); }); return;
    case Phase::Pre: list_pre(rules, s, seat, out); return;
    case Phase::Mid: list_mid(rules, s, seat, out); return;
    case Phase::Post:
      list_casts(rules, s, seat, post_kinds(rules, s, seat), out);
      out.push_back(Action::of(Action::Kind::Pass));
      if (rules.readings.gifts_in_every_window || s.slots.reserved(seat)) list_gifts(rules, s, seat, out);
      return;
    case Phase::Rescue0:
    case Phase::Rescue1:
    case Phase::Rescue2:
      list_casts(rules, s, seat, s.tiles & spells_at(Moment::Rescue), out);
      out.push_back(Action::of(Action::Kind::Pass));
      return;
    case Phase::Tiles:
    case Phase::Deal:
    case Phase::Roll:
    case Phase::Redraw:
    case Phase::Refill:
    case Phase::Over: return;
  }
}

}  // namespace spires::towers
