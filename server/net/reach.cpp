#include "server/net/reach.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>

#include <array>
#include <cstdint>
#include <memory>

#include <boost/asio/ip/address.hpp>

namespace spires::server {
namespace {

namespace ip = boost::asio::ip;

// RFC 1918; clients rarely share other networks.
bool is_private(std::uint32_t address) {
  return address >> 24U == 10 || address >> 20U == 0xAC1 || address >> 16U == 0xC0A8;
}

// Bridges between programs on this machine are not reachable from other machines.
bool is_bridge(std::string_view name) {
  return name.starts_with("docker") || name.starts_with("br-") || name.starts_with("veth") || name.starts_with("virbr");
}

bool is_loopback(std::string_view host) {
  if (host == "localhost" || host.ends_with(".localhost")) return true;
  boost::system::error_code fault;
  const ip::address address = ip::make_address(std::string(host), fault);
  return !fault && address.is_loopback();
}

struct Host {
  std::string_view name;  // without brackets
  std::string_view port;  // with its colon; empty: none
};
Host host_of(std::string_view text) {
  if (text.starts_with('[')) {
    const std::size_t end = text.find(']');
    if (end == std::string_view::npos) return {text, {}};
    return {text.substr(1, end - 1), text.substr(end + 1)};
  }
  const std::size_t colon = text.find(':');
  return {text.substr(0, colon), colon == std::string_view::npos ? "" : text.substr(colon)};
}

}  // namespace

std::vector<std::string> network_addresses() {
  ifaddrs* list = nullptr;
  if (getifaddrs(&list) != 0) return {};
  const std::unique_ptr<ifaddrs, void (*)(ifaddrs*)> owner(list, freeifaddrs);
  std::vector<std::string> found;
  std::size_t privates = 0;
  for (const ifaddrs* one = list; one != nullptr; one = one->ifa_next) {
    if (one->ifa_addr == nullptr || one->ifa_addr->sa_family != AF_INET) continue;
    if ((one->ifa_flags & IFF_UP) == 0 || (one->ifa_flags & IFF_LOOPBACK) != 0 || is_bridge(one->ifa_name)) continue;
    const in_addr address = reinterpret_cast<const sockaddr_in*>(one->ifa_addr)->sin_addr;
    std::array<char, INET_ADDRSTRLEN> text{};
    if (inet_ntop(AF_INET, &address, text.data(), text.size()) == nullptr) continue;
    const bool first = is_private(ntohl(address.s_addr));
    found.insert(first ? found.begin() + static_cast<std::ptrdiff_t>(privates++) : found.end(), text.data());
  }
  return found;
}

Reach reach_of(const NetPlan& plan, const HttpRequest& request, const std::vector<std::string>& network) {
  if (plan.public_url) {
    const std::string& url = *plan.public_url;
    return {{url.ends_with('/') ? url.substr(0, url.size() - 1) : url}, true};
  }
  const Host asked = host_of(request.host);
  if (!is_loopback(asked.name)) return {{}, true};
  if (is_loopback(plan.bind) || plan.behind_proxy || !is_loopback(request.address)) return {{}, false};
  const auto address = [&](std::string_view host) {
    const bool is_v6 = host.find(':') != std::string_view::npos;
    return "http://" + (is_v6 ? "[" + std::string(host) + "]" : std::string(host)) + std::string(asked.port);
  };
  Reach reach;
  if (plan.bind != "0.0.0.0" && plan.bind != "::") {
    reach.addresses.push_back(address(plan.bind));
  } else {
    for (const std::string& one : network) reach.addresses.push_back(address(one));
  }
  reach.is_open = !reach.addresses.empty();
  return reach;
}

}  // namespace spires::server
