#include "server/net/addresses.h"

#include <algorithm>

#include <boost/asio/ip/network_v6.hpp>

#include "server/net/trimmed.h"

namespace spires::server {
namespace {

namespace ip = boost::asio::ip;

ip::address plain(const ip::address& address) {
  if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
  return ip::make_address_v4(ip::v4_mapped, address.to_v6());
}

// Some proxies write the port too: 192.0.2.7:5000, [2001:db8::1]:5000.
std::string_view without_port(std::string_view entry) {
  if (entry.starts_with('[')) {
    const std::size_t end = entry.find(']');
    return end == std::string_view::npos ? entry : entry.substr(1, end - 1);
  }
  const std::size_t colon = entry.find(':');
  return colon != std::string_view::npos && colon == entry.rfind(':') ? entry.substr(0, colon) : entry;
}

constexpr std::chrono::seconds kShutOut{10};

}  // namespace

std::string address_text(const ip::address& address) { return plain(address).to_string(); }

std::optional<ip::address> forwarded_address(std::string_view header) {
  const std::size_t comma = header.rfind(',');
  const std::string_view last = trimmed(comma == std::string_view::npos ? header : header.substr(comma + 1));
  boost::system::error_code fault;
  const ip::address address = ip::make_address(std::string(without_port(last)), fault);
  if (fault) return std::nullopt;
  return plain(address);
}

std::string household(const ip::address& address) {
  const ip::address one = plain(address);
  if (one.is_v4()) return one.to_string();
  ip::address_v6 six = one.to_v6();
  six.scope_id(0);
  constexpr unsigned short kNetwork = 64;
  return ip::make_network_v6(six, kNetwork).canonical().to_string();
}

void Addresses::shut_out(const std::string& source, Moment now) {
  const std::lock_guard lock(mutex_);
  known(source, now).shut_until = now + kShutOut;
}

bool Addresses::enter(const std::string& source, Moment now) {
  const std::lock_guard lock(mutex_);
  Known& one = known(source, now);
  if (now < one.shut_until) return false;
  if (limits_.connections_per_address != 0 && one.connections >= limits_.connections_per_address) return false;
  ++one.connections;
  return true;
}

void Addresses::leave(const std::string& source, Moment now) {
  const std::lock_guard lock(mutex_);
  const auto found = known_.find(source);
  if (found == known_.end() || found->second.connections == 0) return;
  // An address that made many requests is kept until its allowance is full again, and one that is shut out until it is
  // not: reconnecting does not reset it.
  Known& one = found->second;
  if (--one.connections == 0 && one.is_quiet(now) && now >= one.shut_until) known_.erase(found);
}

bool Addresses::may_ask(const std::string& source, Moment now) {
  const std::lock_guard lock(mutex_);
  return known(source, now).requests.take(now);
}

bool Addresses::may_fetch_file(const std::string& source, Moment now) {
  const std::lock_guard lock(mutex_);
  return known(source, now).files.take(now);
}

bool Addresses::may_send(const std::string& source, Moment now) {
  const std::lock_guard lock(mutex_);
  return known(source, now).frames.take(now);
}

std::size_t Addresses::size() const {
  const std::lock_guard lock(mutex_);
  return known_.size();
}

Addresses::Known& Addresses::known(const std::string& source, Moment now) {
  if (known_.size() >= sweep_at_) forget_the_quiet(now);
  const Allowance requests{limits_.requests_per_second, limits_.request_burst};
  const Allowance files{limits_.files_per_second, limits_.file_burst};
  const Allowance frames{limits_.address_frames_per_second, limits_.address_frame_burst};
  return known_
      .try_emplace(source, Known{0, TokenBucket(requests, now), TokenBucket(files, now), TokenBucket(frames, now), {}})
      .first->second;
}

void Addresses::forget_the_quiet(Moment now) {
  std::erase_if(known_, [&](const auto& entry) {
    const Known& one = entry.second;
    return one.connections == 0 && one.is_quiet(now) && now >= one.shut_until;
  });
  constexpr std::size_t kFewest = 1024;
  sweep_at_ = std::max(kFewest, 2 * known_.size());
}

}  // namespace spires::server
