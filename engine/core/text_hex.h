// Numbers and bytes as lower-case hexadecimal text, and small strict readers. No locale, no exceptions.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spires {

// Two digits per byte.
template <class Bytes>
  requires requires(const Bytes& bytes) { bytes.begin(); }
std::string hex_of(const Bytes& bytes) {
  std::string text;
  for (const std::uint8_t byte : bytes) {
    text += "0123456789abcdef"[byte >> 4];
    text += "0123456789abcdef"[byte & 15];
  }
  return text;
}

// Sixteen digits.
std::string hex_of(std::uint64_t word);

// Accepts only what hex_of writes: lower case, an even number of digits.
std::optional<std::vector<std::uint8_t>> parse_hex(std::string_view text);
std::optional<std::uint64_t> parse_hex_word(std::string_view text);

// Accepts a decimal number as std::to_string writes it: no sign, no leading zero, no overflow.
std::optional<std::uint64_t> parse_number(std::string_view text);

}  // namespace spires
