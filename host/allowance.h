// Rate limits by key: so many at once, and then one every few seconds. Thread rule: the strand of its table.
#pragma once

#include <algorithm>
#include <chrono>
#include <map>

#include "host/loop.h"

namespace spires::host {

class Allowance {
 public:
  Allowance(double at_once, double seconds_each) : at_once_(at_once), seconds_each_(seconds_each) {}

  // Returns false if `who` has done it too often recently.
  bool take(int who, Steady::time_point now) {
    Spent& spent = spent_.try_emplace(who, Spent{at_once_, now}).first->second;
    const double seconds = std::chrono::duration<double>(now - spent.at).count();
    spent.left = std::min(at_once_, spent.left + seconds / seconds_each_);
    spent.at = now;
    if (spent.left < 1) return false;
    spent.left -= 1;
    return true;
  }

 private:
  struct Spent {
    double left;
    Steady::time_point at;
  };
  double at_once_;
  double seconds_each_;
  std::map<int, Spent> spent_;
};

// What a seat may do at a table. All spectators together count as one seat.
struct TableAllowances {
  Allowance speech{5, 2};       // messages that all clients receive
  Allowance votes{20, 1};       // questions and answers that all clients receive
  Allowance moves{1000, 0.05};  // entries of the journal: a game's own moves,
  Allowance entries{60, 1};     // and all others
};

}  // namespace spires::host
