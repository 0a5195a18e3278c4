// A thread that reads: takes one query after the other, so that no caller waits for the disk. Queries are short (a part
// of a journal, a page of a list), and so is the wait of the next one.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

namespace spires::server {

// Thread-safe.
template <class Reader>
class ReadQueue {
 public:
  template <class... Arguments>
  explicit ReadQueue(Arguments&&... arguments)
      : reader_(std::forward<Arguments>(arguments)...), thread_([this] { run(); }) {}
  ReadQueue(const ReadQueue&) = delete;
  ReadQueue& operator=(const ReadQueue&) = delete;
  // Answers what is still queued, then closes the connection.
  ~ReadQueue() {
    {
      const std::lock_guard lock(mutex_);
      stopping_ = true;
    }
    changed_.notify_one();
    thread_.join();
  }

  using Query = std::function<void(Reader&)>;
  void add(Query query) {
    {
      const std::lock_guard lock(mutex_);
      queries_.push_back(std::move(query));
    }
    changed_.notify_one();
  }
  // Blocks until every query added before is answered. Not from a query.
  void flush() {
    const auto done = std::make_shared<std::promise<void>>();
    add([done](Reader&) { done->set_value(); });
    done->get_future().wait();
  }

 private:
  void run() {
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

  Reader reader_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Query> queries_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace spires::server
