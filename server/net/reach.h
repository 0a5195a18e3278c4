// The addresses under which people elsewhere reach this server, for invitations.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/net/request_handler.h"

namespace spires::server {

// IPv4 addresses under which other machines of the same network may reach this one, private addresses first.
std::vector<std::string> network_addresses();

struct Reach {
  // Such as http://192.168.1.5:8080, best first. Empty, although others can join: the address of the request is the
  // best one known.
  std::vector<std::string> addresses;
  // Whether other machines can join at all.
  bool is_open = true;
};

// `network`: network_addresses(). They are told only to a client on this machine that asks for this machine: to others
// they are of no use, and private.
Reach reach_of(const NetPlan& plan, const HttpRequest& request, const std::vector<std::string>& network);

}  // namespace spires::server
