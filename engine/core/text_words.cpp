#include "engine/core/text_words.h"

#include <cstddef>
#include <cstdint>

#include "engine/core/text_hex.h"

namespace spires::words {

std::vector<std::string_view> split(std::string_view text, char between) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = text.find(between);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::optional<int> number(std::string_view text, int most) {
  const std::optional<std::uint64_t> value = parse_number(text);
  if (!value || most < 0 || *value > static_cast<std::uint64_t>(most)) return std::nullopt;
  return static_cast<int>(*value);
}

}  // namespace spires::words
