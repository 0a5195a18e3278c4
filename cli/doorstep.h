// What `spires serve` says once it is open: how people find it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace spires::cli {

struct Doorstep {
  std::string public_url;  // empty: there is none
  std::string bind;
  std::uint16_t port = 0;
  std::string data;
  // Whether pictures can be seen: only a terminal shows them.
  bool on_terminal = false;
};

// IPv4 addresses under which other machines of the same network may reach this one; those of homes and offices first.
std::vector<std::string> network_addresses();

// The address for this machine, those of `network` where the server listens to others, and the best one as a picture.
std::string doorstep_text(const Doorstep& doorstep, const std::vector<std::string>& network);

}  // namespace spires::cli
