#include "cli/serve_banner.h"

#include <fmt/format.h>

#include "server/net/qr.h"

namespace spires::cli {

std::string serve_banner(const ServeBanner& banner, const std::vector<std::string>& network) {
  const auto link = [&](std::string_view host) { return fmt::format("http://{}:{}/", host, banner.port); };
  std::string text =
      fmt::format("Spires is open at {}{} (data in {}; Ctrl-C stops it)\n",
                  banner.public_url.empty() ? "" : banner.public_url + " and ", link("127.0.0.1"), banner.data);
  std::string best = banner.public_url;
  if (banner.bind == "0.0.0.0") {
    for (const std::string& address : network) text += fmt::format("For others in your network: {}\n", link(address));
    if (best.empty() && !network.empty()) best = link(network.front());
  }
  if (banner.on_terminal && !best.empty()) text += server::qr_terminal(best);
  return text;
}

}  // namespace spires::cli
