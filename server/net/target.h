// The target of a request: a path and a query, decoded. Strict: repairs nothing and refuses everything unusual.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

#include "engine/core/text_fault.h"

namespace spires::server {

inline constexpr std::size_t kTargetBytes = 2048;

// `path` starts with / and has no part . or .. ; both are UTF-8 without control characters.
struct Target {
  std::string path;
  std::map<std::string, std::string> query;
};
// The fault's field is "target", "path", "query", or "query." and a name that occurs twice.
Result<Target> parse_target(std::string_view raw);

bool is_utf8(std::string_view text);

}  // namespace spires::server
