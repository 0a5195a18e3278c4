// This process among those of the database: a row that it renews every second.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>
#include <thread>

#include "server/postgres/pg_session.h"

namespace spires::server {

class PgLease {
 public:
  PgLease(PgDoor& door, bool is_only_server) : session_(door, node_), is_only_(is_only_server) {}
  PgLease(const PgLease&) = delete;
  PgLease& operator=(const PgLease&) = delete;
  // Gives the lease back.
  ~PgLease();

  // Registers this process, waiting so long for the lease of another one to run out. Returns an empty string, or a sentence.
  std::string begin(std::chrono::milliseconds patience);
  // REQUIRES: begin() succeeded.
  void keep();
  PgNode& node() { return node_; }
  // The clock of the primary when this process was registered, in milliseconds since 1970.
  std::int64_t now() const { return now_; }

 private:
  bool enter();
  void run();

  PgNode node_;
  PgSession session_;
  const bool is_only_;
  std::string fault_;
  std::int64_t now_ = 0;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace spires::server
