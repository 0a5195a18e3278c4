// Packing for browsers, with zlib.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace spires::server {

// As small as zlib can. Nothing: it failed.
std::optional<std::string> gzip_of(std::string_view bytes);

}  // namespace spires::server
