// Clients for tests, over real sockets on this machine: WebSockets, HTTP requests, and plain bytes.
//
// Calls wait until something happened or a generous limit is over; nothing is asserted here. All WebSockets share one
// thread, which reads for them and answers pings meanwhile. Thread rule: an object is used by one thread at a time.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace spires::server::test {

using Headers = std::vector<std::pair<std::string, std::string>>;
inline constexpr std::chrono::seconds kHang{30};

struct HttpReply {
  unsigned status = 0;                         // 0: the other side closed instead
  std::map<std::string, std::string> headers;  // their names in small letters
  std::string body;
};
struct HttpAsk {
  std::string method = "GET";
  std::string target = "/";
  Headers headers;  // Host is added if missing
  std::string body;
};

// One connection on which requests follow each other.
class HttpClient {
 public:
  explicit HttpClient(std::uint16_t port, const std::string& address = "127.0.0.1");
  HttpClient(const HttpClient&) = delete;
  HttpClient& operator=(const HttpClient&) = delete;
  ~HttpClient();

  HttpReply ask(const HttpAsk& ask);

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};
// Uses a new connection.
HttpReply http_ask(std::uint16_t port, const HttpAsk& ask);
HttpReply http_get(std::uint16_t port, const std::string& target, const Headers& headers = {});
HttpReply http_post(std::uint16_t port, const std::string& target, const std::string& body,
                    const Headers& headers = {});

struct WsPlan {
  std::string address = "127.0.0.1";
  std::string target = "/ws";
  Headers headers;               // such as Origin
  bool compress = false;         // offers it
  bool reads = true;             // false: nothing is read before start_reading
  std::size_t kernel_bytes = 0;  // of the receive buffer; 0: the system's default
};
struct WsEnd {
  std::uint16_t code = 0;  // 0: the connection broke without a close frame
  std::string why;
};

class WsClient {
 public:
  explicit WsClient(std::uint16_t port, const WsPlan& plan = {});
  WsClient(const WsClient&) = delete;
  WsClient& operator=(const WsClient&) = delete;
  ~WsClient();

  // Returns false if the upgrade was refused or there is no listener.
  bool is_open() const;
  // The answer to the upgrade, if there was one.
  const HttpReply& handshake() const;

  // Sends in order, without waiting; loses what can no longer be sent.
  void send(std::string text);
  void send_binary(std::string bytes);
  void ping();
  // Sends raw bytes between the frames, bypassing the protocol.
  void send_raw(std::string bytes);
  // Returns the next text; nullopt if the connection ended or it took too long.
  std::optional<std::string> read(std::chrono::milliseconds limit = kHang);
  void start_reading();
  // Waits for the end; earlier texts can still be read. Returns nullopt if it took too long.
  std::optional<WsEnd> wait_for_end(std::chrono::milliseconds limit = kHang);
  void close();
  // Disconnects without a close frame, as when a cable is pulled.
  void abandon();

 private:
  struct Parts;
  std::shared_ptr<Parts> parts_;
};

// A connection for raw bytes.
class RawClient {
 public:
  explicit RawClient(std::uint16_t port, const std::string& address = "127.0.0.1");
  RawClient(const RawClient&) = delete;
  RawClient& operator=(const RawClient&) = delete;
  ~RawClient();

  bool is_open() const;
  // Returns false if the other side accepts no more.
  bool send(std::string_view bytes);
  // Returns the bytes until the other side closes or `mark` has come; nullopt if it took too long.
  std::optional<std::string> read_until(std::string_view mark, std::chrono::milliseconds limit = kHang);
  std::optional<std::string> read_to_end(std::chrono::milliseconds limit = kHang);
  // Ends sending; the other side may continue.
  void end_sending();

 private:
  int socket_ = -1;
};

}  // namespace spires::server::test
