// KM-13.5: invariants of every position of a match.
#pragma once

#include "engine/duel/decisions.h"

namespace spires::duel {

namespace invariants {

constexpr void add_row(CardSet& all, const Row& row) {
  for (const Card card : row) {
    if (card != kGap) all.add(card);
  }
}

// KM-13.5 (1): no card is lost. A stone that was taken and is not yet placed counts too.
constexpr bool cards_are_the_deck(const Rules& rules, const State& s) {
  CardSet all = s.draw;
  all.add_all(s.discard);
  for (const Seat seat : {kKnight, kMage}) {
    all.add_all(s.acquired[seat]);
    all.add_all(s.veiled[seat]);
    add_row(all, s.used[seat]);
  }
  for (const Card card : s.slot) evolving::put_in(all, card);
  evolving::put_in(all, s.held);
  return all == rules.deck;
}

constexpr bool sizes_agree(const State& s) {
  for (const Seat seat : {kKnight, kMage}) {
    if (s.veiled[seat].size() != s.veiled_size[seat]) return false;
  }
  return s.draw.size() == s.draw_size && s.discard.size() == s.discard_size;
}

constexpr bool slots_agree(const State& s) {
  for (int i = 0; i < kSlots; ++i) {
    const bool filled = (s.filled & bit(Slot(i))) != 0;
    const bool up = (s.face_up & bit(Slot(i))) != 0;
    if (filled != is_known(s.slot[Slot(i)]) || (up && !filled)) return false;
  }
  return true;
}

constexpr bool ring_is_whole(const State& s) {
  if (s.phase == Phase::Ring) return true;
  for (int i = 0; i < kTowers; ++i) {
    if (index(s.ring[Place(i)]) >= kTowers || s.place_of[s.ring[Place(i)]] != Place(i)) return false;
  }
  return true;
}

// KM-13.5 (3): A holds no stones before the veiled cards are shown; KM-1.6 separates A from U.
constexpr bool stones_lie_in_rows(const Rules& rules, const State& s) {
  if (s.guess != Tower::Track) return true;
  for (const CardSet& acquired : s.acquired) {
    if (!acquired.only(rules.stones).empty()) return false;
  }
  return true;
}

constexpr bool rows_are_closed(const Rules& rules, const State& s) {
  for (const Row& row : s.used) {
    for (int i = 0; i < row.size(); ++i) {
      if (row[i] != kGap) continue;
      const bool inside = i > 0 && i + 1 < row.size() && row[i - 1] != kGap;
      if (rules.options.row_gap == RowGap::Close || !inside) return false;
    }
  }
  return true;
}

// KM-13.5 (4): each secret card is under its tower, in the box, or still to be laid; the princess is never in the box.
constexpr bool secrets_are_whole(const Rules& rules, const State& s) {
  int laid = 0;
  for (const Secret secret : s.secret) laid += secret == kNoSecret ? 0 : 1;
  const bool setting_up = s.phase <= Phase::Secret;
  if (!setting_up && (laid != kColoured || s.box == kNoSecret)) return false;
  for (int i = 0; i < rules.data.secret_kinds; ++i) {
    int count = s.box == Secret(i) ? 1 : 0;
    for (const Secret secret : s.secret) count += secret == Secret(i) ? 1 : 0;
    const int copies = rules.data.secrets[Secret(i)].copies;
    if (count > copies) return false;
  }
  return s.box != rules.princess;
}

// KM-13.5 (5), KM-10.4: each deal takes six cards.
constexpr bool deals_add_up(const State& s) {
  if (s.phase < Phase::Up) return s.draw_size + s.discard_size == kAllCards;
  const bool dealing = s.phase == Phase::Up || s.phase == Phase::Deal;
  const int dealt = kSlots * (s.round - 1) + (dealing ? index(s.dealing) : kSlots);
  return s.draw_size == kAllCards - kBurned - dealt;
}

// The pile and the veiled cards agree with the logged events.
constexpr bool knowledge_adds_up(const State& s) {
  CardSet pile;
  Keyed<Seat, CardSet, kPlayers> veiled{};
  bool fine = true;
  s.known.for_each([&](int, const Known& known) {
    if (known.kind == Known::Kind::Look) return;
    if (known.kind != Known::Kind::Draw) {
      pile.add(known.card);
      return;
    }
    fine = fine && is_known(known.card) && pile.has(known.card);
    if (!fine) return;
    pile.remove(known.card);
    veiled[known.seat()].add(known.card);
  });
  return fine && pile == s.discard && (s.guess != Tower::Track || veiled == s.veiled);
}

// Each look agrees with the cards: with all exchanges undone, every look finds the cards that it saw.
constexpr bool looks_add_up(const State& s) {
  int place[Knowledge::kRoom / 2] = {};
  int looks = 0;
  s.known.for_each(Known::Kind::Look, [&](int at, const Known&) { place[looks++] = at; });
  Keyed<int, Secret, kColoured> secret = s.secret;
  while (looks-- > 0) {
    const Known look = s.known.read(place[looks]);
    Secret& a = secret[colour_index(look.a)];
    Secret& b = secret[colour_index(look.b)];
    if (look.exchange == Exchange::Swapped) {
      const Secret was = a;
      a = b;
      b = was;
    }
    if (a != look.seen_a || b != look.seen_b) return false;
  }
  return true;
}

}  // namespace invariants

// KM-13.5 (6) concerns two positions: only CharacterMoved changes the swap, and only sets it.
constexpr const char* broken_invariant_of(const Rules& rules, const State& s) {
  if (!invariants::ring_is_whole(s)) return "KM-2.1: the ring is no ring";
  if (!invariants::sizes_agree(s)) return "KM-13.5: pile sizes disagree with their cards";
  if (!invariants::slots_agree(s)) return "KM-13.5: slots disagree with their cards";
  if (!invariants::cards_are_the_deck(rules, s)) return "KM-13.5 (1): the cards are not those of the deck";
  if (s.phase != Phase::Ring && s.position[kKnight] == s.position[kMage]) {
    return "KM-13.5 (2): both characters stand in one tower";  // KM-2.6
  }
  if (!invariants::stones_lie_in_rows(rules, s)) return "KM-13.5 (3): a stone was acquired";
  if (!invariants::rows_are_closed(rules, s)) return "KM-13.5 (3): a used row has a gap that cannot be";
  if (!invariants::secrets_are_whole(rules, s)) return "KM-13.5 (4): the secret cards are not all there";
  if (!invariants::deals_add_up(s)) return "KM-13.5 (5): the draw pile does not fit the deals";
  if (seat_of_turn(turn_number(s)) != s.active) return "KM-13.5 (7): it is not this seat's turn";
  if (!invariants::knowledge_adds_up(s)) return "KM-12.4: what was seen does not lead to these piles";
  if (!invariants::looks_add_up(s)) return "KM-12.4: a look has seen what was not there";
  return nullptr;
}

}  // namespace spires::duel
