#include "server/net/answer_headers.h"

#include <ctime>

namespace spires::server {
namespace {

bool same_name(std::string_view left, std::string_view right) {
  if (left.size() != right.size()) return false;
  for (std::size_t i = 0; i < left.size(); ++i) {
    // Header names are letters, digits and hyphens: upper and lower case differ in this bit alone.
    if ((static_cast<unsigned char>(left[i]) | 0x20U) != (static_cast<unsigned char>(right[i]) | 0x20U)) return false;
  }
  return true;
}

bool is_name(std::string_view name) {
  for (const char c : name) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (!letter && c != '-') return false;
  }
  return !name.empty();
}

// A value may contain text of users; it must not start a new line.
bool is_value(std::string_view value) {
  for (const char c : value) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) return false;
  }
  return true;
}

// Headers that the connection itself sets, or that clients do not need.
bool is_reserved(std::string_view name) {
  for (const std::string_view own : {"Connection", "Content-Length", "Transfer-Encoding", "Server"}) {
    if (same_name(name, own)) return true;
  }
  return false;
}

}  // namespace

std::vector<std::pair<std::string, std::string>> headers_of(const HttpAnswer& answer, const std::string& date) {
  std::vector<std::pair<std::string, std::string>> all;
  for (const SecurityHeader& header : kSecurityHeaders) all.emplace_back(header.name, header.value);
  all.emplace_back("Date", date);
  all.emplace_back("Cache-Control", "no-store");
  if (has_body(answer.status)) all.emplace_back("Content-Type", is_value(answer.type) ? answer.type : "text/plain");
  for (const auto& [name, value] : answer.headers) {
    if (is_name(name) && is_value(value) && !is_reserved(name)) all.emplace_back(name, value);
  }
  return all;
}

bool has_body(unsigned status) { return status >= 200 && status != 204 && status != 304; }

std::string http_date() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  std::array<char, 32> text{};
  gmtime_r(&now, &parts);
  return {text.data(), std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts)};
}

}  // namespace spires::server
