// Picks a random legal action without building the list; playouts spend most of their time here.
//
// pick_action(word) returns the action at index below(word, size) of the legal list; tests compare the two.
#pragma once

#include "engine/core/fixed_vec.h"
#include "engine/core/inlining.h"
#include "engine/core/rng.h"
#include "engine/duel/legal.h"

namespace spires::duel {

namespace picking {

// Lists that are always short are built, and the action is picked from them.
inline constexpr int kShort = 10;
using ShortList = FixedVec<Action, kShort>;

SPIRES_APART constexpr Action pick_long(const Rules& rules, const State& s, Seat seat, std::uint64_t word) {
  Tally tally;
  list_legal(rules, s, seat, tally);
  Picker<Action> picker(static_cast<int>(below(word, static_cast<std::uint32_t>(tally.size()))));
  list_legal(rules, s, seat, picker);
  return picker.found();
}

constexpr bool has_long_list(Phase phase) {
  constexpr auto phase_bit = [](Phase one) { return 1U << static_cast<int>(one); };
  constexpr std::uint32_t phases =
      phase_bit(Phase::Spell) | phase_bit(Phase::Push) | phase_bit(Phase::Discard) | phase_bit(Phase::Lay);
  return (phase_bit(phase) & phases) != 0;
}

}  // namespace picking

// REQUIRES: `seat` is pending.
SPIRES_INLINE constexpr Action pick_action(const Rules& rules, const State& s, Seat seat, std::uint64_t word) {
  if (picking::has_long_list(s.phase)) return picking::pick_long(rules, s, seat, word);
  picking::ShortList list;
  // Handles the two most frequent decisions without a second test of the phase.
  if (s.phase == Phase::Move) {
    list_moves(rules, s, list);
  } else if (s.phase == Phase::Take) {
    list_takes(s, list);
  } else {
    list_legal(rules, s, seat, list);
  }
  return list[static_cast<int>(below(word, static_cast<std::uint32_t>(list.size())))];
}

}  // namespace spires::duel
