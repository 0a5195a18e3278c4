// A player that is a program. It is given what its seat may know, a View, and never a State.
//
// A bot keeps what it has thought between its decisions, so each seat of a match has one of its own. With a budget of nodes
// its choices follow from its seed and the views it was given; with a budget of time they depend on the machine.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "bots/budget.h"
#include "engine/core/game.h"

namespace spires::bots {

// A word of a reason, such as "castle" or "traps"; clients have a sentence for each. `count` is how many, where that says
// something.
struct Reason {
  std::string_view key;
  int count = 1;
  constexpr bool operator==(const Reason&) const = default;
};

// A move that was weighed.
template <Game G>
struct Candidate {
  typename G::Action action{};
  float win_chance = 0;  // of the seat's side, as the bot sees it
  std::uint32_t visits = 0;
  std::vector<Reason> reasons;  // see explain in level.h
};

// What a decision took.
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
  // The moves it weighs, the one it would choose first; never none. The same is required.
  virtual std::vector<Candidate<G>> weigh(const View& view, const Actions& legal, const Budget& budget) = 0;

  // Told what was chosen, for those that go on from what they have thought.
  virtual void has_chosen(const View&, const Action&) {}

  // Of the last call.
  const Effort& effort() const { return effort_; }

 protected:
  const Rules& rules() const { return rules_; }
  void took(const Effort& effort) { effort_ = effort; }

 private:
  Rules rules_;
  Effort effort_;
};

// The legal list as a view shows it. REQUIRES: the observer of the view is a seat and is asked.
template <Game G>
void list_for(const typename G::Rules& rules, const typename G::View& view, typename G::Actions& legal) {
  G::legal(rules, view.state, view.observer.seat(), legal);
}

}  // namespace spires::bots
