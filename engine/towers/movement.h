// WT-6 to WT-9: how wizards, blocks and the castle move, which of them may, and the potions that this fills.
#pragma once

#include "engine/towers/ending.h"
#include "engine/towers/referee.h"

namespace spires::towers {

// --- What can move ---

// WT-6.1, WT-6.3, WT-6.4: returns those of the `visible` spaces from which a wizard can go `steps` (backward if
// negative). WT-6.2: pieces in between do not matter. WT-6.5: the castle stands on a wizard-free surface, so it is
// never full.
constexpr std::uint16_t movable_wizards(const State& s, std::uint16_t visible, int steps) {
  const unsigned turn = static_cast<unsigned>(steps) & 15U;
  const std::uint32_t room = static_cast<std::uint16_t>(~s.full);
  // Rotates the spaces with room, so that bit i is the space `steps` ahead of space i.
  const std::uint32_t ahead = (room >> turn) | (room << (16U - turn));
  return static_cast<std::uint16_t>(visible & ahead);
}

// WT-8.4: a block may not land on the castle; blocks on any other space than this one can always move.
constexpr Space barred_space(const State& s, int steps) { return space_at(index(s.castle) - steps); }

constexpr std::uint32_t movable_blocks(const State& s, int steps) {
  return towers_elsewhere(s, barred_space(s, steps));
}

// WT-13.6: a player whose own wizards are all home moves the partner's.
constexpr Seat wizards_moved_by(const Rules& rules, const State& s, Seat seat) {
  return rules.teams && all_home(s, seat) ? rules.partner(seat) : seat;
}

// WT-11.8: returns whether a group of this size fits on the top of `to`, or enters the castle there.
constexpr bool group_fits(const State& s, Space to, int group) {
  return to == s.castle || s.on[s.top[to]].total() + group <= kSurfaceLimit;
}

// --- Castle ---

// WT-7.2, WT-7.3, WT-7.4: the castle flies clockwise to the next visible shield without a wizard. R-05: or stays.
template <class Ref>
constexpr void relocate_castle(Ref ref) {
  const State& s = ref.s;
  const bool any_ground = ref.rules.options.castle_landing == CastleLanding::EmptySpaceOrShieldTower;
  for (int d = 1; d < kSpaces; ++d) {
    const Space space = forward(s.castle, d);
    const Surface top = s.top[space];
    if (s.on[top].any()) continue;
    const bool open_ground = any_ground || (kPrintedShields & bit(space)) != 0;
    if (is_roof(top) ? has_shield(index(top)) : open_ground) {
      ref.emit(CastleMoved{space});
      return;
    }
  }
}

// The wizards that one move brought into the castle, and by whom.
struct Entries {
  int count = 0;
  int own = 0;                    // moved by their owner (I-9: also riders, and a partner's wizard under WT-13.6)
  bool active_by_active = false;  // own, and the owner is the active player
  bool active_owner = false;      // a wizard of the active player, moved by any seat

  constexpr void add(const State& s, Seat owner, Seat by, bool counts_as_own) {
    ++count;
    if (counts_as_own) ++own;
    active_by_active = active_by_active || (counts_as_own && by == s.turn);
    active_owner = active_owner || owner == s.turn;
  }
};

// WT-6.6: after the last wizard of a move has entered, the castle flies on and the turn may end.
template <class Ref>
SPIRES_APART constexpr Then settle_entries(Ref ref, const Entries& entries) {
  if (entries.count == 0) return Then::GoOn;
  const Options& o = ref.rules.options;
  // WT-7.1, R-02
  int relocations = o.castle_trigger == CastleTrigger::AnyWizard ? entries.count : entries.own;
  if (o.piggyback_relocations == PiggybackRelocations::Once && relocations > 1) relocations = 1;  // R-17d
  for (int i = 0; i < relocations; ++i) relocate_castle(ref);
  if (ends_at_once(ref.rules, ref.s)) return Then::GameOver;
  bool ends_turn = false;
  switch (o.entry_ends_turn) {
    case EntryEndsTurn::ActiveOwnByActive: ends_turn = entries.active_by_active; break;
    case EntryEndsTurn::ActiveOwnByAnyone: ends_turn = entries.active_by_active || entries.active_owner; break;
    case EntryEndsTurn::AnyEntry: ends_turn = true; break;
  }
  return ends_turn ? Then::TurnOver : Then::GoOn;
}

// --- Moves ---

// WT-6.3, WT-6.5: moves one wizard to the top surface of `to` or into the castle.
template <class Ref>
constexpr void move_wizard(Ref ref, Seat owner, Space from, Space to) {
  if (to == ref.s.castle) {
    ref.emit(WizardEntered{owner, from});
  } else {
    ref.emit(WizardMoved{owner, from, to});
  }
}

// Moves a wizard and the riders that joined it (WT-11.8). I-2: riders that are gone or do not fit stay behind.
// `own`: whether the first wizard counts as moved by its owner (I-9).
template <class Ref>
SPIRES_APART constexpr Then move_group(Ref ref, Seat owner, Space from, Space to, RiderList riders, Seat by, bool own) {
  const bool enters = to == ref.s.castle;
  Entries entries;
  move_wizard(ref, owner, from, to);
  if (enters) entries.add(ref.s, owner, by, own);
  for (int i = 0; i < riders.size(); ++i) {
    const Seat rider = riders[i];
    const bool stands_there = ref.s.on[ref.s.top[from]].of(rider) > 0;
    if (!stands_there || !group_fits(ref.s, to, 1)) continue;
    move_wizard(ref, rider, from, to);
    if (enters) entries.add(ref.s, rider, rider, true);
  }
  return settle_entries(ref, entries);
}

// WT-8: lifts the block from `level` up and lands it `steps` ahead, on a stack of any height (WT-8.3). WT-9.1: landing
// on wizards fills a potion of the mover, at once and for good (WT-9.5); uncovering (WT-9.4) and anything but a landing
// block fill nothing (WT-9.3). WT-8.5: players see what the lifted block uncovers, so the move cannot be taken back.
// Returns Asked, waiting at `phase`, if the mover must choose whether to fill a partner's potion (WT-13.5).
template <class Ref>
SPIRES_INLINE constexpr Then move_block(Ref ref, Phase phase, Seat mover, Space from, int level, int steps) {
  const Space to = space_at(index(from) + steps);
  const bool traps = ref.s.on[ref.s.top[to]].any();
  const Wizards uncovered = ref.s.on[surface_under(ref.s, from, level)];
  ref.emit(TowerMoved{from, static_cast<Level>(level), to, uncovered});
  if (!traps) return Then::GoOn;
  if (ref.s.stock[mover].empty > 0) {
    ref.emit(PotionFilled{mover});
    return ends_at_once(ref.rules, ref.s) ? Then::GameOver : Then::GoOn;
  }
  // WT-9.2: the mover has nothing to fill; a partner may have an empty potion.
  if (!ref.rules.teams || ref.s.stock[ref.rules.partner(mover)].empty == 0) return Then::GoOn;
  ref.wait(phase, Inner::Fill, mover);
  return Then::Asked;
}

}  // namespace spires::towers
