// Writes JSON values. The library's own writer knows floating point, which no value has and every page would load.
#include <charconv>
#include <string>
#include <string_view>

#include "wire/json.h"
#include "wire/utf8.h"

namespace spires::wire {
namespace {

template <class Number>
void write_number(Number number, std::string& out) {
  char digits[24];
  out.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

void write_escaped(char c, std::string& out) {
  constexpr std::string_view kMeant = "\"\\\b\f\n\r\t";
  constexpr std::string_view kKinds = "\"\\bfnrt";
  constexpr std::string_view kHex = "0123456789abcdef";
  out += '\\';
  if (const std::size_t known = kMeant.find(c); known != std::string_view::npos) {
    out += kKinds[known];
  } else {
    out.append("u00");
    out += kHex[static_cast<unsigned char>(c) >> 4U];
    out += kHex[static_cast<unsigned char>(c) & 15U];
  }
}

// Returns how many bytes at the beginning of the text are written as they are.
std::size_t plain_length(std::string_view text) {
  std::size_t length = 0;
  while (length < text.size() && static_cast<signed char>(text[length]) >= 0x20 && text[length] != '"' &&
         text[length] != '\\') {
    ++length;
  }
  return length;
}

}  // namespace

void write_string(std::string_view text, std::string& out) {
  out += '"';
  while (true) {
    const std::size_t plain = plain_length(text);
    out.append(text.substr(0, plain));
    text.remove_prefix(plain);
    if (text.empty()) break;
    const std::size_t length = utf8_length(text);
    if (length == 0) {
      out.append("\xEF\xBF\xBD");
    } else if (length == 1) {
      write_escaped(text.front(), out);
    } else {
      out.append(text.substr(0, length));
    }
    text.remove_prefix(length == 0 ? 1 : length);
  }
  out += '"';
}

void write_json(const Json& json, std::string& out) {
  switch (json.type()) {
    case Json::value_t::object: {
      char before = '{';
      for (const auto& [name, value] : json.get_ref<const Json::object_t&>()) {
        out += before;
        before = ',';
        write_string(name, out);
        out += ':';
        write_json(value, out);
      }
      if (before == '{') out += before;
      out += '}';
      return;
    }
    case Json::value_t::array: {
      char before = '[';
      for (const Json& item : json.get_ref<const Json::array_t&>()) {
        out += before;
        before = ',';
        write_json(item, out);
      }
      if (before == '[') out += before;
      out += ']';
      return;
    }
    case Json::value_t::string: return write_string(json.get_ref<const std::string&>(), out);
    case Json::value_t::boolean: out.append(json.get<bool>() ? "true" : "false"); return;
    case Json::value_t::number_integer: return write_number(json.get<std::int64_t>(), out);
    case Json::value_t::number_unsigned: return write_number(json.get<std::uint64_t>(), out);
    case Json::value_t::null:
    case Json::value_t::number_float:
    case Json::value_t::binary:
    case Json::value_t::discarded: out.append("null"); return;
  }
}

std::string text_of(const Json& json) {
  std::string text;
  write_json(json, text);
  return text;
}

}  // namespace spires::wire
