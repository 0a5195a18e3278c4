#include "tests/server/crowd/scan.h"

#include <charconv>

namespace spires::crowd {
namespace {

std::size_t end_of_string(std::string_view text, std::size_t at) {
  for (++at; at < text.size() && text[at] != '"'; ++at) {
    if (text[at] == '\\') ++at;
  }
  return at + 1 < text.size() ? at + 1 : text.size();
}

}  // namespace

std::size_t end_of_value(std::string_view text, std::size_t at) {
  int depth = 0;
  while (at < text.size()) {
    const char c = text[at];
    if (c == '"') {
      at = end_of_string(text, at);
      if (depth == 0) return at;
      continue;
    }
    if (c == '{' || c == '[') ++depth;
    const bool closes = c == '}' || c == ']';
    if (depth == 0 && (closes || c == ',')) return at;
    ++at;
    if (closes && --depth == 0) return at;
  }
  return at;
}

std::string_view field(std::string_view object, std::string_view name) {
  std::size_t at = 1;
  while (at < object.size() && object[at] == '"') {
    const std::size_t name_end = end_of_string(object, at);
    const std::string_view key = object.substr(at + 1, name_end - at - 2);
    const std::size_t end = end_of_value(object, name_end + 1);
    if (key == name) {
      const std::string_view value = object.substr(name_end + 1, end - name_end - 1);
      return value.starts_with('"') ? value.substr(1, value.size() - 2) : value;
    }
    at = end + 1;
  }
  return {};
}

std::optional<std::uint32_t> number(std::string_view object, std::string_view name) {
  const std::string_view digits = field(object, name);
  std::uint32_t value = 0;
  const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (fault != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
  return value;
}

std::string_view type_of(std::string_view message) { return field(message, "type"); }

std::vector<std::string> actions_of(std::string_view legal) {
  // Previews have actions, too, so every entry is read as a whole.
  std::vector<std::string> actions;
  for_each_element(field(legal, "actions"),
                   [&](std::string_view entry) { actions.emplace_back(field(entry, "action")); });
  return actions;
}

std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0xCBF29CE484222325U;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
  return hash == 0 ? 1 : hash;
}

}  // namespace spires::crowd
