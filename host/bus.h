// Notifies processes that share a store that a table has grown. Processes that have it open read the rest from the
// store, so a message is an address and never a content.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace spires::host {

struct Grown {
  std::string code;
  std::uint32_t entries = 0;  // how many its journal has now
};

class Bus {
 public:
  Bus() = default;
  Bus(const Bus&) = delete;
  Bus& operator=(const Bus&) = delete;
  virtual ~Bus() = default;

  virtual void publish(const Grown& grown) = 0;
  // From any thread, also one's own messages. Until the returned function is called.
  using Listener = std::function<void(const Grown&)>;
  virtual std::function<void()> listen(Listener listener) = 0;
};

}  // namespace spires::host
