// The crowd's end of the sockets, without Asio in the header, which is slow to compile.
//
// Everything runs in one thread, inside Loop::run. A process that forks makes its loop afterwards.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace spires::crowd {

using Clock = std::chrono::steady_clock;
using Microseconds = std::chrono::microseconds;

// `source` is the local address: the server's limits are per address, and all of 127.0.0.0/8 is this machine.
struct Route {
  std::string source = "127.0.0.2";
  std::string target = "127.0.0.1";
  std::uint16_t port = 0;
};

class Loop {
 public:
  Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;
  ~Loop();

  // Blocks until stop() is called.
  void run();
  void stop();
  void after(Microseconds delay, std::function<void()> then);

  struct Inside;
  Inside& inside() { return *inside_; }

 private:
  std::unique_ptr<Inside> inside_;
};

// The other side had closed before the last message was written. Beast then stops reading too, so a close reason still
// in the buffer is lost.
inline constexpr std::string_view kUnsent = "unsent";

// Receives the events of a connection.
class Ear {
 public:
  Ear() = default;
  Ear(const Ear&) = delete;
  Ear& operator=(const Ear&) = delete;
  virtual ~Ear() = default;

  virtual void opened() = 0;
  virtual void heard(std::string_view text) = 0;
  // The send queue is empty.
  virtual void drained() {}
  // The last call, even if the connection never opened. `why` is the other side's reason, kUnsent, or the fault.
  virtual void closed(std::string_view why) = 0;
};

// One connection. REQUIRES: its ear lives until closed() or drop().
class Line {
 public:
  Line() = default;
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;
  virtual ~Line() = default;

  virtual void send(std::string text) = 0;
  // A binary frame; on a plain connection the same as send.
  virtual void send_binary(std::string bytes) = 0;
  // Closes without a close frame. The ear gets no more calls.
  virtual void drop() = 0;
};
using LinePtr = std::shared_ptr<Line>;

// The path of the WebSocket.
inline constexpr const char* kSocketPath = "/ws";

LinePtr open_socket(Loop& loop, const Route& route, Ear& ear);

// A plain TCP connection, for clients that misbehave below WebSocket.
enum class Reading { Eager, Slow, Never };
LinePtr open_plain(Loop& loop, const Route& route, Reading reading, Ear& ear);

// The upgrade request of a client, and a text as a WebSocket frame.
std::string upgrade_request(const Route& route);
std::string text_frame(std::string_view text);

struct Fetched {
  unsigned status = 0;  // 0: no answer
  std::string body;
};
// Sends a GET and blocks until the answer. Must not be called from a loop's callbacks, which would block too.
Fetched fetch(const Route& route, const std::string& path);

}  // namespace spires::crowd
