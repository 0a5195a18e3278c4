// The observer of a replay of a finished match: a seat, a spectator, or open eyes, which see everything.
//
// Only `Match::replayed` takes them, and only when the match is over: a message during the game is made for an
// Observer, which cannot express "everything".
#pragma once

#include <optional>

#include "engine/core/seat.h"

namespace spires::match {

class Eyes {
 public:
  static constexpr Eyes of(Observer observer) { return Eyes(observer); }
  static constexpr Eyes open() { return Eyes(std::nullopt); }

  constexpr bool are_open() const { return !observer_; }
  // REQUIRES: !are_open().
  constexpr Observer observer() const { return *observer_; }

 private:
  constexpr explicit Eyes(std::optional<Observer> observer) : observer_(observer) {}
  std::optional<Observer> observer_;
};

}  // namespace spires::match
