// Hidden information in duel, defined for the tests from the rules (KM-12.1, KM-12.3) and not from engine/duel/view.h.
//
// Hidden: the cards under the towers and in the box, except those that the observer has looked at; whether another
// player has exchanged the cards of a look (unless R-21 makes it public); face-down cards, the draw pile, and cards
// that went unseen to the discard pile; another player's draws from it, until the guess. R-29 opens the discard pile,
// and with it the draws.
//
// These events show something hidden: CardTaken a face-down card, SecretsSeen to its caster, TowerGuessed,
// CardUnveiled, TowerScored a card that was won, SecretShown where R-37 shows all, LeftoversDiscarded where R-29 opens
// the pile. Other steps bring hidden cards too (CardDealt, CardSalvaged), but twins only take outcomes that look the
// same.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/duel/duel.h"

namespace spires::laws {

struct DuelSecrets {
  using State = duel::State;
  using Rules = duel::Rules;
  using Known = duel::Known;

  // The classes of secrets that a scramble changes.
  struct What {
    bool placement = true;  // the card under each tower
    bool box = true;
    bool exchange = true;  // whether others have exchanged the cards of a look
    bool veiled = true;    // others' draws from the discard pile
    bool slots = true;     // cards that lie face down
    bool burned = true;    // the two cards set aside at the start
    bool unseen = true;    // other cards that went face down to the discard pile
    bool draw = true;      // the draw pile
  };

  // Returns another world with the same public facts, or the same one if no other was found.
  static State scramble(const Rules& rules, const State& state, Observer observer, What what, Rng& rng) {
    State s = state;
    scramble_secrets(rules, s, observer, what, rng);
    scramble_cards(rules, s, observer, what, rng);
    return s;
  }

  static bool hides(const Rules& rules, const State& s, Observer observer, const duel::Chance& outcome) {
    using Kind = duel::Chance::Kind;
    switch (outcome.kind) {
      case Kind::Ring:
      case Kind::Up: return false;
      case Kind::Box:
      case Kind::Secret: return true;
      case Kind::Burn: return !rules.options.discard_inspect;
      case Kind::Deal: return !is_dealt_face_up(s);
      case Kind::Draw: return !rules.options.discard_inspect && !observer.is(s.active);
    }
    return false;
  }
  static bool hides(const Rules& rules, const State&, Seat seat, Observer observer, const duel::Action& action) {
    return is_return(action) && !observer.is(seat) && !rules.options.yellow_swap_public;
  }
  static bool same_kind(const duel::Action& a, const duel::Action& b) { return is_return(a) && is_return(b); }

  static bool same_but_revealed(const Rules& rules, Observer observer, const duel::Event& a, const duel::Event& b) {
    const Blank blank{rules, observer};
    return a.index() == b.index() && std::visit(blank, a) == std::visit(blank, b);
  }

 private:
  struct Blank {
    const Rules& rules;
    Observer observer;

    // KM-6.5
    duel::Event operator()(duel::CardTaken e) const {
      if (e.face == duel::Face::Down) e.card = duel::kNoCard;
      if (e.face == duel::Face::Down) e.zone = duel::Zone::Acquired;
      return e;
    }
    // KM-9.11
    duel::Event operator()(duel::SecretsSeen e) const {
      if (observer.is(e.seat)) e.seen_a = e.seen_b = duel::kNoSecret;
      return e;
    }
    //
    duel::Event operator()(duel::LeftoversDiscarded e) const {
      if (rules.options.discard_inspect) e.unseen = duel::CardSet{};
      return e;
    }
    // KM-11.1
    duel::Event operator()(duel::TowerGuessed e) const {
      e.secret = duel::kNoSecret;
      e.points = 0;
      return e;
    }
    // KM-11.2
    duel::Event operator()(duel::CardUnveiled e) const {
      e.card = duel::kNoCard;
      e.zone = duel::Zone::Acquired;
      return e;
    }
    // KM-11.4: who wins a tower wins the card beneath it.
    duel::Event operator()(duel::TowerScored e) const {
      if (e.owner == duel::Owner::Nobody) return e;
      e.secret = duel::kNoSecret;
      e.secret_points = 0;
      return e;
    }
    //
    duel::Event operator()(duel::SecretShown e) const {
      if (rules.options.reveal_all_at_end) e.secret = duel::kNoSecret;
      return e;
    }
    template <class E>
    duel::Event operator()(const E& e) const {
      return e;
    }
  };

  static bool is_return(const duel::Action& action) {
    return action.kind == duel::Action::Kind::Keep || action.kind == duel::Action::Kind::Swap;
  }

  // KM-3.6, R-03
  static bool is_dealt_face_up(const State& s) {
    const int slot = duel::index(s.dealing);
    const int after = (slot + 1) % duel::kTowers;
    for (const duel::Place place : s.position) {
      if (duel::index(place) == slot || duel::index(place) == after) return true;
    }
    return s.fourth == s.dealing;
  }

  template <class T>
  static void shuffle(std::vector<T>& all, Rng& rng) {
    for (std::size_t i = all.size(); i > 1; --i)
      std::swap(all[i - 1], all[rng.next_below(static_cast<std::uint32_t>(i))]);
  }

  // --- Secret cards ---

  struct Entry {
    int at;
    Known known;
  };
  static std::vector<Entry> looks_of(const State& s) {
    std::vector<Entry> looks;
    s.known.for_each([&](int at, const Known& known) {
      if (known.kind == Known::Kind::Look) looks.push_back({at, known});
    });
    return looks;
  }
  static bool is_returned(const State& s, const std::vector<Entry>& looks, std::size_t i) {
    return s.phase != duel::Phase::Return || i + 1 < looks.size();
  }

  static void exchange(State& s, const Known& look) {
    std::swap(s.secret[duel::colour_index(look.a)], s.secret[duel::colour_index(look.b)]);
  }

  static void scramble_secrets(const Rules& rules, State& s, Observer observer, What what, Rng& rng) {
    for (int attempt = 0; attempt < 40; ++attempt) {
      State other = s;
      const std::vector<Entry> looks = looks_of(s);
      for (std::size_t i = looks.size(); i-- > 0;) {
        if (looks[i].known.exchange == duel::Exchange::Swapped) exchange(other, looks[i].known);
      }
      lay_again(rules, other, what, rng);
      if (!replay_looks(rules, s, other, looks, observer, what, rng)) continue;
      // KM-11.1: from the guess on this card is public.
      if (s.guess != duel::Tower::Track &&
          other.secret[duel::colour_index(s.guess)] != s.secret[duel::colour_index(s.guess)]) {
        continue;
      }
      s = other;
      return;
    }
  }

  // KM-3.3: the princess is never in the box; a card not laid yet can be anywhere else too.
  static void lay_again(const Rules& rules, State& s, What what, Rng& rng) {
    std::vector<duel::Secret> cards;
    for (int i = 0; i < rules.data.secret_kinds; ++i) {
      const duel::Secret kind = duel::Secret(i);
      int left = rules.data.secrets[kind].copies - (s.box == kind ? 1 : 0);
      for (const duel::Secret laid : s.secret) left -= laid == kind ? 1 : 0;
      for (; left > 0; --left) cards.push_back(kind);
    }
    const std::size_t unlaid = cards.size();
    for (const duel::Secret laid : s.secret) {
      if (laid != duel::kNoSecret) cards.push_back(laid);
    }
    if (what.placement) {
      if (rng.next_below(2) == 0) {
        shuffle(cards, rng);
      } else if (!cards.empty()) {
        const std::uint32_t one = rng.next_below(static_cast<std::uint32_t>(cards.size()));
        const std::uint32_t two = rng.next_below(static_cast<std::uint32_t>(cards.size()));
        std::swap(cards[one], cards[two]);
      }
    }
    if (what.box && s.box != duel::kNoSecret && !cards.empty()) {
      duel::Secret& card = cards[rng.next_below(static_cast<std::uint32_t>(cards.size()))];
      if (card != rules.princess) std::swap(card, s.box);
    }
    std::size_t next = unlaid;
    for (duel::Secret& laid : s.secret) {
      if (laid != duel::kNoSecret) laid = cards[next++];
    }
  }

  // Returns whether the observer's looks still find the same cards.
  static bool replay_looks(const Rules& rules, const State& s, State& other, const std::vector<Entry>& looks,
                           Observer observer, What what, Rng& rng) {
    for (std::size_t i = 0; i < looks.size(); ++i) {
      Known look = looks[i].known;
      const bool own = observer.is(look.seat());
      look.seen_a = other.secret[duel::colour_index(look.a)];
      look.seen_b = other.secret[duel::colour_index(look.b)];
      if (own && !(look == looks[i].known)) return false;
      const bool hidden = !own && !rules.options.yellow_swap_public && is_returned(s, looks, i);
      if (hidden && what.exchange) look.exchange = duel::Exchange(rng.next_below(2));
      other.known.put(looks[i].at, look);
      if (look.exchange == duel::Exchange::Swapped) exchange(other, look);
    }
    return true;
  }

  // --- Ingredient cards ---

  // The places whose cards are shuffled.
  struct Places {
    std::vector<int> unseen;  // in the log
    std::vector<duel::Slot> slots;
    bool draw = false;
  };
  static Places places_of(const Rules& rules, const State& s, What what) {
    Places places;
    int entered = 0;
    s.known.for_each([&](int at, const Known& known) {
      if (known.kind != Known::Kind::Unseen) return;
      const bool burned = entered++ < duel::kBurned;
      if (!rules.options.discard_inspect && (burned ? what.burned : what.unseen)) places.unseen.push_back(at);
    });
    for (int i = 0; what.slots && i < duel::kSlots; ++i) {
      const duel::Slot slot = duel::Slot(i);
      if ((s.filled & ~s.face_up & duel::bit(slot)) != 0) places.slots.push_back(slot);
    }
    places.draw = what.draw;
    return places;
  }

  static void scramble_cards(const Rules& rules, State& s, Observer observer, What what, Rng& rng) {
    const Places places = places_of(rules, s, what);
    for (int attempt = 0; attempt < 40; ++attempt) {
      State other = s;
      deal_again(other, places, rng);
      if (!replay_draws(rules, other, observer, what, rng)) continue;
      s = other;
      return;
    }
  }

  static void deal_again(State& s, const Places& places, Rng& rng) {
    std::vector<duel::Card> cards;
    for (const int at : places.unseen) cards.push_back(s.known.read(at).card);
    for (const duel::Slot slot : places.slots) cards.push_back(s.slot[slot]);
    for (; places.draw && !s.draw.empty(); s.draw.remove(s.draw.first())) cards.push_back(s.draw.first());
    shuffle(cards, rng);
    std::size_t next = 0;
    for (const int at : places.unseen) s.known.put(at, Known::unseen(cards[next++]));
    for (const duel::Slot slot : places.slots) s.slot[slot] = cards[next++];
    while (next < cards.size()) s.draw.add(cards[next++]);
  }

  // Fills the discard pile from the log. Returns false if a draw that the observer knows is impossible in this world.
  static bool replay_draws(const Rules& rules, State& s, Observer observer, What what, Rng& rng) {
    std::vector<duel::Card> pile;
    Keyed<Seat, duel::CardSet, duel::kPlayers> veiled{};
    duel::Knowledge log = s.known;
    bool possible = true;
    const bool open = s.guess != duel::Tower::Track || rules.options.discard_inspect;
    s.known.for_each([&](int at, Known known) {
      if (known.kind == Known::Kind::Open || known.kind == Known::Kind::Unseen) pile.push_back(known.card);
      if (known.kind != Known::Kind::Draw || !possible) return;
      const bool hidden = !open && !observer.is(known.seat());
      if (hidden && what.veiled) known.card = pile[rng.next_below(static_cast<std::uint32_t>(pile.size()))];
      const auto found = std::find(pile.begin(), pile.end(), known.card);
      possible = found != pile.end();
      if (!possible) return;
      pile.erase(found);
      veiled[known.seat()].add(known.card);
      log.put(at, known);
    });
    if (!possible) return false;
    s.known = log;
    s.discard = duel::CardSet{};
    for (const duel::Card card : pile) s.discard.add(card);
    if (s.guess == duel::Tower::Track) s.veiled = veiled;
    return true;
  }
};

}  // namespace spires::laws
