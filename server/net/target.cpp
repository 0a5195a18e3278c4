#include "server/net/target.h"

#include <cstdint>
#include <optional>
#include <utility>

#include "wire/json.h"

namespace spires::server {
namespace {

using wire::FaultCode;
using wire::message_fault;

std::optional<unsigned> digit(char c) {
  if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
  if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a' + 10);
  if (c >= 'A' && c <= 'F') return static_cast<unsigned>(c - 'A' + 10);
  return std::nullopt;
}

enum class Plus { Itself, Blank };

// Returns nothing for a percent sign without two digits.
std::optional<std::string> decoded(std::string_view raw, Plus plus) {
  std::string text;
  text.reserve(raw.size());
  for (std::size_t i = 0; i < raw.size(); ++i) {
    if (raw[i] == '+' && plus == Plus::Blank) {
      text += ' ';
    } else if (raw[i] != '%') {
      text += raw[i];
    } else {
      if (i + 2 >= raw.size()) return std::nullopt;
      const std::optional<unsigned> high = digit(raw[i + 1]);
      const std::optional<unsigned> low = digit(raw[i + 2]);
      if (!high || !low) return std::nullopt;
      text += static_cast<char>(*high * 16 + *low);
      i += 2;
    }
  }
  return text;
}

bool has_control(std::string_view text) {
  for (const char c : text) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) return true;
  }
  return false;
}

bool is_clean(std::string_view text) { return !has_control(text) && is_utf8(text); }

bool has_dot_part(std::string_view path) {
  while (!path.empty()) {
    path.remove_prefix(1);
    const std::size_t end = std::min(path.find('/'), path.size());
    const std::string_view part = path.substr(0, end);
    if (part == "." || part == "..") return true;
    path.remove_prefix(end);
  }
  return false;
}

std::optional<Fault> read_query(std::string_view raw, std::map<std::string, std::string>& query) {
  while (!raw.empty()) {
    const std::size_t end = std::min(raw.find('&'), raw.size());
    const std::string_view pair = raw.substr(0, end);
    raw.remove_prefix(std::min(end + 1, raw.size()));
    if (pair.empty()) continue;
    const std::size_t equals = std::min(pair.find('='), pair.size());
    std::optional<std::string> name = decoded(pair.substr(0, equals), Plus::Blank);
    std::optional<std::string> value = decoded(pair.substr(std::min(equals + 1, pair.size())), Plus::Blank);
    if (!name || !value || !is_clean(*name) || !is_clean(*value)) return message_fault(FaultCode::BadText, "query");
    const auto [place, is_new] = query.emplace(*std::move(name), *std::move(value));
    if (!is_new) return message_fault(FaultCode::Twice, "query." + place->first);
  }
  return std::nullopt;
}

// The length of the character that starts with this byte, and the range of the second byte, which excludes overlong
// forms, surrogates, and code points beyond Unicode. 0: not a first byte.
struct Lead {
  std::size_t length;
  unsigned char low = 0x80;
  unsigned char high = 0xBF;
};
Lead lead_of(unsigned char first) {
  if (first < 0x80) return {1};
  if (first < 0xC2) return {0};
  if (first < 0xE0) return {2};
  if (first == 0xE0) return {3, 0xA0};
  if (first == 0xED) return {3, 0x80, 0x9F};
  if (first < 0xF0) return {3};
  if (first == 0xF0) return {4, 0x90};
  if (first < 0xF4) return {4};
  if (first == 0xF4) return {4, 0x80, 0x8F};
  return {0};
}

}  // namespace

bool is_utf8(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const Lead lead = lead_of(static_cast<unsigned char>(text[i]));
    if (lead.length == 0 || i + lead.length > text.size()) return false;
    for (std::size_t k = 1; k < lead.length; ++k) {
      const auto c = static_cast<unsigned char>(text[i + k]);
      if (c < (k == 1 ? lead.low : 0x80) || c > (k == 1 ? lead.high : 0xBF)) return false;
    }
    i += lead.length;
  }
  return true;
}

Result<Target> parse_target(std::string_view raw) {
  if (raw.size() > kTargetBytes) return message_fault(FaultCode::TooLong, "target");
  if (!raw.starts_with('/') || raw.find('#') != std::string_view::npos) {
    return message_fault(FaultCode::BadText, "target");
  }
  const std::size_t mark = std::min(raw.find('?'), raw.size());
  std::optional<std::string> path = decoded(raw.substr(0, mark), Plus::Itself);
  if (!path || !is_clean(*path) || path->find('\\') != std::string::npos || has_dot_part(*path)) {
    return message_fault(FaultCode::BadText, "path");
  }
  Target target{*std::move(path), {}};
  const std::string_view query = raw.substr(std::min(mark + 1, raw.size()));
  if (std::optional<Fault> fault = read_query(query, target.query)) return *std::move(fault);
  return target;
}

}  // namespace spires::server
