// Parses and checks the head of a request before its body is read.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <boost/asio/ip/address.hpp>

#include "server/net/request_handler.h"

namespace spires::server {

// The head as received. The caller owns the texts.
struct RequestHead {
  unsigned version = 11;  // 10 is HTTP/1.0
  std::string_view method;
  std::string_view target;
  std::vector<std::pair<std::string_view, std::string_view>> headers;

  // The last header of that name; empty: none. `name` is in lower case.
  std::string_view header(std::string_view name) const;
  std::size_t count(std::string_view name) const;
};

// The client's address: that of the socket, or the one that the proxy names.
boost::asio::ip::address client_of(const RequestHead& head, const boost::asio::ip::address& peer, const NetPlan& plan);

// Whether the request reads a file of the web client, not the state of tables or of the server.
bool is_for_file(const RequestHead& head);

enum class Wish { Answer, WebSocket };
struct Asked {
  Wish wish = Wish::Answer;
  HttpRequest request;  // without its body and address
};
// Returns the request, or the refusal.
std::variant<Asked, HttpAnswer> read_head(const RequestHead& head, const NetPlan& plan);

}  // namespace spires::server
