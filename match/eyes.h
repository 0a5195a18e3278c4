// The observer of a replay of a finished match: a seat or a spectator, with or without memory of covered wizards, or
// open eyes, which see everything.
//
// Only `Match::replayed` takes Eyes, and only when the match is over: messages during the game are made for an
// Observer, which cannot express "everything".
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
