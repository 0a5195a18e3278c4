// The engine and the reference at one table, moved together by the same texts.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/towers/text.h"
#include "tests/differential/table.h"

namespace spires::differential {

// A point of a game as one implementation shows it: everything that must be equal.
struct Point {
  std::string asked;                                   // "A", "?" for chance, "-" when the game is over
  std::vector<std::pair<std::string, unsigned>> list;  // sorted texts; at chance points with their weights
  std::string state;
  bool operator==(const Point&) const = default;
};

class Pair {
 public:
  // REQUIRES: both implementations accept the table.
  explicit Pair(const Table& table);

  // What the engine shows. Both are the same while difference() is empty.
  const Point& point() const { return engine_point_; }
  bool over() const { return engine_point_.asked == "-"; }
  bool chance() const { return engine_point_.asked == "?"; }
  std::string phase() const { return towers::Text::phase(state_); }
  const towers::Rules& rules() const { return rules_; }
  const towers::State& state() const { return state_; }

  // REQUIRES: `text` is in the list of the present point.
  void apply(const std::string& text);
  // The results, of an unfinished game after a cap. Nothing may be applied any more.
  void stop();

  // How the game ended: goal, deadlock or cap.
  std::string reason() const;

  // Empty, or everything needed to see and to repeat the difference.
  const std::string& difference() const { return difference_; }

 private:
  Point engine_point() const;
  Point reference_point() const;
  void compare();
  void compare_pick();
  void differ(const std::string& what, const std::string& engine, const std::string& reference);
  std::string engine_result() const;
  std::string reference_result() const;

  Table table_;
  towers::Rules rules_;
  towers::State state_;
  reference::towers::Game reference_;
  Point engine_point_;
  std::vector<std::string> steps_;
  std::string difference_;
};

}  // namespace spires::differential
