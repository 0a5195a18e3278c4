// KM-13: the consequences of a decision and of a chance outcome.
#pragma once

#include "engine/core/rng.h"
#include "engine/duel/legal.h"

namespace spires::duel {

constexpr bool waits_for_chance(const Rules& rules, const State& s) {
  constexpr auto phase_bit = [](Phase phase) { return 1U << static_cast<int>(phase); };
  constexpr std::uint32_t chance_phases = phase_bit(Phase::Ring) | phase_bit(Phase::Box) | phase_bit(Phase::Secret) |
                                          phase_bit(Phase::Burn) | phase_bit(Phase::Deal) | phase_bit(Phase::Draw);
  if ((phase_bit(s.phase) & chance_phases) != 0) return true;
  return s.phase == Phase::Up && rules.options.deal_adjacent == DealAdjacent::Random4;
}

// KM-13.1. REQUIRES: the action is legal.
template <class Ref>
constexpr void decide(Ref ref, const Action& action) {
  using Kind = Action::Kind;
  switch (action.kind) {
    case Kind::Move:
      move_character(ref, action.a);
      begin_take(ref);
      return;
    case Kind::Take: take_from(ref, slot_of(ref.s, action.slot())); return;
    case Kind::Pass: end_turn(ref); return;
    case Kind::Place: place_stone(ref, action.end()); return;
    case Kind::Cast: cast_spell(ref, action); return;
    case Kind::Look: look_at_secrets(ref, action.a, action.b); return;
    case Kind::Keep:
    case Kind::Swap:
      // KM-12.3: does the same work in both cases; Exchange has the two kinds in the same order.
      return_secrets(ref, Exchange(static_cast<int>(action.kind) - static_cast<int>(Kind::Keep)));
      return;
    case Kind::Push: push_card(ref, action.card, action.end()); return;
    case Kind::Discard: discard_card(ref, action); return;
    case Kind::Up:
      ref.emit(FourthSlotChosen{action.slot()});
      ref.wait(Phase::Deal, ref.s.active);
      return;
    case Kind::Guess: guess_tower(ref, action.a); return;
    case Kind::Lay:
      ref.emit(VeiledStoneLaid{ref.s.asked, action.card, action.end()});
      lay_stones(ref);
      return;
  }
}
static_assert(static_cast<int>(Action::Kind::Swap) - static_cast<int>(Action::Kind::Keep) ==
              static_cast<int>(Exchange::Swapped));

// --- Chance (KM-13.4) ---

// returns the i-th order of the five coloured towers behind the round track, in the order of the notation.
constexpr std::uint16_t ring_order(int i) {
  Tower left[kColoured] = {coloured(0), coloured(1), coloured(2), coloured(3), coloured(4)};
  unsigned packed = 0;
  int ways = 24;
  for (int n = 0; n < kColoured; ++n) {
    const int pick = i / ways;
    i %= ways;
    packed |= static_cast<unsigned>(index(left[pick])) << (3 * n);
    for (int k = pick; k + 1 < kColoured - n; ++k) left[k] = left[k + 1];
    if (n < 3) ways /= 4 - n;
  }
  return static_cast<std::uint16_t>(packed);
}
inline constexpr std::uint32_t kRingOrders = 120;

constexpr Ring unpacked(std::uint16_t order) {
  Ring ring{};
  for (int n = 0; n < kColoured; ++n) ring[Place(n + 1)] = Tower((order >> (3 * n)) & 7);
  return ring;
}

// KM-3.3: returns how many secret cards of a kind remain to be laid or boxed. The princess is set aside until the box
// is filled.
constexpr std::uint32_t secrets_left(const Rules& rules, const State& s, Secret kind) {
  if (s.phase == Phase::Box && kind == rules.princess) return 0;
  int left = rules.data.secrets[kind].copies - (s.box == kind ? 1 : 0);
  for (const Secret laid : s.secret) left -= laid == kind ? 1 : 0;
  return static_cast<std::uint32_t>(left > 0 ? left : 0);
}

constexpr void list_chances(const Rules& rules, const State& s, Chances& out) {
  out.clear();
  const auto cards = [&](Chance::Kind kind, const CardSet& source) {
    source.for_each_type(
        [&](Card card) { out.push_back({Chance::of(kind, card), static_cast<std::uint32_t>(source.count(card))}); });
  };
  switch (s.phase) {
    case Phase::Ring:
      for (std::uint32_t i = 0; i < kRingOrders; ++i) {
        out.push_back({Chance::lay_ring(ring_order(static_cast<int>(i))), 1});
      }
      return;
    case Phase::Box:
    case Phase::Secret:
      for (int i = 0; i < rules.data.secret_kinds; ++i) {
        const std::uint32_t left = secrets_left(rules, s, Secret(i));
        const Chance::Kind kind = s.phase == Phase::Box ? Chance::Kind::Box : Chance::Kind::Secret;
        if (left != 0) out.push_back({Chance::of(kind, Secret(i)), left});
      }
      return;
    case Phase::Burn: cards(Chance::Kind::Burn, s.draw); return;
    case Phase::Up:
      for (std::uint32_t rest = slots_beside_nobody(s); rest != 0; rest &= rest - 1) {
        out.push_back({Chance::of(Chance::Kind::Up, lowest_bit(rest)), 1});
      }
      return;
    case Phase::Deal: cards(Chance::Kind::Deal, s.draw); return;
    case Phase::Draw: cards(Chance::Kind::Draw, s.discard); return;
    case Phase::Move:
    case Phase::Take:
    case Phase::Place:
    case Phase::Spell:
    case Phase::Look:
    case Phase::Return:
    case Phase::Push:
    case Phase::Discard:
    case Phase::Guess:
    case Phase::Lay:
    case Phase::End: return;
  }
}

// Returns the outcome that a weighted pick from list_chances would give for this word, without building the list.
constexpr Chance sample_chance(const Rules& rules, const State& s, std::uint64_t word) {
  if (s.phase == Phase::Deal || s.phase == Phase::Burn) {
    const Chance::Kind kind = s.phase == Phase::Deal ? Chance::Kind::Deal : Chance::Kind::Burn;
    return Chance::of(kind, s.draw.nth(static_cast<int>(below(word, s.draw_size))));
  }
  if (s.phase == Phase::Draw) {
    return Chance::of(Chance::Kind::Draw, s.discard.nth(static_cast<int>(below(word, s.discard_size))));
  }
  if (s.phase == Phase::Ring) return Chance::lay_ring(ring_order(static_cast<int>(below(word, kRingOrders))));
  if (s.phase == Phase::Up) {
    std::uint32_t slots = slots_beside_nobody(s);
    for (std::uint32_t n = below(word, static_cast<std::uint32_t>(count_bits(slots))); n > 0; --n) slots &= slots - 1;
    return Chance::of(Chance::Kind::Up, lowest_bit(slots));
  }
  // Six secret cards, less those already laid; the princess is excluded until the box is filled.
  const bool boxing = s.phase == Phase::Box;
  const int laid = boxing ? 1 : 1 + colour_index(s.laying);
  std::uint32_t rest = below(word, static_cast<std::uint32_t>(kColoured + 1 - laid));
  int pick = 0;
  for (;; ++pick) {
    const std::uint32_t left = secrets_left(rules, s, Secret(pick));
    if (rest < left) return Chance::of(boxing ? Chance::Kind::Box : Chance::Kind::Secret, Secret(pick));
    rest -= left;
  }
}

// KM-3.3, KM-3.4: one card to the box, one under each coloured tower, two from the deck on the discard pile.
template <class Ref>
constexpr void happen_in_setup(Ref ref, const Chance& outcome) {
  switch (outcome.kind) {
    case Chance::Kind::Ring:
      ref.emit(RingLaid{unpacked(outcome.ring)});
      ref.wait(Phase::Box, kKnight);
      return;
    case Chance::Kind::Box:
      ref.emit(SecretBoxed{outcome.secret()});
      ref.wait(Phase::Secret, kKnight);
      return;
    case Chance::Kind::Secret:
      ref.emit(SecretLaid{ref.s.laying, outcome.secret()});
      if (ref.s.laying == Tower::Track) ref.wait(Phase::Burn, kKnight);
      return;
    case Chance::Kind::Burn:
      ref.emit(CardBurned{outcome.card()});
      if (ref.s.discard_size == kBurned) begin_deal(ref);
      return;
    case Chance::Kind::Up:
    case Chance::Kind::Deal:
    case Chance::Kind::Draw: return;
  }
}

template <class Ref>
constexpr void happen(Ref ref, const Chance& outcome) {
  switch (outcome.kind) {
    case Chance::Kind::Deal: deal_card(ref, outcome.card()); return;
    case Chance::Kind::Draw:
      // KM-9.40: only the caster sees the card. KM-9.41: the caster sees no other card of the pile.
      ref.emit(CardSalvaged{ref.s.active, outcome.card()});
      end_turn(ref);
      return;
    case Chance::Kind::Up:
      ref.emit(FourthSlotChosen{name_of(ref.s, outcome.slot())});
      ref.wait(Phase::Deal, ref.s.active);
      return;
    case Chance::Kind::Ring:
    case Chance::Kind::Box:
    case Chance::Kind::Secret:
    case Chance::Kind::Burn: happen_in_setup(ref, outcome); return;
  }
}

}  // namespace spires::duel
