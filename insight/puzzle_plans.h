// The plans of a seat in a decision: everything it can do before the turn ends, chance decides, another seat is asked,
// or it learns something. Plans that lead to the same position are one plan.
//
// All of it follows from the view of the seat: its worlds are imagined and played on together, and a plan ends where
// they begin to look different to the seat.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "bots/evaluator.h"
#include "engine/core/hash.h"

namespace spires::insight {

template <Game G>
std::uint64_t hash_of_view(const typename G::View& view, std::uint64_t use) {
  Hash hash;
  hash.add_bytes(view.state);
  hash.add(static_cast<std::uint64_t>(index(view.observer.seat())));
  hash.add(use);
  return hash.value();
}

// Worlds that a seat cannot tell apart. REQUIRES: the observer of the view is asked.
template <Game G, bots::Evaluator<G> E>
class Worlds {
 public:
  using State = typename G::State;
  using Action = typename G::Action;
  static constexpr int kUsual = 6;

  Worlds(const typename G::Rules& rules, const typename G::View& view, int count, std::uint64_t seed)
      : rules_(&rules), observer_(view.observer), memory_(view.memory) {
    Rng rng(seed);
    for (int i = 0; i < count; ++i) states_.push_back(G::determinize(rules, view, rng));
    turn_ = E::plan_point(states_[0]).turn;
  }
  // One world: a complete position.
  Worlds(const typename G::Rules& rules, const State& state, Seat seat, typename G::Memory memory)
      : rules_(&rules), observer_(seat), memory_(memory), states_{state}, turn_(E::plan_point(state).turn) {}

  const std::vector<State>& states() const { return states_; }
  Seat seat() const { return observer_.seat(); }
  typename G::View view() const { return G::view(*rules_, states_[0], observer_, memory_); }
  void legal(typename G::Actions& actions) const {
    actions.clear();
    G::legal(*rules_, states_[0], seat(), actions);
  }

  // Returns whether the seat goes on deciding in its turn, knowing no more than before. REQUIRES: the action is legal.
  bool play(const Action& action) {
    Silence silence;
    for (State& state : states_) G::play(*rules_, state, seat(), action, silence);
    return goes_on();
  }

 private:
  bool goes_on() const {
    for (const State& state : states_) {
      const Pending pending = G::pending(*rules_, state);
      if (!pending.is_seat() || pending.seat() != seat() || E::plan_point(state).turn != turn_) return false;
    }
    for (std::size_t i = 1; i < states_.size(); ++i) {
      if (!(G::view(*rules_, states_[i], observer_, memory_) == view())) return false;
    }
    return true;
  }

  const typename G::Rules* rules_;
  Observer observer_;
  typename G::Memory memory_;
  std::vector<State> states_;
  std::uint32_t turn_ = 0;
};

template <Game G>
struct Plan {
  std::vector<typename G::Action> actions;
  std::vector<typename G::State> ends;  // in each world
  // The other orders and ways that lead to the same position.
  std::vector<std::vector<typename G::Action>> ways;
};

struct PlanLimits {
  std::size_t fewest = 3;
  std::size_t most = 60;
  int plays = 6000;  // looked at: a turn of the master variant can be endless
};

template <Game G, bots::Evaluator<G> E>
class PlanFinder {
 public:
  using Found = std::vector<Plan<G>>;

  explicit PlanFinder(const PlanLimits& limits) : limits_(limits) {}

  // Returns the plans in the order of the legal lists, or nothing if there are too few or too many.
  std::optional<Found> find(const Worlds<G, E>& worlds) {
    found_.clear();
    hashes_.clear();
    path_.clear();
    left_ = limits_.plays;
    if (!follow(worlds) || found_.size() < limits_.fewest) return std::nullopt;
    return std::move(found_);
  }

 private:
  bool follow(const Worlds<G, E>& worlds) {
    typename G::Actions legal;
    worlds.legal(legal);
    for (const auto& action : legal) {
      if (left_-- == 0) return false;
      Worlds<G, E> next = worlds;
      path_.push_back(action);
      const bool goes_on = next.play(action);
      if (goes_on ? !follow(next) : !keep(next.states())) return false;
      path_.pop_back();
    }
    return true;
  }
  bool keep(const std::vector<typename G::State>& ends) {
    Hash hash;
    hash.add_bytes(ends[0]);
    for (std::size_t i = 0; i < found_.size(); ++i) {
      if (hashes_[i] == hash.value() && found_[i].ends == ends) {
        found_[i].ways.push_back(path_);
        return true;
      }
    }
    if (found_.size() == limits_.most) return false;
    found_.push_back({path_, ends, {}});
    hashes_.push_back(hash.value());
    return true;
  }

  PlanLimits limits_;
  Found found_;
  std::vector<std::uint64_t> hashes_;
  std::vector<typename G::Action> path_;
  int left_ = 0;
};

}  // namespace spires::insight
