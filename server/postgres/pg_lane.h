// One of the writers of the store with its queue: a thread that takes what waits, writes it as one transaction, and
// reports it. While one lane waits for the disk and the standby, the other one fills.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "server/postgres/pg_writer.h"
#include "server/store/messenger.h"

namespace spires::server {

// Thread-safe.
class PgLane {
 public:
  struct Plan {
    std::size_t most_waiting = 0;        // further changes are refused
    std::chrono::milliseconds patience;  // with a change that could not be sent
    std::chrono::milliseconds farewell;  // with one in doubt, once somebody waits for the end
  };
  struct Written {
    std::uint64_t stored_appends = 0;
    std::uint64_t conflicts = 0;
    std::uint64_t unavailable = 0;
    double seconds = 0.0;
    std::string fault;
  };
  using Note = std::function<void(const Written&)>;

  // `note` hears of every batch, on the thread of the lane.
  PgLane(PgDoor& door, PgNode& node, const Plan& plan, Messenger& messenger, Note note);
  PgLane(const PgLane&) = delete;
  PgLane& operator=(const PgLane&) = delete;
  // Writes what waits first.
  ~PgLane();

  // Returns false if too many wait already; then `done` is untouched.
  bool give(Change change, StoreDone& done);
  // Blocks until nothing waits. Its answers may still be on their way.
  void drain();
  PgDoubts doubts() const;

 private:
  struct Waiting {
    PgChange change;
    StoreDone done;
    std::chrono::steady_clock::time_point since;
  };
  void run();
  std::vector<Waiting> take();
  void write(std::vector<Waiting> batch);
  bool may_wait_unsent() const;
  bool may_wait_in_doubt() const;

  const Plan plan_;
  Messenger& messenger_;
  const Note note_;
  std::chrono::steady_clock::time_point oldest_;  // of the batch; thread of the lane

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Waiting> waiting_;
  bool busy_ = false;
  bool stopping_ = false;
  std::optional<std::chrono::steady_clock::time_point> leaving_;  // somebody waits for the end, since then
  PgDoubts doubts_;
  PgWriter writer_;
  std::thread thread_;
};

}  // namespace spires::server
