// KM-9: step C. The cost of a spell, how it is laid, and the targets of the spell.
#pragma once

#include "engine/core/table_data.h"
#include "engine/duel/taking.h"

namespace spires::duel {

// --- Targets ---

// KM-9.6, R-12, R-19: returns whether a spell would have an effect. Looking at secret cards always has one.
constexpr bool finds_target(const State& s, Seat caster, Spell spell) {
  const Seat other = opponent(caster);
  switch (spell) {
    case Spell::ForceDiscard: return !s.acquired[other].empty() || !s.used[other].empty();  // KM-9.31
    case Spell::PushDown: return !s.acquired[other].empty();                                // KM-9.21
    case Spell::Salvage: return s.discard_size != 0;                                        // KM-9.42
    case Spell::PeekSwap: return true;
    case Spell::Any: return false;
  }
  return false;
}

constexpr bool allows(const Rules& rules, const State& s, Seat caster, Spell spell) {
  return rules.options.cast_without_effect == CastWithoutEffect::Allow || finds_target(s, caster, spell);
}

// KM-9.10: any two coloured towers.
template <class Out>
constexpr void list_looks(Out& out) {
  for (int pair = 0; pair < kPairs; ++pair) out.push_back(Action::look(pair_at(pair).a, pair_at(pair).b));
}

// KM-9.20: a card of the opponent's A, to an end of the opponent's row.
template <class Out>
constexpr void list_pushes(const State& s, Out& out) {
  const Seat other = opponent(s.active);
  s.acquired[other].for_each_type(
      [&](Card card) { list_ends(s.used[other], card, out, [card](End end) { return Action::push(card, end); }); });
}

// Returns the sort key of a number as text: U10 comes before U9. REQUIRES: both are below 100.
constexpr int writing_order(int number) { return number < 10 ? 100 * number : 100 * (number / 10) + 1 + number % 10; }

// Returns whether taking either of two entries leaves the same row. REQUIRES: a < b and they are of one type.
constexpr bool same_without(const Rules& rules, const Row& row, int a, int b) {
  if (rules.options.row_gap == RowGap::Close) {
    for (int i = a; i < b; ++i) {
      if (row[i] != row[b]) return false;
    }
    return true;
  }
  Row one = row;
  Row other = row;
  one.take_leaving_gap(a);
  other.take_leaving_gap(b);
  return one == other;
}

// KM-9.30: any card of A and U, including stones and the middle of the row; R-13: no veiled card.
template <class Out>
constexpr void list_discards(const Rules& rules, const State& s, Out& out) {
  const Seat seat = opponent(s.active);
  s.acquired[seat].for_each_type([&](Card card) { out.push_back(Action::discard(card)); });
  const Row& row = s.used[seat];
  // Of entries whose removal gives the same row, lists only the one whose number sorts first.
  for (int i = 0, number = 0; i < row.size(); ++i) {
    if (row[i] == kGap) continue;
    ++number;
    bool first = true;
    for (int j = 0, other = 0; j < row.size() && first; ++j) {
      if (row[j] == kGap) continue;
      ++other;
      if (j == i || row[j] != row[i] || writing_order(other) > writing_order(number)) continue;
      first = !same_without(rules, row, j < i ? j : i, j < i ? i : j);
    }
    if (first) out.push_back(Action::discard_used(number));
  }
}

// --- Costs ---

// KM-9.50: returns the spells that a card with these ingredients calls, as bits of their towers. KM-9.51: never the
// copying tower's own.
constexpr std::uint8_t towers_called(const Rules& rules, Tower caster, std::uint8_t ingredients) {
  if ((ingredients & bit(rules.tower(caster).ingredient)) != 0) return rules.copied_towers;
  unsigned towers = 0;
  for (std::uint32_t rest = ingredients; rest != 0; rest &= rest - 1) {
    towers |= bit(rules.tower_of[Ingredient(lowest_bit(rest))]);
  }
  return static_cast<std::uint8_t>(towers & rules.copied_towers);
}

// Returns the spells that two cards pay for in a tower, as bits of the towers whose spell is cast; 0: they do not pay
// the cost. The second card is kNoCard if one is enough.
constexpr std::uint8_t paid_spells(const Rules& rules, Tower tower, Card first, Card second) {
  const TowerRow& row = rules.tower(tower);
  const auto& payers = rules.payers[colour_index(tower)];
  unsigned towers = 0;
  const auto assign = [&](Card a, Card b) {
    if (!payers[0].has(a) || (row.cost_size == 2 && !payers[1].has(b))) return;
    if (row.spell != Spell::Any) {
      towers |= bit(tower);
      return;
    }
    const Card free = row.cost[0] == Cost::Anything ? a : b;
    towers |= towers_called(rules, tower, rules.pays_as[free]);
  };
  assign(first, second);
  if (row.cost_size == 2) assign(second, first);
  return static_cast<std::uint8_t>(towers);
}

// returns those of these towers whose spell may be cast now.
constexpr std::uint8_t castable(const Rules& rules, const State& s, std::uint8_t towers) {
  if (rules.options.cast_without_effect == CastWithoutEffect::Allow) return towers;
  unsigned left = towers;
  for (std::uint32_t rest = towers; rest != 0; rest &= rest - 1) {
    const Tower tower = Tower(lowest_bit(rest));
    if (!finds_target(s, s.active, rules.tower(tower).spell)) left &= ~static_cast<unsigned>(bit(tower));
  }
  return static_cast<std::uint8_t>(left);
}

// KM-9.5: two cards laid in either order, each at an end. At most six of the eight ways give different rows.
struct Laying {
  bool swapped;  // the second card goes first
  End first;
  End second;
};
inline constexpr int kLayings = 6;
// In the order of the notation. With a and b: ba·row, a·row·b, b·row·a, row·ab, ab·row, row·ba.
SPIRES_TABLE Laying kLaying[kLayings] = {
    {false, End::Left, End::Left},   {false, End::Left, End::Right}, {false, End::Right, End::Left},
    {false, End::Right, End::Right}, {true, End::Left, End::Left},   {true, End::Right, End::Right},
};

// The layings that give different rows, as bits; of equal ones the first in the notation. REQUIRES: a < b or a == b.
//
// Two words commute only if both are powers of one word. So a·row = row·a exactly if the row is all a; and ab or ba
// fits at both ends only of a row in which a and b alternate.
constexpr std::uint32_t distinct_layings(const Row& row, Card a, Card b) {
  if (a == b) return row.is_all(a) ? 0b000001U : 0b001011U;
  if (row.empty()) return 0b000011U;
  const bool all_a = row.is_all(a);
  const bool all_b = row.is_all(b);
  bool alternates = true;
  for (int i = 0; i < row.size(); ++i) {
    alternates = alternates && (row[i] == a || row[i] == b) && (i == 0 || row[i] != row[i - 1]);
  }
  const bool starts_with_a = row[0] == a;
  const bool odd = row.size() % 2 != 0;
  std::uint32_t kept = 0b111111U;
  if (all_a) kept &= ~0b001100U;                                // b·row·a = ba·row, row·ab = a·row·b
  if (all_b) kept &= ~0b110000U;                                // ab·row = a·row·b, row·ba = b·row·a
  if (alternates && !starts_with_a && odd) kept &= ~0b001000U;  // row·ab = ba·row
  if (alternates && starts_with_a && !odd) kept &= ~0b010000U;  // ab·row = row·ab
  if (alternates && starts_with_a == odd) kept &= ~0b100000U;   // row·ba = ab·row or ba·row
  return kept;
}

template <class Out>
constexpr void list_pair(const Rules& rules, const State& s, Tower tower, Card a, Card b, Out& out) {
  const std::uint8_t towers = castable(rules, s, paid_spells(rules, tower, a, b));
  if (towers == 0) return;
  const bool copies = rules.tower(tower).spell == Spell::Any;
  for (std::uint32_t ways = distinct_layings(s.used[s.active], a, b); ways != 0; ways &= ways - 1) {
    const Laying& way = kLaying[lowest_bit(ways)];
    const Card first = way.swapped ? b : a;
    const Card second = way.swapped ? a : b;
    for (std::uint32_t rest = towers; rest != 0; rest &= rest - 1) {
      const Tower as = copies ? Tower(lowest_bit(rest)) : Tower::Track;
      out.push_back(Action::cast(tower, first, way.first, second, way.second, as));
    }
  }
}

template <class Out>
constexpr void list_single(const Rules& rules, const State& s, Tower tower, Card card, Out& out) {
  const std::uint8_t towers = castable(rules, s, paid_spells(rules, tower, card, kNoCard));
  const bool copies = rules.tower(tower).spell == Spell::Any;
  for (std::uint32_t rest = towers; rest != 0; rest &= rest - 1) {
    const Tower as = copies ? Tower(lowest_bit(rest)) : Tower::Track;
    list_ends(s.used[s.active], card, out, [=](End end) { return Action::cast(tower, card, end, as); });
  }
}

// KM-9.2: the spell of the character's tower. KM-9.4: paid from A alone, which never holds a stone.
template <class Out>
constexpr void list_casts(const Rules& rules, const State& s, Out& out) {
  const Tower tower = tower_of(s, s.active);
  if (tower == Tower::Track) return;
  const CardSet& own = s.acquired[s.active];
  const auto& payers = rules.payers[colour_index(tower)];
  if (rules.tower(tower).cost_size == 1) {
    own.only(payers[0]).for_each_type([&](Card card) { list_single(rules, s, tower, card, out); });
    return;
  }
  CardSet rest = own.only(payers[0].either(payers[1]));
  while (!rest.empty()) {
    const Card a = rest.first();
    if (rest.count(a) > 1) list_pair(rules, s, tower, a, a, out);
    rest.remove_type(a);
    rest.for_each_type([&](Card b) { list_pair(rules, s, tower, a, b, out); });
  }
}

// Returns whether list_casts would list anything. KM-9.53: one card does not pay for two.
constexpr bool can_cast(const Rules& rules, const State& s) {
  const Tower tower = tower_of(s, s.active);
  if (tower == Tower::Track) return false;
  const CardSet& own = s.acquired[s.active];
  const auto& payers = rules.payers[colour_index(tower)];
  const CardSet first = own.only(payers[0]);
  if (first.empty()) return false;
  const bool two = rules.tower(tower).cost_size == 2;
  if (two) {
    const CardSet second = own.only(payers[1]);
    if (second.empty() || own.only(payers[0].either(payers[1])).size() < 2) return false;
  }
  if (rules.options.cast_without_effect == CastWithoutEffect::Allow) return true;
  Tally tally;
  list_casts(rules, s, tally);
  return !tally.empty();
}

}  // namespace spires::duel
