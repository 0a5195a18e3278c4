// The rule that forbids an action (KM-5.9, KM-6.8, KM-9.7). legal.h decides; this explains.
//
// It depends on public facts and the seat's own cards, so a refusal reveals nothing. If several rules forbid an action,
// the first case here is the answer: occupied comes before far, a used swap before one that is out of range.
#pragma once

#include "engine/core/rule.h"
#include "engine/duel/decisions.h"

namespace spires::duel {

namespace refusing {

inline constexpr RuleNumber kNoSuchAction{13, 2};
inline constexpr RuleNumber kWrongMoment{13, 1};
inline constexpr RuleNumber kStepOrder{4, 3};
// The refusal of an action that has the same result as a listed one (KM-7.5).
inline constexpr RuleNumber kSameAsAnother{7, 5};

constexpr bool is_tower(Tower tower) { return index(tower) < kTowers; }
constexpr bool in_set(const CardSet& set, Card card) { return is_known(card) && set.has(card); }
constexpr bool in_row(const Row& row, Card card) {
  for (const Card here : row) {
    if (here == card) return true;
  }
  return false;
}

// KM-5.9
constexpr RuleNumber why_no_move(const Rules& rules, const State& s, Tower to) {
  if (s.phase != Phase::Move) return kStepOrder;
  if (!is_tower(to)) return kNoSuchAction;
  const Place place = s.place_of[to];
  if (place == s.position[s.active]) return {5, 1};
  if (place != s.position[opponent(s.active)]) return {5, 9};
  if (s.active == kMage) return {5, 2};
  if (s.swap_used != 0) return {5, 3};
  return rules.options.swap_range == SwapRange::Adjacent ? RuleNumber{15, 1} : RuleNumber{5, 9};
}

constexpr bool is_slot(const State& s, SlotName name) {
  return is_tower(name.first) && is_tower(name.second) && s.place_of[name.second] == next(s.place_of[name.first]);
}

// KM-6.8
constexpr RuleNumber why_no_take(const State& s, SlotName name) {
  if (s.phase != Phase::Take) return kStepOrder;
  if (!is_slot(s, name)) return {2, 5};
  const Slot slot = slot_of(s, name);
  return (slots_beside(s.position[s.active]) & bit(slot)) == 0 ? RuleNumber{6, 4} : RuleNumber{6, 1};
}

constexpr RuleNumber why_no_fourth_slot(const State& s, SlotName name) {
  if (s.phase != Phase::Up) return kWrongMoment;
  return is_slot(s, name) ? RuleNumber{3, 6} : RuleNumber{2, 5};
}

// Returns the rule of the decision that must be made instead of passing.
constexpr RuleNumber why_no_pass(const State& s) {
  switch (s.phase) {
    case Phase::Up: return {3, 6};
    case Phase::Move: return {5, 1};
    case Phase::Take: return {6, 3};
    case Phase::Place: return {6, 6};
    case Phase::Look:
    case Phase::Return: return {9, 10};
    case Phase::Push: return {9, 20};
    case Phase::Discard: return {9, 30};
    case Phase::Guess: return {11, 1};
    case Phase::Lay: return {8, 6};
    case Phase::Spell:
    case Phase::Ring:
    case Phase::Box:
    case Phase::Secret:
    case Phase::Burn:
    case Phase::Deal:
    case Phase::Draw:
    case Phase::End: break;
  }
  return kWrongMoment;
}

// KM-9.4: returns why a card cannot be paid; none if it is in A.
constexpr Refusal why_not_paid_with(const Rules& rules, const State& s, Card card) {
  if (!is_known(card)) return kNoSuchAction;
  if (rules.is_stone(card)) return RuleNumber{8, 1};
  if (in_set(s.acquired[s.active], card)) return {};
  const bool elsewhere = in_row(s.used[s.active], card) || in_set(s.veiled[s.active], card);
  return elsewhere ? Refusal(RuleNumber{9, 4}) : Refusal{};
}

// KM-9.3, KM-9.53: returns whether the seat has the cards and they pay the tower's cost.
constexpr bool pays_cost(const Rules& rules, const State& s, const Action& action) {
  const bool two = action.card2 != kNoCard;
  if (two != (rules.tower(action.a).cost_size == 2)) return false;
  CardSet own = s.acquired[s.active];
  if (!own.has(action.card)) return false;
  own.remove(action.card);
  if (two && !own.has(action.card2)) return false;
  return paid_spells(rules, action.a, action.card, action.card2) != 0;
}

constexpr RuleNumber why_no_cast(const Rules& rules, const State& s, const Action& action) {
  const bool before = s.phase == Phase::Move || s.phase == Phase::Take || s.phase == Phase::Place;
  const bool after = s.phase == Phase::Look || s.phase == Phase::Return || s.phase == Phase::Push;
  if (before) return kStepOrder;
  if (after) return {9, 1};
  if (s.phase != Phase::Spell) return kWrongMoment;
  if (!is_coloured(action.a) || action.a != tower_of(s, s.active)) return {9, 2};
  const Refusal first = why_not_paid_with(rules, s, action.card);
  if (!first.none()) return first.rule();
  if (action.card2 != kNoCard) {
    const Refusal second = why_not_paid_with(rules, s, action.card2);
    if (!second.none()) return second.rule();
  }
  const bool copies = rules.tower(action.a).spell == Spell::Any;
  if (!pays_cost(rules, s, action)) return copies ? RuleNumber{9, 53} : RuleNumber{9, 3};
  if (copies != (action.as != Tower::Track)) return {9, 50};
  if (action.as == action.a) return {9, 51};
  const std::uint8_t towers = paid_spells(rules, action.a, action.card, action.card2);
  const Tower as = copies ? action.as : action.a;
  if (!is_tower(as) || (towers & bit(as)) == 0) return {9, 50};
  return allows(rules, s, s.active, rules.tower(as).spell) ? kSameAsAnother : RuleNumber{9, 6};
}

constexpr RuleNumber why_no_discard(const State& s, const Action& action) {
  if (s.phase != Phase::Discard) return kWrongMoment;
  if (action.number == 0) return {9, 30};
  int cards = 0;
  for (const Card card : s.used[opponent(s.active)]) cards += card == kGap ? 0 : 1;
  return action.number > cards ? RuleNumber{9, 30} : kSameAsAnother;
}

constexpr RuleNumber why_not(const Rules& rules, const State& s, const Action& action) {
  using Kind = Action::Kind;
  switch (action.kind) {
    case Kind::Up: return why_no_fourth_slot(s, action.slot());
    case Kind::Move: return why_no_move(rules, s, action.a);
    case Kind::Take: return why_no_take(s, action.slot());
    case Kind::Place: return s.phase == Phase::Place ? kSameAsAnother : RuleNumber{6, 7};
    case Kind::Pass: return why_no_pass(s);
    case Kind::Cast: return why_no_cast(rules, s, action);
    case Kind::Look: return s.phase == Phase::Look ? RuleNumber{9, 10} : kWrongMoment;
    case Kind::Keep:
    case Kind::Swap: return {9, 10};
    case Kind::Push:
      if (s.phase != Phase::Push) return kWrongMoment;
      return in_set(s.acquired[opponent(s.active)], action.card) ? kSameAsAnother : RuleNumber{9, 20};
    case Kind::Discard: return why_no_discard(s, action);
    case Kind::Guess: return {11, 1};
    case Kind::Lay: {
      const bool veiled = s.phase == Phase::Lay && in_set(s.veiled[s.asked], action.card);
      return veiled ? kSameAsAnother : RuleNumber{8, 6};
    }
  }
  return kNoSuchAction;
}

// Returns the rule by which another seat has to decide now.
constexpr RuleNumber why_not_this_seat(const State& s) {
  if (s.phase == Phase::Discard) return {9, 32};
  if (s.phase == Phase::Guess) return {11, 1};
  return s.phase == Phase::Lay ? RuleNumber{8, 6} : RuleNumber{4, 2};
}

}  // namespace refusing

// Returns none exactly if legal.h lists the action for this seat.
constexpr Refusal refusal_of(const Rules& rules, const State& s, Seat seat, const Action& action) {
  if (s.phase == Phase::End) return RuleNumber{13, 6};  // KM-13.6: the game ends after 24 turns and a guess
  if (waits_for_chance(rules, s)) return RuleNumber{13, 4};
  if (seat != s.asked) return refusing::why_not_this_seat(s);
  Finder<Action> finder(action);
  list_legal(rules, s, seat, finder);
  if (finder.found()) return {};
  return refusing::why_not(rules, s, action);
}

}  // namespace spires::duel
