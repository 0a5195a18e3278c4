// What a loop is made of, for the files that speak Asio.
#pragma once

#include <exception>

#include <boost/asio/io_context.hpp>

#include "tests/server/crowd/network.h"

namespace spires::crowd {

struct Loop::Inside {
  boost::asio::io_context io{1};
};

// What a coroutine of the crowd throws is a mistake of the crowd, and ends the loop.
struct Rethrown {
  void operator()(const std::exception_ptr& thrown) const {
    if (thrown) std::rethrow_exception(thrown);
  }
};

}  // namespace spires::crowd
