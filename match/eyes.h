// Whose eyes see a finished match again: those of an observer, who remembers everything or nothing, or open ones, from
// which nothing is hidden.
//
// Only `Match::replayed` takes them, and it answers only when the match is over: a message to somebody who plays is made
// for an Observer, which cannot say "everything".
#pragma once

#include <optional>

#include "engine/core/seat.h"

namespace spires::match {

class Eyes {
 public:
  static constexpr Eyes of(Observer observer) { return {observer, false}; }
  static constexpr Eyes forgetful(Observer observer) { return {observer, true}; }
  static constexpr Eyes open() { return {std::nullopt, false}; }

  constexpr bool are_open() const { return !observer_; }
  constexpr bool are_forgetful() const { return forgetful_; }
  // REQUIRES: !are_open().
  constexpr Observer observer() const { return *observer_; }

 private:
  constexpr Eyes(std::optional<Observer> observer, bool forgetful) : observer_(observer), forgetful_(forgetful) {}
  std::optional<Observer> observer_;
  bool forgetful_;
};

}  // namespace spires::match
