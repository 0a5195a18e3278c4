// Checks the Origin of a page: only this server's own pages may connect. Browsers set Origin truthfully; a client
// without an Origin is not a browser, so it cannot be used for a cross-site request.
#pragma once

#include <optional>
#include <string_view>

namespace spires::server {

// `public_url`: the public address, if known. Otherwise the origin must match the requested host.
bool is_own_origin(std::string_view origin, std::string_view host, const std::optional<std::string_view>& public_url);

// Whether the host consists of letters, digits, dots and the like, with or without a port, so that it may appear in
// links.
bool is_plain_host(std::string_view host);

}  // namespace spires::server
