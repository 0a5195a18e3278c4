// The interface of a game. Read this first.
//
//   The rules check a command and emit events; events change the state; a view is the part of the state that one seat
//   may know; clients draw views.
//
// A game is a struct of static constexpr functions over plain values. Every function takes the Rules (the validated
// options of the table) beside the State; a State holds no options. The laws of every game are in tests/laws.
//
// - `play` and `resolve` change the state through events only: evolve.h is the only file that writes a State.
// - Chance is explicit and outside the state. Piles are counts; a card gets its identity when it is drawn. `sample`
//   turns a 64-bit word into an outcome exactly as a weighted pick from `chances` would.
// - A View is a State with holes, made by `view` and updated by `fold`. Network and bots get Views, never States.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "engine/core/outcome.h"
#include "engine/core/pending.h"
#include "engine/core/rng.h"
#include "engine/core/rule.h"
#include "engine/core/seat.h"
#include "engine/core/sink.h"

namespace spires {

template <class T>
concept PlainValue = std::is_trivially_copyable_v<T> && std::equality_comparable<T>;

template <class G>
concept Game =
    PlainValue<typename G::Rules> && PlainValue<typename G::State> && PlainValue<typename G::Action> &&
    PlainValue<typename G::Chance> && PlainValue<typename G::Event> && PlainValue<typename G::View> &&
    sizeof(typename G::Action) <= 8 && sizeof(typename G::State) <= 256 &&
    requires(const typename G::Rules& rules, const typename G::State& state, typename G::State& target, Seat seat,
             Observer observer, const typename G::Action& action, const typename G::Chance& outcome,
             const typename G::Event& event, const typename G::View& view, typename G::Actions& actions,
             typename G::Chances& chances, typename G::Memory memory, std::uint64_t word, Rng& rng, Silence& sink) {
      { G::initial(rules) } -> std::same_as<typename G::State>;
      { G::pending(rules, state) } -> std::same_as<Pending>;
      // REQUIRES: the seat is pending. Lists every legal action once, without heap.
      { G::legal(rules, state, seat, actions) } -> std::same_as<void>;
      // Returns none, or the rule that forbids the action. Accepts exactly the actions that `legal` lists.
      { G::check(rules, state, seat, action) } -> std::same_as<Refusal>;
      // REQUIRES: check(...) is none.
      { G::play(rules, target, seat, action, sink) } -> std::same_as<void>;
      // REQUIRES: chance is pending. Lists the outcomes with integer weights, in a fixed order.
      { G::chances(rules, state, chances) } -> std::same_as<void>;
      { G::sample(rules, state, word) } -> std::same_as<typename G::Chance>;
      { G::resolve(rules, target, outcome, sink) } -> std::same_as<void>;
      { G::view(rules, state, observer, memory) } -> std::same_as<typename G::View>;
      { G::redact(rules, event, observer) } -> std::same_as<std::optional<typename G::Event>>;
      { G::fold(rules, view, event) } -> std::same_as<typename G::View>;
      { G::determinize(rules, view, rng) } -> std::same_as<typename G::State>;
      { G::outcome(rules, state) } -> std::same_as<Outcome>;
      // Returns nullptr, or the first invariant that does not hold.
      { G::broken_invariant(rules, state) } -> std::same_as<const char*>;
    };

// A game in which a seat may act while another seat is asked (an interjection). Interjections are optional and never
// automatic. `pending` does not change; the first action to arrive counts. `check` and `play` accept interjections like
// answers of the asked seat.
template <class G>
concept HasInterjections = Game<G> && requires(const typename G::Rules& rules, const typename G::State& state,
                                               Seat seat, typename G::Actions& actions) {
  // REQUIRES: a seat is pending. Returns one bit for each other seat that may act now. Depends on public facts only;
  // otherwise waiting would reveal a secret.
  { G::speakers(rules, state) } -> std::same_as<std::uint8_t>;
  // REQUIRES: the seat is one of the speakers. Lists its interjections, at least one.
  { G::meanwhile(rules, state, seat, actions) } -> std::same_as<void>;
};

template <Game G>
constexpr std::uint8_t speakers_of(const typename G::Rules& rules, const typename G::State& state) {
  if constexpr (HasInterjections<G>) {
    return G::pending(rules, state).is_seat() ? G::speakers(rules, state) : std::uint8_t{0};
  } else {
    return 0;
  }
}

template <Game G>
constexpr bool may_speak(const typename G::Rules& rules, const typename G::State& state, Seat seat) {
  return ((unsigned{speakers_of<G>(rules, state)} >> static_cast<unsigned>(index(seat))) & 1U) != 0;
}

// Lists the interjections of a seat that is not asked; usually none.
template <Game G>
constexpr void list_meanwhile(const typename G::Rules& rules, const typename G::State& state, Seat seat,
                              typename G::Actions& out) {
  out.clear();
  if constexpr (HasInterjections<G>) {
    if (may_speak<G>(rules, state, seat)) G::meanwhile(rules, state, seat, out);
  }
}

}  // namespace spires
