// Removes the spaces and tabs that may surround the value of a header field (RFC 9110, 5.5).
#pragma once

#include <string_view>

namespace spires::server {

inline std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

}  // namespace spires::server
