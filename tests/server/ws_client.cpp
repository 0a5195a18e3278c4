#include "tests/server/ws_client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <condition_variable>
#include <cstring>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/stream.hpp>

namespace spires::server::test {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using beast::error_code;

std::string lowered(beast::string_view text) {
  std::string low(text);
  for (char& c : low) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return low;
}

template <class Message>
HttpReply reply_of(const Message& message) {
  HttpReply reply{message.result_int(), {}, message.body()};
  for (const auto& field : message) reply.headers[lowered(field.name_string())] = std::string(field.value());
  return reply;
}

// The event loop of the WebSockets of all tests.
class Loop {
 public:
  static Loop& instance() {
    static Loop loop;
    return loop;
  }
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;
  ~Loop() {
    io_.stop();
    thread_.join();
  }
  asio::io_context& io() { return io_; }

 private:
  Loop() : work_(io_.get_executor()), thread_([this] { io_.run(); }) {}

  asio::io_context io_;
  asio::executor_work_guard<asio::io_context::executor_type> work_;
  std::thread thread_;
};

}  // namespace

// ---- HTTP -----------------------------------------------------------------------------------------------------------

struct HttpClient::Parts {
  asio::io_context io;
  beast::tcp_stream stream{io};
  beast::flat_buffer buffer;
  std::string host;
  bool open = false;

  // Runs until the operation is complete.
  template <class Begin>
  bool finish(Begin&& begin) {
    error_code result = asio::error::would_block;
    stream.expires_after(kHang);
    begin([&result](error_code fault, auto&&...) { result = fault; });
    io.restart();
    io.run();
    return !result;
  }
};

HttpClient::HttpClient(std::uint16_t port, const std::string& address) : parts_(std::make_unique<Parts>()) {
  const tcp::endpoint endpoint(asio::ip::make_address(address), port);
  parts_->host = (endpoint.address().is_v6() ? "[" + address + "]" : address) + ":" + std::to_string(port);
  parts_->open = parts_->finish([&](auto done) { parts_->stream.async_connect(endpoint, done); });
}
HttpClient::~HttpClient() = default;

HttpReply HttpClient::ask(const HttpAsk& ask) {
  if (!parts_->open) return {};
  http::request<http::string_body> request;
  request.method_string(ask.method);
  request.target(ask.target);
  request.version(11);
  request.set(http::field::host, parts_->host);
  for (const auto& [name, value] : ask.headers) request.set(name, value);
  request.body() = ask.body;
  if (!ask.body.empty() || ask.method == "POST") request.prepare_payload();
  // A refusal may arrive before everything is sent.
  parts_->finish([&](auto done) { http::async_write(parts_->stream, request, done); });
  http::response_parser<http::string_body> parser;
  parser.skip(ask.method == "HEAD");
  parser.body_limit(boost::none);
  if (!parts_->finish([&](auto done) { http::async_read(parts_->stream, parts_->buffer, parser, done); })) {
    parts_->open = false;
    return {};
  }
  if (!parser.get().keep_alive()) parts_->open = false;
  return reply_of(parser.get());
}

HttpReply http_ask(std::uint16_t port, const HttpAsk& ask) { return HttpClient(port).ask(ask); }
HttpReply http_get(std::uint16_t port, const std::string& target, const Headers& headers) {
  return http_ask(port, {"GET", target, headers, ""});
}
HttpReply http_post(std::uint16_t port, const std::string& target, const std::string& body, const Headers& headers) {
  return http_ask(port, {"POST", target, headers, body});
}

// ---- WebSocket ------------------------------------------------------------------------------------------------------

// Everything but the queue of texts is used only on the loop's thread.
struct WsClient::Parts : std::enable_shared_from_this<WsClient::Parts> {
  websocket::stream<beast::tcp_stream> ws{Loop::instance().io()};
  websocket::response_type answer;
  static constexpr std::size_t kRoom = 1U << 20U;
  std::unique_ptr<char[]> room = std::make_unique_for_overwrite<char[]>(kRoom);
  std::string text;
  enum class Kind { Text, Binary, Ping, Raw, Close };
  std::deque<std::pair<Kind, std::string>> waiting;
  bool writing = false;

  std::mutex mutex;
  std::condition_variable changed;
  std::deque<std::string> texts;
  std::optional<WsEnd> end;
  enum class State { Opening, Open, Refused } state = State::Opening;
  HttpReply handshake;

  template <class F>
  void change(F&& f) {
    const std::lock_guard lock(mutex);
    f();
    changed.notify_all();
  }
  void on_loop(std::function<void()> what) {
    asio::post(Loop::instance().io(), [self = shared_from_this(), what = std::move(what)] { what(); });
  }

  void open(const tcp::endpoint& endpoint, const WsPlan& plan, std::string host);
  void read_some(bool at_start);
  void put(Kind kind, std::string bytes);
  void write_next();
  void broken() {
    change([&] {
      if (!end) end = ws.reason() ? WsEnd{ws.reason().code, std::string(ws.reason().reason.c_str())} : WsEnd{};
      if (state == State::Opening) state = State::Refused;
    });
    waiting.clear();
    beast::get_lowest_layer(ws).close();
  }
};

void WsClient::Parts::open(const tcp::endpoint& endpoint, const WsPlan& plan, std::string host) {
  auto self = shared_from_this();
  websocket::permessage_deflate packing;
  packing.client_enable = plan.compress;
  ws.set_option(packing);
  ws.set_option(websocket::stream_base::decorator([headers = plan.headers](websocket::request_type& request) {
    for (const auto& [name, value] : headers) request.set(name, value);
  }));
  ws.read_message_max(0);
  tcp::socket& socket = beast::get_lowest_layer(ws).socket();
  socket.open(endpoint.protocol());
  if (plan.kernel_bytes != 0) {
    socket.set_option(asio::socket_base::receive_buffer_size(static_cast<int>(plan.kernel_bytes)));
  }
  beast::get_lowest_layer(ws).async_connect(
      endpoint, [self, host = std::move(host), target = plan.target, reads = plan.reads](error_code fault) {
        if (fault) return self->broken();
        beast::get_lowest_layer(self->ws).socket().set_option(tcp::no_delay(true));
        self->ws.async_handshake(self->answer, host, target, [self, reads](error_code refused) {
          self->change([&] { self->handshake = reply_of(self->answer); });
          if (refused) return self->broken();
          self->change([&] { self->state = State::Open; });
          if (reads) self->read_some(true);
        });
      });
}

// Beast's inflater needs room for the whole rest of a message: see ws_connection.cpp.
void WsClient::Parts::read_some(bool at_start) {
  const asio::mutable_buffer buffer = asio::buffer(room.get(), at_start ? 0 : kRoom);
  ws.async_read_some(buffer, [self = shared_from_this()](error_code fault, std::size_t bytes) {
    if (fault) return self->broken();
    self->text.append(self->room.get(), bytes);
    const bool whole = self->ws.is_message_done();
    if (whole) self->change([&] { self->texts.push_back(std::exchange(self->text, {})); });
    self->read_some(whole);
  });
}

void WsClient::Parts::put(Kind kind, std::string bytes) {
  waiting.emplace_back(kind, std::move(bytes));
  if (!writing) write_next();
}

void WsClient::Parts::write_next() {
  writing = !waiting.empty();
  if (!writing) return;
  auto self = shared_from_this();
  const auto done = [self](error_code fault) {
    if (!self->waiting.empty()) self->waiting.pop_front();
    // The reading side gives the reason.
    if (fault) self->waiting.clear();
    self->write_next();
  };
  const auto done_bytes = [done](error_code fault, std::size_t) { done(fault); };
  const auto& [kind, bytes] = waiting.front();
  switch (kind) {
    case Kind::Text: ws.text(true); return ws.async_write(asio::buffer(bytes), done_bytes);
    case Kind::Binary: ws.binary(true); return ws.async_write(asio::buffer(bytes), done_bytes);
    case Kind::Ping: return ws.async_ping({}, done);
    case Kind::Raw: return asio::async_write(beast::get_lowest_layer(ws), asio::buffer(bytes), done_bytes);
    case Kind::Close: return ws.async_close(websocket::close_code::normal, done);
  }
}

WsClient::WsClient(std::uint16_t port, const WsPlan& plan) : parts_(std::make_shared<Parts>()) {
  const tcp::endpoint endpoint(asio::ip::make_address(plan.address), port);
  const std::string name = endpoint.address().is_v6() ? "[" + plan.address + "]" : plan.address;
  parts_->on_loop([parts = parts_.get(), endpoint, plan, host = name + ":" + std::to_string(port)] {
    parts->open(endpoint, plan, host);
  });
  std::unique_lock lock(parts_->mutex);
  parts_->changed.wait_for(lock, kHang, [&] { return parts_->state != Parts::State::Opening; });
}
WsClient::~WsClient() { abandon(); }

bool WsClient::is_open() const {
  const std::lock_guard lock(parts_->mutex);
  return parts_->state == Parts::State::Open && !parts_->end;
}
const HttpReply& WsClient::handshake() const { return parts_->handshake; }

void WsClient::send(std::string text) {
  parts_->on_loop([parts = parts_.get(), text = std::move(text)] { parts->put(Parts::Kind::Text, text); });
}
void WsClient::send_binary(std::string bytes) {
  parts_->on_loop([parts = parts_.get(), bytes = std::move(bytes)] { parts->put(Parts::Kind::Binary, bytes); });
}
void WsClient::ping() {
  parts_->on_loop([parts = parts_.get()] { parts->put(Parts::Kind::Ping, {}); });
}
void WsClient::send_raw(std::string bytes) {
  parts_->on_loop([parts = parts_.get(), bytes = std::move(bytes)] { parts->put(Parts::Kind::Raw, bytes); });
}
void WsClient::start_reading() {
  parts_->on_loop([parts = parts_.get()] { parts->read_some(true); });
}
void WsClient::close() {
  parts_->on_loop([parts = parts_.get()] { parts->put(Parts::Kind::Close, {}); });
}
void WsClient::abandon() {
  parts_->on_loop([parts = parts_.get()] { beast::get_lowest_layer(parts->ws).close(); });
}

std::optional<std::string> WsClient::read(std::chrono::milliseconds limit) {
  std::unique_lock lock(parts_->mutex);
  parts_->changed.wait_for(lock, limit, [&] { return !parts_->texts.empty() || parts_->end; });
  if (parts_->texts.empty()) return std::nullopt;
  std::string text = std::move(parts_->texts.front());
  parts_->texts.pop_front();
  return text;
}

std::optional<WsEnd> WsClient::wait_for_end(std::chrono::milliseconds limit) {
  std::unique_lock lock(parts_->mutex);
  parts_->changed.wait_for(lock, limit, [&] { return parts_->end.has_value(); });
  return parts_->end;
}

// ---- bytes ----------------------------------------------------------------------------------------------------------

RawClient::RawClient(std::uint16_t port, const std::string& address) {
  const tcp::endpoint endpoint(asio::ip::make_address(address), port);
  socket_ = ::socket(endpoint.protocol().family(), SOCK_STREAM, 0);
  if (::connect(socket_, endpoint.data(), static_cast<socklen_t>(endpoint.size())) == 0) return;
  ::close(socket_);
  socket_ = -1;
}
RawClient::~RawClient() {
  if (socket_ >= 0) ::close(socket_);
}

bool RawClient::is_open() const { return socket_ >= 0; }

bool RawClient::send(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t put = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (put <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(put));
  }
  return true;
}

std::optional<std::string> RawClient::read_until(std::string_view mark, std::chrono::milliseconds limit) {
  const auto end = std::chrono::steady_clock::now() + limit;
  std::string text;
  std::array<char, 4096> part{};
  while (mark.empty() || text.find(mark) == std::string::npos) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
    pollfd ready{socket_, POLLIN, 0};
    if (left.count() <= 0 || ::poll(&ready, 1, static_cast<int>(left.count())) <= 0) return std::nullopt;
    const ssize_t got = ::recv(socket_, part.data(), part.size(), 0);
    if (got <= 0) break;
    text.append(part.data(), static_cast<std::size_t>(got));
  }
  return text;
}
std::optional<std::string> RawClient::read_to_end(std::chrono::milliseconds limit) { return read_until("", limit); }

void RawClient::end_sending() { ::shutdown(socket_, SHUT_WR); }

}  // namespace spires::server::test
