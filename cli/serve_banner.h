// The text that `spires serve` prints when it is open: its addresses.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace spires::cli {

struct ServeBanner {
  std::string public_url;  // empty: none
  std::string bind;
  std::uint16_t port = 0;
  std::string data;
  // Whether to print QR codes: only on a terminal.
  bool on_terminal = false;
};

// The address for this machine, those of `network` if the server listens to other machines, and the best one as a QR
// code.
std::string serve_banner(const ServeBanner& banner, const std::vector<std::string>& network);

}  // namespace spires::cli
