// The subject of the laws: a game at one table, with every possible action and every observer.
#pragma once

#include <string>
#include <type_traits>
#include <vector>

#include "engine/core/game.h"

namespace spires::laws {

template <class G>
struct Subject {
  std::string name;
  typename G::Rules rules;
  int players;
  // Every action that can be written down and some that cannot: includes all legal ones, the rest is refused.
  const std::vector<typename G::Action>* universe;
  std::vector<typename G::Memory> memories;

  std::vector<Observer> observers() const {
    std::vector<Observer> all;
    for (int i = 0; i < players; ++i) all.emplace_back(seat_at(i));
    all.push_back(Observer::spectator());
    return all;
  }
};

// The same table for a mutant: mutants share the types of the game they are made of.
template <class G, class Honest>
Subject<G> subject_as(const Subject<Honest>& subject) {
  static_assert(std::is_same_v<typename G::State, typename Honest::State>);
  return {subject.name, subject.rules, subject.players, subject.universe, subject.memories};
}

// A View is a State with holes: applying the rules to it gives what a client computes.
template <class G>
const typename G::State& seen(const typename G::View& view) {
  return view.state;
}

template <class G>
std::vector<typename G::Action> legal_list(const typename G::Rules& rules, const typename G::State& state, Seat seat) {
  typename G::Actions actions;
  G::legal(rules, state, seat, actions);
  return {actions.begin(), actions.end()};
}

// The actions of a seat: its answers if it is asked, its interjections if another seat is.
template <class G>
std::vector<typename G::Action> list_for(const typename G::Rules& rules, const typename G::State& state, Seat seat) {
  if (G::pending(rules, state) == Pending::seat(seat)) return legal_list<G>(rules, state, seat);
  typename G::Actions actions;
  list_meanwhile<G>(rules, state, seat, actions);
  return {actions.begin(), actions.end()};
}

// Returns the acting seat: mostly `asked`, sometimes a seat that interjects.
template <class G>
Seat who_acts(const typename G::Rules& rules, const typename G::State& state, Seat asked, int players, Rng& rng) {
  if (rng.next_below(4) != 0) return asked;
  const int first = static_cast<int>(rng.next_below(static_cast<std::uint32_t>(players)));
  for (int i = 0; i < players; ++i) {
    const Seat seat = seat_at((first + i) % players);
    if (seat != asked && !list_for<G>(rules, state, seat).empty()) return seat;
  }
  return asked;
}

inline std::string letter(Seat seat) { return std::string(1, static_cast<char>('A' + index(seat))); }

inline std::string text_of(Observer observer) {
  for (int i = 0; i < kMaxSeats; ++i) {
    if (observer.is(seat_at(i))) return "seat " + letter(seat_at(i));
  }
  return "spectator";
}

inline std::string text_of(const Pending& pending) {
  if (pending.is_seat()) return "seat " + letter(pending.seat());
  return pending.is_chance() ? "chance" : "over";
}

inline std::string text_of(Refusal refusal) {
  if (refusal.none()) return "accepted";
  return std::to_string(refusal.rule().chapter) + "." + std::to_string(refusal.rule().section);
}

}  // namespace spires::laws
