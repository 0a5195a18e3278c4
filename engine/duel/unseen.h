// KM-12.4: samples the hidden ingredient cards, with exactly the probabilities of the observer's belief.
//
// A card that was ever public is identified. The others, R, are spread at random over the draw pile, the face-down
// slots and the unseen part of the discard pile. A purple draw takes any card of the pile at that time; if the observer
// knows its type c, it took one of the open cards of that type, or an unseen card that is one with chance R_c / |R|.
//
// The algorithm goes through the draws in order and gives each one of its possible cards in proportion to these
// numbers. That alone would favour lines in which later draws had few possibilities, so each draw is accepted only in
// proportion to its number of possibilities, relative to the maximum. Accepted lines are exact, and most lines are
// accepted.
#pragma once

#include <cstdint>

#include "engine/duel/belief.h"

namespace spires::duel {

namespace filling {

inline constexpr int kAttempts = 4096;  // then a line is accepted without the test; no match comes near

struct CardCounts {
  Keyed<Card, int, kMostCardTypes> of{};
  int total = 0;

  constexpr void add(const CardSet& set) {
    set.for_each_type([&](Card card) {
      of[card] += set.count(card);
      total += set.count(card);
    });
  }
  constexpr void add(Card card, int by) {
    if (!is_known(card)) return;
    of[card] += by;
    total += by;
  }
  // REQUIRES: n < total.
  constexpr Card nth(int n) const {
    int k = 0;
    for (;; ++k) {
      n -= of[Card(k)];
      if (n < 0) return Card(k);
    }
  }
};

// Returns R: the deck without every card that was ever public.
constexpr CardCounts unidentified(const Rules& rules, const State& s) {
  CardCounts rest;
  rest.add(rules.deck);
  const auto seen = [&](Card card) { rest.add(card, -1); };
  for (const Seat seat : {kKnight, kMage}) {
    s.acquired[seat].for_each_type([&](Card card) { rest.add(card, -s.acquired[seat].count(card)); });
    for (const Card card : s.used[seat]) seen(card);
    if (s.guess != Tower::Track) {
      s.veiled[seat].for_each_type([&](Card card) { rest.add(card, -s.veiled[seat].count(card)); });
    }
  }
  for (const Card card : s.slot) seen(card);  // hidden ones are not known cards
  seen(s.held);
  s.known.for_each([&](int, const Known& known) {
    const bool entered = known.kind == Known::Kind::Open || known.kind == Known::Kind::Unseen;
    if (entered) seen(known.card);
    // Unveiled cards were drawn from the pile, so they are already counted from when they entered it.
    if (known.kind == Known::Kind::Draw && s.guess != Tower::Track) rest.add(known.card, 1);
  });
  // A position set up for study may hold more of a card than the deck.
  for (int& count : rest.of) {
    if (count < 0) rest.total -= count;
    if (count < 0) count = 0;
  }
  return rest;
}

// A possible line of the draws: the card that each of them took.
class PileLine {
 public:
  constexpr PileLine(const Rules& rules, const Knowledge& known, const CardCounts& pool)
      : rules_(rules), known_(known), pool_(pool) {}

  // Returns whether the line fits and is accepted.
  constexpr bool make(Rng& rng, bool accept_always) {
    bool fits = true;
    known_.for_each([&](int at, const Known& known) {
      if (!fits) return;
      switch (known.kind) {
        case Known::Kind::Open:
          open_.add(known.card, 1);
          entered_.add(known.card, 1);
          break;
        case Known::Kind::Unseen:
          if (is_known(known.card)) {
            open_.add(known.card, 1);
            entered_.add(known.card, 1);
          } else {
            place_[count_] = at;
            present_ |= std::uint64_t{1} << count_;
            card_[count_++] = kHiddenCard;
            ++present_count_;
          }
          break;
        case Known::Kind::Draw:
          if (is_known(known.card)) {
            fits = draw_known(known.card, rng, accept_always);
          } else {
            draw_unknown(at, rng);
          }
          break;
        case Known::Kind::Look: break;
      }
    });
    return fits;
  }

  // Assigns a card of the pool to every unidentified unseen card, and writes the result.
  constexpr void finish(State& s, Rng& rng) {
    for (int i = 0; i < count_; ++i) {
      if (!is_known(card_[i])) card_[i] = take_any(rng);
      s.known.put(place_[i], Known::unseen(card_[i]));
    }
    for (int i = 0; i < draws_; ++i) {
      const Card card = drawn_unseen_[i] ? card_[drawn_[i]] : Card(drawn_[i]);
      s.known.put(draw_place_[i], Known::draw(s.known.read(draw_place_[i]).turn, card));
    }
  }
  // Takes any card of the pool.
  constexpr Card take_any(Rng& rng) {
    // Happens only in a study position whose cards differ from the deck's.
    if (pool_.total == 0) return rules_.deck.nth(made_up_++ % kAllCards);
    const Card card = pool_.nth(static_cast<int>(rng.next_below(static_cast<std::uint32_t>(pool_.total))));
    pool_.add(card, -1);
    return card;
  }

 private:
  static constexpr std::uint32_t wide(int number) { return static_cast<std::uint32_t>(number); }

  // The maximum number of possibilities for a draw of this card, as a fraction, over the number j of earlier draws of
  // it that took an unseen card while the others took an open one.
  struct Fraction {
    int over = 0;
    int under = 1;
  };
  constexpr Fraction most(Card card) const {
    const int earlier = drawn_known_.of[card];
    const int pool = pool_.total + unseen_drawn_;
    const int of_card = pool_.of[card] + unseen_of_.of[card];
    Fraction best;
    for (int j = 0; j <= earlier && j <= count_ && j <= of_card; ++j) {
      const int open = entered_.of[card] - (earlier - j);
      if (open < 0) continue;
      const int under = pool - j > 0 ? pool - j : 1;
      const int over = open * under + (count_ - j) * (of_card - j);
      if (over * best.under > best.over * under) best = {over, under};
    }
    return best;
  }

  constexpr bool draw_known(Card card, Rng& rng, bool accept_always) {
    const int pool = pool_.total > 0 ? pool_.total : 1;
    const int open = open_.of[card] * pool;
    const int ways = open + present_count_ * pool_.of[card];
    if (ways == 0) return accept_always;
    const Fraction bound = most(card);
    const bool accepted = rng.next_below(wide(pool * bound.over)) < wide(ways * bound.under);
    if (!accepted && !accept_always) return false;
    if (rng.next_below(wide(ways)) < wide(open)) {
      open_.add(card, -1);
    } else {
      card_[take_unseen(rng)] = card;
      pool_.add(card, -1);
      unseen_of_.add(card, 1);
      ++unseen_drawn_;
    }
    drawn_known_.add(card, 1);
    return true;
  }

  constexpr void draw_unknown(int at, Rng& rng) {
    const int size = open_.total + present_count_;
    draw_place_[draws_] = at;
    const int pick = size > 0 ? static_cast<int>(rng.next_below(wide(size))) : 0;
    drawn_unseen_[draws_] = pick >= open_.total && present_count_ > 0;
    if (drawn_unseen_[draws_]) {
      drawn_[draws_] = static_cast<std::uint8_t>(take_unseen(rng));
    } else {
      const Card card = size > 0 ? open_.nth(pick) : rules_.deck.first();
      if (size > 0) open_.add(card, -1);
      drawn_[draws_] = static_cast<std::uint8_t>(index(card));
    }
    ++draws_;
  }

  // Takes any of the unseen cards in the pile. REQUIRES: there is one.
  constexpr int take_unseen(Rng& rng) {
    std::uint64_t rest = present_;
    for (std::uint32_t n = rng.next_below(wide(present_count_)); n > 0; --n) rest &= rest - 1;
    const int which = lowest_bit(rest);
    present_ &= ~(std::uint64_t{1} << which);
    --present_count_;
    return which;
  }

  const Rules& rules_;
  const Knowledge& known_;
  CardCounts pool_;  // candidates for the unidentified cards
  CardCounts open_;  // in the pile, public
  CardCounts entered_;
  CardCounts drawn_known_;
  CardCounts unseen_of_;  // of those, taken from the unseen cards
  int unseen_drawn_ = 0;
  int made_up_ = 0;
  int count_ = 0;  // unseen cards that have entered the pile
  int present_count_ = 0;
  std::uint64_t present_ = 0;
  Card card_[Knowledge::kRoom] = {};
  int place_[Knowledge::kRoom] = {};
  int draws_ = 0;
  int draw_place_[Knowledge::kRoom] = {};
  std::uint8_t drawn_[Knowledge::kRoom] = {};
  bool drawn_unseen_[Knowledge::kRoom] = {};
};

// Sets piles and veiled cards from the knowledge, which now has no holes.
constexpr void fill_piles(const View& view, State& s) {
  CardSet pile;
  Keyed<Seat, CardSet, kPlayers> veiled{};
  s.known.for_each([&](int, const Known& known) {
    if (known.kind == Known::Kind::Open || known.kind == Known::Kind::Unseen) evolving::put_in(pile, known.card);
    if (known.kind != Known::Kind::Draw) return;
    evolving::take_out(pile, known.card);
    evolving::put_in(veiled[known.seat()], known.card);
  });
  s.discard = pile;
  s.discard_size = static_cast<std::uint8_t>(pile.size());
  if (s.guess != Tower::Track) return;
  for (const Seat seat : {kKnight, kMage}) {
    if (!view.observer.is(seat)) s.veiled[seat] = veiled[seat];
  }
}

constexpr void fill_cards(const Rules& rules, const View& view, State& s, Rng& rng) {
  const CardCounts pool = unidentified(rules, s);
  for (int attempt = 0; attempt <= kAttempts; ++attempt) {
    PileLine line(rules, view.state.known, pool);
    const bool last = attempt == kAttempts;
    if (!line.make(rng, last) && !last) continue;
    line.finish(s, rng);
    for (Card& card : s.slot) {
      if (card == kHiddenCard) card = line.take_any(rng);
    }
    for (int i = 0; i < s.draw_size; ++i) s.draw.add(line.take_any(rng));
    break;
  }
  fill_piles(view, s);
}

}  // namespace filling

// Returns a State consistent with this view, sampled from the observer's belief.
constexpr State determinize_view(const Rules& rules, const View& view, Rng& rng) {
  State s = view.state;
  filling::fill_secrets(rules, view, s, rng);
  filling::fill_cards(rules, view, s, rng);
  return s;
}

}  // namespace spires::duel
