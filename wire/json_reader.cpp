#include "wire/json_reader.h"

#include <charconv>
#include <utility>

#include "wire/encode.h"
#include "wire/utf8.h"

namespace spires::wire {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

void put_utf8(std::uint32_t c, std::string& out) {
  const auto put = [&out](std::uint32_t byte) { out += static_cast<char>(byte); };
  if (c < 0x80) return put(c);
  if (c < 0x800) {
    put(0xC0U | c >> 6U);
  } else {
    if (c < 0x10000) {
      put(0xE0U | c >> 12U);
    } else {
      put(0xF0U | c >> 18U);
      put(0x80U | (c >> 12U & 0x3FU));
    }
    put(0x80U | (c >> 6U & 0x3FU));
  }
  put(0x80U | (c & 0x3FU));
}

}  // namespace

bool JsonReader::read(Json& out) {
  if (!value(out)) return false;
  skip_spaces();
  return rest_.empty();
}

bool JsonReader::take(char c) {
  if (!at(c)) return false;
  rest_.remove_prefix(1);
  return true;
}

void JsonReader::skip_spaces() {
  while (at(' ') || at('\n') || at('\r') || at('\t')) rest_.remove_prefix(1);
}

bool JsonReader::word(std::string_view word) {
  if (!rest_.starts_with(word)) return false;
  rest_.remove_prefix(word.size());
  return true;
}

bool JsonReader::value(Json& out) {
  skip_spaces();
  if (rest_.empty()) return false;
  switch (rest_.front()) {
    case '{': return object(out);
    case '[': return array(out);
    case '"': {
      std::string text;
      if (!string(text)) return false;
      out = std::move(text);
      return true;
    }
    case 't': out = true; return word("true");
    case 'f': out = false; return word("false");
    case 'n': out = nullptr; return word("null");
    default: return number(out);
  }
}

bool JsonReader::object(Json& out) {
  out = Json::object();
  take('{');
  skip_spaces();
  if (take('}')) return true;
  do {
    skip_spaces();
    std::string key;
    if (!string(key)) return false;
    skip_spaces();
    if (!take(':')) return false;
    if (!twice_ && out.contains(key)) twice_ = key;
    Json member;
    if (!value(member)) return false;
    put_new(out, key, std::move(member));
    skip_spaces();
  } while (take(','));
  return take('}');
}

bool JsonReader::array(Json& out) {
  out = Json::array();
  take('[');
  skip_spaces();
  if (take(']')) return true;
  do {
    Json item;
    if (!value(item)) return false;
    out.push_back(std::move(item));
    skip_spaces();
  } while (take(','));
  return take(']');
}

std::size_t JsonReader::digits() {
  std::size_t count = 0;
  for (; !rest_.empty() && is_digit(rest_.front()); ++count) rest_.remove_prefix(1);
  return count;
}

bool JsonReader::number(Json& out) {
  const char* const first = rest_.data();
  const bool is_negative = take('-');
  // No digit follows a leading zero.
  if (!take('0') && digits() == 0) return false;
  const char* const end = rest_.data();
  bool is_integer = true;
  if (take('.')) {
    is_integer = false;
    if (digits() == 0) return false;
  }
  if (take('e') || take('E')) {
    is_integer = false;
    if (!take('+')) take('-');
    if (digits() == 0) return false;
  }
  out = nullptr;
  if (!is_integer) return true;
  if (is_negative) {
    std::int64_t number = 0;
    if (std::from_chars(first, end, number).ec == std::errc()) out = number;
  } else {
    std::uint64_t number = 0;
    if (std::from_chars(first, end, number).ec == std::errc()) out = number;
  }
  return true;
}

bool JsonReader::string(std::string& out) {
  if (!take('"')) return false;
  while (!rest_.empty()) {
    if (take('"')) return true;
    if (!(take('\\') ? escape(out) : character(out))) return false;
  }
  return false;
}

bool JsonReader::escape(std::string& out) {
  if (rest_.empty()) return false;
  const char kind = rest_.front();
  rest_.remove_prefix(1);
  constexpr std::string_view kKinds = "\"\\/bfnrt";
  constexpr std::string_view kMeant = "\"\\/\b\f\n\r\t";
  if (const std::size_t known = kKinds.find(kind); known != std::string_view::npos) {
    out += kMeant[known];
    return true;
  }
  if (kind != 'u') return false;
  std::optional<std::uint32_t> code = hex4();
  if (!code) return false;
  if (*code >= 0xD800 && *code <= 0xDFFF) {
    // Only a high surrogate with the low one behind it is a character.
    if (*code >= 0xDC00 || !take('\\') || !take('u')) return false;
    const std::optional<std::uint32_t> low = hex4();
    if (!low || *low < 0xDC00 || *low > 0xDFFF) return false;
    code = 0x10000 + ((*code - 0xD800) << 10U) + (*low - 0xDC00);
  }
  put_utf8(*code, out);
  return true;
}

std::optional<std::uint32_t> JsonReader::hex4() {
  if (rest_.size() < 4) return std::nullopt;
  std::uint32_t code = 0;
  const char* const end = rest_.data() + 4;
  if (std::from_chars(rest_.data(), end, code, 16).ptr != end) return std::nullopt;
  rest_.remove_prefix(4);
  return code;
}

bool JsonReader::character(std::string& out) {
  const std::size_t length = utf8_length(rest_);
  if (length == 0 || static_cast<unsigned char>(rest_.front()) < 0x20) return false;
  out += rest_.substr(0, length);
  rest_.remove_prefix(length);
  return true;
}

}  // namespace spires::wire
