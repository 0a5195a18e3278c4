// One HTTP connection, until it closes or becomes a WebSocket.
#pragma once

#include <memory>

#include <boost/asio/ip/tcp.hpp>

#include "server/net/connection_limiter.h"

namespace spires::server {

// REQUIRES: the socket's executor is its own strand.
void serve_http(std::shared_ptr<ConnectionLimiter> limiter, std::unique_ptr<ConnectionSlot> slot,
                boost::asio::ip::tcp::socket socket);

}  // namespace spires::server
