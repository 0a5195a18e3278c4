#include "server/net/origin.h"

#include <string>

namespace spires::server {
namespace {

struct Place {
  std::string scheme;
  std::string host;
  std::string port;
  bool operator==(const Place&) const = default;
};

std::string lowered(std::string_view text) {
  std::string low(text);
  for (char& c : low) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return low;
}

std::string default_port(std::string_view scheme) {
  if (scheme == "http") return "80";
  return scheme == "https" ? "443" : "";
}

// host, host:port or [v6]:port
std::optional<Place> place_of(const std::string& scheme, std::string_view authority) {
  if (!is_plain_host(authority)) return std::nullopt;
  const std::size_t bracket = authority.rfind(']');
  const std::size_t colon = authority.find(':', bracket == std::string_view::npos ? 0 : bracket);
  Place place{scheme, lowered(authority.substr(0, colon)), default_port(scheme)};
  if (colon != std::string_view::npos && colon + 1 < authority.size()) place.port = authority.substr(colon + 1);
  return place;
}

// scheme://authority, with or without a path.
std::optional<Place> place_of_url(std::string_view url) {
  constexpr std::string_view kMark = "://";
  const std::size_t mark = url.find(kMark);
  if (mark == std::string_view::npos) return std::nullopt;
  const std::string_view rest = url.substr(mark + kMark.size());
  return place_of(lowered(url.substr(0, mark)), rest.substr(0, rest.find('/')));
}

}  // namespace

bool is_plain_host(std::string_view host) {
  constexpr std::size_t kLongest = 255;
  if (host.empty() || host.size() > kLongest) return false;
  for (const char c : host) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (!letter && c != '.' && c != '-' && c != '_' && c != ':' && c != '[' && c != ']') return false;
  }
  return true;
}

bool is_own_origin(std::string_view origin, std::string_view host, const std::optional<std::string_view>& public_url) {
  // An origin is only a scheme and an authority; "null" and lists match nothing.
  const std::optional<Place> from = place_of_url(origin);
  if (!from || origin.find('/', origin.find("://") + 3) != std::string_view::npos) return false;
  if (public_url) return from == place_of_url(*public_url);
  // The Host header has no scheme: a proxy may have terminated TLS.
  return from == place_of(from->scheme, host);
}

}  // namespace spires::server
