// The thread that reads: takes one query after the other, so that no caller waits for the disk. Queries are short (a
// part of a journal, a page of a list), and so is the wait of the next one.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include "server/store/sqlite_reader.h"

namespace spires::server {

// Thread-safe.
class ReadQueue {
 public:
  explicit ReadQueue(SQLite::Database database);
  ReadQueue(const ReadQueue&) = delete;
  ReadQueue& operator=(const ReadQueue&) = delete;
  // Answers what is still queued, then closes the connection.
  ~ReadQueue();

  using Query = std::function<void(SqliteReader&)>;
  void add(Query query);
  // Blocks until every query added before is answered. Not from a query.
  void flush();

 private:
  void run();

  SqliteReader reader_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Query> queries_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace spires::server
