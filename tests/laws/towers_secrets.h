// Hidden information in towers, defined for the tests from the rules (WT-18) and not from engine/towers/view.h.
//
// Hidden: other seats' hands, an offered card unless the observer gives or gets it, the draw pile, in strict memory the
// discard pile under its top card (unless openDiscard) and the wizards on covered surfaces, except the one that Free a
// Wizard shows while its caster decides.
//
// These events show something hidden to all: TowerMoved and TowersSwapped what they uncover, SurfaceShown its surface,
// HandDiscarded the cards. Others show a card too (CardPlayed, CardDiscarded, the observer's own CardDrawn and
// CardPassed), but twins only take decisions and outcomes that are the same in both worlds, so those never differ.
#pragma once

#include <vector>

#include "engine/towers/towers.h"
#include "tests/laws/subject.h"

namespace spires::laws {

struct TowersSecrets {
  using State = towers::State;
  using Rules = towers::Rules;

  // The facts that a scramble changes. Changing all at once would end most pairs at the next card of another seat.
  struct What {
    bool hands = true;
    bool piles = true;
    bool covered = true;
  };

  static State scramble(const Rules& rules, const State& state, Observer observer, towers::Memory memory, What what,
                        Rng& rng) {
    State s = state;
    const bool strict = memory != towers::Memory::Open;
    scramble_cards(rules, s, observer, strict && !rules.options.open_discard, what, rng);
    if (strict && what.covered) scramble_covered(s, rng);
    return s;
  }

  // A test-only start with many covered wizards.
  static State covered_start(const State& state, int moves, Rng& rng) {
    State s = state;
    for (int i = 0; i < moves; ++i) {
      const towers::Place place = s.tower[static_cast<int>(rng.next_below(towers::kTowers))];
      const towers::Space to = towers::forward(place.space(), static_cast<int>(1 + rng.next_below(5)));
      if (to == s.castle) continue;
      const towers::Wizards below = s.on[towers::surface_under(s, place.space(), place.level())];
      towers::evolve(s, towers::TowerMoved{place.space(), static_cast<towers::Level>(place.level()), to, below});
    }
    return s;
  }

  static bool hides(const Rules&, const State& s, Observer observer, const towers::Chance& outcome) {
    return outcome.kind == towers::Chance::Kind::Draw && !observer.is(towers::drawing_seat(s));
  }
  static bool hides(const Rules& rules, const State& s, Seat, Observer observer, const towers::Action& action) {
    const bool passes = action.kind == towers::Action::Kind::Offer || action.kind == towers::Action::Kind::Return;
    return passes && !observer.is(s.turn) && !observer.is(rules.partner(s.turn));
  }
  static bool same_kind(const towers::Action& a, const towers::Action& b) { return a.kind == b.kind; }

  static bool same_but_revealed(const Rules&, Observer, const towers::Event& a, const towers::Event& b) {
    return a.index() == b.index() && std::visit([](const auto& one) { return blank(one); }, a) ==
                                         std::visit([](const auto& one) { return blank(one); }, b);
  }

 private:
  static towers::Event blank(towers::TowerMoved e) {
    e.uncovered = towers::Wizards{};
    return e;
  }
  static towers::Event blank(towers::TowersSwapped e) {
    e.under_first = e.under_second = towers::Wizards{};
    return e;
  }
  static towers::Event blank(towers::SurfaceShown e) {
    e.wizards = towers::Wizards{};
    return e;
  }
  static towers::Event blank(towers::HandDiscarded e) {
    e.cards = towers::CardSet{};
    return e;
  }
  template <class E>
  static towers::Event blank(const E& e) {
    return e;
  }

  static void take_out(towers::CardSet& from, std::vector<towers::Card>& pool) {
    for (; !from.empty(); from.remove(from.nth(0))) pool.push_back(from.nth(0));
  }
  static void put_in(towers::CardSet& to, int count, std::vector<towers::Card>& pool, Rng& rng) {
    for (; count > 0; --count) {
      const std::uint32_t pick = rng.next_below(static_cast<std::uint32_t>(pool.size()));
      to.add(pool[pick]);
      pool[pick] = pool.back();
      pool.pop_back();
    }
  }

  static void scramble_cards(const Rules& rules, State& s, Observer observer, bool discard_hidden, What what,
                             Rng& rng) {
    std::vector<towers::Card> pool;
    std::vector<Seat> others;
    for (int i = 0; i < rules.players; ++i) {
      if (what.hands && !observer.is(seat_at(i))) others.push_back(seat_at(i));
    }
    // the active player knows the offered card; for a third seat it may be any of the partner's.
    const bool offered = s.phase == towers::Phase::Offered;
    const Seat partner = rules.partner(s.turn);
    const bool known = offered && observer.is(s.turn) && what.hands;
    if (known) s.hand[partner].remove(s.card);
    const bool discard = what.piles && discard_hidden && s.discard_size > 0;
    if (discard) {
      s.discard.remove(s.discard_top);
      take_out(s.discard, pool);
    }
    for (const Seat seat : others) take_out(s.hand[seat], pool);
    take_out(s.draw, pool);
    for (const Seat seat : others) {
      put_in(s.hand[seat], s.hand_size[seat] - (known && seat == partner ? 1 : 0), pool, rng);
    }
    if (known) s.hand[partner].add(s.card);
    if (offered && !observer.is(s.turn) && !observer.is(partner)) {
      s.card = s.hand[partner].nth(static_cast<int>(rng.next_below(s.hand_size[partner])));
    }
    put_in(s.draw, s.draw_size, pool, rng);
    if (discard) {
      put_in(s.discard, s.discard_size - 1, pool, rng);
      s.discard.add(s.discard_top);
    }
  }

  static void scramble_covered(State& s, Rng& rng) {
    const bool looking = s.inner == towers::Inner::Pick;
    const towers::Surface shown =
        looking ? towers::surface_under(s, towers::Space(s.spell.a), s.spell.b) : towers::Surface{0};
    std::vector<towers::Surface> covered;
    for (int i = 0; i < towers::kSpaces; ++i) {
      const towers::Space space = towers::space_at(i);
      for (int level = 1; level <= towers::height(s, space); ++level) {
        const towers::Surface surface = towers::surface_under(s, space, level);
        if (!looking || surface != shown) covered.push_back(surface);
      }
    }
    std::vector<Seat> pool;
    for (const towers::Surface surface : covered) {
      for (int i = 0; i < kMaxSeats; ++i) {
        for (int n = s.on[surface].of(seat_at(i)); n > 0; --n) pool.push_back(seat_at(i));
      }
      s.on[surface] = towers::Wizards{};
    }
    for (const Seat owner : pool) {
      const std::uint32_t pick = rng.next_below(static_cast<std::uint32_t>(covered.size()));
      s.on[covered[pick]].add(owner);
      if (s.on[covered[pick]].total() < towers::kSurfaceLimit) continue;
      covered[pick] = covered.back();
      covered.pop_back();
    }
  }
};

}  // namespace spires::laws
