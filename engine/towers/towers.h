// Wandering Towers: the header for users of the game. The rules are docs/rules/towers.md.
#pragma once

#include "engine/core/game.h"
#include "engine/towers/decisions.h"
#include "engine/towers/editions.h"
#include "engine/towers/invariants.h"
#include "engine/towers/pick.h"
#include "engine/towers/refusals.h"
#include "engine/towers/setup.h"
#include "engine/towers/view.h"

namespace spires::towers {

struct Towers {
  using Rules = towers::Rules;
  using State = towers::State;
  using Action = towers::Action;
  using Actions = towers::Actions;
  using Chance = towers::Chance;
  using Chances = towers::Chances;
  using Event = towers::Event;
  using View = towers::View;
  using Memory = towers::Memory;

  static constexpr State initial(const Rules& rules) { return initial_state(rules); }

  static constexpr Pending pending(const Rules&, const State& s) {
    if (s.phase == Phase::Over) return Pending::over();
    return waits_for_chance(s) ? Pending::chance() : Pending::seat(s.asked);
  }
  static constexpr void legal(const Rules& rules, const State& s, Seat seat, Actions& out) {
    list_legal(rules, s, seat, out);
  }
  static constexpr std::uint8_t speakers(const Rules& rules, const State& s) {
    return rules.teams && can_offer(rules, s) ? static_cast<std::uint8_t>(1U << index(rules.partner(s.turn)))
                                              : std::uint8_t{0};
  }
  static constexpr void meanwhile(const Rules&, const State& s, Seat seat, Actions& out) {
    out.clear();
    list_offers(s, seat, out);
  }
  // Optional for a game: returns the action at index below(word, size) of the legal list, without building the list.
  SPIRES_INLINE static constexpr Action pick(const Rules& rules, const State& s, Seat seat, std::uint64_t word) {
    return pick_action(rules, s, seat, word);
  }
  static constexpr Refusal check(const Rules& rules, const State& s, Seat seat, const Action& action) {
    return refusal_of(rules, s, seat, action);
  }
  template <class Sink>
  SPIRES_INLINE static constexpr void play(const Rules& rules, State& s, Seat seat, const Action& action, Sink& sink) {
    Referee<Sink> referee(rules, s, sink);
    decide(referee, seat, action);
  }
  static constexpr void chances(const Rules& rules, const State& s, Chances& out) { list_chances(rules, s, out); }
  static constexpr Chance sample(const Rules& rules, const State& s, std::uint64_t word) {
    return sample_chance(rules, s, word);
  }
  template <class Sink>
  static constexpr void resolve(const Rules& rules, State& s, const Chance& outcome, Sink& sink) {
    Referee<Sink> referee(rules, s, sink);
    happen(referee, outcome);
  }
  static constexpr View view(const Rules& rules, const State& s, Observer observer, Memory memory) {
    return view_of(rules, s, observer, memory);
  }
  static constexpr std::optional<Event> redact(const Rules&, const Event& event, Observer observer) {
    return redact_event(event, observer);
  }
  static constexpr View fold(const Rules& rules, const View& view, const Event& event) {
    return fold_event(rules, view, event);
  }
  static constexpr State determinize(const Rules& rules, const View& view, Rng& rng) {
    return determinize_view(rules, view, rng);
  }
  static constexpr Outcome outcome(const Rules& rules, const State& s) { return outcome_of(rules, s); }
  static constexpr const char* broken_invariant(const Rules& rules, const State& s) {
    return broken_invariant_of(rules, s);
  }
};
static_assert(Game<Towers> && HasInterjections<Towers>);

}  // namespace spires::towers
