// A computer player. It receives a View, which is what its seat may know, never a State.
//
// A bot keeps state between decisions, so each seat of a match has its own bot. With a node budget its choices
// depend only on its seed and the views it received; with a time budget they depend on the machine.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "bots/budget.h"
#include "engine/core/game.h"

namespace spires::bots {

// The key of a reason, such as "castle" or "traps"; clients have a sentence for each. `count` says how many, if that is
// meaningful.
struct Reason {
  std::string_view key;
  int count = 1;
  constexpr bool operator==(const Reason&) const = default;
};

// A move that the bot considered.
template <Game G>
struct Candidate {
  typename G::Action action{};
  float win_chance = 0;  // of the seat's side, in the bot's estimate
  std::uint32_t visits = 0;
  std::vector<Reason> reasons;  // see explain in level.h
};

// The cost of a decision.
struct Effort {
  std::uint64_t nodes = 0;
  std::uint32_t iterations = 0;  // of a search
};

template <Game G>
class Bot {
 public:
  using Rules = typename G::Rules;
  using View = typename G::View;
  using Actions = typename G::Actions;
  using Action = typename G::Action;

  explicit Bot(const Rules& rules) : rules_(rules) {}
  Bot(const Bot&) = delete;
  Bot& operator=(const Bot&) = delete;
  virtual ~Bot() = default;

  // REQUIRES: the observer of the view is a seat and is asked, and `legal` is its list.
  Action choose(const View& view, const Actions& legal, const Budget& budget) {
    const Action action = weigh(view, legal, budget)[0].action;
    has_chosen(view, action);
    return action;
  }
  // Returns the considered moves, best first; never empty. REQUIRES: as for choose.
  virtual std::vector<Candidate<G>> weigh(const View& view, const Actions& legal, const Budget& budget) = 0;

  // Called with the chosen move, for bots that continue an earlier search.
  virtual void has_chosen(const View&, const Action&) {}

  // The effort of the last call.
  const Effort& effort() const { return effort_; }

 protected:
  const Rules& rules() const { return rules_; }
  void took(const Effort& effort) { effort_ = effort; }

 private:
  Rules rules_;
  Effort effort_;
};

// Lists the legal actions of a view. REQUIRES: the observer of the view is a seat and is asked.
template <Game G>
void list_for(const typename G::Rules& rules, const typename G::View& view, typename G::Actions& legal) {
  G::legal(rules, view.state, view.observer.seat(), legal);
}

}  // namespace spires::bots
