// The numbered features of each seat for the evaluation of Wandering Towers. The tuner and the evaluation use the same
// list.
//
// A distance is the number of spaces that a wizard walks to the castle. The value of a wizard's place depends on how
// many are still out, so places are separated by that (`stage`).
#pragma once

#include <cstdint>

#include "engine/core/bits.h"
#include "engine/towers/towers.h"

namespace spires::bots::towers_features {

using namespace spires::towers;

// Tables of features, one after the other.
inline constexpr int kStages = 3;  // the last wizard, two of them, more
inline constexpr int kNeeds = 0;   // wizards out × potions empty: what is left to do
inline constexpr int kFull = kNeeds + 8 * 8;
inline constexpr int kVisible = kFull + 8;                // stage × distance
inline constexpr int kTrapped = kVisible + kStages * 16;  // stage × towers above × quarter of the way
inline constexpr int kNext = kTrapped + kStages * 4 * 4;  // distance of a visible wizard to the castle's next place
inline constexpr int kThreats = kNext + 16;               // towers that could come down on a visible wizard
inline constexpr int kEnters = kThreats + 6;              // drawn up or not × steps in hand that lead home
inline constexpr int kToMove = kEnters + 2 * 3;           // actions left in the active player's turn
inline constexpr int kSolo = kToMove + 3;                 // wizards out × eighths of the cards that may be played
inline constexpr int kCount = kSolo + 8 * 16;

constexpr int capped(int value, int most) { return value < most ? value : most; }
constexpr int stage_of(int out) { return capped(out, kStages) - 1; }

// Rotates the spaces so that bit d is the space d steps before `goal`.
constexpr std::uint32_t by_distance(std::uint16_t spaces, Space goal) {
  // Bit d of the result is bit (goal - d) of `spaces`: rotate the goal to bit 0, then reverse.
  const auto turned =
      static_cast<std::uint32_t>((spaces >> index(goal)) | (spaces << (kSpaces - index(goal)))) & 0xFFFFU;
  std::uint32_t r = turned;
  r = ((r & 0x5555U) << 1) | ((r >> 1) & 0x5555U);
  r = ((r & 0x3333U) << 2) | ((r >> 2) & 0x3333U);
  r = ((r & 0x0F0FU) << 4) | ((r >> 4) & 0x0F0FU);
  r = ((r & 0x00FFU) << 8) | (r >> 8);
  // Now bit 15 - i is space goal + i, at distance 16 - i; one more rotation puts distance d at bit d.
  return ((r << 1) | (r >> 15)) & 0xFFFFU;
}

// Returns one bit for each number of steps that a wizard card of the hand can walk; a die can be any.
constexpr std::uint32_t wizard_steps(CardSet hand) {
  std::uint32_t steps = 0;
  hand.for_each_kind([&](Card card) {
    const int fixed = row(card).steps[Side::Wizard];
    if (fixed != 0) steps |= 1U << fixed;
  });
  return steps;
}

// Returns the space to which the castle would fly now (WT-7.2), or its present space if there is none.
constexpr Space next_castle(const Rules& rules, const State& s) {
  const bool any_ground = rules.options.castle_landing == CastleLanding::EmptySpaceOrShieldTower;
  for (int d = 1; d < kSpaces; ++d) {
    const Space space = forward(s.castle, d);
    const Surface top = s.top[space];
    if (is_roof(top) ? has_shield(index(top)) : any_ground || (kPrintedShields & bit(space)) != 0) {
      if (!s.on[top].any()) return space;
    }
  }
  return s.castle;
}

constexpr int steps_between(Space from, Space to) { return (index(to) - index(from)) & (kSpaces - 1); }

// Calls f(seat, feature, count).
template <class F>
constexpr void for_each(const Rules& rules, const State& s, F&& f) {
  std::uint32_t stacks = 0;  // spaces with a tower that can fly off
  for (const Place& place : s.tower) stacks |= place.on_board() ? 1U << index(place.space()) : 0U;
  const Space next = next_castle(rules, s);
  int stage[kMaxSeats] = {};
  int any_trapped = 0;
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat = seat_at(i);
    const int out = s.out.of(seat);
    stage[i] = stage_of(out);
    f(seat, kNeeds + capped(out, 7) * 8 + capped(s.stock[seat].empty, 7), 1);
    f(seat, kFull + capped(s.stock[seat].full, 7), 1);
    if (out == 0) continue;
    const std::uint32_t steps = wizard_steps(s.hand[seat]);
    const std::uint32_t distances = by_distance(s.visible[seat], s.castle);
    const int enters = count_bits(steps & distances);
    f(seat, kEnters + (s.hand_size[seat] >= 3 ? 3 : 0) + capped(enters, 2), 1);
  }
  if (rules.variant.alone) {
    const int limit = rules.options.solo_card_limit == 0 ? kAllCards : rules.options.solo_card_limit;
    f(Seat::A, kSolo + capped(s.out.of(Seat::A), 15) * 8 + capped(8 * s.discard_size / limit, 7), 1);
  }
  const int left = rules.variant.actions - s.act + (s.act == 0 ? 0 : 1);
  f(s.turn, kToMove + (s.phase == Phase::Refill ? 0 : capped(left, 2)), 1);

  // Visible wizards, by the spaces they stand on.
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat = seat_at(i);
    int trapped = s.out.of(seat);
    for (std::uint32_t rest = s.visible[seat]; rest != 0; rest &= rest - 1) {
      const Space space = space_at(lowest_bit(rest));
      const int count = s.on[s.top[space]].of(seat);
      trapped -= count;
      // The five spaces before it, from which a tower card can cover it.
      const std::uint32_t before = ((stacks | (stacks << kSpaces)) >> (index(space) + kSpaces - 5)) & 31U;
      f(seat, kVisible + stage[i] * 16 + steps_between(space, s.castle), count);
      f(seat, kNext + steps_between(space, next), count);
      f(seat, kThreats + count_bits(before), count);
    }
    any_trapped |= trapped;
  }
  if (any_trapped == 0) return;
  const auto covered = [&](Surface surface, Space space, int level) {
    const Wizards here = s.on[surface];
    const int over = height(s, space) - level;
    if (!here.any() || over == 0) return;
    const int place = (capped(over, 4) - 1) * 4 + steps_between(space, s.castle) / 4;
    for (int i = 0; i < rules.players; ++i) {
      const int count = here.of(seat_at(i));
      if (count != 0) f(seat_at(i), kTrapped + stage[i] * 16 + place, count);
    }
  };
  for (int t = 0; t < kTowers; ++t) {
    const Place place = s.tower[t];
    if (!place.on_board()) continue;
    covered(roof_of(t), place.space(), place.level());
    if (place.level() == 1) covered(ground_of(place.space()), place.space(), 0);
  }
}

}  // namespace spires::bots::towers_features
