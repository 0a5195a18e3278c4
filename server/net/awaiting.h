// Completion token for the coroutines of connections: returns an error code beside the result instead of throwing.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace spires::server {

inline constexpr auto kToken = boost::asio::as_tuple(boost::asio::use_awaitable);

}  // namespace spires::server
