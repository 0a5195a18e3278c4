#include "server/asio_loop.h"

#include <utility>

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>

namespace spires::server {
namespace {

using Executor = boost::asio::strand<boost::asio::io_context::executor_type>;

class AsioTimer final : public host::Timer {
 public:
  explicit AsioTimer(const Executor& strand) : timer_(strand) {}

  void set(host::Steady::time_point at, host::Task ring) override {
    timer_.expires_at(at);
    timer_.async_wait([ring = std::move(ring)](boost::system::error_code error) {
      if (!error) ring();
    });
  }
  void cancel() override { timer_.cancel(); }

 private:
  boost::asio::steady_timer timer_;
};

class AsioStrand final : public host::Strand {
 public:
  explicit AsioStrand(boost::asio::io_context& io) : strand_(boost::asio::make_strand(io)) {}

  void post(host::Task task) override { boost::asio::post(strand_, std::move(task)); }
  std::unique_ptr<host::Timer> timer() override { return std::make_unique<AsioTimer>(strand_); }

 private:
  const Executor strand_;
};

}  // namespace

std::unique_ptr<host::Strand> AsioLoop::strand() { return std::make_unique<AsioStrand>(io_); }

}  // namespace spires::server
