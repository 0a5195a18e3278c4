#include "wire/json.h"

#include <array>
#include <cstdint>
#include <set>
#include <vector>

namespace spires::wire {
namespace {

constexpr std::array<std::string_view, 13> kFaultNames{
    "not_json",      "too_long",   "too_deep",     "twice",        "not_an_object", "unknown_type", "unknown_field",
    "missing_field", "wrong_type", "unknown_word", "out_of_range", "too_many",      "bad_text"};

// Returns how deep brackets are nested. A string may hold brackets; the parser decides whether the text is JSON.
int depth_of(std::string_view text) {
  int depth = 0;
  int deepest = 0;
  bool in_string = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_string) {
      if (c == '\\') ++i;
      if (c == '"') in_string = false;
    } else if (c == '"') {
      in_string = true;
    } else if (c == '{' || c == '[') {
      if (++depth > deepest) deepest = depth;
    } else if (c == '}' || c == ']') {
      --depth;
    }
  }
  return deepest;
}

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

// Returns the character that begins at `at`. REQUIRES: the text is UTF-8.
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

bool is_plain(std::uint32_t c) {
  if (c < 0x20 || (c >= 0x7F && c < 0xA0)) return false;                                   // control characters
  if (c == 0x200E || c == 0x200F || c == 0x061C) return false;                             // direction marks
  if ((c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069)) return false;          // line separators, overrides
  return c != 0xFEFF && !(c >= 0xFFF9 && c <= 0xFFFB) && !(c >= 0xE0000 && c <= 0xE007F);  // invisible
}

}  // namespace

std::string_view name_of(FaultCode code) { return kFaultNames[static_cast<std::size_t>(code)]; }

std::string text_of(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::variant<Json, MessageFault> parse_object(std::string_view text, const TextLimits& limits) {
  if (text.size() > limits.bytes) return MessageFault{FaultCode::TooLong, {}};
  if (depth_of(text) > limits.depth) return MessageFault{FaultCode::TooDeep, {}};
  std::vector<std::set<std::string>> open;  // the keys of the objects around
  std::optional<std::string> twice;
  const auto watch = [&](int, Json::parse_event_t event, Json& parsed) {
    if (event == Json::parse_event_t::object_start) open.emplace_back();
    if (event == Json::parse_event_t::object_end) open.pop_back();
    if (event == Json::parse_event_t::key) {
      const std::string& key = parsed.get_ref<const std::string&>();
      if (!open.back().insert(key).second && !twice) twice = key;
    }
    return true;
  };
  Json object = Json::parse(text, watch, false);
  if (object.is_discarded()) return MessageFault{FaultCode::NotJson, {}};
  if (!object.is_object()) return MessageFault{FaultCode::NotAnObject, {}};
  if (twice) return MessageFault{FaultCode::Twice, *twice};
  return object;
}

bool is_plain_text(std::string_view text, NewLines new_lines) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\n' && new_lines == NewLines::Allowed) continue;
    if (!continues(text[i]) && !is_plain(character(text, i))) return false;
  }
  return true;
}

std::size_t length_of(std::string_view text) {
  std::size_t length = 0;
  for (const char c : text) length += continues(c) ? 0U : 1U;
  return length;
}

}  // namespace spires::wire
