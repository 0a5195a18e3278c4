// A list with a fixed capacity and no heap, for legal moves and chance outcomes.
//
// The storage is uninitialised on purpose; only the first size() items may be read.
#pragma once

#include <cassert>
#include <cstdint>

namespace spires {

template <class T, int N>
class FixedVec {
 public:
  constexpr FixedVec() {}  // NOLINT: the items stay uninitialised until they are pushed

  // REQUIRES: size() < N.
  constexpr void push_back(const T& item) {
    assert(size_ < N);
    items_[size_++] = item;
  }
  // The same without a branch: always writes the item, counts it only if wanted. REQUIRES: size() < N.
  constexpr void push_if(bool wanted, const T& item) {
    assert(size_ < N);
    items_[size_] = item;
    size_ += wanted ? 1 : 0;
  }
  constexpr void clear() { size_ = 0; }

  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr const T& operator[](int i) const { return items_[i]; }
  constexpr const T* begin() const { return items_; }
  constexpr const T* end() const { return items_ + size_; }
  constexpr T* begin() { return items_; }
  constexpr T* end() { return items_ + size_; }

  constexpr bool contains(const T& wanted) const {
    for (const T& item : *this) {
      if (item == wanted) return true;
    }
    return false;
  }

 private:
  T items_[static_cast<unsigned>(N)];
  std::int32_t size_ = 0;
};

}  // namespace spires
