// KM-4, KM-10: continues a turn, a round and a deal until a seat has to decide. KM-4.3: move, take, cast, in this
// order.
//
// KM-13.3: a decision with a single answer is made at once, with its events. Moves, looks, returns and the guess are
// always asked, even with one answer: skipping them could reveal something.
#pragma once

#include "engine/duel/ending.h"
#include "engine/duel/movement.h"

namespace spires::duel {

// --- Deals ---

// KM-3.6: slots next to a character are dealt face up, and by option a fourth one.
constexpr std::uint8_t slots_face_up(const State& s) {
  const unsigned beside = slots_beside(s.position[kKnight]) | slots_beside(s.position[kMage]);
  return static_cast<std::uint8_t>(s.fourth == kNoSlot ? beside : beside | bit(s.fourth));
}
// returns the slots of which one more may be dealt face up.
constexpr std::uint8_t slots_beside_nobody(const State& s) {
  return static_cast<std::uint8_t>(~slots_face_up(s) & ((1U << kSlots) - 1));
}

template <class Out>
constexpr void list_fourth_slots(const State& s, Out& out) {
  for (std::uint32_t rest = slots_beside_nobody(s); rest != 0; rest &= rest - 1) {
    out.push_back(Action::up(name_of(s, Slot(lowest_bit(rest)))));
  }
}

// KM-10.3, R-36: depends on the present places of the characters. A fourth slot is fixed before any card is seen.
template <class Ref>
constexpr void begin_deal(Ref ref) {
  const State& s = ref.s;
  const bool adjacent = distance(s.position[kKnight], s.position[kMage]) == 1;
  const bool fourth = adjacent && ref.rules.options.deal_adjacent != DealAdjacent::Three;
  ref.wait(fourth ? Phase::Up : Phase::Deal, s.active);
}

// KM-3.5, KM-3.9: deals the slots in order. KM-3.7: a card keeps its face.
template <class Ref>
constexpr void deal_card(Ref ref, Card card) {
  const Slot slot = ref.s.dealing;
  const bool up = (slots_face_up(ref.s) & bit(slot)) != 0;
  ref.emit(CardDealt{name_of(ref.s, slot), card, up ? Face::Up : Face::Down});
  if (index(slot) < kSlots - 1) return;
  const State& s = ref.s;
  ref.emit(TurnStarted{s.active, s.round, s.turn});
  ref.wait(Phase::Move, s.active);
}

// --- The end of a turn ---

// KM-10.1, KM-10.2, R-30: the remaining cards are discarded face down. KM-10.6: after the last round too.
template <class Ref>
SPIRES_APART constexpr void end_round(Ref ref) {
  const State& s = ref.s;
  CardSet open;
  CardSet unseen;
  std::uint8_t unseen_count = 0;
  for (std::uint32_t rest = s.filled; rest != 0; rest &= rest - 1) {
    const Slot slot = Slot(lowest_bit(rest));
    const bool up = (s.face_up & bit(slot)) != 0;
    if (!up) ++unseen_count;
    evolving::put_in(up ? open : unseen, s.slot[slot]);
  }
  ref.emit(LeftoversDiscarded{open, unseen, unseen_count});
  if (s.round == kRounds) {
    ref.wait(Phase::Guess, kKnight);
    return;
  }
  const auto round = static_cast<std::uint8_t>(s.round + 1);
  ref.emit(RoundStarted{round, seat_of_turn(turn_number(round, 1))});
  begin_deal(ref);
}

// KM-4.1, KM-4.2
template <class Ref>
constexpr void end_turn(Ref ref) {
  const State& s = ref.s;
  if (s.turn == 4) {
    end_round(ref);
    return;
  }
  const auto turn = static_cast<std::uint8_t>(s.turn + 1);
  ref.emit(TurnStarted{opponent(s.active), s.round, turn});
  ref.wait(Phase::Move, s.active);
}

// --- Step C ---

// KM-9.1, KM-4.4: waits for the player if a spell can be cast, also with the card just taken.
template <class Ref>
constexpr void begin_spell(Ref ref) {
  if (can_cast(ref.rules, ref.s)) {
    ref.wait(Phase::Spell, ref.s.active);
  } else {
    end_turn(ref);
  }
}

template <class Ref>
constexpr void discard_card(Ref ref, const Action& action) {
  const Seat seat = opponent(ref.s.active);
  if (action.number == 0) {
    ref.emit(CardDiscarded{seat, action.card, Zone::Acquired, 0, ref.rules.options.row_gap});
  } else {
    const Row& row = ref.s.used[seat];
    const Card card = row[evolving::entry_of(row, action.number)];
    ref.emit(CardDiscarded{seat, card, Zone::Used, action.number, ref.rules.options.row_gap});
  }
  end_turn(ref);
}

template <class Ref>
constexpr void push_card(Ref ref, Card card, End end) {
  ref.emit(CardPushed{opponent(ref.s.active), card, end});
  end_turn(ref);
}

// KM-9.20 to KM-9.42: carries out the effect of the spell, or asks the seat that has to decide about it. KM-9.32: for
// blue, the opponent.
template <class Ref>
constexpr void resolve_spell(Ref ref, Spell spell) {
  const State& s = ref.s;
  if (!finds_target(s, s.active, spell)) {
    ref.emit(SpellFailed{s.active, spell});
    end_turn(ref);
    return;
  }
  Tally ways;
  switch (spell) {
    case Spell::PeekSwap: ref.wait(Phase::Look, s.active); return;
    case Spell::Salvage: ref.wait(Phase::Draw, s.active); return;
    case Spell::PushDown: {
      list_pushes(s, ways);
      if (ways.size() > 1) {
        ref.wait(Phase::Push, s.active);
      } else {
        push_card(ref, s.acquired[opponent(s.active)].first(), End::Left);
      }
      return;
    }
    case Spell::ForceDiscard: {
      list_discards(ref.rules, s, ways);
      if (ways.size() > 1) {
        ref.wait(Phase::Discard, opponent(s.active));
        return;
      }
      Picker<Action> only(0);
      list_discards(ref.rules, s, only);
      discard_card(ref, only.found());
      return;
    }
    case Spell::Any: return;
  }
}

// KM-9.3: the cost is in U before anything happens. KM-9.52: a copied spell costs nothing more.
template <class Ref>
constexpr void cast_spell(Ref ref, const Action& action) {
  const Seat seat = ref.s.active;
  const Tower as = action.as == Tower::Track ? action.a : action.as;
  const Spell spell = ref.rules.tower(as).spell;
  ref.emit(SpellCast{seat, action.a, as, spell});
  ref.emit(CostPaid{seat, action.card, action.end()});
  if (action.card2 != kNoCard) ref.emit(CostPaid{seat, action.card2, action.end2()});
  resolve_spell(ref, spell);
}

// KM-9.10, KM-9.11: only the caster sees the cards.
template <class Ref>
constexpr void look_at_secrets(Ref ref, Tower a, Tower b) {
  const State& s = ref.s;
  ref.emit(SecretsSeen{s.active, a, b, s.secret[colour_index(a)], s.secret[colour_index(b)]});
  ref.wait(Phase::Return, s.active);
}

// KM-9.12
template <class Ref>
constexpr void return_secrets(Ref ref, Exchange exchange) {
  ref.emit(SecretsReturned{ref.s.active, ref.s.look_a, ref.s.look_b, exchange});
  end_turn(ref);
}

// --- Step B ---

template <class Ref>
constexpr void place_stone(Ref ref, End end) {
  ref.emit(StonePlaced{ref.s.active, ref.s.held, end});
  begin_spell(ref);  // KM-13.9
}

template <class Ref>
constexpr void take_from(Ref ref, Slot slot) {
  take_card(ref, slot);
  const State& s = ref.s;
  if (s.held == kNoCard) {
    begin_spell(ref);
  } else if (ends_differ(s.used[s.active], s.held)) {
    ref.wait(Phase::Place, s.active);
  } else {
    place_stone(ref, End::Left);
  }
}

// KM-6.1: two cards are a choice; a single card is taken without asking.
template <class Ref>
constexpr void begin_take(Ref ref) {
  const std::uint8_t slots = takeable(ref.s);
  if (slots == 0) {
    begin_spell(ref);
  } else if ((slots & (slots - 1U)) == 0) {
    take_from(ref, Slot(lowest_bit(slots)));
  } else {
    ref.wait(Phase::Take, ref.s.active);
  }
}

}  // namespace spires::duel
