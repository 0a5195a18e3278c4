// The rule that forbids an action. legal.h decides; this explains.
//
// I-14: if several rules forbid the action, the answer is the lowest number. It depends on public facts and the seat's
// own hand, so a refusal reveals nothing: a wizard that is not visible gets the same answer, WT-2.5, whether it is
// trapped there or not there at all.
#pragma once

#include "engine/core/rule.h"
#include "engine/towers/decisions.h"

namespace spires::towers {

namespace refusing {

// Collects the rules that forbid an action and keeps the lowest.
class Reasons {
 public:
  constexpr void unless(bool fine, RuleNumber rule) {
    if (!fine) refusal_ = refusal_.lower(rule);
  }
  constexpr void unless(bool fine, std::uint8_t chapter, std::uint8_t section) {
    unless(fine, RuleNumber{chapter, section});
  }
  constexpr Refusal lowest() const { return refusal_; }

 private:
  Refusal refusal_;
};

constexpr bool at(const State& s, Phase phase) { return s.phase == phase && s.inner == Inner::None; }

constexpr bool valid_card(Card card) { return towers::index(card) < kCardKinds; }
constexpr bool holds(const State& s, Seat seat, Card card) { return valid_card(card) && s.hand[seat].has(card); }

constexpr void explain_play(const Rules& rules, const State& s, Seat seat, const Action& action, Reasons& no) {
  no.unless(s.refused == 0 && !at(s, Phase::End), 4, 2);
  no.unless(at(s, Phase::Choose), 4, 3);
  no.unless(holds(s, seat, action.card()), 4, 3);
  if (!valid_card(action.card())) return;
  const CardRow& card = row(action.card());
  const bool announces = is_combined(action.card()) && rules.options.side_announce == SideAnnounce::OnPlay;
  no.unless((action.side() != Side::None) == announces, 5, 5);
  if (!announces || action.side() == Side::None) return;
  const Sides sides = announceable(rules, s, seat, card);
  no.unless(action.side() == Side::Tower ? sides.tower : sides.wizard, 4, 4);
}

// Checks that a wizard may stand where its steps lead.
constexpr void explain_wizard_move(const State& s, Space space, int steps, Reasons& no) {
  const Space to = space_at(towers::index(space) + steps);
  no.unless(group_fits(s, to, 1), 6, 4);
}

constexpr void explain_block_move(const State& s, Space space, Level level, int steps, Reasons& no) {
  no.unless(space != s.castle || level != height(s, space) + 1, 1, 2);
  no.unless(level >= 1 && level <= height(s, space), 8, 1);
  no.unless(space != barred_space(s, steps), 8, 4);
}

constexpr bool valid_space(std::uint8_t raw) { return raw < kSpaces; }
constexpr bool valid_seat(const Rules& rules, std::uint8_t raw) { return raw < rules.players; }
constexpr bool visible_at(const State& s, Seat owner, Space space) { return (s.visible[owner] & bit(space)) != 0; }

// Returns whether the named wizard is visible on the named space (S-14).
constexpr bool seen_at(const Rules& rules, const State& s, std::uint8_t space, std::uint8_t owner) {
  return valid_space(space) && valid_seat(rules, owner) && visible_at(s, Seat(owner), Space(space));
}

constexpr void explain_piece(const Rules& rules, const State& s, Seat seat, const Action& action, Reasons& no) {
  const bool wizard = action.kind == Action::Kind::Wizard;
  no.unless(!wizard || seen_at(rules, s, action.a, action.b), 2, 5);
  no.unless(s.card != kNoCard, 4, 3);
  no.unless(at(s, Phase::Piece), 5, 6);
  if (!at(s, Phase::Piece)) return;
  const Side side = wizard ? Side::Wizard : Side::Tower;
  if (!side_open(s, side)) {
    const CardRow& card = row(s.card);
    const bool other_side_only = card.only != Side::None;
    no.unless(!other_side_only, 5, 1);
    no.unless(other_side_only || card.dice == 0, 5, 4);
    no.unless(other_side_only || card.dice != 0, 5, 5);
    return;
  }
  const int steps = steps_for(s, side);
  if (side == Side::Tower) {
    no.unless(valid_space(action.a), 8, 1);
    if (valid_space(action.a)) explain_block_move(s, action.space(), action.level(), steps, no);
    return;
  }
  no.unless(action.b == spires::index(wizards_moved_by(rules, s, seat)), 6, 1);
  if (valid_space(action.a)) explain_wizard_move(s, action.space(), steps, no);
}

constexpr void explain_step(const State& s, const Action& action, Reasons& no) {
  no.unless(at(s, Phase::Step), 4, 6);
  no.unless(valid_space(action.a), 8, 1);
  if (valid_space(action.a)) explain_block_move(s, action.space(), action.level(), 1, no);
}

// Checks whether a spell may be cast at all: the phase, the castings left, the slot.
constexpr void explain_moment(const Rules& rules, const State& s, Seat seat, Spell spell, Reasons& no) {
  const bool choosing = at(s, Phase::Choose) || at(s, Phase::Piece) || at(s, Phase::Step) || at(s, Phase::End);
  if (rules.variant.windows) {
    const bool rescues = spells_at(Moment::Rescue).has(spell);
    const bool window = at(s, Phase::Pre) || at(s, Phase::Mid) || at(s, Phase::Post) ||
                        (at(s, Phase::Choose) && three_windows(rules)) || is_rescue(s.phase) ||
                        s.inner == Inner::Repeat;
    no.unless(window, 15, 4);
    if (s.inner == Inner::Repeat) {
      no.unless(s.slots.taken(seat) && s.slots.kind(seat) == spell, 15, 2);
    } else if (is_rescue(s.phase)) {
      no.unless(rescues, 15, 4);
      no.unless(rescues || slot_free(rules, s, seat), 15, 2);
    } else if (at(s, Phase::Post) && s.slots.reserved(seat)) {
      no.unless(s.slots.kind(seat) == spell, 15, 2);
    } else {
      no.unless(slot_free(rules, s, seat), 15, 2);
      no.unless(!rescues || !rules.options.free_exempt, 15, 6);
      no.unless(!at(s, Phase::Mid) || three_windows(rules), 15, 4);
      no.unless(!at(s, Phase::Post) || three_windows(rules), 15, 4);
    }
    return;
  }
  if (rules.variant.alone) {
    no.unless(at(s, Phase::End) && casting_left(rules, s), 16, 3);
    return;
  }
  const bool counted = rules.variant.at_choose == Casting::Counted;
  if (counted) {
    const bool now = choosing && (!at(s, Phase::Piece) || rules.variant.mid_card != Casting::Never);
    no.unless(now && casting_left(rules, s) && seat == s.turn, 10, 2);
    return;
  }
  no.unless(seat == s.turn, 14, 2);
  no.unless(choosing && !at(s, Phase::Piece), 14, 3);
}

constexpr void explain_rider(const Rules& rules, const State& s, Seat seat, const Action& action, Reasons& no) {
  const bool for_spell = s.inner == Inner::Ride;
  const bool for_card =
      s.phase == Phase::Mid && (s.inner == Inner::None || s.inner == Inner::Repeat) && s.piece.side == Side::Wizard;
  no.unless((for_spell || for_card) && action.b == spires::index(seat), 11, 8);
  if (rules.variant.riders == Riders::FreeSlots && s.inner != Inner::Repeat) {
    no.unless(slot_free(rules, s, seat), 15, 2);
  }
  if (rules.variant.riders == Riders::Active) no.unless(seat == s.turn && casting_left(rules, s), 10, 2);
  if (!for_spell && !for_card) return;
  const Ride ride = for_spell ? ride_of_spell(s) : ride_of_card(s);
  no.unless(group_fits(s, ride.to, ride.riders.size() + 2), 6, 4);
  no.unless(can_ride(rules, s, ride, seat) || !group_fits(s, ride.to, ride.riders.size() + 2), 11, 8);
}

constexpr void explain_target(const Rules& rules, const State& s, const Action& action, Reasons& no) {
  const Spell spell = action.spell();
  if (moves_wizard(spell)) {
    no.unless(seen_at(rules, s, action.b, action.c), 2, 5);
    if (valid_space(action.b)) explain_wizard_move(s, Space(action.b), steps_of(spell), no);
  } else if (moves_tower(spell)) {
    no.unless(valid_space(action.b), 8, 1);
    if (valid_space(action.b)) explain_block_move(s, Space(action.b), action.c, steps_of(spell), no);
  } else {
    Actions targets;
    list_targets(rules, s, spell, targets);
    no.unless(targets.contains(action), row(spell).rule);
  }
}

constexpr void explain_cast(const Rules& rules, const State& s, Seat seat, const Action& action, Reasons& no) {
  no.unless(action.a < kSpells && s.tiles.has(action.spell()), 3, 2);
  if (action.a >= kSpells) return;
  no.unless(can_pay(rules, s, seat, action.spell()), 10, 1);
  if (action.spell() == Spell::Piggyback) {
    explain_rider(rules, s, seat, action, no);
    return;
  }
  explain_moment(rules, s, seat, action.spell(), no);
  explain_target(rules, s, action, no);
  // a repetition bound to its piece.
  if (s.inner == Inner::Repeat) {
    Actions repeats;
    list_repeats(rules, s, seat, action.spell(), repeats);
    no.unless(repeats.contains(action), 15, 2);
  }
}

constexpr void explain_reserve(const Rules& rules, const State& s, Seat seat, const Action& action, Reasons& no) {
  if (action.a >= kSpells || !s.tiles.has(action.spell())) {
    no.unless(false, 3, 2);
    return;
  }
  no.unless(can_pay(rules, s, seat, action.spell()), 10, 1);
  no.unless(action.spell() != Spell::Piggyback, 11, 8);
  no.unless(slot_free(rules, s, seat), 15, 2);
  no.unless(at(s, Phase::Pre) && !three_windows(rules), 15, 4);
  no.unless(!spells_at(Moment::Rescue).has(action.spell()) || !rules.options.free_exempt, 15, 6);
}

constexpr void explain(const Rules& rules, const State& s, Seat seat, const Action& action, Reasons& no) {
  using Kind = Action::Kind;
  switch (action.kind) {
    case Kind::Play: explain_play(rules, s, seat, action, no); return;
    case Kind::Discard:
      no.unless(at(s, Phase::Choose) && holds(s, seat, action.card()), 4, 3);
      no.unless(may_discard(rules, s), 4, 4);
      return;
    case Kind::Refuse:
      no.unless(at(s, Phase::Choose) && s.act == 1, 4, 6);
      no.unless(!rules.variant.alone || rules.options.solo_refusal, 16, 4);
      return;
    case Kind::Reroll:
    case Kind::Accept: no.unless(false, 5, 3); return;
    case Kind::ChooseSide: no.unless(false, 5, 4); return;
    case Kind::Wizard:
    case Kind::Tower: explain_piece(rules, s, seat, action, no); return;
    case Kind::Unused: no.unless(false, 4, 4); return;
    case Kind::Step: explain_step(s, action, no); return;
    case Kind::NoStep: no.unless(false, 4, 6); return;
    case Kind::Cast: explain_cast(rules, s, seat, action, no); return;
    case Kind::Reserve: explain_reserve(rules, s, seat, action, no); return;
    case Kind::Pass:
    case Kind::Stop: no.unless(false, 20, 1); return;
    case Kind::End:
      no.unless(s.refused != 0, 4, 2);
      no.unless(false, 20, 3);
      return;
    case Kind::Ask:
    case Kind::Offer:
    case Kind::Decline:
    case Kind::TakeCard:
    case Kind::Return: no.unless(false, 13, 2); return;
    case Kind::Give: {
      const bool has = rules.teams && action.a >= 1 && action.a <= s.stock[seat].full;
      no.unless(has, 13, 4);
      no.unless(!has, 20, 1);  // not at this point
      return;
    }
    case Kind::Take:
    case Kind::Leave: no.unless(false, 11, 7); return;
    case Kind::FillPartner:
    case Kind::FillNone: no.unless(false, 13, 5); return;
  }
}

}  // namespace refusing

// Returns none exactly if legal.h lists the action for this seat.
constexpr Refusal refusal_of(const Rules& rules, const State& s, Seat seat, const Action& action) {
  if (s.phase == Phase::Over) return RuleNumber{12, 2};
  if (waits_for_chance(s)) return RuleNumber{20, 5};
  Actions legal;
  if (seat != s.asked) {
    const bool is_partner = rules.teams && seat == rules.partner(s.turn);
    if (is_partner && can_offer(rules, s)) list_offers(s, seat, legal);
    if (legal.contains(action)) return {};
    // WT-13.2 allows the partner an offer out of turn, so it is the exchange that forbids one, and not 4.1.
    const bool offers = is_partner && action.kind == Action::Kind::Offer;
    return offers ? RuleNumber{13, 2} : RuleNumber{4, 1};
  }
  list_legal(rules, s, seat, legal);
  if (legal.contains(action)) return {};
  refusing::Reasons no;
  refusing::explain(rules, s, seat, action, no);
  const Refusal lowest = no.lowest();
  return lowest.none() ? Refusal(RuleNumber{20, 2}) : lowest;
}

}  // namespace spires::towers
