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

std::string sentence_list(const std::vector<std::string>& items) {
  std::string out;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) out += i + 1 == items.size() ? " and " : ", ";
    out += items[i];
  }
  return out;
}

}  // namespace spires::words
