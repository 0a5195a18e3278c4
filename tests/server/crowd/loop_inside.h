// The implementation of a loop, for files that use Asio.
#pragma once

#include <exception>

#include <boost/asio/io_context.hpp>

#include "tests/server/crowd/network.h"

namespace spires::crowd {

struct Loop::Inside {
  boost::asio::io_context io{1};
};

// An exception in a coroutine of the crowd is a bug of the crowd, and ends the loop.
struct Rethrown {
  void operator()(const std::exception_ptr& thrown) const {
    if (thrown) std::rethrow_exception(thrown);
  }
};

}  // namespace spires::crowd
