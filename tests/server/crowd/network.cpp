#include "tests/server/crowd/network.h"

#include <array>
#include <deque>
#include <tuple>
#include <utility>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include "tests/server/crowd/loop_inside.h"

namespace spires::crowd {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using Fault = boost::system::error_code;

auto told(Fault& fault) { return asio::redirect_error(asio::use_awaitable, fault); }

asio::awaitable<void> connect(tcp::socket& socket, const Route& route, Reading reading, Fault& fault) {
  const tcp::endpoint source(asio::ip::make_address(route.source), 0);
  const tcp::endpoint target(asio::ip::make_address(route.target), route.port);
  if (socket.open(tcp::v4(), fault)) co_return;
  // A client that reads little or nothing also keeps its receive buffer small.
  if (reading != Reading::Eager) std::ignore = socket.set_option(asio::socket_base::receive_buffer_size(4096), fault);
  if (socket.bind(source, fault)) co_return;
  co_await socket.async_connect(target, told(fault));
  if (!fault) std::ignore = socket.set_option(tcp::no_delay(true), fault);
}

std::string host_of(const Route& route) { return route.target + ":" + std::to_string(route.port); }

using Socket = websocket::stream<tcp::socket, false>;

class WebLine final : public Line, public std::enable_shared_from_this<WebLine> {
 public:
  WebLine(asio::io_context& io, Ear& ear) : socket_(io), ear_(&ear) {}

  void live(Route route) {
    asio::co_spawn(
        socket_.get_executor(),
        [self = shared_from_this(), route = std::move(route)]() { return self->converse(route); }, Rethrown());
  }

  void send(std::string text) override { queue({std::move(text), Kind::Text}); }
  void send_binary(std::string bytes) override { queue({std::move(bytes), Kind::Binary}); }
  void drop() override {
    ear_ = nullptr;
    Fault ignored;
    std::ignore = beast::get_lowest_layer(socket_).close(ignored);
  }

 private:
  enum class Kind { Text, Binary };
  struct Waiting {
    std::string bytes;
    Kind kind;
  };

  asio::awaitable<void> converse(Route route) {
    Fault fault;
    co_await connect(beast::get_lowest_layer(socket_), route, Reading::Eager, fault);
    // The ear may be gone meanwhile; then it gets no calls.
    if (!fault) co_await socket_.async_handshake(host_of(route), kSocketPath, told(fault));
    if (!fault && ear_ != nullptr) ear_->opened();
    beast::flat_buffer buffer;
    while (!fault && ear_ != nullptr) {
      co_await socket_.async_read(buffer, told(fault));
      if (fault || ear_ == nullptr) break;
      ear_->heard({static_cast<const char*>(buffer.data().data()), buffer.size()});
      buffer.consume(buffer.size());
    }
    finish(fault);
  }

  void finish(const Fault& fault) {
    Ear* ear = std::exchange(ear_, nullptr);
    Fault ignored;
    std::ignore = beast::get_lowest_layer(socket_).close(ignored);
    if (ear == nullptr) return;
    // The close reason may have arrived although the close handshake failed.
    const websocket::close_reason& reason = socket_.reason();
    if (reason) {
      ear->closed("closed " + std::to_string(reason.code) + " " + std::string(reason.reason.c_str()));
    } else {
      ear->closed(unsent_ ? std::string(kUnsent) : fault.message());
    }
  }

  void queue(Waiting waiting) {
    if (ear_ == nullptr) return;
    waiting_.push_back(std::move(waiting));
    if (waiting_.size() == 1) write();
  }
  void write() {
    socket_.text(waiting_.front().kind == Kind::Text);
    socket_.async_write(asio::buffer(waiting_.front().bytes), [self = shared_from_this()](Fault fault, std::size_t) {
      // A failed write is not reported: the reading side gives the reason.
      if (fault) self->unsent_ = true;
      if (fault || self->ear_ == nullptr) return;
      self->waiting_.pop_front();
      if (!self->waiting_.empty()) return self->write();
      self->ear_->drained();
    });
  }

  Socket socket_;
  Ear* ear_;
  std::deque<Waiting> waiting_;
  bool unsent_ = false;
};

class PlainLine final : public Line, public std::enable_shared_from_this<PlainLine> {
 public:
  PlainLine(asio::io_context& io, Reading reading, Ear& ear) : socket_(io), pause_(io), reading_(reading), ear_(&ear) {}

  void live(Route route) {
    asio::co_spawn(
        socket_.get_executor(),
        [self = shared_from_this(), route = std::move(route)]() { return self->converse(route); }, Rethrown());
  }

  void send(std::string text) override {
    if (ear_ == nullptr) return;
    waiting_.push_back(std::move(text));
    if (waiting_.size() == 1) write();
  }
  void send_binary(std::string bytes) override { send(std::move(bytes)); }
  void drop() override {
    ear_ = nullptr;
    Fault ignored;
    std::ignore = socket_.close(ignored);
  }

 private:
  asio::awaitable<void> converse(Route route) {
    Fault fault;
    co_await connect(socket_, route, reading_, fault);
    Fault ignored;
    if (!fault && ear_ != nullptr) ear_->opened();
    std::array<char, 4096> bytes{};
    while (!fault && ear_ != nullptr && reading_ != Reading::Never) {
      const std::size_t most = reading_ == Reading::Slow ? 256 : bytes.size();
      const std::size_t count = co_await socket_.async_read_some(asio::buffer(bytes.data(), most), told(fault));
      if (fault || ear_ == nullptr) break;
      ear_->heard({bytes.data(), count});
      if (reading_ == Reading::Slow) {
        pause_.expires_after(std::chrono::milliseconds(250));
        co_await pause_.async_wait(told(ignored));
      }
    }
    // A client that never reads notices the end when writing fails.
    if (fault) finish(fault);
  }
  void finish(const Fault& fault) {
    Ear* ear = std::exchange(ear_, nullptr);
    Fault ignored;
    std::ignore = socket_.close(ignored);
    if (ear != nullptr) ear->closed(fault.message());
  }
  void write() {
    asio::async_write(socket_, asio::buffer(waiting_.front()), [self = shared_from_this()](Fault fault, std::size_t) {
      if (self->ear_ == nullptr) return;
      if (fault) return self->finish(fault);
      self->waiting_.pop_front();
      if (!self->waiting_.empty()) return self->write();
      self->ear_->drained();
    });
  }

  tcp::socket socket_;
  asio::steady_timer pause_;
  Reading reading_;
  Ear* ear_;
  std::deque<std::string> waiting_;
};

asio::awaitable<void> get(tcp::socket& socket, const Route& route, const std::string& path, Fetched& fetched) {
  Fault fault;
  co_await connect(socket, route, Reading::Eager, fault);
  if (fault) co_return;
  http::request<http::empty_body> request(http::verb::get, path, 11);
  request.set(http::field::host, host_of(route));
  request.set(http::field::connection, "close");
  co_await http::async_write(socket, request, told(fault));
  if (fault) co_return;
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.body_limit(std::uint64_t{64} << 20U);
  co_await http::async_read(socket, buffer, parser, told(fault));
  if (fault) co_return;
  fetched.status = parser.get().result_int();
  fetched.body = std::move(parser.get().body());
}

}  // namespace

Loop::Loop() : inside_(std::make_unique<Inside>()) {}
Loop::~Loop() = default;

void Loop::run() {
  const auto stay = asio::make_work_guard(inside_->io);
  inside_->io.restart();
  inside_->io.run();
}
void Loop::stop() { inside_->io.stop(); }
void Loop::after(Microseconds delay, std::function<void()> then) {
  const auto timer = std::make_shared<asio::steady_timer>(inside_->io, delay);
  timer->async_wait([timer, then = std::move(then)](Fault fault) {
    if (!fault) then();
  });
}

LinePtr open_socket(Loop& loop, const Route& route, Ear& ear) {
  const auto line = std::make_shared<WebLine>(loop.inside().io, ear);
  line->live(route);
  return line;
}
LinePtr open_plain(Loop& loop, const Route& route, Reading reading, Ear& ear) {
  const auto line = std::make_shared<PlainLine>(loop.inside().io, reading, ear);
  line->live(route);
  return line;
}

std::string upgrade_request(const Route& route) {
  return std::string("GET ") + kSocketPath + " HTTP/1.1\r\nHost: " + host_of(route) +
         "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: c3BpcmVzIGNyb3dkIGtleQ==\r\n"
         "Sec-WebSocket-Version: 13\r\n\r\n";
}

std::string text_frame(std::string_view text) {
  // Masked, as client frames must be; a mask of zeros is valid.
  std::string frame{static_cast<char>(0x81)};
  if (text.size() < 126) {
    frame += static_cast<char>(0x80U | text.size());
  } else {
    frame += static_cast<char>(0x80U | 126U);
    frame += static_cast<char>((text.size() >> 8U) & 0xFFU);
    frame += static_cast<char>(text.size() & 0xFFU);
  }
  frame.append(4, '\0');
  return frame.append(text);
}

Fetched fetch(const Route& route, const std::string& path) {
  asio::io_context io;
  tcp::socket socket(io);
  Fetched fetched;
  asio::co_spawn(io, get(socket, route, path, fetched), Rethrown());
  io.run_for(std::chrono::seconds(20));
  return fetched;
}

}  // namespace spires::crowd
