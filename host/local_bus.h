// The bus of a single process: a message is a call.
//
// Thread-safe. Listeners are called on the publishing thread, without a lock, so they may publish, listen and stop
// listening. Stopping does not wait: a call that has begun on another thread may still be running.
#pragma once

#include <functional>
#include <memory>

#include "host/bus.h"

namespace spires::host {

class LocalBus final : public Bus {
 public:
  LocalBus();
  ~LocalBus() override;

  void publish(const Grown& grown) override;
  // The returned function may be called more than once, and after the bus is destroyed.
  std::function<void()> listen(Listener listener) override;

 private:
  class Listeners;
  std::shared_ptr<Listeners> listeners_;
};

}  // namespace spires::host
