#include "wire/utf8.h"

namespace spires::wire {

std::uint32_t character(std::string_view text, std::size_t at) {
  const auto first = static_cast<unsigned char>(text[at]);
  std::uint32_t value = first < 0x80U   ? first
                        : first < 0xE0U ? first & 0x1FU
                        : first < 0xF0U ? first & 0x0FU
                                        : first & 7U;
  for (std::size_t i = at + 1; i < text.size() && continues(text[i]); ++i) {
    value = value << 6U | (static_cast<unsigned char>(text[i]) & 0x3FU);
  }
  return value;
}

std::size_t utf8_length(std::string_view text) {
  if (text.empty()) return 0;
  const auto first = static_cast<unsigned char>(text.front());
  if (first < 0x80) return 1;
  const std::size_t length = first < 0xC2 ? 0U : first < 0xE0 ? 2U : first < 0xF0 ? 3U : first < 0xF5 ? 4U : 0U;
  if (text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if (!continues(text[i])) return 0;
  }
  if (length < 3) return length;
  // A longer form than needed, a surrogate, or beyond the last character.
  const std::uint32_t code = character(text.substr(0, length), 0);
  if (length == 3) return code >= 0x800 && (code < 0xD800 || code > 0xDFFF) ? 3 : 0;
  return code >= 0x10000 && code <= 0x10FFFF ? 4 : 0;
}

}  // namespace spires::wire
