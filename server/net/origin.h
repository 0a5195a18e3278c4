// Whether a page may speak to this server: only its own pages may. A browser tells the truth about where a page is from;
// whoever sends no Origin at all is no browser, and cannot be lured into anything.
#pragma once

#include <optional>
#include <string_view>

namespace spires::server {

// `public_url`: what people open, where that is known. Without it the page must come from the host that was asked.
bool is_own_origin(std::string_view origin, std::string_view host, const std::optional<std::string_view>& public_url);

// Letters, digits, dots and the like, with a port or without: what may stand in a link that we make.
bool is_plain_host(std::string_view host);

}  // namespace spires::server
