#include "server/store/read_queue.h"

#include <future>
#include <memory>
#include <utility>

namespace spires::server {

ReadQueue::ReadQueue(SQLite::Database database) : reader_(std::move(database)), thread_([this] { run(); }) {}

ReadQueue::~ReadQueue() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_one();
  thread_.join();
}

void ReadQueue::add(Query query) {
  {
    const std::lock_guard lock(mutex_);
    queries_.push_back(std::move(query));
  }
  changed_.notify_one();
}

void ReadQueue::flush() {
  const auto done = std::make_shared<std::promise<void>>();
  add([done](SqliteReader&) { done->set_value(); });
  done->get_future().wait();
}

void ReadQueue::run() {
  while (true) {
    Query query;
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return stopping_ || !queries_.empty(); });
      if (queries_.empty()) return;
      query = std::move(queries_.front());
      queries_.pop_front();
    }
    query(reader_);
  }
}

}  // namespace spires::server
