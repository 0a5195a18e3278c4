#include "match/names.h"

#include <array>

namespace spires::match {
namespace {

struct Range {
  char32_t first;
  char32_t last;
};
// Unicode's default-ignorable characters, its spaces, and letters that are drawn as nothing.
constexpr std::array kInvisible = std::to_array<Range>({
    {0x0000, 0x0020}, {0x007F, 0x00A0},   {0x00AD, 0x00AD},   {0x034F, 0x034F},   {0x061C, 0x061C}, {0x115F, 0x1160},
    {0x1680, 0x1680}, {0x17B4, 0x17B5},   {0x180B, 0x180F},   {0x2000, 0x200F},   {0x2028, 0x202F}, {0x205F, 0x206F},
    {0x2800, 0x2800}, {0x3000, 0x3000},   {0x3164, 0x3164},   {0xFE00, 0xFE0F},   {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0},
    {0xFFF0, 0xFFFB}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF},
});

bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

// Returns the bytes of the first character. REQUIRES: the text is not empty.
std::string_view first_of(std::string_view text) {
  std::size_t size = 1;
  while (size < text.size() && is_continuation(text[size])) ++size;
  return text.substr(0, size);
}

char32_t code_of(std::string_view character) {
  const auto lead = static_cast<unsigned char>(character[0]);
  char32_t code = lead;
  if (character.size() > 1) code = lead & (0x7FU >> character.size());
  for (std::size_t i = 1; i < character.size(); ++i)
    code = code << 6U | (static_cast<unsigned char>(character[i]) & 0x3FU);
  return code;
}

bool is_invisible(std::string_view character) {
  const char32_t code = code_of(character);
  for (const Range& range : kInvisible) {
    if (code >= range.first && code <= range.last) return true;
  }
  return false;
}

}  // namespace

bool is_blank(std::string_view text) { return shown_name(text).empty(); }

std::string shown_name(std::string_view name) {
  std::string shown;
  while (!name.empty()) {
    const std::string_view character = first_of(name);
    name.remove_prefix(character.size());
    if (is_invisible(character)) continue;
    if (character.size() == 1 && character[0] >= 'A' && character[0] <= 'Z') {
      shown += static_cast<char>(character[0] - 'A' + 'a');
    } else {
      shown += character;
    }
  }
  return shown;
}

std::string cut_name(std::string_view name, std::size_t characters) {
  std::string cut;
  for (; !name.empty() && characters > 0; --characters) {
    const std::string_view character = first_of(name);
    name.remove_prefix(character.size());
    cut += character;
  }
  return cut;
}

}  // namespace spires::match
