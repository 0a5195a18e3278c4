// WT-18: what one observer may know. A View is a State with holes; the rest is public (WT-18.1) or the observer's own.
//
// Hidden hands, the draw pile and, by option, the discard pile are empty sets whose sizes stay visible. Strict memory
// also hides the wizards on covered surfaces from all observers: all have seen them go there, but none may look
// (WT-18.3). One function makes the holes, so a folded view equals a fresh one.
#pragma once

#include <optional>

#include "engine/core/rng.h"
#include "engine/towers/evolve.h"
#include "engine/towers/options.h"
#include "engine/towers/state.h"

namespace spires::towers {

struct View {
  State state;
  Observer observer;
  Memory memory;
  constexpr bool operator==(const View&) const = default;
};

constexpr bool is_covered(const State& s, Surface surface) {
  for (const Surface top : s.top) {
    if (top == surface) return false;
  }
  return true;
}

namespace viewing {

// WT-18.4: the surface that FR shows is visible to all until the decision about it is made.
constexpr bool is_shown(const State& s, Surface surface) {
  return spells_with(Effect::FreeWizard).has(s.spell.spell) && surface == surface_under(s, Space(s.spell.a), s.spell.b);
}

// WT-18.5: only the two partners know an offered card; all observers know a card in play.
constexpr bool sees_offer(const Rules& rules, const State& s, Observer observer) {
  return s.phase != Phase::Offered || observer.is(s.turn) || observer.is(rules.partner(s.turn));
}

constexpr void make_holes(const Rules& rules, View& view) {
  State& s = view.state;
  for (int i = 0; i < kMaxSeats; ++i) {
    if (!view.observer.is(seat_at(i))) s.hand[seat_at(i)] = CardSet{};
  }
  s.draw = CardSet{};
  if (!sees_offer(rules, s, view.observer)) s.card = kNoCard;
  if (view.memory == Memory::Open) return;
  if (!rules.options.open_discard) s.discard = CardSet{};
  for (int i = 0; i < kSurfaces; ++i) {
    const Surface surface = Surface(i);
    if (is_covered(s, surface) && !is_shown(s, surface)) s.on[surface] = Wizards{};
  }
}

// Takes n random cards out of a pool.
constexpr CardSet deal(CardSet& pool, int& pool_size, int n, Rng& rng) {
  CardSet dealt;
  for (int i = 0; i < n && pool_size > 0; ++i) {
    const Card card = pool.nth(static_cast<int>(rng.next_below(static_cast<std::uint32_t>(pool_size))));
    pool.remove(card);
    --pool_size;
    dealt.add(card);
  }
  return dealt;
}

constexpr CardSet unseen_cards(const State& s) {
  CardSet pool = CardSet::full_deck();
  for (const CardSet& hand : s.hand) pool.remove_all(hand);
  pool.remove_all(s.discard);
  return pool;
}

constexpr void fill_card_holes(const Rules& rules, const View& view, State& s, Rng& rng) {
  CardSet pool = unseen_cards(s);
  const bool discard_hidden = view.memory != Memory::Open && !rules.options.open_discard;
  int hidden_discards = 0;
  if (discard_hidden) {
    hidden_discards = s.discard_size;
    if (s.discard_top != kNoCard && hidden_discards > 0) {
      s.discard.add(s.discard_top);
      pool.remove(s.discard_top);
      --hidden_discards;
    }
  }
  // an offered card is in the partner's hand.
  const Seat partner = rules.partner(s.turn);
  const bool shown = s.phase == Phase::Offered && s.card != kNoCard && !view.observer.is(partner);
  if (shown) pool.remove(s.card);
  int size = pool.size();
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat = seat_at(i);
    if (view.observer.is(seat)) continue;
    const bool one_known = shown && seat == partner;
    s.hand[seat] = deal(pool, size, s.hand_size[seat] - (one_known ? 1 : 0), rng);
    if (one_known) s.hand[seat].add(s.card);
  }
  if (s.phase == Phase::Offered && s.card == kNoCard) {
    s.card = s.hand[partner].nth(static_cast<int>(rng.next_below(s.hand_size[partner])));
  }
  s.discard.add_all(deal(pool, size, hidden_discards, rng));
  s.draw = deal(pool, size, s.draw_size, rng);
}

// Puts every wizard that is neither visible nor home under some tower.
constexpr void fill_covered_surfaces(const Rules& rules, State& s, Rng& rng) {
  Surface covered[kSurfaces];
  int count = 0;
  for (int i = 0; i < kSurfaces; ++i) {
    const Surface surface = Surface(i);
    const bool exists = !is_roof(surface) || s.tower[i].on_board();
    if (exists && is_covered(s, surface) && !is_shown(s, surface)) covered[count++] = surface;
  }
  std::uint32_t seen = 0;
  for (const Wizards& here : s.on) seen += here.bits();
  for (int i = 0; i < rules.players; ++i) {
    int missing = s.out.of(seat_at(i)) - Wizards(seen).of(seat_at(i));
    while (missing > 0 && count > 0) {
      const int pick = static_cast<int>(rng.next_below(static_cast<std::uint32_t>(count)));
      s.on[covered[pick]].add(seat_at(i));
      --missing;
      if (s.on[covered[pick]].total() == kSurfaceLimit) covered[pick] = covered[--count];
    }
  }
}

}  // namespace viewing

constexpr View view_of(const Rules& rules, const State& s, Observer observer, Memory memory) {
  View view{s, observer, memory == Memory::Notes ? Memory::Strict : memory};
  viewing::make_holes(rules, view);
  return view;
}

// WT-18.2, WT-18.5: a card is visible to its holder, an exchanged card to both partners.
struct Redactor {
  Observer observer;
  constexpr Event operator()(CardDrawn e) const {
    if (!observer.is(e.seat)) e.card = kNoCard;
    return e;
  }
  constexpr Event operator()(CardOffered e) const {
    if (!observer.is(e.from) && !observer.is(e.to)) e.card = kNoCard;
    return e;
  }
  constexpr Event operator()(CardPassed e) const {
    if (!observer.is(e.from) && !observer.is(e.to)) e.card = kNoCard;
    return e;
  }
  template <class E>
  constexpr Event operator()(const E& e) const {
    return e;
  }
};

constexpr std::optional<Event> redact_event(const Event& event, Observer observer) {
  return std::visit(Redactor{observer}, event);
}

constexpr View fold_event(const Rules& rules, const View& view, const Event& event) {
  View next = view;
  evolve(next.state, event);
  viewing::make_holes(rules, next);
  return next;
}

// Returns a State that fits this view: equally likely cards, trapped wizards under any tower.
constexpr State determinize_view(const Rules& rules, const View& view, Rng& rng) {
  State s = view.state;
  viewing::fill_card_holes(rules, view, s, rng);
  if (view.memory != Memory::Open) viewing::fill_covered_surfaces(rules, s, rng);
  return s;
}

}  // namespace spires::towers
