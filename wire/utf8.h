// Characters of UTF-8 texts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace spires::wire {

// Returns whether a byte continues a character.
constexpr bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

// Returns the character that begins at `at`. REQUIRES: the text is UTF-8.
std::uint32_t character(std::string_view text, std::size_t at);

// Returns the number of bytes of the first character; 0 if the text does not begin with a character of UTF-8.
std::size_t utf8_length(std::string_view text);

}  // namespace spires::wire
