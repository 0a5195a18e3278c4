// The headers of an answer, except those that say how the connection goes on.
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

// What every answer tells a browser not to do: scripts, styles and connections are our own alone, and none stand inside
// a page. Wasm is the engine in the browser.
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

// A later one replaces an earlier one of the same name. `date` is the answer's, as http_date writes it.
std::vector<std::pair<std::string, std::string>> headers_of(const HttpAnswer& answer, const std::string& date);
// Whether a status has a body at all.
bool has_body(unsigned status);
// The time now, as HTTP writes it.
std::string http_date();

}  // namespace spires::server
