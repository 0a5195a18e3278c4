// The interface between sockets and the rest of the server. Beast stays in net/; no other code knows sockets.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/asio/io_context.hpp>

#include "host/link.h"
#include "server/net/token_bucket.h"

namespace spires::server {

using host::ConnectionHandler;
using host::Frame;
using host::Link;

struct HttpRequest {
  std::string method;  // GET HEAD POST DELETE
  std::string path;    // decoded, without the query; starts with / and has no . or .. parts
  std::map<std::string, std::string> query;
  std::string body;
  std::optional<std::string> bearer;  // from the Authorization header
  std::string accept_encoding;
  std::string if_none_match;
  std::string host;
  std::string address;  // of the client
};
struct HttpAnswer {
  unsigned status = 200;
  std::string type = "application/json";
  std::shared_ptr<const std::string> body;
  std::vector<std::pair<std::string, std::string>> headers;
};

// Called by the network layer. Thread-safe.
class RequestHandler {
 public:
  RequestHandler() = default;
  RequestHandler(const RequestHandler&) = delete;
  RequestHandler& operator=(const RequestHandler&) = delete;
  virtual ~RequestHandler() = default;

  // Call `answer` exactly once, from any thread, now or later.
  using Reply = std::function<void(HttpAnswer)>;
  virtual void http(HttpRequest request, Reply reply) = 0;
  virtual std::shared_ptr<ConnectionHandler> connect(std::shared_ptr<Link> link) = 0;
};

// Limits for a client. 0 turns a limit off where that makes sense.
struct NetLimits {
  std::size_t frame_bytes = 16384;
  std::size_t body_bytes = 16384;
  std::size_t queue_bytes = std::size_t{1024} * 1024;  // for a slow reader
  std::uint32_t queue_frames = 512;
  std::uint32_t connections = 20000;
  std::uint32_t connections_per_address = 256;
  double frames_per_second = 20;  // on average,
  double frame_burst = 60;        // and at once
  // Of all connections of an address together: a crowd of friends behind it, but not 256 times one connection.
  double address_frames_per_second = 200;
  double address_frame_burst = 600;
  double requests_per_second = 20;
  double request_burst = 100;
  // Files of the web client are served from memory and cost little, and friends behind one address load the page
  // together: eight first visits at once, with the files for offline use, are about 700 requests.
  double files_per_second = 200;
  double file_burst = 2000;
  int idle_seconds = 300;   // pings are sent well before
  int header_seconds = 10;  // to send the request head
};

struct NetPlan {
  std::string bind = "0.0.0.0";
  std::uint16_t port = 8080;  // 0: any free one
  // The allowed Origin of a WebSocket, such as https://spires.example. Without it the Host header decides.
  std::optional<std::string> public_url;
  // Whether to trust X-Forwarded-For: only behind a proxy.
  bool behind_proxy = false;
  // Whether to compress frames for clients that support it: less traffic for more memory.
  bool compress = true;
  NetLimits limits;
  // The clock of the rate limits. Only tests replace it.
  std::function<Moment()> now = std::chrono::steady_clock::now;
};

// Counters of the network layer, for /metrics. Thread-safe.
struct NetCounts {
  std::uint64_t open = 0;   // connections of any kind,
  std::uint64_t links = 0;  // and those that are WebSockets
  std::uint64_t accepted = 0;
  std::uint64_t refused = 0;  // too many, or a wrong Origin
  std::uint64_t requests = 0;
  std::uint64_t frames_in = 0;
  std::uint64_t frames_out = 0;
  std::uint64_t bytes_out = 0;
  std::uint64_t slow_cut = 0;
  std::uint64_t too_fast = 0;  // dropped frames
  std::uint64_t faults = 0;    // exceptions of a RequestHandler or a ConnectionHandler
};

// Listens and serves until stopped, on the threads that run the io_context.
class Net {
 public:
  Net() = default;
  Net(const Net&) = delete;
  Net& operator=(const Net&) = delete;
  virtual ~Net() = default;

  virtual std::uint16_t port() const = 0;
  virtual NetCounts counts() const = 0;
  // Stops accepting; open connections get their queued frames and a close frame with `why`. Calls `done` once when all
  // are closed or the timeout has passed.
  virtual void stop(std::string_view why, int patience_ms, std::function<void()> done) = 0;
};

// Starts listening, or returns the reason why it cannot. REQUIRES: `handler` lives as long as the io_context runs.
struct NetStarted {
  std::unique_ptr<Net> net;
  std::string fault;  // empty: it runs
};
NetStarted start_net(boost::asio::io_context& io, const NetPlan& plan, RequestHandler& handler);

}  // namespace spires::server
