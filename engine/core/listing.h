// Destinations for legal actions that do not store them, so that the rules list each action in one place only.
//
// A FixedVec stores the actions, a Tally counts them, a Picker keeps the one at a given index, a Finder tests for a
// given one. All have `push_back`, so a rule is a template over the destination of its actions.
#pragma once

namespace spires {

class Tally {
 public:
  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr void clear() { size_ = 0; }
  constexpr void push_back(const auto&) { ++size_; }
  constexpr void push_if(bool wanted, const auto&) { size_ += wanted ? 1 : 0; }
  constexpr void add(int count) { size_ += count; }

 private:
  int size_ = 0;
};

template <class Action>
class Picker {
 public:
  constexpr explicit Picker(int wanted) : wanted_(wanted) {}
  // REQUIRES: more than `wanted` actions have been pushed.
  constexpr Action found() const { return found_; }

  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr void clear() { size_ = 0; }
  constexpr void push_back(const Action& action) {
    found_ = size_ == wanted_ ? action : found_;
    ++size_;
  }
  constexpr void push_if(bool wanted, const Action& action) {
    found_ = wanted && size_ == wanted_ ? action : found_;
    size_ += wanted ? 1 : 0;
  }
  // Skips `count` actions at once; calls find(n) if the wanted action is the n-th of them.
  template <class F>
  constexpr void pass(int count, F find) {
    const int n = wanted_ - size_;
    size_ += count;
    if (n >= 0 && n < count) found_ = find(n);
  }

 private:
  int wanted_;
  int size_ = 0;
  Action found_{};
};

template <class Action>
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

}  // namespace spires
