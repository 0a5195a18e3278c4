// What the head of a request says, judged before anything of its body is read.
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

// As it came. The texts belong to whoever read it.
struct RequestHead {
  unsigned version = 11;  // 10 is HTTP/1.0
  std::string_view method;
  std::string_view target;
  std::vector<std::pair<std::string_view, std::string_view>> headers;

  // The last one of that name; empty: none. `name` is in small letters.
  std::string_view header(std::string_view name) const;
  std::size_t count(std::string_view name) const;
};

// Who asks: from the socket, or as the proxy says.
boost::asio::ip::address client_of(const RequestHead& head, const boost::asio::ip::address& peer, const NetPlan& plan);

enum class Wish { Answer, WebSocket };
struct Asked {
  Wish wish = Wish::Answer;
  HttpRequest request;  // without its body and address
};
// The request, or why not.
std::variant<Asked, HttpAnswer> read_head(const RequestHead& head, const NetPlan& plan);

}  // namespace spires::server
