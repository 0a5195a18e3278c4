// One connection that speaks HTTP, until it hangs up or becomes a WebSocket.
#pragma once

#include <memory>

#include <boost/asio/ip/tcp.hpp>

#include "server/net/gate.h"

namespace spires::server {

// REQUIRES: the socket's executor is a strand of its own.
void serve_http(std::shared_ptr<Gate> gate, std::unique_ptr<Stay> stay, boost::asio::ip::tcp::socket socket);

}  // namespace spires::server
