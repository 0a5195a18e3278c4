// Ways to go through the legal actions, so that the rules list them in one place only (KM-13.2).
//
// Actions keeps them, a Tally counts them, a Picker finds the one at a given place, a Finder looks whether one is there.
#pragma once

#include "engine/duel/action.h"

namespace spires::duel {

class Tally {
 public:
  constexpr int size() const { return size_; }
  constexpr void clear() { size_ = 0; }
  constexpr void push_back(const Action&) { ++size_; }

 private:
  int size_ = 0;
};

class Picker {
 public:
  constexpr explicit Picker(int wanted) : wanted_(wanted) {}
  // REQUIRES: more than `wanted` actions have been pushed.
  constexpr Action found() const { return found_; }
  constexpr void clear() { size_ = 0; }
  constexpr void push_back(const Action& action) {
    if (size_ == wanted_) found_ = action;
    ++size_;
  }

 private:
  int wanted_;
  int size_ = 0;
  Action found_ = Action::of(Action::Kind::Pass);
};

class Finder {
 public:
  constexpr explicit Finder(const Action& wanted) : wanted_(wanted) {}
  constexpr bool found() const { return found_; }
  constexpr void clear() { found_ = false; }
  constexpr void push_back(const Action& action) { found_ = found_ || action == wanted_; }

 private:
  Action wanted_;
  bool found_ = false;
};

}  // namespace spires::duel
