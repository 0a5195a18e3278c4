// A 64-bit hash that is the same on every machine: fixed-width words, no pointers, no std::hash.
//
// Each word goes through xor, an odd multiplication and a shift, all of which are invertible; so two inputs of equal
// length that differ in one word never collide on the way. It detects mistakes, not forgeries: records use SHA-256.
#pragma once

#include <bit>
#include <concepts>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/core/rng.h"

namespace spires {

class Hash {
 public:
  constexpr void add(std::uint64_t word) {
    state_ = (state_ ^ word) * 0x9FB21C651E98DF25ULL;
    state_ ^= state_ >> 32;
  }
  // Adds the bytes of a plain value, eight to a word, lowest byte first.
  template <class T>
  constexpr void add_bytes(const T& value) {
    static_assert(std::has_unique_object_representations_v<T>, "equal values must have equal bytes");
    struct Bytes {
      std::uint8_t at[sizeof(T)];
    };
    const Bytes bytes = std::bit_cast<Bytes>(value);
    std::uint32_t i = 0;
    for (; i + 8 <= sizeof(T); i += 8) {
      std::uint64_t word = 0;
      for (std::uint32_t b = 0; b < 8; ++b) word |= std::uint64_t{bytes.at[i + b]} << (8 * b);
      add(word);
    }
    std::uint64_t rest = 0;
    for (std::uint32_t b = 0; i + b < sizeof(T); ++b) rest |= std::uint64_t{bytes.at[i + b]} << (8 * b);
    if (i < sizeof(T)) add(rest);
  }
  constexpr void add_text(std::string_view text) {
    add(text.size());
    for (const char c : text) add(static_cast<std::uint8_t>(c));
  }
  constexpr std::uint64_t value() const { return mix64(state_); }

 private:
  std::uint64_t state_ = kGolden;
};

// Adds one field of an event: an id, a number, a set with `bits`, or a plain value.
template <class T>
constexpr void add_field(Hash& hash, const T& value) {
  if constexpr (std::is_enum_v<T>) {
    hash.add(static_cast<std::uint64_t>(static_cast<std::underlying_type_t<T>>(value)));
  } else if constexpr (std::integral<T>) {
    hash.add(static_cast<std::uint64_t>(value));
  } else if constexpr (requires { value.bits(); }) {
    hash.add(static_cast<std::uint64_t>(value.bits()));
  } else if constexpr (requires { value.fields([](const char*, const auto&) {}); }) {
    value.fields([&hash](const char*, const auto& part) { add_field(hash, part); });
  } else {
    hash.add_bytes(value);
  }
}

}  // namespace spires
