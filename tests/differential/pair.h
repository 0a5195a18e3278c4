// The engine and the reference at one table, moved together by the same texts.
//
// Sides adapts a game: its Text, its Table, how the engine reads a table and words a result, and Reference, which
// presents the other implementation in the same words (towers_sides.h, duel_sides.h).
#pragma once

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/game_text.h"
#include "engine/core/playout.h"
#include "tests/differential/point.h"

namespace spires::differential {

template <class Sides>
class Pair {
 public:
  using Table = typename Sides::Table;
  using Text = typename Sides::Text;
  using Game = typename Text::Game;
  using Rules = typename Game::Rules;
  using State = typename Game::State;

  // REQUIRES: both implementations accept the table.
  explicit Pair(const Table& table)
      : table_(table),
        rules_(std::get<Rules>(Text::rules(Sides::settings(table)))),
        state_(Game::initial(rules_)),
        reference_(table) {
    compare();
  }

  // Returns the engine's point. Both are the same while difference() is empty.
  const Point& point() const { return point_; }
  bool over() const { return point_.asked == "-"; }
  bool chance() const { return point_.asked == "?"; }
  std::string phase() const { return Text::phase(state_); }
  const Rules& rules() const { return rules_; }
  const State& state() const { return state_; }

  // The kind of a decision or of a chance outcome, for the census. REQUIRES: `text` is in the list.
  std::string kind(const std::string& text) const { return Sides::kind(rules_, state_, text); }
  // REQUIRES: `text` is in the list, and a seat decides.
  State after(const std::string& text) const {
    State next = state_;
    Silence silence;
    Game::play(rules_, next, Game::pending(rules_, next).seat(), Text::parse_action(text).value(), silence);
    return next;
  }

  // REQUIRES: `text` is in the list of the present point, or `may` has it for some seat.
  void apply(const std::string& text);
  // Computes the results, of an unfinished game after a cap. No step may follow.
  void stop() {
    reference_.stop();
    compare_results();
  }

  // Returns how the game ended, as one word.
  std::string ending() const { return Sides::ending(rules_, state_); }

  // Returns an empty text, or everything needed to see and to reproduce the difference.
  const std::string& difference() const { return difference_; }

 private:
  // Returns the acting seat: no text is both in the list and in `may`.
  Seat actor(const std::string& text) const {
    for (int i = 0; i < kMaxSeats; ++i) {
      const std::string whole = Text::seat(seat_at(i)) + " " + text;
      if (std::find(point_.may.begin(), point_.may.end(), whole) != point_.may.end()) return seat_at(i);
    }
    return Game::pending(rules_, state_).seat();
  }
  Point engine_point() const;
  void compare();
  void compare_pick();
  void compare_results() {
    const std::string result = Sides::result(rules_, state_);
    if (result != reference_.result()) differ("the result", result, reference_.result());
  }
  void differ(const std::string& what, const std::string& engine, const std::string& reference);

  Table table_;
  Rules rules_;
  State state_;
  typename Sides::Reference reference_;
  Point point_;
  std::vector<std::string> steps_;
  std::string difference_;
};

template <class Sides>
Point Pair<Sides>::engine_point() const {
  Point point;
  const Pending pending = Game::pending(rules_, state_);
  if (pending.is_chance()) {
    point.asked = "?";
    typename Game::Chances chances;
    Game::chances(rules_, state_, chances);
    for (const auto& [outcome, weight] : chances) {
      point.list.emplace_back(Text::chance(rules_, state_, outcome), weight);
    }
  } else if (pending.is_over()) {
    point.asked = "-";
  } else {
    point.asked = Text::seat(pending.seat());
    typename Game::Actions actions;
    Game::legal(rules_, state_, pending.seat(), actions);
    for (const typename Game::Action& action : actions) point.list.emplace_back(Text::action(action), 1U);
  }
  std::sort(point.list.begin(), point.list.end());
  for (int i = 0; i < kMaxSeats; ++i) {
    typename Game::Actions actions;
    list_meanwhile<Game>(rules_, state_, seat_at(i), actions);
    for (const auto& action : actions) point.may.push_back(Text::seat(seat_at(i)) + " " + Text::action(action));
  }
  std::sort(point.may.begin(), point.may.end());
  point.state = Text::state(rules_, state_);
  point.views = Sides::views(rules_, state_);
  return point;
}

template <class Sides>
void Pair<Sides>::compare() {
  point_ = engine_point();
  const Point other = reference_.point();
  if (point_ != other) {
    differ("the point", lines_of(point_), lines_of(other));
  } else if (over()) {
    compare_results();
  } else if (point_.list.empty()) {
    differ("nothing to do", lines_of(point_), lines_of(other));
  } else if (!chance()) {
    compare_pick();
  }
}

// An action picked without a list must be the one at that place of the list.
template <class Sides>
void Pair<Sides>::compare_pick() {
  const Seat seat = Game::pending(rules_, state_).seat();
  typename Game::Actions actions;
  Game::legal(rules_, state_, seat, actions);
  const std::uint64_t word = mix64(steps_.size());
  const auto picked = pick_legal<Game>(rules_, state_, seat, word);
  const auto listed = actions[static_cast<int>(below(word, static_cast<std::uint32_t>(actions.size())))];
  if (picked != listed)
    differ("the pick of the engine (first) and its list", Text::action(picked), Text::action(listed));
}

template <class Sides>
void Pair<Sides>::apply(const std::string& text) {
  steps_.push_back(text);
  Silence silence;
  if (chance()) {
    Game::resolve(rules_, state_, Text::parse_chance(rules_, state_, text).value(), silence);
  } else {
    const Seat seat = actor(text);
    const typename Game::Action action = Text::parse_action(text).value();
    if (!Game::check(rules_, state_, seat, action).none()) differ("a listed action is refused", text, "");
    Game::play(rules_, state_, seat, action, silence);
  }
  if (!reference_.apply(text)) differ("the reference does not know the step", text, "");
  if (difference_.empty()) compare();
}

template <class Sides>
void Pair<Sides>::differ(const std::string& what, const std::string& engine, const std::string& reference) {
  if (!difference_.empty()) return;
  difference_ = "different: " + what + "\n" + Sides::header(table_) + "\nsteps:";
  for (const std::string& step : steps_) difference_ += "\n  " + step;
  difference_ += "\nengine:\n" + engine + "\nreference:\n" + reference + "\n";
}

}  // namespace spires::differential
