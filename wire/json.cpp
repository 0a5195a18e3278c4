#include "wire/json.h"

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "wire/encode.h"

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

// Builds a value from parser events and detects repeated keys. The library's own means for this would compile a second
// parser into every page.
class ObjectReader final : public nlohmann::json_sax<Json> {
 public:
  Json& value() { return value_; }
  const std::optional<std::string>& twice() const { return twice_; }

  bool null() override { return put(nullptr); }
  bool boolean(bool value) override { return put(value); }
  bool number_integer(number_integer_t value) override { return put(value); }
  bool number_unsigned(number_unsigned_t value) override { return put(value); }
  bool number_float(number_float_t value, const string_t&) override { return put(value); }
  bool string(string_t& value) override { return put(std::move(value)); }
  bool binary(binary_t&) override { return false; }
  bool start_object(std::size_t) override { return open(Json::object()); }
  bool key(string_t& key) override {
    if (!twice_ && open_.back()->contains(key)) twice_ = key;
    key_ = std::move(key);
    return true;
  }
  bool end_object() override { return close(); }
  bool start_array(std::size_t) override { return open(Json::array()); }
  bool end_array() override { return close(); }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override { return false; }

 private:
  bool put(Json value) {
    if (open_.empty()) {
      value_ = std::move(value);
      last_ = &value_;
    } else if (open_.back()->is_array()) {
      open_.back()->push_back(std::move(value));
      last_ = &open_.back()->back();
    } else {
      put_new(*open_.back(), key_, std::move(value));
      last_ = &open_.back()->get_ref<Json::object_t&>().back().second;
    }
    return true;
  }
  // Only the innermost container grows, so pointers to the outer ones stay valid.
  bool open(Json value) {
    put(std::move(value));
    open_.push_back(last_);
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  Json value_;
  Json* last_ = nullptr;
  std::vector<Json*> open_;
  std::string key_;
  std::optional<std::string> twice_;
};

}  // namespace

std::string_view name_of(FaultCode code) { return kFaultNames[static_cast<std::size_t>(code)]; }

std::string text_of(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

Result<Json> parse_object(std::string_view text, const TextLimits& limits) {
  if (text.size() > limits.bytes) return message_fault(FaultCode::TooLong, {});
  if (depth_of(text) > limits.depth) return message_fault(FaultCode::TooDeep, {});
  ObjectReader reader;
  if (!Json::sax_parse(text, &reader)) return message_fault(FaultCode::NotJson, {});
  if (!reader.value().is_object()) return message_fault(FaultCode::NotAnObject, {});
  if (reader.twice()) return message_fault(FaultCode::Twice, *reader.twice());
  return std::move(reader.value());
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
