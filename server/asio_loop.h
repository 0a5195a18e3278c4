// The event loop of a server: strands of an io_context, on the threads that run it.
#pragma once

#include <memory>

#include <boost/asio/io_context.hpp>

#include "host/loop.h"

namespace spires::server {

class AsioLoop final : public host::Loop {
 public:
  explicit AsioLoop(boost::asio::io_context& io) : io_(io) {}
  std::unique_ptr<host::Strand> strand() override;
  host::Steady::time_point now() const override { return host::Steady::now(); }

 private:
  boost::asio::io_context& io_;
};

}  // namespace spires::server
