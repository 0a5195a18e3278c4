// Admits connections up to the limits, counts them, knows all of them, and closes them at shutdown.
//
// It holds no socket and no timer, so it may outlive the io_context. Thread-safe.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include <boost/asio/any_io_executor.hpp>

#include "server/net/addresses.h"
#include "server/net/request_handler.h"

namespace spires::server {

// One connection, as seen by code that ends it. Thread rule: call leave and cut on its executor, where it is also
// destroyed.
class OpenConnection {
 public:
  OpenConnection() = default;
  OpenConnection(const OpenConnection&) = delete;
  OpenConnection& operator=(const OpenConnection&) = delete;
  virtual ~OpenConnection() = default;

  virtual boost::asio::any_io_executor executor() = 0;
  // Closes after the work in progress.
  virtual void leave(const std::string& why) = 0;
  // Closes at once.
  virtual void cut() = 0;
};

struct Counters {
  std::atomic<std::uint64_t> links = 0;
  std::atomic<std::uint64_t> accepted = 0;
  std::atomic<std::uint64_t> refused = 0;
  std::atomic<std::uint64_t> requests = 0;
  std::atomic<std::uint64_t> frames_in = 0;
  std::atomic<std::uint64_t> frames_out = 0;
  std::atomic<std::uint64_t> bytes_out = 0;
  std::atomic<std::uint64_t> slow_cut = 0;
  std::atomic<std::uint64_t> too_fast = 0;
  std::atomic<std::uint64_t> faults = 0;
};

enum class Admission {
  Welcome,
  ServerFull,   // gets a refusal and is closed
  AddressFull,  // likewise
  Unheard,      // too many refusals in progress: closed without a reply
};

class ConnectionLimiter;

// The slot of one connection, which counts as open while the slot exists.
class ConnectionSlot {
 public:
  ConnectionSlot(std::shared_ptr<ConnectionLimiter> limiter, std::uint64_t number, Admission admission,
                 std::optional<std::string> source)
      : limiter_(std::move(limiter)), number_(number), admission_(admission), source_(std::move(source)) {}
  ConnectionSlot(const ConnectionSlot&) = delete;
  ConnectionSlot& operator=(const ConnectionSlot&) = delete;
  ~ConnectionSlot();

  Admission admission() const { return admission_; }
  // Registers the connection. Returns the reason if it has to close at once because the server shuts down.
  std::optional<std::string> introduce(std::weak_ptr<OpenConnection> connection);
  // Blocks its address for a while.
  void shut_out();
  // Returns whether its address may send another frame now.
  bool may_send();
  // Counts it for an address that was unknown when it was admitted. Returns false if that address has too many.
  bool claim(const std::string& source);

 private:
  friend class ConnectionLimiter;
  std::shared_ptr<ConnectionLimiter> limiter_;
  std::uint64_t number_;
  Admission admission_;
  std::optional<std::string> source_;  // the address that it counts for
};

class ConnectionLimiter : public std::enable_shared_from_this<ConnectionLimiter> {
 public:
  ConnectionLimiter(NetPlan plan, RequestHandler& handler)
      : plan_(std::move(plan)), handler_(handler), addresses_(plan_.limits) {}

  const NetPlan& plan() const { return plan_; }
  Moment now() const { return plan_.now(); }
  RequestHandler& handler() { return handler_; }
  Counters& counters() { return counters_; }
  Addresses& addresses() { return addresses_; }
  NetCounts counts() const;

  // Returns null if the address is blocked; the connection is then closed without a reply.
  std::unique_ptr<ConnectionSlot> admit(const boost::asio::ip::address& address);

  // Admits no more connections and closes the open ones. Calls `done` when none is left.
  void see_out(const std::string& why, std::function<void()> done);
  void cut_all();

 private:
  friend class ConnectionSlot;
  // REQUIRES: the mutex is held.
  Admission admission_for(const std::optional<std::string>& source);
  void left(const ConnectionSlot& slot);
  std::vector<std::shared_ptr<OpenConnection>> connections();

  const NetPlan plan_;
  RequestHandler& handler_;
  Counters counters_;
  Addresses addresses_;

  mutable std::mutex mutex_;
  std::unordered_map<std::uint64_t, std::weak_ptr<OpenConnection>> inside_;
  std::uint64_t next_ = 1;
  std::size_t turned_away_ = 0;  // of the open connections
  std::optional<std::string> seen_out_;
  std::vector<std::function<void()>> when_empty_;
};

// Catches and counts exceptions of handlers.
template <class F>
bool run_guarded(Counters& counters, F&& f) {
  try {
    std::forward<F>(f)();
    return true;
  } catch (...) {
    ++counters.faults;
    return false;
  }
}

}  // namespace spires::server
