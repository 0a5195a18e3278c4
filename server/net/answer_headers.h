// The headers of an HTTP response, except those that concern the connection.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/net/request_handler.h"

namespace spires::server {

struct SecurityHeader {
  std::string_view name;
  std::string_view value;
};

// Security headers of every response: scripts, styles and connections only from this server, and no inline scripts.
// Wasm is allowed for the engine in the browser.
inline constexpr std::array<SecurityHeader, 6> kSecurityHeaders{{
    {"Content-Security-Policy",
     "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
     "connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
     "form-action 'self'; frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
}};

// A later header replaces an earlier one of the same name. `date` is the date of the response, as http_date writes it.
std::vector<std::pair<std::string, std::string>> headers_of(const HttpAnswer& answer, const std::string& date);
// Whether responses with this status have a body.
bool has_body(unsigned status);
// The current time in HTTP format.
std::string http_date();

}  // namespace spires::server
