// Who comes from where: how many connections an address has open, and how often it asks.
//
// Thread rule: any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include <boost/asio/ip/address.hpp>

#include "server/net/request_handler.h"
#include "server/net/token_bucket.h"

namespace spires::server {

// As people write it. An IPv4 address that came through an IPv6 socket is an IPv4 address.
std::string address_text(const boost::asio::ip::address& address);
// The client that a proxy names: the last entry of X-Forwarded-For, since only that one is the proxy's own.
std::optional<boost::asio::ip::address> forwarded_address(std::string_view header);

// What is counted as one: an IPv4 address, or the network of an IPv6 address, of which everybody has 2^64.
std::string household(const boost::asio::ip::address& address);

class Addresses {
 public:
  explicit Addresses(const NetLimits& limits) : limits_(limits) {}

  // False: it has too many already, and this one is not counted.
  bool enter(const std::string& source, Moment now);
  void leave(const std::string& source, Moment now);
  // It was shut out for sending too much: for a while nobody else comes in from there, or a new connection would be a
  // new allowance.
  void shut_out(const std::string& source, Moment now);
  // Whether it may ask once more now.
  bool may_ask(const std::string& source, Moment now);
  // For tests: how many are remembered.
  std::size_t size() const;

 private:
  struct Known {
    std::uint32_t connections = 0;
    TokenBucket requests;
    Moment shut_until{};
  };
  Known& known(const std::string& source, Moment now);
  void forget_the_quiet(Moment now);

  const NetLimits limits_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string, Known> known_;
  std::size_t sweep_at_ = 1024;
};

}  // namespace spires::server
