// Transactions on a connection that has passed a barrier, and is replaced when it is lost.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "server/postgres/pg_pipe.h"

namespace spires::server {

struct PgReply {
  enum class End {
    Committed,
    Refused,  // by an error: nothing is stored
    InDoubt,  // the answer is lost, or came with a warning: it may be stored, or not, or only on one machine
  } end = End::InDoubt;
  std::vector<std::vector<PgRow>> rows;  // of each statement, if it is committed
  std::string sqlstate;
  std::string fault;
};

// This process among those of the database. Thread-safe.
struct PgNode {
  std::atomic<std::int64_t> id = 0;
  // Another server has taken over: nothing more is written.
  std::atomic<bool> dead = false;
};

// Thread rule: one thread.
class PgSession {
 public:
  PgSession(PgDoor& door, PgNode& node) : door_(door), node_(node) {}

  bool is_open() const { return pipe_ != nullptr; }
  // Tries once to connect to the primary and to pass the barrier.
  bool open();
  void close() { pipe_.reset(); }
  // Commits: everything that this connection has shown before is stored for good. If it fails, the connection is closed.
  bool barrier();
  // Runs the statements as one transaction. While there is no answer it looks for another primary from time to time, and
  // gives up if it finds one or if `has_time` says no. The connection is closed if the end is InDoubt.
  // REQUIRES: is_open().
  PgReply run(std::span<const PgStatement> statements, const std::function<bool()>& has_time);
  const std::string& fault() const { return fault_; }

 private:
  bool passes(PgPipe& pipe);
  PgReply transact(PgPipe& pipe, std::span<const PgStatement> statements, const std::function<bool()>& goes_on);
  bool is_elsewhere();

  PgDoor& door_;
  PgNode& node_;
  std::unique_ptr<PgPipe> pipe_;
  std::unique_ptr<PgPipe> next_;  // of another primary, found while waiting
  std::string fault_;
};

}  // namespace spires::server
