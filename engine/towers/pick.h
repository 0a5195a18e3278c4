// Picks a random legal action without building the list; playouts spend most of their time here.
//
// pick_action(word) returns the action at index below(word, size) of the legal list; tests compare the two. Most
// decisions of a game choose a card, a piece, a step or a reroll, without a partner to ask: these are counted here by
// hand. Everything else, including spells at these points, counts and picks through the rules' own lists.
#pragma once

#include "engine/core/inlining.h"
#include "engine/core/rng.h"
#include "engine/towers/legal.h"

namespace spires::towers {

namespace picking {

// The choice of a card: plays, throws and the refusal, in this order.
struct CardChoices {
  std::uint64_t plays;
  std::uint64_t throws;
  unsigned refusals;

  static constexpr CardChoices of(const Rules& rules, const State& s) { return with(rules, s, plays_of(rules, s)); }
  SPIRES_INLINE static constexpr CardChoices on_plain_board(const Rules& rules, const State& s) {
    return with(rules, s, plain_plays_of(rules, s));
  }
  SPIRES_INLINE static constexpr CardChoices with(const Rules& rules, const State& s, std::uint64_t plays) {
    return {plays, throws_of(rules, s), may_refuse(rules, s) ? 1U : 0U};
  }
  constexpr unsigned size() const { return static_cast<unsigned>(count_bits(plays) + count_bits(throws)) + refusals; }
  SPIRES_INLINE constexpr Action nth(const Rules& rules, const State&, unsigned n) const {
    const unsigned played = static_cast<unsigned>(count_bits(plays));
    if (n < played) return play_at(rules, nth_bit(plays, static_cast<int>(n)));
    if (refusals != 0 && n + 1 == size()) return Action::of(Action::Kind::Refuse);
    return throw_at(nth_bit(throws, static_cast<int>(n - played)));
  }
};

// The choice of a piece. Which one moves is unpredictable, so wizards and blocks share one set: a bit for each space of
// the ring, then one for each tower. REQUIRES: wizards are the player's own.
struct PieceChoices {
  std::uint32_t pieces;

  SPIRES_INLINE static constexpr PieceChoices of(const Rules&, const State& s) {
    const Side side = fixed_side(s);
    const std::uint32_t wizards = movable_wizards(s, s.visible[s.turn], steps_for(s, Side::Wizard));
    const std::uint32_t blocks = movable_blocks(s, steps_for(s, Side::Tower));
    return {(side == Side::Tower ? 0U : wizards) | (side == Side::Wizard ? 0U : blocks << kSpaces)};
  }
  constexpr unsigned size() const { return static_cast<unsigned>(count_bits(pieces)); }
  SPIRES_INLINE constexpr Action nth(const Rules&, const State& s, unsigned n) const {
    const int found = nth_bit(pieces, static_cast<int>(n));
    if (found < kSpaces) return Action::move(Piece::wizard(Space(found), s.turn));
    const Place place = s.tower[found - kSpaces];
    return Action::move(Piece::block(place.space(), static_cast<Level>(place.level())));
  }
};

// WT-4.6c: the choice of the tower that steps after a refusal, or none.
struct StepChoices {
  std::uint32_t towers;

  SPIRES_INLINE static constexpr StepChoices of(const Rules&, const State& s) { return {movable_blocks(s, 1)}; }
  constexpr unsigned size() const { return static_cast<unsigned>(count_bits(towers)) + 1; }
  SPIRES_INLINE constexpr Action nth(const Rules&, const State& s, unsigned n) const {
    if (n + 1 == size()) return Action::of(Action::Kind::NoStep);
    const Place place = s.tower[nth_bit(towers, static_cast<int>(n))];
    return Action::step(place.space(), static_cast<Level>(place.level()));
  }
};

// Picks from the choices and the spells, which come last in either list.
template <class Choices>
SPIRES_APART constexpr Action pick_with_casts(const Rules& rules, const State& s, Casting casting, std::uint64_t word) {
  const Choices choices = Choices::of(rules, s);
  Tally casts;
  list_active_casts(rules, s, casting, casts);
  const unsigned n = below(word, choices.size() + static_cast<unsigned>(casts.size()));
  if (n < choices.size()) return choices.nth(rules, s, n);
  Picker picker(static_cast<int>(n - choices.size()));
  list_active_casts(rules, s, casting, picker);
  return picker.found();
}

SPIRES_INLINE constexpr Action pick_card(const Rules& rules, const State& s, std::uint64_t word) {
  if (s.stock[s.turn].full >= rules.cheapest || !plain_board(s)) {
    return pick_with_casts<CardChoices>(rules, s, rules.variant.at_choose, word);
  }
  const CardChoices choices = CardChoices::on_plain_board(rules, s);
  return choices.nth(rules, s, below(word, choices.size()));
}

template <class Choices>
SPIRES_INLINE constexpr Action pick_from(const Rules& rules, const State& s, Casting casting, std::uint64_t word) {
  if (s.stock[s.turn].full >= rules.cheapest) return pick_with_casts<Choices>(rules, s, casting, word);
  const Choices choices = Choices::of(rules, s);
  return choices.nth(rules, s, below(word, choices.size()));
}

SPIRES_APART constexpr Action pick_otherwise(const Rules& rules, const State& s, Seat seat, std::uint64_t word) {
  if (s.inner == Inner::None) {
    if (s.phase == Phase::Step) return pick_from<StepChoices>(rules, s, rules.variant.at_step, word);
    if (s.phase == Phase::Reroll) {
      return Action::of(below(word, 2) == 0 ? Action::Kind::Reroll : Action::Kind::Accept);
    }
  }
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
    if (s.phase == Phase::Choose) return picking::pick_card(rules, s, word);
    if (s.phase == Phase::Piece)
      return picking::pick_from<picking::PieceChoices>(rules, s, rules.variant.mid_card, word);
  }
  return picking::pick_otherwise(rules, s, seat, word);
}

}  // namespace spires::towers
