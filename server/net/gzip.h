// gzip compression for browsers, with zlib.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace spires::server {

// Compresses at the highest level. Returns nothing on failure.
std::optional<std::string> gzip_of(std::string_view bytes);

}  // namespace spires::server
