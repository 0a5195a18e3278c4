// Limits by address: how many connections an address has open, and how often it sends requests.
//
// Thread-safe.
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

// The usual text form. An IPv4 address that came through an IPv6 socket is written as IPv4.
std::string address_text(const boost::asio::ip::address& address);
// The client that a proxy names: the last entry of X-Forwarded-For, the only one that the proxy itself adds.
std::optional<boost::asio::ip::address> forwarded_address(std::string_view header);

// The unit that limits count: an IPv4 address, or the /64 network of an IPv6 address, because one client has 2^64
// addresses.
std::string household(const boost::asio::ip::address& address);

class Addresses {
 public:
  explicit Addresses(const NetLimits& limits) : limits_(limits) {}

  // Returns false, and does not count the connection, if the address has too many already.
  bool enter(const std::string& source, Moment now);
  void leave(const std::string& source, Moment now);
  // Blocks the address for a while after it sent too much; otherwise a new connection would be a new allowance.
  void shut_out(const std::string& source, Moment now);
  // Returns whether the address may send another request of this kind now.
  bool may_ask(const std::string& source, Moment now);
  bool may_fetch_file(const std::string& source, Moment now);
  // Returns whether a connection of the address may send another frame now.
  bool may_send(const std::string& source, Moment now);
  // For tests: the number of known addresses.
  std::size_t size() const;

 private:
  struct Known {
    std::uint32_t connections = 0;
    TokenBucket requests;
    TokenBucket files;
    TokenBucket frames;
    Moment shut_until{};

    bool is_quiet(Moment now) const { return requests.is_full(now) && files.is_full(now) && frames.is_full(now); }
  };
  Known& known(const std::string& source, Moment now);
  void forget_the_quiet(Moment now);

  const NetLimits limits_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string, Known> known_;
  std::size_t sweep_at_ = 1024;
};

}  // namespace spires::server
