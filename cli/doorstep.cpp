#include "cli/doorstep.h"

#include <fmt/format.h>

#include "server/net/qr.h"

namespace spires::cli {

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
