// A random legal action without the list of all: what playouts spend their time on.
//
// pick_action(word) is the action that list_legal would show at place below(word, size); tests compare the two. Only
// the two decisions that make up most of a game are counted instead of listed, and only where nothing but cards is in
// question; everything else goes through the list.
#pragma once

#include "engine/core/rng.h"
#include "engine/towers/legal.h"

namespace spires::towers {

namespace picking {

// Spells and teams add to the lists: then the list is made.
constexpr bool only_cards(const Rules& rules, const State& s) {
  return !rules.teams && s.stock[s.turn].full < rules.cheapest && s.inner == Inner::None;
}

// REQUIRES: n is below the number of set bits.
constexpr Space nth_space(std::uint32_t spaces, std::uint32_t n) {
  for (; n != 0; --n) spaces &= spaces - 1;
  return Space(lowest_bit(spaces));
}

// REQUIRES: n is below the number of blocks that can move.
constexpr Piece nth_block(const State& s, Space barred, std::uint32_t n) {
  if (!is_roof(s.top[barred])) {
    const Place place = s.tower[static_cast<int>(n)];
    return Piece::block(place.space(), static_cast<Level>(place.level()));
  }
  for (int t = 0;; ++t) {
    const Place place = s.tower[t];
    if (place.space() == barred) continue;
    if (n-- == 0) return Piece::block(place.space(), static_cast<Level>(place.level()));
  }
}

// REQUIRES: all towers are on the board, and a piece can move.
constexpr Action pick_piece(const State& s, std::uint64_t word) {
  const bool wizards = side_open(s, Side::Wizard);
  const bool towers = side_open(s, Side::Tower);
  const std::uint16_t sources =
      wizards ? movable_wizards(s, s.visible[s.turn], steps_for(s, Side::Wizard)) : std::uint16_t{0};
  const auto wizard_count = static_cast<std::uint32_t>(count_bits(sources));
  const Space barred = towers ? barred_space(s, steps_for(s, Side::Tower)) : Space{0};
  const std::uint32_t tower_count = towers ? static_cast<std::uint32_t>(kTowers - height(s, barred)) : 0U;
  const std::uint32_t n = below(word, wizard_count + tower_count);
  if (n < wizard_count) return Action::move(Piece::wizard(nth_space(sources, n), s.turn));
  return Action::move(nth_block(s, barred, n - wizard_count));
}

// REQUIRES: the hand holds at most three cards.
constexpr Action pick_card(const Rules& rules, const State& s, std::uint64_t word) {
  const bool announce = rules.options.side_announce == SideAnnounce::OnPlay;
  Action plays[2 * kHandSize + 1];
  Card kinds[kHandSize];
  std::uint32_t play_count = 0;
  std::uint32_t kind_count = 0;
  s.hand[s.turn].for_each_kind([&](Card card) {
    kinds[kind_count++] = card;
    const bool announced = announce && is_combined(card);
    const Sides sides = announced ? announceable(rules, s, s.turn, row(card)) : Sides{true, false};
    plays[play_count] = Action::play(card, announced ? Side::Tower : Side::None);
    play_count += sides.tower ? 1U : 0U;
    plays[play_count] = Action::play(card, Side::Wizard);
    play_count += sides.wizard ? 1U : 0U;
  });
  const std::uint32_t throws = may_discard(rules, s) ? kind_count : 0U;
  const std::uint32_t n = below(word, play_count + throws + (may_refuse(rules, s) ? 1U : 0U));
  if (n < play_count) return plays[n];
  if (n < play_count + throws) return Action::discard(kinds[n - play_count]);
  return Action::of(Action::Kind::Refuse);
}

}  // namespace picking

// REQUIRES: `seat` is pending.
constexpr Action pick_action(const Rules& rules, const State& s, Seat seat, std::uint64_t word) {
  if (picking::only_cards(rules, s)) {
    if (s.phase == Phase::Choose && s.hand_size[seat] <= kHandSize) return picking::pick_card(rules, s, word);
    if (s.phase == Phase::Piece && s.tower[kTowers - 1].on_board()) return picking::pick_piece(s, word);
  }
  Actions all;
  list_legal(rules, s, seat, all);
  return all[static_cast<int>(below(word, static_cast<std::uint32_t>(all.size())))];
}

}  // namespace spires::towers
