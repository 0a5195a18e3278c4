// The listener: one port; every connection gets its own strand.
#include <sys/resource.h>

#include <atomic>
#include <chrono>
#include <exception>
#include <tuple>
#include <utility>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>

#include "server/net/awaiting.h"
#include "server/net/connection_limiter.h"
#include "server/net/http_connection.h"
#include "server/net/request_handler.h"

namespace spires::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

// A connection is an open file; the system's default limit is too low for a server.
void raise_open_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur == limit.rlim_max) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

error_code open_door(tcp::acceptor& acceptor, const tcp::endpoint& endpoint) {
  error_code fault;
  if (acceptor.open(endpoint.protocol(), fault)) return fault;
  if (acceptor.set_option(asio::socket_base::reuse_address(true), fault)) return fault;
  // Listening on :: accepts IPv4 too.
  if (endpoint.protocol() == tcp::v6() && acceptor.set_option(asio::ip::v6_only(false), fault)) return fault;
  if (acceptor.bind(endpoint, fault)) return fault;
  return acceptor.listen(asio::socket_base::max_listen_connections, fault);
}

// Lives as long as its coroutine.
class Listener : public std::enable_shared_from_this<Listener> {
 public:
  Listener(asio::io_context& io, std::shared_ptr<ConnectionLimiter> limiter)
      : io_(io), limiter_(std::move(limiter)), acceptor_(asio::make_strand(io)), pause_(acceptor_.get_executor()) {}

  // Returns no error if the port is open.
  error_code open(const tcp::endpoint& endpoint) { return open_door(acceptor_, endpoint); }
  std::uint16_t port() const {
    error_code ignored;
    return acceptor_.local_endpoint(ignored).port();
  }
  asio::any_io_executor executor() { return acceptor_.get_executor(); }

  asio::awaitable<void> run();
  void close() {
    closed_ = true;
    error_code ignored;
    std::ignore = acceptor_.close(ignored);
    pause_.cancel();
  }

 private:
  void let_in(tcp::socket socket);

  asio::io_context& io_;
  std::shared_ptr<ConnectionLimiter> limiter_;
  tcp::acceptor acceptor_;
  asio::steady_timer pause_;
  bool closed_ = false;
};

asio::awaitable<void> Listener::run() {
  while (!closed_) {
    auto [fault, socket] = co_await acceptor_.async_accept(asio::make_strand(io_), kToken);
    if (!fault) {
      run_guarded(limiter_->counters(), [&, &one = socket] { let_in(std::move(one)); });
      continue;
    }
    // Out of files or memory: other connections will close. A connection that died in the queue is ignored.
    if (closed_ || fault == asio::error::connection_aborted) continue;
    constexpr std::chrono::milliseconds kPause{100};
    pause_.expires_after(kPause);
    co_await pause_.async_wait(kToken);
  }
}

void Listener::let_in(tcp::socket socket) {
  error_code fault;
  const tcp::endpoint from = socket.remote_endpoint(fault);
  if (fault) return;
  std::unique_ptr<ConnectionSlot> slot = limiter_->admit(from.address());
  if (slot) serve_http(limiter_, std::move(slot), std::move(socket));
}

// Keeps the listener alive, so that it is destroyed on its strand.
void close_door(const std::weak_ptr<Listener>& door) {
  std::shared_ptr<Listener> listener = door.lock();
  if (!listener) return;
  const asio::any_io_executor executor = listener->executor();
  asio::post(executor, [listener = std::move(listener)] { listener->close(); });
}

// The end of a shutdown: all connections are closed, or the timeout has passed, whichever comes first.
class Ending : public std::enable_shared_from_this<Ending> {
 public:
  Ending(asio::io_context& io, std::function<void()> done) : done_(std::move(done)), timer_(asio::make_strand(io)) {}

  void start(const std::shared_ptr<ConnectionLimiter>& limiter, const std::string& why, int patience_ms) {
    timer_.expires_after(std::chrono::milliseconds(patience_ms));
    timer_.async_wait([self = shared_from_this(), limiter](const error_code& fault) {
      if (fault) return;
      limiter->cut_all();
      self->finish(*limiter);
    });
    // From here on the timer is used on its strand only.
    std::weak_ptr<Ending> weak = weak_from_this();
    limiter->see_out(why, [weak, counters = limiter.get()] {
      const std::shared_ptr<Ending> self = weak.lock();
      if (!self) return;
      self->finish(*counters);
      asio::post(self->timer_.get_executor(), [self] { self->timer_.cancel(); });
    });
  }

 private:
  void finish(ConnectionLimiter& limiter) {
    if (!finished_.exchange(true)) run_guarded(limiter.counters(), done_);
  }

  std::function<void()> done_;
  asio::steady_timer timer_;
  std::atomic<bool> finished_ = false;
};

class ListeningNet : public Net {
 public:
  ListeningNet(asio::io_context& io, std::shared_ptr<ConnectionLimiter> limiter, const std::shared_ptr<Listener>& door)
      : io_(io), limiter_(std::move(limiter)), door_(door), port_(door->port()) {}
  ListeningNet(const ListeningNet&) = delete;
  ListeningNet& operator=(const ListeningNet&) = delete;
  ~ListeningNet() override { close_door(door_); }

  std::uint16_t port() const override { return port_; }
  NetCounts counts() const override { return limiter_->counts(); }
  void stop(std::string_view why, int patience_ms, std::function<void()> done) override {
    close_door(door_);
    std::make_shared<Ending>(io_, std::move(done))->start(limiter_, std::string(why), patience_ms);
  }

 private:
  asio::io_context& io_;
  std::shared_ptr<ConnectionLimiter> limiter_;
  std::weak_ptr<Listener> door_;
  std::uint16_t port_;
};

}  // namespace

NetStarted start_net(asio::io_context& io, const NetPlan& plan, RequestHandler& handler) {
  const std::string where = plan.bind + ":" + std::to_string(plan.port);
  error_code fault;
  const asio::ip::address address = asio::ip::make_address(plan.bind, fault);
  if (fault) return {nullptr, "cannot listen on " + where + ": " + plan.bind + " is no IP address"};
  raise_open_files();
  auto limiter = std::make_shared<ConnectionLimiter>(plan, handler);
  const auto listener = std::make_shared<Listener>(io, limiter);
  fault = listener->open({address, plan.port});
  if (fault) return {nullptr, "cannot listen on " + where + ": " + fault.message()};
  auto net = std::make_unique<ListeningNet>(io, limiter, listener);
  asio::co_spawn(listener->executor(), listener->run(), [limiter, listener](const std::exception_ptr& thrown) {
    if (thrown) ++limiter->counters().faults;
  });
  return {std::move(net), ""};
}

}  // namespace spires::server
