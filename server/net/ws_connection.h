// One WebSocket connection. Only net/ may include this header: it includes Beast.
#pragma once

#include <memory>
#include <string>

#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/net/connection_limiter.h"

namespace spires::server {

struct Upgrade {
  std::unique_ptr<ConnectionSlot> slot;
  boost::beast::tcp_stream stream;
  boost::beast::http::request<boost::beast::http::string_body> request;
  std::string address;
};
// REQUIRES: the request is valid. Call on the stream's strand.
void serve_websocket(const std::shared_ptr<ConnectionLimiter>& limiter, Upgrade upgrade);

}  // namespace spires::server
