// KM-12: what one observer may know. A View is a State with holes; the rest is public or the observer's own (KM-12.1,
// KM-12.2).
//
// Hidden are the draw pile, face-down slots, the discard pile (unless R-29 opens it), others' veiled cards until the
// guess, the secret cards, and log entries that the observer has not seen. Sizes stay visible. One function makes the
// holes, so a folded view equals a fresh one. belief.h fills them again.
#pragma once

#include <optional>

#include "engine/duel/ending.h"
#include "engine/duel/evolve.h"
#include "engine/duel/options.h"
#include "engine/duel/state.h"

namespace spires::duel {

// KM-12.4: all players remember everything they have seen. The table decides how much of it a client shows.
enum class Memory : std::uint8_t { Perfect };

struct View {
  State state;
  Observer observer;
  Memory memory;
  constexpr bool operator==(const View&) const = default;
};

namespace viewing {

constexpr void hide_cards(const Rules& rules, View& view) {
  State& s = view.state;
  s.draw = CardSet{};
  if (!rules.options.discard_inspect) s.discard = CardSet{};
  for (int i = 0; i < kSlots; ++i) {
    const std::uint8_t down = static_cast<std::uint8_t>(s.filled & ~s.face_up);
    if ((down & bit(Slot(i))) != 0) s.slot[Slot(i)] = kHiddenCard;
  }
  if (s.guess != Tower::Track) return;  // KM-11.2
  for (const Seat seat : {kKnight, kMage}) {
    if (!view.observer.is(seat)) s.veiled[seat] = CardSet{};
  }
}

// at the end all secret cards are open, or only the won ones and the guessed one.
constexpr std::uint8_t towers_shown(const Rules& rules, const State& s) {
  constexpr unsigned all = (1U << kTowers) - 1;
  unsigned shown = s.guess == Tower::Track ? 0U : bit(s.guess);
  if (s.phase != Phase::End) return static_cast<std::uint8_t>(shown);
  if (rules.options.reveal_all_at_end) return static_cast<std::uint8_t>(all);
  const Holding knight = holding_of(rules, s, kKnight);
  const Holding mage = holding_of(rules, s, kMage);
  for (int t = 0; t < kColoured; ++t) {
    const Ingredient ingredient = rules.data.towers[t].ingredient;
    if (knight.of(ingredient) != mage.of(ingredient)) shown |= bit(coloured(t));
  }
  return static_cast<std::uint8_t>(shown);
}

constexpr void hide_secrets(const Rules& rules, State& s) {
  const std::uint8_t shown = towers_shown(rules, s);
  for (int t = 0; t < kColoured; ++t) {
    if ((shown & bit(coloured(t))) == 0 && s.secret[t] != kNoSecret) s.secret[t] = kHiddenSecret;
  }
  if ((shown & bit(Tower::Track)) == 0 && s.box != kNoSecret) s.box = kHiddenSecret;
}

// Returns the part of an entry that the observer knows.
constexpr Known seen_by(const Rules& rules, const State& s, Observer observer, Known known) {
  switch (known.kind) {
    case Known::Kind::Open: break;
    case Known::Kind::Unseen:
      // a seat that may look through the pile sees the cards that came and went.
      if (!rules.options.discard_inspect) known.card = kHiddenCard;
      break;
    case Known::Kind::Draw: {
      const bool open = s.guess != Tower::Track || rules.options.discard_inspect;
      if (!open && !observer.is(known.seat())) known.card = kHiddenCard;
      break;
    }
    case Known::Kind::Look:
      if (observer.is(known.seat())) break;
      known.seen_a = known.seen_b = kHiddenSecret;
      if (!rules.options.yellow_swap_public) known.exchange = Exchange::Unknown;
      break;
  }
  return known;
}

constexpr void make_holes(const Rules& rules, View& view) {
  State& s = view.state;
  hide_cards(rules, view);
  hide_secrets(rules, s);
  Knowledge known = s.known;
  s.known.for_each([&](int at, const Known& entry) { known.put(at, seen_by(rules, s, view.observer, entry)); });
  s.known = known;
}

}  // namespace viewing

constexpr View view_of(const Rules& rules, const State& s, Observer observer, Memory memory) {
  View view{s, observer, memory};
  viewing::make_holes(rules, view);
  return view;
}

// KM-12.3: redacts an event for an observer. The event keeps its type and size regardless of what is hidden in it.
struct Redactor {
  const Rules& rules;
  Observer observer;
  constexpr Event operator()(SecretBoxed e) const {
    e.secret = kHiddenSecret;
    return e;
  }
  constexpr Event operator()(SecretLaid e) const {
    e.secret = kHiddenSecret;
    return e;
  }
  constexpr Event operator()(CardBurned e) const {
    if (!rules.options.discard_inspect) e.card = kHiddenCard;
    return e;
  }
  constexpr Event operator()(CardDealt e) const {
    if (e.face == Face::Down) e.card = kHiddenCard;
    return e;
  }
  constexpr Event operator()(SecretsSeen e) const {
    if (!observer.is(e.seat)) e.seen_a = e.seen_b = kHiddenSecret;
    return e;
  }
  constexpr Event operator()(SecretsReturned e) const {
    if (!observer.is(e.seat) && !rules.options.yellow_swap_public) e.exchange = Exchange::Unknown;
    return e;
  }
  constexpr Event operator()(CardSalvaged e) const {
    if (!observer.is(e.seat) && !rules.options.discard_inspect) e.card = kHiddenCard;
    return e;
  }
  constexpr Event operator()(LeftoversDiscarded e) const {
    if (!rules.options.discard_inspect) e.unseen = CardSet{};
    return e;
  }
  template <class E>
  constexpr Event operator()(const E& e) const {
    return e;
  }
};

constexpr std::optional<Event> redact_event(const Rules& rules, const Event& event, Observer observer) {
  return std::visit(Redactor{rules, observer}, event);
}

constexpr View fold_event(const Rules& rules, const View& view, const Event& event) {
  View next = view;
  evolve(next.state, event);
  viewing::make_holes(rules, next);
  return next;
}

}  // namespace spires::duel
