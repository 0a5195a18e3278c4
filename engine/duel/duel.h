// Knight & Mage: the header for users of the game. The rules are docs/rules/duel.md.
#pragma once

#include "engine/core/game.h"
#include "engine/duel/decisions.h"
#include "engine/duel/invariants.h"
#include "engine/duel/pick.h"
#include "engine/duel/refusals.h"
#include "engine/duel/setup.h"
#include "engine/duel/unseen.h"
#include "engine/duel/view.h"

namespace spires::duel {

struct Duel {
  using Rules = duel::Rules;
  using State = duel::State;
  using Action = duel::Action;
  using Actions = duel::Actions;
  using Chance = duel::Chance;
  using Chances = duel::Chances;
  using Event = duel::Event;
  using View = duel::View;
  using Memory = duel::Memory;

  static constexpr State initial(const Rules& rules) { return initial_state(rules); }

  static constexpr Pending pending(const Rules& rules, const State& s) {
    if (s.phase == Phase::End) return Pending::over();
    return waits_for_chance(rules, s) ? Pending::chance() : Pending::seat(s.asked);
  }
  static constexpr void legal(const Rules& rules, const State& s, Seat seat, Actions& out) {
    list_legal(rules, s, seat, out);
  }
  // Optional for a game: returns the action at index below(word, size) of the legal list, without building the list.
  static constexpr Action pick(const Rules& rules, const State& s, Seat seat, std::uint64_t word) {
    return pick_action(rules, s, seat, word);
  }
  static constexpr Refusal check(const Rules& rules, const State& s, Seat seat, const Action& action) {
    return refusal_of(rules, s, seat, action);
  }
  template <class Sink>
  static constexpr void play(const Rules& rules, State& s, Seat, const Action& action, Sink& sink) {
    Referee<Sink> referee(rules, s, sink);
    decide(referee, action);
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
  static constexpr std::optional<Event> redact(const Rules& rules, const Event& event, Observer observer) {
    return redact_event(rules, event, observer);
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
static_assert(Game<Duel>);

}  // namespace spires::duel
