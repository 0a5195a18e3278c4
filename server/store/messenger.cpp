#include "server/store/messenger.h"

#include <iterator>
#include <utility>

namespace spires::server {

Messenger::Messenger() : thread_([this] { run(); }) {}

Messenger::~Messenger() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_one();
  thread_.join();
}

void Messenger::tell(std::vector<StoreNews> news) {
  {
    const std::lock_guard lock(mutex_);
    untold_.insert(untold_.end(), std::make_move_iterator(news.begin()), std::make_move_iterator(news.end()));
  }
  changed_.notify_one();
}

void Messenger::run() {
  while (true) {
    std::vector<StoreNews> news;
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return stopping_ || !untold_.empty(); });
      if (untold_.empty()) return;
      news.swap(untold_);
    }
    for (StoreNews& one : news) {
      // Destroys the callback before the next call: after a flush its owner may destroy what it captured.
      const StoreDone done = std::move(one.done);
      done(one.answer);
    }
  }
}

}  // namespace spires::server
