// A random legal action without the list of all: what playouts spend their time on.
//
// pick_action(word) is the action that the legal list would show at place below(word, size); tests compare the two.
// Which card and which piece, without a spell or a partner in question, are most of a game: these two are counted here
// by hand. Everything else counts and picks through the rules' own lists (lists.h).
#pragma once

#include "engine/core/inlining.h"
#include "engine/core/rng.h"
#include "engine/towers/legal.h"

namespace spires::towers {

namespace picking {

constexpr bool only_cards(const Rules& rules, const State& s) {
  return !rules.teams && s.stock[s.turn].full < rules.cheapest && s.inner == Inner::None;
}

// REQUIRES: a piece can move, and wizards are the player's own.
constexpr Action pick_piece(const State& s, std::uint64_t word) {
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
  const int n = static_cast<int>(below(word, static_cast<std::uint32_t>(wizards + towers)));
  if (n < wizards) return Action::move(Piece::wizard(nth_space(sources, n), s.turn));
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
  Action plays[2 * kHandSize + 1];
  Card kinds[kHandSize + 1];
  unsigned play_count = 0;
  unsigned kind_count = 0;
  const unsigned wizard = s.visible[s.turn] != 0 ? 1U : 0U;
  CardSet rest = s.hand[s.turn];
  for (int i = 0; i < kHandSize; ++i) {
    const unsigned here = rest.empty() ? 0U : 1U;
    const Card card = rest.first_kind();
    const unsigned two_sided = (announced >> index(card)) & here;
    kinds[kind_count] = card;
    kind_count += here;
    plays[play_count] = Action::play(card, Side(two_sided));  // None, or Tower, which can always move here
    play_count += here;
    plays[play_count] = Action::play(card, Side::Wizard);
    play_count += two_sided & wizard;
    rest.remove_kind(card);
  }
  const unsigned throws = kind_count & (may_discard(rules, s) ? ~0U : 0U);
  const unsigned n = below(word, play_count + throws + (may_refuse(rules, s) ? 1U : 0U));
  if (n < play_count) return plays[n];
  if (n < play_count + throws) return Action::discard(kinds[n - play_count]);
  return Action::of(Action::Kind::Refuse);
}
static_assert(static_cast<int>(Side::None) == 0 && static_cast<int>(Side::Tower) == 1);

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
  if (picking::only_cards(rules, s)) {
    if (s.phase == Phase::Choose && picking::plain_choice(s, seat)) return picking::pick_card(rules, s, word);
    if (s.phase == Phase::Piece) return picking::pick_piece(s, word);
  }
  return picking::pick_otherwise(rules, s, seat, word);
}

}  // namespace spires::towers
