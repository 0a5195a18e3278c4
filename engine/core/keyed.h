// An array indexed by a strong id, so that a Seat cannot index an array over Spaces.
#pragma once

#include <cassert>

namespace spires {

template <class Key, class T, int N>
struct Keyed {
  T items[static_cast<unsigned>(N)];

  constexpr T& operator[](Key key) {
    assert(static_cast<int>(key) >= 0 && static_cast<int>(key) < N);
    return items[static_cast<int>(key)];
  }
  constexpr const T& operator[](Key key) const {
    assert(static_cast<int>(key) >= 0 && static_cast<int>(key) < N);
    return items[static_cast<int>(key)];
  }
  constexpr const T* begin() const { return items; }
  constexpr const T* end() const { return items + N; }
  constexpr T* begin() { return items; }
  constexpr T* end() { return items + N; }
  constexpr bool operator==(const Keyed&) const = default;
};

}  // namespace spires
