// Notifies processes that share a store that a table has grown. Processes that have it open read the new entries from
// the store; a message never carries them.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace spires::host {

struct Grown {
  std::string code;
  std::uint32_t entries = 0;  // the length of its journal
};

class Bus {
 public:
  Bus() = default;
  Bus(const Bus&) = delete;
  Bus& operator=(const Bus&) = delete;
  virtual ~Bus() = default;

  virtual void publish(const Grown& grown) = 0;
  // Calls the listener from any thread, also for messages of this process, until the returned function is called.
  using Listener = std::function<void(const Grown&)>;
  virtual std::function<void()> listen(Listener listener) = 0;
};

}  // namespace spires::host
