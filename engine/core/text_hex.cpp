#include "engine/core/text_hex.h"

#include <array>

namespace spires {
namespace {

std::optional<std::uint8_t> digit_of(char c) {
  if (c >= '0' && c <= '9') return static_cast<std::uint8_t>(c - '0');
  if (c >= 'a' && c <= 'f') return static_cast<std::uint8_t>(c - 'a' + 10);
  return std::nullopt;
}

}  // namespace

std::string hex_of(std::uint64_t word) {
  std::array<std::uint8_t, 8> bytes{};
  for (std::uint32_t i = 0; i < 8; ++i) bytes[i] = static_cast<std::uint8_t>(word >> (56 - 8 * i));
  return hex_of(bytes);
}

std::optional<std::vector<std::uint8_t>> parse_hex(std::string_view text) {
  if (text.size() % 2 != 0) return std::nullopt;
  std::vector<std::uint8_t> bytes;
  for (std::string_view rest = text; !rest.empty(); rest.remove_prefix(2)) {
    const std::optional<std::uint8_t> high = digit_of(rest[0]);
    const std::optional<std::uint8_t> low = digit_of(rest[1]);
    if (!high || !low) return std::nullopt;
    bytes.push_back(static_cast<std::uint8_t>((*high << 4) | *low));
  }
  return bytes;
}

std::optional<std::uint64_t> parse_hex_word(std::string_view text) {
  const std::optional<std::vector<std::uint8_t>> bytes = parse_hex(text);
  if (!bytes || bytes->size() != 8) return std::nullopt;
  std::uint64_t word = 0;
  for (const std::uint8_t byte : *bytes) word = (word << 8) | byte;
  return word;
}

std::optional<std::uint64_t> parse_number(std::string_view text) {
  if (text.empty() || (text.size() > 1 && text[0] == '0')) return std::nullopt;
  std::uint64_t number = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    const auto digit = static_cast<std::uint64_t>(c - '0');
    if (number > (UINT64_MAX - digit) / 10) return std::nullopt;
    number = number * 10 + digit;
  }
  return number;
}

}  // namespace spires
