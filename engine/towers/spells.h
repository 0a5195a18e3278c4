// WT-10, WT-11, WT-17: the spells that a seat can cast, their targets and effects.
//
// WT-10.4: a tile is never used up. WT-10.6: unkind spells are bad manners, not illegal.
#pragma once

#include "engine/towers/lists.h"
#include "engine/towers/movement.h"
#include "engine/towers/referee.h"

namespace spires::towers {

// Returns how far a spell moves a piece, backward if negative. REQUIRES: spell is not None.
constexpr int steps_of(Spell spell) { return row(spell).amount; }
constexpr bool moves_wizard(Spell spell) { return spells_with(Effect::MoveWizard).has(spell); }
constexpr bool moves_tower(Spell spell) { return spells_with(Effect::MoveTower).has(spell); }

constexpr bool can_pay(const Rules& rules, const State& s, Seat seat, Spell spell) {
  return s.stock[seat].full >= rules.cost(spell);  // WT-10.1
}

// WT-4.5, WT-16.1: returns whether a card can be drawn, from the draw pile or after a reshuffle.
constexpr bool can_draw(const Rules& rules, const State& s) {
  return s.draw_size > 0 || (s.discard_size > 0 && !rules.variant.alone);
}

// Returns the kinds cast in the ordinary way: not PB, which has its own window, nor FR if it has its own rounds.
constexpr SpellSet ordinary_kinds(const Rules& rules, const State& s) {
  const SpellSet kinds = s.tiles.without(spells_at(Moment::Ride));
  const bool rescues = rules.variant.windows && rules.options.free_exempt;  // WT-15.6
  return rescues ? kinds.without(spells_at(Moment::Rescue)) : kinds;
}

constexpr std::uint16_t spaces_with_towers(const State& s) {
  unsigned spaces = 0;
  for (int t = 0; t < kTowers; ++t) {
    if (s.tower[t].on_board()) spaces |= bit(s.tower[t].space());
  }
  return static_cast<std::uint16_t>(spaces);
}

// WT-11.5, R-18: returns the spaces whose top tower may be swapped.
constexpr std::uint16_t swappable_spaces(const Rules& rules, const State& s) {
  const std::uint16_t spaces = spaces_with_towers(s);
  if (rules.options.swap_with_castle == SwapWithCastle::Carry) return spaces;
  return static_cast<std::uint16_t>(spaces & ~bit(s.castle));
}

// WT-11.6: the castle needs another space without a visible wizard.
constexpr bool castle_can_go(const State& s) {
  return static_cast<std::uint16_t>(~(visible_wizards(s) | bit(s.castle))) != 0;
}

// REQUIRES: castle_can_go(s).
constexpr Space nudged_castle(const State& s, int direction) {
  const std::uint16_t taken = visible_wizards(s);
  Space space = space_at(index(s.castle) + direction);
  while ((taken & bit(space)) != 0) space = space_at(index(space) + direction);
  return space;
}

// R-15d: a wizard can be freed only if the roof has room.
constexpr std::uint32_t towers_with_room(const State& s) {
  std::uint32_t towers = 0;
  for (int t = 0; t < kTowers; ++t) {
    const bool room = s.tower[t].on_board() && (s.full & bit(s.tower[t].space())) == 0;
    towers |= (room ? 1U : 0U) << t;
  }
  return towers;
}

// Lists every casting of one kind (WT-10.3), except PB, which is listed in its window. REQUIRES: the seat can pay.
template <class Out>
constexpr void list_targets(const Rules& rules, const State& s, Spell spell, Out& out) {
  const auto at_block = [spell](Space space, int level) { return Action::cast(spell, index(space), level); };
  switch (row(spell).effect) {
    case Effect::MoveWizard:
      for (int i = 0; i < rules.players; ++i) {
        const std::uint16_t spaces = movable_wizards(s, s.visible[seat_at(i)], steps_of(spell));
        push_spaces(out, spaces, [spell, i](Space space) { return Action::cast(spell, index(space), i); });
      }
      return;
    case Effect::MoveTower: push_blocks(out, s, movable_blocks(s, steps_of(spell)), at_block); return;
    case Effect::SwapTowers:
      push_pairs(out, swappable_spaces(rules, s),
                 [spell](Space first, Space second) { return Action::cast(spell, index(first), index(second)); });
      return;
    case Effect::NudgeCastle:
      if (!castle_can_go(s)) return;
      out.push_back(Action::cast(spell, 1));
      out.push_back(Action::cast(spell, 0));
      return;
    case Effect::FreeWizard: push_blocks(out, s, towers_with_room(s), at_block); return;  // R-15d; it may be blind
    case Effect::DrawCards: out.push_if(can_draw(rules, s), Action::cast(spell)); return;
    case Effect::Ride: return;
  }
}

// Returns whether a target is legal now. Playouts mostly ask about spells that move a piece: those are not counted.
constexpr bool has_target(const Rules& rules, const State& s, Spell spell) {
  if (moves_wizard(spell)) return movable_wizards(s, visible_wizards(s), steps_of(spell)) != 0;
  if (moves_tower(spell)) return movable_blocks(s, steps_of(spell)) != 0;
  Tally targets;
  list_targets(rules, s, spell, targets);
  return !targets.empty();
}

constexpr bool can_cast_any(const Rules& rules, const State& s, Seat seat, SpellSet kinds) {
  if (s.stock[seat].full < rules.cheapest) return false;
  for (std::uint32_t rest = kinds.bits(); rest != 0; rest &= rest - 1) {
    const Spell spell = Spell(lowest_bit(rest));
    if (can_pay(rules, s, seat, spell) && has_target(rules, s, spell)) return true;
  }
  return false;
}

template <class Out>
constexpr void list_casts(const Rules& rules, const State& s, Seat seat, SpellSet kinds, Out& out) {
  if (s.stock[seat].full < rules.cheapest) return;
  for (std::uint32_t rest = kinds.bits(); rest != 0; rest &= rest - 1) {
    const Spell spell = Spell(lowest_bit(rest));
    if (can_pay(rules, s, seat, spell)) list_targets(rules, s, spell, out);
  }
}

// lists the repetitions of a kind, bound to one piece if the option says so (I-8).
template <class Out>
constexpr void list_repeats(const Rules& rules, const State& s, Seat seat, Spell spell, Out& out) {
  if (!can_pay(rules, s, seat, spell)) return;
  const bool bound =
      rules.options.repeat_targets == RepeatTargets::SamePiece && (moves_wizard(spell) || moves_tower(spell));
  if (!bound) {
    list_targets(rules, s, spell, out);
    return;
  }
  Actions all;
  list_targets(rules, s, spell, all);
  const Action wanted = Action::cast(spell, index(s.same.space), s.same.which);
  if (s.same.side != Side::None && all.contains(wanted)) out.push_back(wanted);
}

// --- Piggyback (WT-11.8) ---

static_assert(spells_at(Moment::Ride) == SpellSet::of(Spell::Piggyback) &&
                  spells_with(Effect::Ride) == spells_at(Moment::Ride),
              "the rules about riders know one spell");

// A move that riders may join: the owner, the start, the destination, and the riders so far.
struct Ride {
  Seat owner;
  Space from;
  Space to;
  RiderList riders;
};

// R-17g: a spell in MID may have removed the committed wizard from the top surface; then no rider can join.
constexpr bool leader_stands(const Rules& rules, const State& s, const Ride& ride) {
  return !rules.readings.rides_need_the_leader || s.on[s.top[ride.from]].of(ride.owner) > 0;
}

// Returns whether the caster has a wizard on that surface that does not yet take part, and all fit or enter.
constexpr bool can_ride(const Rules& rules, const State& s, const Ride& ride, Seat seat) {
  const int part = ride.riders.of(seat) + (ride.owner == seat ? 1 : 0);
  return leader_stands(rules, s, ride) && s.on[s.top[ride.from]].of(seat) > part &&
         group_fits(s, ride.to, ride.riders.size() + 2);
}

constexpr Ride ride_of_spell(const State& s) {
  const Space from = Space(s.spell.a);
  return {Seat(s.spell.b), from, space_at(index(from) + steps_of(s.spell.spell)), s.spell_riders};
}

// --- Effects ---

template <class Ref>
constexpr Then settle_wizard_spell(Ref ref) {
  const SpellUnderWay spell = ref.s.spell;
  const Ride ride = ride_of_spell(ref.s);
  const bool enters = ride.to == ref.s.castle;
  const Then then =
      move_group(ref, ride.owner, ride.from, ride.to, ride.riders, spell.caster, ride.owner == spell.caster);
  if (ref.rules.options.repeat_targets == RepeatTargets::SamePiece) {
    ref.emit(RepeatBound{enters ? Piece::none() : Piece::wizard(ride.to, ride.owner)});
  }
  return then;
}

template <class Ref>
SPIRES_APART constexpr Then settle_tower_spell(Ref ref) {
  const SpellUnderWay spell = ref.s.spell;
  const int steps = steps_of(spell.spell);
  const Space to = space_at(spell.a + steps);
  const int base = height(ref.s, to) + 1;
  const Then then = move_block(ref, ref.s.phase, spell.caster, Space(spell.a), spell.b, steps);
  if (ref.rules.options.repeat_targets == RepeatTargets::SamePiece) {
    ref.emit(RepeatBound{Piece::block(to, static_cast<Level>(base))});
  }
  return then;
}

// WT-11.7: moves a wizard of the caster, or of the partner (WT-13.7), to the top or into the castle.
template <class Ref>
constexpr Then free_wizard(Ref ref, Seat owner) {
  const SpellUnderWay spell = ref.s.spell;
  const bool enters = Space(spell.a) == ref.s.castle;
  ref.emit(WizardFreed{owner, Space(spell.a), spell.b});
  Entries entries;
  if (enters) entries.add(ref.s, owner, spell.caster, owner == spell.caster);  // I-9
  return settle_entries(ref, entries);
}

// Lists the wizards that can be freed from the surface just shown: the decision after FR.
template <class Out>
constexpr void list_picks(const Rules& rules, const State& s, Out& out) {
  const Wizards shown = s.on[surface_under(s, Space(s.spell.a), s.spell.b)];
  const Seat caster = s.spell.caster;
  if (shown.of(caster) > 0) out.push_back(Action::take(caster));
  if (rules.teams && shown.of(rules.partner(caster)) > 0) out.push_back(Action::take(rules.partner(caster)));
  if (!out.empty() && rules.options.free_may_decline) out.push_back(Action::of(Action::Kind::Leave));  // R-15c
}

template <class Ref>
constexpr Then look_under(Ref ref) {
  const SpellUnderWay spell = ref.s.spell;
  const Space space = Space(spell.a);
  ref.emit(SurfaceShown{space, spell.b, ref.s.on[surface_under(ref.s, space, spell.b)]});
  Actions picks;
  list_picks(ref.rules, ref.s, picks);
  if (picks.empty()) return Then::GoOn;
  if (picks.size() == 1) return free_wizard(ref, Seat(picks[0].a));
  ref.wait(ref.s.phase, Inner::Pick, spell.caster);
  return Then::Asked;
}

// Carries out the casting under way. REQUIRES: it is paid and, for MW and HW, riders have been asked.
template <class Ref>
SPIRES_APART constexpr Then resolve_spell(Ref ref) {
  const SpellUnderWay spell = ref.s.spell;
  switch (row(spell.spell).effect) {
    case Effect::MoveWizard: return settle_wizard_spell(ref);
    case Effect::MoveTower: return settle_tower_spell(ref);
    case Effect::SwapTowers: {
      const Space first = Space(spell.a);
      const Space second = Space(spell.b);
      const State& s = ref.s;
      ref.emit(TowersSwapped{first, second, s.on[surface_under(s, first, height(s, first))],
                             s.on[surface_under(s, second, height(s, second))]});
      return Then::GoOn;
    }
    case Effect::NudgeCastle: ref.emit(CastleMoved{nudged_castle(ref.s, spell.a == 1 ? 1 : -1)}); return Then::GoOn;
    case Effect::FreeWizard: return look_under(ref);
    case Effect::DrawCards: ref.wait(ref.s.phase, Inner::Draw, ref.s.turn); return Then::Asked;
    case Effect::Ride: break;
  }
  return Then::GoOn;
}

}  // namespace spires::towers
