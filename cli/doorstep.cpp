#include "cli/doorstep.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <ifaddrs.h>
#include <net/if.h>

#include <algorithm>
#include <array>
#include <memory>

#include "server/net/qr.h"

namespace spires::cli {
namespace {

// RFC 1918; clients rarely share other networks.
bool is_private(std::uint32_t address) {
  return address >> 24U == 10 || address >> 20U == 0xAC1 || address >> 16U == 0xC0A8;
}

// Bridges between programs on this machine are not reachable from other machines.
bool is_bridge(std::string_view name) {
  return name.starts_with("docker") || name.starts_with("br-") || name.starts_with("veth") || name.starts_with("virbr");
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

std::string doorstep_text(const Doorstep& doorstep, const std::vector<std::string>& network) {
  const auto link = [&](std::string_view host) { return fmt::format("http://{}:{}/", host, doorstep.port); };
  std::string text =
      fmt::format("Spires is open at {}{} (data in {}; Ctrl-C stops it)\n",
                  doorstep.public_url.empty() ? "" : doorstep.public_url + " and ", link("127.0.0.1"), doorstep.data);
  std::string best = doorstep.public_url;
  if (doorstep.bind == "0.0.0.0") {
    for (const std::string& address : network) text += fmt::format("For others in your network: {}\n", link(address));
    if (best.empty() && !network.empty()) best = link(network.front());
  }
  if (doorstep.on_terminal && !best.empty()) text += server::qr_terminal(best);
  return text;
}

}  // namespace spires::cli
