#include "host/local_bus.h"

#include <atomic>
#include <utility>
#include <vector>

#include "host/mutex.h"

namespace spires::host {
namespace {

struct Subscription {
  explicit Subscription(Bus::Listener listener) : call(std::move(listener)) {}
  const Bus::Listener call;
  std::atomic<bool> active = true;
};
using List = std::vector<std::shared_ptr<Subscription>>;

}  // namespace

// Copy-on-write: a change installs a new list, while other threads may still iterate over the old one.
class LocalBus::Listeners {
 public:
  std::shared_ptr<const List> all() const {
    const std::lock_guard lock(mutex_);
    return list_;
  }
  void add(const std::shared_ptr<Subscription>& one) {
    const std::lock_guard lock(mutex_);
    auto next = std::make_shared<List>(*list_);
    next->push_back(one);
    list_ = std::move(next);
  }
  void remove(const std::shared_ptr<Subscription>& one) {
    const std::lock_guard lock(mutex_);
    auto next = std::make_shared<List>(*list_);
    std::erase(*next, one);
    list_ = std::move(next);
  }

 private:
  mutable Mutex mutex_;
  std::shared_ptr<const List> list_ = std::make_shared<List>();
};

LocalBus::LocalBus() : listeners_(std::make_shared<Listeners>()) {}
LocalBus::~LocalBus() = default;

void LocalBus::publish(const Grown& grown) {
  const std::shared_ptr<const List> list = listeners_->all();
  for (const std::shared_ptr<Subscription>& one : *list) {
    if (one->active) one->call(grown);
  }
}

std::function<void()> LocalBus::listen(Listener listener) {
  auto one = std::make_shared<Subscription>(std::move(listener));
  listeners_->add(one);
  return [one = std::weak_ptr(one), listeners = std::weak_ptr(listeners_)] {
    const std::shared_ptr<Subscription> subscription = one.lock();
    if (subscription == nullptr) return;
    subscription->active = false;
    if (const std::shared_ptr<Listeners> bus = listeners.lock()) bus->remove(subscription);
  };
}

}  // namespace spires::host
