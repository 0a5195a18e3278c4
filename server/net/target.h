// The target of a request: a path and a query, decoded. Nothing is guessed or repaired; what is not plain is refused.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <variant>

#include "wire/json.h"

namespace spires::server {

inline constexpr std::size_t kTargetBytes = 2048;

// `path` starts with / and has no part that is . or .. ; both are UTF-8 without control characters.
struct Target {
  std::string path;
  std::map<std::string, std::string> query;
};
// The fault's field is "target", "path", "query", or "query." and a name that is there twice.
std::variant<Target, wire::MessageFault> parse_target(std::string_view raw);

bool is_utf8(std::string_view text);

}  // namespace spires::server
