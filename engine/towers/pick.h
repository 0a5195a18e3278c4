// A random legal action without the list of all: what playouts spend their time on.
//
// pick_action(word) is the action that the legal list would show at place below(word, size); tests compare the two.
// Which card and which piece, without a partner in question, are most of a game: these two are counted here by hand.
// Everything else, the spells at these two points too, counts and picks through the rules' own lists (lists.h).
#pragma once

#include "engine/core/inlining.h"
#include "engine/core/rng.h"
#include "engine/towers/legal.h"

namespace spires::towers {

namespace picking {

// The spells that stand at the end of either list.
SPIRES_APART constexpr unsigned count_payable_casts(const Rules& rules, const State& s, Casting casting) {
  Tally tally;
  list_active_casts(rules, s, casting, tally);
  return static_cast<unsigned>(tally.size());
}
SPIRES_INLINE constexpr unsigned count_casts(const Rules& rules, const State& s, Casting casting) {
  return s.stock[s.turn].full < rules.cheapest ? 0U : count_payable_casts(rules, s, casting);
}
SPIRES_APART constexpr Action nth_cast(const Rules& rules, const State& s, Casting casting, unsigned n) {
  Picker picker(static_cast<int>(n));
  list_active_casts(rules, s, casting, picker);
  return picker.found();
}

// REQUIRES: a piece can move, and wizards are the player's own.
constexpr Action pick_piece(const Rules& rules, const State& s, std::uint64_t word) {
  std::uint32_t sources = 0;
  std::uint32_t barred = 0;
  int wizards = 0;
  int towers = 0;
  if (side_open(s, Side::Wizard)) {
    sources = movable_wizards(s, s.visible[s.turn], steps_for(s, Side::Wizard));
    wizards = count_bits(sources);
  }
  if (side_open(s, Side::Tower)) {
    const Space space = barred_space(s, steps_for(s, Side::Tower));
    barred = bit(space);
    towers = towers_on_board(s) - height(s, space);
  }
  const Casting casting = rules.variant.mid_card;
  const unsigned pieces = static_cast<unsigned>(wizards + towers);
  const int n = static_cast<int>(below(word, pieces + count_casts(rules, s, casting)));
  if (n < wizards) return Action::move(Piece::wizard(nth_space(sources, n), s.turn));
  if (n >= wizards + towers) return nth_cast(rules, s, casting, static_cast<unsigned>(n) - pieces);
  const Place place = towers == kTowers ? s.tower[n - wizards] : nth_block(s, barred, n - wizards);
  return Action::move(Piece::block(place.space(), static_cast<Level>(place.level())));
}

// A hand of at most three cards, and a board on which every card can move what it moves: towers not all in one stack
// (WT-8.4), no surface full (WT-6.4), so that a visible wizard goes anywhere.
constexpr bool plain_choice(const State& s, Seat seat) {
  return s.hand_size[seat] <= kHandSize && s.full == 0 && height(s, s.tower[0].space()) < kTowers - 1 &&
         towers_on_board(s) == kTowers;
}

// REQUIRES: plain_choice. What cards there are cannot be predicted, so every hand is treated as three kinds, some of
// which may be missing, and nothing branches on a card.
constexpr Action pick_card(const Rules& rules, const State& s, std::uint64_t word) {
  const std::uint32_t announced = rules.options.side_announce == SideAnnounce::OnPlay ? kCombinedCards : 0U;
  const unsigned wizard = s.visible[s.turn] != 0 ? 1U : 0U;
  Card kinds[kHandSize]{};
  unsigned two_sided[kHandSize]{};
  unsigned before[kHandSize + 1]{};  // plays listed before each kind
  unsigned kind_count = 0;
  CardSet rest = s.hand[s.turn];
  for (int i = 0; i < kHandSize; ++i) {
    const unsigned here = rest.empty() ? 0U : 1U;
    kinds[i] = rest.first_kind();
    two_sided[i] = (announced >> index(kinds[i])) & here;
    before[i + 1] = before[i] + here + (two_sided[i] & wizard);  // a tower can always move here
    kind_count += here;
    rest.remove_kind(kinds[i]);
  }
  const unsigned plays = before[kHandSize];
  const unsigned throws = kind_count & (may_discard(rules, s) ? ~0U : 0U);
  const unsigned cards = plays + throws + (may_refuse(rules, s) ? 1U : 0U);
  const Casting casting = rules.variant.at_choose;
  const unsigned n = below(word, cards + count_casts(rules, s, casting));
  if (n < plays) {
    const unsigned i = (n >= before[1] ? 1U : 0U) + (n >= before[2] ? 1U : 0U);
    // One-sided: None. Two-sided: Tower, then Wizard.
    return Action::play(kinds[i], Side(two_sided[i] + n - before[i]));
  }
  if (n < plays + throws) return Action::discard(kinds[n - plays]);
  return n < cards ? Action::of(Action::Kind::Refuse) : nth_cast(rules, s, casting, n - cards);
}
static_assert(static_cast<int>(Side::None) == 0 && static_cast<int>(Side::Tower) == 1 &&
              static_cast<int>(Side::Wizard) == 2);

SPIRES_APART constexpr Action pick_otherwise(const Rules& rules, const State& s, Seat seat, std::uint64_t word) {
  Tally tally;
  list_legal(rules, s, seat, tally);
  Picker picker(static_cast<int>(below(word, static_cast<std::uint32_t>(tally.size()))));
  list_legal(rules, s, seat, picker);
  return picker.found();
}

}  // namespace picking

// REQUIRES: `seat` is pending.
SPIRES_INLINE constexpr Action pick_action(const Rules& rules, const State& s, Seat seat, std::uint64_t word) {
  if (s.inner == Inner::None && !rules.teams) {
    if (s.phase == Phase::Choose && picking::plain_choice(s, seat)) return picking::pick_card(rules, s, word);
    if (s.phase == Phase::Piece) return picking::pick_piece(rules, s, word);
  }
  return picking::pick_otherwise(rules, s, seat, word);
}

}  // namespace spires::towers
