// Applies each event to a State. Only this file writes a State.
//
// Also works on a State with holes (view.h): an unknown card is kNoCard and changes only the sizes.
#pragma once

#include <variant>

#include "engine/core/inlining.h"
#include "engine/towers/event.h"
#include "engine/towers/state.h"

namespace spires::towers {

namespace evolving {

// Recomputes `visible` and `full` from the top surface of a space.
constexpr void refresh(State& s, Space space) {
  const Wizards here = s.on[s.top[space]];
  const std::uint16_t one = bit(space);
  for (int i = 0; i < kMaxSeats; ++i) {
    const std::uint16_t others = static_cast<std::uint16_t>(s.visible[seat_at(i)] & ~one);
    s.visible[seat_at(i)] = static_cast<std::uint16_t>(others | (here.of(seat_at(i)) != 0 ? one : 0));
  }
  const std::uint16_t others = static_cast<std::uint16_t>(s.full & ~one);
  s.full = static_cast<std::uint16_t>(others | (here.total() == kSurfaceLimit ? one : 0));
}

// Returns the seats on a surface: the lowest of each seat's four bits. WT-6.4: no count needs the fourth bit.
constexpr std::uint32_t presence(Wizards here) {
  const std::uint32_t x = here.bits();
  return (x | (x >> 1) | (x >> 2)) & 0x111111U;
}

// The wizards on the top surface of a space before and after a change.
struct TopChange {
  Space space;
  Wizards before;
  Wizards now;
};

// The bits of visible[] that change there: sixteen bits per seat, for the first four seats and for the last two.
struct SeenChange {
  std::uint64_t first_four;
  std::uint32_t last_two;
};
constexpr SeenChange seen_change(const TopChange& change) {
  const std::uint32_t seats = presence(change.before) ^ presence(change.now);
  // The bits are four apart; the multiplication puts a copy of each sixteen apart, where the mask selects it.
  const std::uint64_t four = ((seats & 0x1111U) * 0x1001001001ULL) & 0x0001000100010001ULL;
  const std::uint32_t two = ((seats >> 16) & 1U) | ((seats >> 4) & 0x10000U);
  return {four << index(change.space), two << index(change.space)};
}

// Updates all seats at once, without a branch, because it is unpredictable which seats become visible or hidden.
// REQUIRES: `top` has just been changed on both spaces.
SPIRES_INLINE constexpr void change_tops(State& s, const TopChange& one, const TopChange& other) {
  const SeenChange a = seen_change(one);
  const SeenChange b = seen_change(other);
  for (int i = 0; i < kMaxSeats; ++i) {
    const std::uint64_t change =
        i < 4 ? (a.first_four ^ b.first_four) >> (16 * i) : std::uint64_t{a.last_two ^ b.last_two} >> (16 * (i - 4));
    s.visible[seat_at(i)] = static_cast<std::uint16_t>(s.visible[seat_at(i)] ^ change);
  }
  const bool crowded = one.now.total() == kSurfaceLimit || other.now.total() == kSurfaceLimit;
  if (s.full == 0 && !crowded) return;  // nearly always
  refresh(s, one.space);
  refresh(s, other.space);
}

constexpr void put(State& s, Space space, Seat owner) {
  Wizards& here = s.on[s.top[space]];
  here.add(owner);
  s.visible[owner] = static_cast<std::uint16_t>(s.visible[owner] | bit(space));
  if (here.total() == kSurfaceLimit) s.full = static_cast<std::uint16_t>(s.full | bit(space));
}

constexpr void lift(State& s, Space space, Seat owner) {
  Wizards& here = s.on[s.top[space]];
  here.remove(owner);
  if (here.of(owner) == 0) s.visible[owner] = static_cast<std::uint16_t>(s.visible[owner] & ~bit(space));
  s.full = static_cast<std::uint16_t>(s.full & ~bit(space));
}

constexpr void come_home(State& s, Seat owner) {
  s.stock[owner].home = (s.stock[owner].home + 1U) & 15U;
  s.out.add(owner, -1);
}

constexpr void take_from_hand(State& s, Seat seat, Card card) {
  if (s.hand[seat].has(card)) s.hand[seat].remove(card);
  --s.hand_size[seat];
}

constexpr void clear_card(State& s) {
  s.card = kNoCard;
  s.side = Side::None;
  s.value = 0;
  s.rerolls = 0;
  s.piece = Piece::none();
  s.riders = RiderList{};
}

constexpr void clear_action(State& s) {
  clear_card(s);
  s.slots = Slots{};
  s.same = Piece::none();
  s.spell = kNoSpell;
  s.spell_riders = RiderList{};
}

constexpr void clear_turn(State& s) {
  clear_action(s);
  s.act = 0;
  s.castings = 0;
  s.to_draw = 0;
  s.exchanged = 0;
  s.refused = 0;
  s.inner = Inner::None;
}

}  // namespace evolving

// Returns the surface right under a level of a stack. REQUIRES: the stack has that level.
constexpr Surface surface_under(const State& s, Space space, int level) {
  // Whether a tower is there is unpredictable, so this does not branch: without one, no place matches.
  const Place below = level > 1 ? Place::at(space, level - 1) : Place{0xFF};
  const int tower = lowest_bit(towers_at(s, below) | (1U << kTowers));
  return tower == kTowers ? ground_of(space) : roof_of(tower);
}

constexpr int height(const State& s, Space space) {
  // Whether a tower stands there is unpredictable: uses a mask instead of a branch.
  const int roof = -static_cast<int>(is_roof(s.top[space]));
  return s.tower[index(s.top[space]) & roof].level() & roof;
}

constexpr void evolve(State& s, const TilesRevealed& e) { s.tiles = e.tiles; }

constexpr void evolve(State& s, const CardDrawn& e) {
  if (e.card != kNoCard) {
    s.hand[e.seat].add(e.card);
    if (s.draw.has(e.card)) s.draw.remove(e.card);
  }
  ++s.hand_size[e.seat];
  --s.draw_size;
  if (s.to_draw != 0) s.to_draw = (s.to_draw - 1U) & 3U;
}

constexpr void evolve(State& s, const Reshuffled&) {
  s.draw = s.discard;
  s.draw_size = s.discard_size;
  s.discard = CardSet{};
  s.discard_size = 0;
  s.discard_top = kNoCard;
}

constexpr void evolve(State& s, const CardDiscarded& e) {
  evolving::take_from_hand(s, e.seat, e.card);
  s.discard.add(e.card);
  ++s.discard_size;
  s.discard_top = e.card;
}

constexpr void evolve(State& s, const CardPlayed& e) {
  evolve(s, CardDiscarded{e.seat, e.card});
  s.card = e.card;
  s.side = e.side;
  s.value = e.value;
  s.rerolls = e.rerolls & 15U;
}

constexpr void evolve(State& s, const HandDiscarded& e) {
  s.discard.add_all(e.cards);
  s.discard_size = static_cast<std::uint8_t>(s.discard_size + s.hand_size[e.seat]);
  e.cards.for_each_kind([&](Card card) { s.discard_top = card; });
  s.hand[e.seat] = CardSet{};
  s.hand_size[e.seat] = 0;
  s.refused = 1;
}

constexpr void evolve(State& s, const DieRolled& e) { s.value = e.value; }

constexpr void evolve(State& s, const RerollCalled&) {
  s.value = 0;
  s.rerolls = (s.rerolls - 1U) & 15U;
}

constexpr void evolve(State& s, const ResultStands& e) {
  s.rerolls = 0;
  s.side = e.side;
}

// The piece fixes a side that was still open.
constexpr void evolve(State& s, const PieceChosen& e) {
  s.piece = e.piece;
  s.side = e.piece.side;
  s.value = e.value;
}
constexpr void evolve(State& s, const CardFizzled&) { evolving::clear_card(s); }
constexpr void evolve(State& s, const CardFinished&) { evolving::clear_card(s); }

constexpr void evolve(State& s, const WizardMoved& e) {
  evolving::lift(s, e.from, e.owner);
  evolving::put(s, e.to, e.owner);
}

constexpr void evolve(State& s, const WizardEntered& e) {
  evolving::lift(s, e.from, e.owner);
  evolving::come_home(s, e.owner);
}

// WT-8.2: the towers from `level` up travel and keep their order. WT-8.4: the castle, always topmost, comes along.
SPIRES_INLINE constexpr void evolve(State& s, const TowerMoved& e) {
  const Surface uncovered = surface_under(s, e.from, e.level);
  // A place is one byte, so the block is a range of bytes and moves by adding one number to each.
  const std::uint8_t base = Place::at(e.from, e.level).bits;
  const std::uint8_t reach = static_cast<std::uint8_t>(15 - e.level);
  const std::uint8_t shift = static_cast<std::uint8_t>(Place::at(e.to, height(s, e.to) + 1).bits - base);
  for (Place& place : s.tower) {
    const bool lifted = static_cast<std::uint8_t>(place.bits - base) <= reach;
    place.bits = static_cast<std::uint8_t>(place.bits + (lifted ? shift : 0));
  }
  const Surface top = s.top[e.from];
  const Surface covered = s.top[e.to];
  s.top[e.to] = top;
  s.top[e.from] = uncovered;
  s.on[uncovered] = e.uncovered;
  if (s.castle == e.from) s.castle = e.to;
  evolving::change_tops(s, {e.from, s.on[top], e.uncovered}, {e.to, s.on[covered], s.on[top]});
}

// WT-11.5: the top towers change places with the wizards on their roofs; R-18: the castle travels with its tower.
constexpr void evolve(State& s, const TowersSwapped& e) {
  const Surface first = s.top[e.first];
  const Surface second = s.top[e.second];
  const Place place = s.tower[index(first)];
  s.tower[index(first)] = s.tower[index(second)];
  s.tower[index(second)] = place;
  s.top[e.first] = second;
  s.top[e.second] = first;
  if (s.castle == e.first) {
    s.castle = e.second;
  } else if (s.castle == e.second) {
    s.castle = e.first;
  }
  evolving::change_tops(s, {e.first, s.on[first], s.on[second]}, {e.second, s.on[second], s.on[first]});
}

constexpr void evolve(State& s, const CastleMoved& e) { s.castle = e.to; }

// WT-18.4: the shown surface is known until the decision about it is made.
constexpr void evolve(State& s, const SurfaceShown& e) { s.on[surface_under(s, e.space, e.level)] = e.wizards; }

constexpr void evolve(State& s, const WizardFreed& e) {
  s.on[surface_under(s, e.space, e.level)].remove(e.owner);
  if (s.castle == e.space) {
    evolving::come_home(s, e.owner);
  } else {
    evolving::put(s, e.space, e.owner);
  }
}

constexpr void evolve(State& s, const PotionFilled& e) {
  Stock& stock = s.stock[e.seat];
  stock.empty = (stock.empty - 1U) & 15U;
  stock.full = (stock.full + 1U) & 15U;
}

// WT-10.1: paid before the effect.
constexpr void evolve(State& s, const SpellCast& e) {
  Stock& stock = s.stock[e.caster];
  stock.full = static_cast<unsigned>(stock.full - e.cost) & 15U;
  stock.spent = static_cast<unsigned>(stock.spent + e.cost) & 15U;
  if (e.toll == Toll::Count) ++s.castings;
  if (e.toll == Toll::Slot) s.slots.take(e.caster, e.spell);
  if (e.spell != Spell::Piggyback) {
    s.spell = {e.caster, e.spell, e.a, e.b};
    // WT-17.1
    if (spells_with(Effect::DrawCards).has(e.spell)) s.to_draw = static_cast<unsigned>(row(e.spell).amount) & 3U;
  } else if (s.spell.spell != Spell::None) {
    s.spell_riders.push_back(e.caster);
  } else {
    s.riders.push_back(e.caster);
  }
}

constexpr void evolve(State& s, const RepeatBound& e) { s.same = e.piece; }

constexpr void evolve(State& s, const SpellResolved&) {
  s.spell = kNoSpell;
  s.spell_riders = RiderList{};
  s.to_draw = 0;
}

constexpr void evolve(State& s, const SpellReserved& e) { s.slots.reserve(e.seat, e.spell); }
constexpr void evolve(State& s, const ReservationClosed& e) { s.slots.close_reservation(e.seat); }
constexpr void evolve(State& s, const PartnerAsked&) { s.exchanged = 1; }

constexpr void evolve(State& s, const CardOffered& e) { s.card = e.card; }

// an offer is the exchange of this turn, taken or not.
constexpr void evolve(State& s, const OfferTaken&) {
  s.card = kNoCard;
  s.exchanged = 1;
}
constexpr void evolve(State& s, const OfferDeclined&) {
  s.card = kNoCard;
  s.exchanged = 1;
}

constexpr void evolve(State& s, const CardPassed& e) {
  --s.hand_size[e.from];
  ++s.hand_size[e.to];
  if (e.card == kNoCard) return;
  if (s.hand[e.from].has(e.card)) s.hand[e.from].remove(e.card);
  s.hand[e.to].add(e.card);
}

constexpr void evolve(State& s, const PotionsGiven& e) {
  s.stock[e.from].full = static_cast<unsigned>(s.stock[e.from].full - e.count) & 15U;
  s.stock[e.to].full = static_cast<unsigned>(s.stock[e.to].full + e.count) & 15U;
}

constexpr void evolve(State& s, const TurnStarted& e) {
  s.turn = e.seat;
  s.act = 1;
}

constexpr void evolve(State& s, const ActionStarted& e) {
  evolving::clear_action(s);
  s.act = e.act;
}

constexpr void evolve(State& s, const TurnEnded&) { evolving::clear_turn(s); }

constexpr void evolve(State& s, const GameEnded&) {
  evolving::clear_turn(s);
  s.phase = Phase::Over;
  s.asked = s.turn;
}

constexpr void evolve(State& s, const Waiting& e) {
  s.phase = e.phase;
  s.inner = e.inner;
  s.asked = e.seat;
  if (e.inner != Inner::Repeat && e.inner != Inner::Fill) s.same = Piece::none();
}

constexpr void evolve(State& s, const Event& event) {
  std::visit([&s](const auto& e) { evolve(s, e); }, event);
}

}  // namespace spires::towers
