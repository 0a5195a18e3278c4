// Synchronous clients of a server in this process: WebSocket messages and HTTP answers as raw bytes. A wait times out,
// so that a test reports what is missing and does not hang.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spires::server::twins {

// A connection over loopback, with bytes that have been read and not used yet.
class TwinSocket {
 public:
  explicit TwinSocket(std::uint16_t port);
  TwinSocket(const TwinSocket&) = delete;
  TwinSocket& operator=(const TwinSocket&) = delete;
  ~TwinSocket();

  void write(std::string_view bytes) const;
  // Returns nullopt if the connection is closed or they do not come.
  std::optional<std::string> read(std::size_t bytes);
  std::optional<std::string> read_until(std::string_view end);

 private:
  bool fill();

  int file_;
  std::string buffer_;
  std::size_t used_ = 0;
};

class TwinClient {
 public:
  explicit TwinClient(std::uint16_t port);

  void send(std::string_view text);
  // Reads until the answer to this request has come. Returns false if it does not come.
  bool hear(const std::string& request);
  // Waits until this many messages of a type have come since the last call of take.
  bool hear(std::string_view type, int count);
  // Returns the messages since the last call.
  std::vector<std::string> take();
  const std::vector<std::string>& heard() const { return heard_; }

 private:
  std::optional<std::string> next();

  TwinSocket socket_;
  std::vector<std::string> heard_;
};

// The type of a message, or a description if it has none.
std::string type_of(const std::string& message);

class TwinHttp {
 public:
  explicit TwinHttp(std::uint16_t port) : socket_(port) {}

  // Returns the whole answer, except for its date.
  std::string get(const std::string& target);

 private:
  TwinSocket socket_;
};

}  // namespace spires::server::twins
