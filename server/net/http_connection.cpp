#include "server/net/http_connection.h"

#include <array>
#include <atomic>
#include <chrono>
#include <exception>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/serializer.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>

#include "server/net/answer_headers.h"
#include "server/net/awaiting.h"
#include "server/net/refusal.h"
#include "server/net/request_head.h"
#include "server/net/ws_connection.h"
#include "wire/json.h"

namespace spires::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using Seconds = std::chrono::seconds;
using BeastAnswer = http::response<http::span_body<const char>>;
using Parser = http::request_parser<http::string_body>;

constexpr std::uint32_t kHeaderBytes = 8 * 1024;
constexpr std::size_t kBufferBytes = std::size_t{64} * 1024;
constexpr Seconds kQuietTime{60};  // between two requests
constexpr Seconds kBodyTime{30};
constexpr Seconds kAnswerTime{60};  // of the RequestHandler
constexpr Seconds kWriteTime{30};   // plus a second for every kSlowestRead bytes
constexpr std::size_t kSlowestRead = std::size_t{16} * 1024;
constexpr Seconds kHangUpTime{2};

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

RequestHead head_of(const Parser& parser) {
  const auto& message = parser.get();
  RequestHead head{message.version(), view(message.method_string()), view(message.target()), {}};
  for (const auto& field : message) head.headers.emplace_back(view(field.name_string()), view(field.value()));
  return head;
}

// Returns nothing if the client is gone or was silent for too long.
std::optional<HttpAnswer> refusal_of(const beast::error_code& fault) {
  using wire::FaultCode;
  if (fault == http::error::header_limit || fault == http::error::buffer_overflow) {
    return refusal(431, wire::message_fault(FaultCode::TooLong, "headers"));
  }
  if (fault == http::error::body_limit) return refusal(413, wire::message_fault(FaultCode::TooLong, "body"));
  const bool from_parser = fault.category() == http::make_error_code(http::error::bad_method).category();
  if (!from_parser || fault == http::error::end_of_stream || fault == http::error::partial_message) return std::nullopt;
  return refusal(400, wire::message_fault(wire::FaultCode::BadText, "request"));
}

// A refusal of a request that may succeed a moment later.
HttpAnswer try_later(unsigned status, const std::string& code) {
  HttpAnswer answer = refusal(status, code);
  answer.headers.emplace_back("Retry-After", "1");
  return answer;
}

// How to write a response.
struct Manner {
  unsigned version = 11;
  bool head_only = false;
  bool keep_alive = false;
};

BeastAnswer message_of(const HttpAnswer& answer, const Manner& manner) {
  BeastAnswer message;
  message.version(manner.version);
  message.result(answer.status);
  for (const auto& [name, value] : headers_of(answer, http_date())) message.set(name, value);
  message.keep_alive(manner.keep_alive);
  if (!has_body(answer.status)) return message;
  message.content_length(answer.body ? answer.body->size() : 0);
  if (answer.body) message.body() = {answer.body->data(), answer.body->size()};
  return message;
}

class HttpConnection : public OpenConnection, public std::enable_shared_from_this<HttpConnection> {
 public:
  HttpConnection(std::shared_ptr<ConnectionLimiter> limiter, std::unique_ptr<ConnectionSlot> slot,
                 asio::ip::tcp::socket socket)
      : limiter_(std::move(limiter)),
        slot_(std::move(slot)),
        executor_(socket.get_executor()),
        stream_(std::move(socket)),
        answer_timer_(executor_) {
    boost::system::error_code ignored;
    peer_ = stream_.socket().remote_endpoint(ignored).address();
    std::ignore = stream_.socket().set_option(asio::ip::tcp::no_delay(true), ignored);
  }

  asio::awaitable<void> run();

  asio::any_io_executor executor() override { return executor_; }
  void leave(const std::string& why) override;
  void cut() override {
    if (!upgraded_) stream_.close();
  }
  void take_answer(HttpAnswer answer, std::uint64_t number);

 private:
  asio::awaitable<bool> wait_for_request();
  asio::awaitable<bool> serve_one();
  asio::awaitable<beast::error_code> read_head_into(Parser& parser);
  asio::awaitable<beast::error_code> read_body_into(Parser& parser);
  asio::awaitable<HttpAnswer> ask_front(HttpRequest request);
  asio::awaitable<bool> write(HttpAnswer answer, Manner manner);
  asio::awaitable<void> hang_up();
  std::variant<Asked, HttpAnswer> judge(const RequestHead& head);
  void upgrade(Parser& parser, std::string address);

  std::shared_ptr<ConnectionLimiter> limiter_;
  std::unique_ptr<ConnectionSlot> slot_;
  asio::any_io_executor executor_;
  beast::tcp_stream stream_;  // until it is upgraded
  beast::flat_buffer buffer_{kBufferBytes};
  asio::ip::address peer_;
  asio::steady_timer answer_timer_;
  std::optional<HttpAnswer> answer_;
  std::uint64_t asked_ = 0;
  bool busy_ = false;     // handling a request
  bool leaving_ = false;  // closes after the request
  bool unread_ = false;   // the request was refused before its body was read
  bool upgraded_ = false;
};

// The callback for the response to a request; takes one response, from any thread. Destroying it responds too.
class Slot {
 public:
  Slot(std::weak_ptr<HttpConnection> owner, std::uint64_t number) : owner_(std::move(owner)), number_(number) {}
  Slot(const Slot&) = delete;
  Slot& operator=(const Slot&) = delete;
  ~Slot() {
    try {
      if (!given_) give(refusal(500, "restarting"));
    } catch (...) {
      // Out of memory. The connection times out by itself.
      given_ = true;
    }
  }

  void give(HttpAnswer answer) {
    if (given_.exchange(true)) return;
    std::shared_ptr<HttpConnection> owner = owner_.lock();
    if (!owner) return;
    const asio::any_io_executor executor = owner->executor();
    // Keeps the connection alive, so that it is destroyed on its strand.
    asio::post(executor, [owner = std::move(owner), answer = std::move(answer), number = number_]() mutable {
      owner->take_answer(std::move(answer), number);
    });
  }

 private:
  std::weak_ptr<HttpConnection> owner_;
  std::uint64_t number_;
  std::atomic<bool> given_ = false;
};

asio::awaitable<void> HttpConnection::run() {
  leaving_ = slot_->introduce(weak_from_this()).has_value();
  bool more = true;
  while (more && !leaving_) {
    more = co_await wait_for_request();
    if (more) more = co_await serve_one();
    busy_ = false;
  }
  if (!upgraded_) co_await hang_up();
}

void HttpConnection::leave(const std::string&) {
  leaving_ = true;
  if (!busy_) cut();
}

// Browsers keep idle connections open; the header timeout starts with the first byte.
asio::awaitable<bool> HttpConnection::wait_for_request() {
  if (buffer_.size() > 0) co_return true;
  buffer_.shrink_to_fit();
  constexpr std::size_t kFirst = 1024;
  const Seconds header_time(limiter_->plan().limits.header_seconds);
  stream_.expires_after(asked_ == 0 ? header_time : std::max(header_time, kQuietTime));
  const auto [fault, bytes] = co_await stream_.async_read_some(buffer_.prepare(kFirst), kToken);
  if (fault) co_return false;
  buffer_.commit(bytes);
  co_return true;
}

// Returns whether another request may follow.
asio::awaitable<bool> HttpConnection::serve_one() {
  Parser parser;
  beast::error_code fault = co_await read_head_into(parser);
  Manner manner;
  if (!fault) {
    busy_ = true;
    const RequestHead head = head_of(parser);
    manner = {head.version, head.method == "HEAD", false};
    std::variant<Asked, HttpAnswer> judged = judge(head);
    // The unread body would precede the next request, so a refusal closes the connection.
    if (HttpAnswer* no = std::get_if<HttpAnswer>(&judged)) {
      unread_ = true;
      co_return co_await write(std::move(*no), manner);
    }
    HttpRequest& request = std::get<Asked>(judged).request;
    if (std::get<Asked>(judged).wish == Wish::WebSocket) {
      upgrade(parser, std::move(request.address));
      co_return false;
    }
    fault = co_await read_body_into(parser);
    if (!fault) {
      manner.keep_alive = parser.get().keep_alive();
      request.body = std::move(parser.get().body());
      HttpAnswer answer = co_await ask_front(std::move(request));
      co_return co_await write(std::move(answer), manner);
    }
  }
  std::optional<HttpAnswer> no = refusal_of(fault);
  unread_ = no.has_value();
  if (no) co_await write(*std::move(no), manner);
  co_return false;
}

asio::awaitable<beast::error_code> HttpConnection::read_head_into(Parser& parser) {
  const NetLimits& limits = limiter_->plan().limits;
  parser.header_limit(kHeaderBytes);
  parser.body_limit(boost::none);
  if (limits.body_bytes != 0) parser.body_limit(limits.body_bytes);
  stream_.expires_after(Seconds(limits.header_seconds));
  const auto [fault, bytes] = co_await http::async_read_header(stream_, buffer_, parser, kToken);
  co_return fault;
}

asio::awaitable<beast::error_code> HttpConnection::read_body_into(Parser& parser) {
  if (parser.is_done()) co_return beast::error_code{};
  stream_.expires_after(kBodyTime);
  if (beast::iequals(parser.get()[http::field::expect], "100-continue")) {
    const http::response<http::empty_body> go_on(http::status::continue_, parser.get().version());
    const auto [fault, bytes] = co_await http::async_write(stream_, go_on, kToken);
    if (fault) co_return fault;
  }
  const auto [fault, bytes] = co_await http::async_read(stream_, buffer_, parser, kToken);
  co_return fault;
}

std::variant<Asked, HttpAnswer> HttpConnection::judge(const RequestHead& head) {
  Counters& counters = limiter_->counters();
  ++counters.requests;
  // Refused connections were counted when they were admitted.
  if (slot_->admission() == Admission::ServerFull) return try_later(503, "too_many_connections");
  if (slot_->admission() == Admission::AddressFull) return try_later(429, "too_many_connections");
  const asio::ip::address client = client_of(head, peer_, limiter_->plan());
  const std::string source = household(client);
  const Moment now = limiter_->now();
  Addresses& addresses = limiter_->addresses();
  if (!(is_for_file(head) ? addresses.may_fetch_file(source, now) : addresses.may_ask(source, now))) {
    ++counters.refused;
    return try_later(429, "too_fast");
  }
  std::variant<Asked, HttpAnswer> read = read_head(head, limiter_->plan());
  if (Asked* asked = std::get_if<Asked>(&read)) {
    // Everything that is counted per address is counted per household.
    asked->request.address = source;
    if (asked->wish == Wish::WebSocket) {
      // A client must not send frames before the handshake is over.
      if (buffer_.size() > 0) return refusal(400, wire::message_fault(wire::FaultCode::BadText, "request"));
      if (!slot_->claim(source)) read = try_later(429, "too_many_connections");
    }
  }
  const HttpAnswer* no = std::get_if<HttpAnswer>(&read);
  if (no != nullptr && (no->status == 403 || no->status == 429)) ++counters.refused;
  return read;
}

void HttpConnection::upgrade(Parser& parser, std::string address) {
  upgraded_ = true;
  stream_.expires_never();
  serve_websocket(limiter_, Upgrade{std::move(slot_), std::move(stream_), parser.release(), std::move(address)});
}

asio::awaitable<HttpAnswer> HttpConnection::ask_front(HttpRequest request) {
  answer_.reset();
  answer_timer_.expires_after(kAnswerTime);
  auto slot = std::make_shared<Slot>(weak_from_this(), ++asked_);
  const bool asked = run_guarded(limiter_->counters(), [&] {
    limiter_->handler().http(std::move(request), [slot](HttpAnswer answer) { slot->give(std::move(answer)); });
  });
  if (!asked) slot->give(refusal(500, "restarting"));
  slot.reset();
  // A response arrives through the strand, so never before this wait begins.
  co_await answer_timer_.async_wait(kToken);
  ++asked_;
  if (!answer_) co_return refusal(504, "restarting");
  co_return *std::exchange(answer_, std::nullopt);
}

void HttpConnection::take_answer(HttpAnswer answer, std::uint64_t number) {
  if (number != asked_) return;
  answer_ = std::move(answer);
  answer_timer_.cancel();
}

// Returns whether the connection continues.
asio::awaitable<bool> HttpConnection::write(HttpAnswer answer, Manner manner) {
  manner.keep_alive = manner.keep_alive && !leaving_;
  BeastAnswer message = message_of(answer, manner);
  const std::size_t size = message.body().size();
  stream_.expires_after(kWriteTime + Seconds(size / kSlowestRead));
  http::response_serializer<http::span_body<const char>> serializer(message);
  beast::error_code fault;
  if (manner.head_only) {
    const auto [failed, bytes] = co_await http::async_write_header(stream_, serializer, kToken);
    fault = failed;
  } else {
    const auto [failed, bytes] = co_await http::async_write(stream_, serializer, kToken);
    fault = failed;
    limiter_->counters().bytes_out += bytes;
  }
  co_return !fault && manner.keep_alive;
}

// Reads remaining data from the client for a while: if we closed with unread data, the kernel would discard the
// response.
asio::awaitable<void> HttpConnection::hang_up() {
  boost::system::error_code ignored;
  std::ignore = stream_.socket().shutdown(asio::socket_base::shutdown_send, ignored);
  stream_.expires_after(kHangUpTime);
  std::array<char, 4096> rubbish{};
  constexpr int kMostReads = 1024;
  const int reads = unread_ || buffer_.size() > 0 ? kMostReads : 0;
  for (int i = 0; i < reads; ++i) {
    const auto [fault, bytes] = co_await stream_.async_read_some(asio::buffer(rubbish), kToken);
    if (fault) break;
  }
  stream_.close();
}

}  // namespace

void serve_http(std::shared_ptr<ConnectionLimiter> limiter, std::unique_ptr<ConnectionSlot> slot,
                asio::ip::tcp::socket socket) {
  const auto connection = std::make_shared<HttpConnection>(limiter, std::move(slot), std::move(socket));
  asio::co_spawn(connection->executor(), connection->run(),
                 [limiter = std::move(limiter), connection](const std::exception_ptr& thrown) {
                   if (thrown) ++limiter->counters().faults;
                 });
}

}  // namespace spires::server
