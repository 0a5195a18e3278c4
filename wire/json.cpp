#include "wire/json.h"

#include <array>
#include <cstdint>
#include <utility>

#include "wire/json_reader.h"
#include "wire/utf8.h"

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

bool is_plain(std::uint32_t c) {
  if (c < 0x20 || (c >= 0x7F && c < 0xA0)) return false;                                   // control characters
  if (c == 0x200E || c == 0x200F || c == 0x061C) return false;                             // direction marks
  if ((c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069)) return false;          // line separators, overrides
  return c != 0xFEFF && !(c >= 0xFFF9 && c <= 0xFFFB) && !(c >= 0xE0000 && c <= 0xE007F);  // invisible
}

}  // namespace

void put_new(Json& object, std::string_view name, Json value) {
  object.get_ref<Json::object_t&>().emplace_back(std::string(name), std::move(value));
}

std::string_view name_of(FaultCode code) { return kFaultNames[static_cast<std::size_t>(code)]; }

Result<Json> parse_object(std::string_view text, const TextLimits& limits) {
  if (text.size() > limits.bytes) return message_fault(FaultCode::TooLong, {});
  if (depth_of(text) > limits.depth) return message_fault(FaultCode::TooDeep, {});
  JsonReader reader(text);
  Json json;
  if (!reader.read(json)) return message_fault(FaultCode::NotJson, {});
  if (!json.is_object()) return message_fault(FaultCode::NotAnObject, {});
  if (reader.twice()) return message_fault(FaultCode::Twice, *reader.twice());
  return json;
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
