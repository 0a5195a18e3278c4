// Applies each event to a State. Only this file writes a State.
//
// The same functions update a View, where cards may be hidden; a hidden card changes sizes only.
#pragma once

#include "engine/core/bits.h"
#include "engine/core/inlining.h"
#include "engine/duel/event.h"
#include "engine/duel/state.h"

namespace spires::duel {

namespace evolving {

// KM-3.2: the mage on the round track, the knight opposite.
constexpr void lay_ring(State& s, const Ring& ring) {
  s.ring = ring;
  for (int i = 0; i < kTowers; ++i) s.place_of[ring[Place(i)]] = Place(i);
  s.position[kMage] = s.place_of[Tower::Track];
  s.position[kKnight] = opposite(s.position[kMage]);
}

constexpr void take_out(CardSet& set, Card card) {
  if (is_known(card) && set.has(card)) set.remove(card);
}
constexpr void put_in(CardSet& set, Card card) {
  if (is_known(card)) set.add(card);
}
constexpr void change(std::uint8_t& size, int by) { size = static_cast<std::uint8_t>(size + by); }

constexpr void clear_slot(State& s, Slot slot) {
  s.slot[slot] = kNoCard;
  s.filled = static_cast<std::uint8_t>(s.filled & ~bit(slot));
  s.face_up = static_cast<std::uint8_t>(s.face_up & ~bit(slot));
}

// Returns the entry of a row with its n-th card, from 1; gaps are not counted.
constexpr int entry_of(const Row& row, int number) {
  int at = 0;
  for (;; ++at) {
    if (row[at] != kGap && --number == 0) return at;
  }
}

constexpr void show(State& s, Tower tower, Secret secret) {
  if (!is_known(secret)) return;
  if (tower == Tower::Track) {
    s.box = secret;
  } else {
    s.secret[colour_index(tower)] = secret;
  }
}

}  // namespace evolving

constexpr void evolve(State& s, const RingLaid& e) { evolving::lay_ring(s, e.ring); }

constexpr void evolve(State& s, const SecretBoxed& e) {
  s.box = e.secret;
  s.laying = coloured(0);
}

constexpr void evolve(State& s, const SecretLaid& e) {
  s.secret[colour_index(e.tower)] = e.secret;
  s.laying = e.tower == Tower::Blue ? Tower::Track : Tower(index(e.tower) + 1);
}

constexpr void evolve(State& s, const CardBurned& e) {
  evolving::take_out(s.draw, e.card);
  evolving::put_in(s.discard, e.card);
  evolving::change(s.draw_size, -1);
  evolving::change(s.discard_size, 1);
  s.known.push(Known::unseen(e.card));
}

constexpr void evolve(State& s, const FourthSlotChosen& e) { s.fourth = slot_of(s, e.slot); }

constexpr void evolve(State& s, const CardDealt& e) {
  const Slot slot = slot_of(s, e.slot);
  evolving::take_out(s.draw, e.card);
  evolving::change(s.draw_size, -1);
  s.slot[slot] = e.card;
  s.filled = static_cast<std::uint8_t>(s.filled | bit(slot));
  if (e.face == Face::Up) s.face_up = static_cast<std::uint8_t>(s.face_up | bit(slot));
  const bool last = index(slot) == kSlots - 1;
  s.dealing = last ? Slot{0} : Slot(index(slot) + 1);
  if (last) s.fourth = kNoSlot;
}

constexpr void evolve(State& s, const TurnStarted& e) {
  s.round = e.round;
  s.turn = e.turn;
  s.active = e.seat;
}

// KM-5.4: the displaced mage only changes places.
constexpr void evolve(State& s, const CharacterMoved& e) {
  s.position[e.seat] = s.place_of[e.to];
  if (e.move != Move::Swap) return;
  s.position[opponent(e.seat)] = s.place_of[e.from];
  s.swap_used = 1;
}

constexpr void evolve(State& s, const CardTaken& e) {
  evolving::clear_slot(s, slot_of(s, e.slot));
  if (e.zone == Zone::Held) {
    s.held = e.card;
  } else {
    evolving::put_in(s.acquired[e.seat], e.card);
  }
}

constexpr void evolve(State& s, const StonePlaced& e) {
  s.held = kNoCard;
  s.used[e.seat].add(e.card, e.end);
}

// KM-9.3: changes nothing; the caster's position shows the tower, and events for the cost and the effect follow.
constexpr void evolve(State&, const SpellCast&) {}
constexpr void evolve(State&, const SpellFailed&) {}

constexpr void evolve(State& s, const CostPaid& e) {
  s.acquired[e.seat].remove(e.card);
  s.used[e.seat].add(e.card, e.end);
}

constexpr void evolve(State& s, const SecretsSeen& e) {
  s.look_a = e.a;
  s.look_b = e.b;
  s.known.push(
      {.kind = Known::Kind::Look, .turn = turn_number(s), .a = e.a, .b = e.b, .seen_a = e.seen_a, .seen_b = e.seen_b});
}

// KM-9.12: nothing may reveal whether the cards were exchanged, not even the run time, so no branch depends on it.
constexpr void evolve(State& s, const SecretsReturned& e) {
  const auto swapped = static_cast<unsigned>(e.exchange == Exchange::Swapped);
  const unsigned a = static_cast<unsigned>(index(s.secret[colour_index(e.a)]));
  const unsigned b = static_cast<unsigned>(index(s.secret[colour_index(e.b)]));
  const unsigned change = (a ^ b) & (0U - swapped);
  s.secret[colour_index(e.a)] = Secret(a ^ change);
  s.secret[colour_index(e.b)] = Secret(b ^ change);
  s.known.set_last_exchange(e.exchange);
  s.look_a = Tower::Track;
  s.look_b = Tower::Track;
}

constexpr void evolve(State& s, const CardPushed& e) {
  s.acquired[e.seat].remove(e.card);
  s.used[e.seat].add(e.card, e.end);
}

// KM-9.30: the card goes face down, but both players have seen it.
constexpr void evolve(State& s, const CardDiscarded& e) {
  if (e.zone == Zone::Used) {
    Row& row = s.used[e.seat];
    const int at = evolving::entry_of(row, e.number);
    if (e.gap == RowGap::Gap) {
      row.take_leaving_gap(at);
    } else {
      row.take(at);
    }
  } else {
    s.acquired[e.seat].remove(e.card);
  }
  s.discard.add(e.card);
  evolving::change(s.discard_size, 1);
  s.known.push(Known::open(e.card));
}

constexpr void evolve(State& s, const CardSalvaged& e) {
  evolving::take_out(s.discard, e.card);
  evolving::put_in(s.veiled[e.seat], e.card);
  evolving::change(s.discard_size, -1);
  evolving::change(s.veiled_size[e.seat], 1);
  s.known.push(Known::draw(turn_number(s), e.card));
}

// KM-10.2: face-down cards are not shown, and it is forgotten which slot they came from.
constexpr void evolve(State& s, const LeftoversDiscarded& e) {
  e.open.for_each_type([&](Card card) {
    for (int n = e.open.count(card); n > 0; --n) s.known.push(Known::open(card));
  });
  e.unseen.for_each_type([&](Card card) {
    for (int n = e.unseen.count(card); n > 0; --n) s.known.push(Known::unseen(card));
  });
  for (int n = e.unseen.size(); n < e.unseen_count; ++n) s.known.push(Known::unseen(kHiddenCard));
  s.discard.add_all(e.open);
  s.discard.add_all(e.unseen);
  evolving::change(s.discard_size, count_bits(s.filled));
  for (Card& card : s.slot) card = kNoCard;
  s.filled = 0;
  s.face_up = 0;
}

// KM-10.5: the characters stay where they are.
constexpr void evolve(State& s, const RoundStarted& e) {
  s.round = e.round;
  s.turn = 1;
  s.active = e.starter;
}

// KM-11.2: from here on no card is veiled; the cards follow one by one with CardUnveiled.
constexpr void evolve(State& s, const TowerGuessed& e) {
  s.guess = e.tower;
  evolving::show(s, e.tower, e.secret);
  for (CardSet& veiled : s.veiled) veiled = CardSet{};
}

constexpr void evolve(State& s, const CardUnveiled& e) {
  int place = -1;
  int number = e.number;
  s.known.for_each(Known::Kind::Draw, [&](int at, const Known& known) {
    if (known.seat() == e.seat && number-- == 0) place = at;
  });
  if (place >= 0) s.known.put(place, Known::draw(s.known.read(place).turn, e.card));
  if (e.zone == Zone::Held) {
    evolving::put_in(s.veiled[e.seat], e.card);
  } else {
    evolving::put_in(s.acquired[e.seat], e.card);
    evolving::change(s.veiled_size[e.seat], -1);
  }
}

constexpr void evolve(State& s, const VeiledStoneLaid& e) {
  s.veiled[e.seat].remove(e.card);
  evolving::change(s.veiled_size[e.seat], -1);
  s.used[e.seat].add(e.card, e.end);
}

constexpr void evolve(State& s, const ScoringStarted&) {
  s.phase = Phase::End;
  s.asked = s.active;
}

// From now on the observer knows the card of a won tower, and at the end all others.
constexpr void evolve(State& s, const TowerScored& e) { evolving::show(s, e.tower, e.secret); }
constexpr void evolve(State& s, const SecretShown& e) { evolving::show(s, e.tower, e.secret); }
constexpr void evolve(State&, const IngredientsCounted&) {}
constexpr void evolve(State&, const TotalCounted&) {}
constexpr void evolve(State&, const GameEnded&) {}

constexpr void evolve(State& s, const Waiting& e) {
  s.phase = e.phase;
  s.asked = e.seat;
}

constexpr void evolve(State& s, const Event& event) {
  std::visit([&s](const auto& e) { evolve(s, e); }, event);
}

}  // namespace spires::duel
