#include "server/net/ws_connection.h"

#include <array>
#include <chrono>
#include <exception>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "server/net/answer_headers.h"
#include "server/net/awaiting.h"
#include "server/net/counted_stream.h"
#include "server/net/outbox.h"
#include "server/net/token_bucket.h"

namespace spires::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using websocket::close_code;

constexpr std::chrono::seconds kHandshakeTime{10};
constexpr std::chrono::seconds kFarewellTime{10};
constexpr double kPatience = 5;  // bursts that may be dropped before closing
constexpr std::size_t kLongestFrame = std::size_t{1024} * 1024;
constexpr std::size_t kLongestReason = 123;

std::size_t frame_bytes(const NetLimits& limits) {
  return limits.frame_bytes == 0 ? kLongestFrame : std::min(limits.frame_bytes, kLongestFrame);
}

// RFC 6455, 5.5: a control frame has at most 125 bytes, two of them the code. Cuts at a character boundary.
std::string reason_of(std::string_view why) {
  std::size_t end = std::min(why.size(), kLongestReason);
  while (end > 0 && end < why.size() && (static_cast<unsigned char>(why[end]) & 0xC0U) == 0x80U) --end;
  return std::string(why.substr(0, end));
}

websocket::stream_base::timeout timeouts(const NetLimits& limits) {
  websocket::stream_base::timeout timeout{};
  timeout.handshake_timeout = kHandshakeTime;
  timeout.idle_timeout = websocket::stream_base::none();
  if (limits.idle_seconds > 0) timeout.idle_timeout = std::chrono::seconds(limits.idle_seconds);
  timeout.keep_alive_pings = true;
  return timeout;
}

// With zlib's default settings a connection would take 100 KB. RFC 7692, 7.1.2.2: only a client that offers
// `client_max_window_bits` may be asked to use a smaller window; others keep the largest one.
websocket::permessage_deflate packing(const NetPlan& plan, const Upgrade& upgrade) {
  const beast::string_view offer = upgrade.request[http::field::sec_websocket_extensions];
  const bool is_sizable = offer.find("client_max_window_bits") != beast::string_view::npos;
  websocket::permessage_deflate packing;
  packing.server_enable = plan.compress;
  packing.server_max_window_bits = 10;
  packing.client_max_window_bits = is_sizable ? 10 : 15;
  packing.memLevel = 1;
  packing.msg_size_threshold = 256;
  return packing;
}

void decorate(websocket::response_type& answer) {
  for (const SecurityHeader& header : kSecurityHeaders) {
    answer.set(beast::string_view(header.name), beast::string_view(header.value));
  }
  // Beast sets its own version if this is empty.
  answer.set(http::field::server, "spires");
}

class WsConnection;

// It may outlive the connection and the io_context, and holds nothing of theirs.
class WsLink : public Link {
 public:
  WsLink(std::shared_ptr<ConnectionLimiter> limiter, std::string address)
      : limiter_(std::move(limiter)),
        address_(std::move(address)),
        outbox_(limiter_->plan().limits.queue_bytes, limiter_->plan().limits.queue_frames) {}

  void attach(std::weak_ptr<WsConnection> connection) { connection_ = std::move(connection); }
  Outbox& outbox() { return outbox_; }

  void send(Frame frame) override;
  void close(std::string_view why) override { end({close_code::normal, reason_of(why)}); }
  void end(Farewell farewell);
  const std::string& address() const override { return address_; }

 private:
  void wake(void (WsConnection::*what)());

  std::shared_ptr<ConnectionLimiter> limiter_;
  std::string address_;
  Outbox outbox_;
  std::weak_ptr<WsConnection> connection_;
};

class WsConnection : public OpenConnection, public std::enable_shared_from_this<WsConnection> {
 public:
  WsConnection(std::shared_ptr<ConnectionLimiter> limiter, Upgrade& upgrade);
  WsConnection(const WsConnection&) = delete;
  WsConnection& operator=(const WsConnection&) = delete;
  ~WsConnection() override { --limiter_->counters().links; }

  asio::awaitable<void> run(std::unique_ptr<Upgrade> upgrade);

  asio::any_io_executor executor() override { return ws_.get_executor(); }
  void leave(const std::string& why) override;
  void cut() override;
  void start_writer();
  void start_farewell();

 private:
  struct Heard {
    enum class Kind { Text, Unreadable, Nothing } kind = Kind::Nothing;
    std::string text;
    Farewell farewell;
  };
  asio::awaitable<bool> shake_hands(std::unique_ptr<Upgrade> upgrade);
  asio::awaitable<void> listen();
  asio::awaitable<Heard> read_message();
  asio::awaitable<void> write_all();
  void hear(std::string text);
  bool too_fast();
  void count_small_frame();
  template <class F>
  void call_handler(F&& f);

  std::shared_ptr<ConnectionLimiter> limiter_;
  std::unique_ptr<ConnectionSlot> slot_;
  websocket::stream<CountedStream> ws_;
  std::shared_ptr<WsLink> link_;
  std::shared_ptr<ConnectionHandler> handler_;
  TokenBucket frames_;
  TokenBucket patience_;
  asio::steady_timer farewell_timer_;
  bool open_ = false;  // the handshake is done
};

void WsLink::send(Frame frame) {
  switch (outbox_.put(std::move(frame))) {
    case Outbox::Put::Start: return wake(&WsConnection::start_writer);
    case Outbox::Put::Waits:
    case Outbox::Put::Ignored: return;
    case Outbox::Put::Overflow: ++limiter_->counters().slow_cut; return wake(&WsConnection::cut);
  }
}

void WsLink::end(Farewell farewell) {
  switch (outbox_.put_last(std::move(farewell))) {
    case Outbox::Put::Start: wake(&WsConnection::start_writer); return wake(&WsConnection::start_farewell);
    case Outbox::Put::Waits: return wake(&WsConnection::start_farewell);
    case Outbox::Put::Overflow:
    case Outbox::Put::Ignored: return;
  }
}

// Keeps the connection alive, so that it is destroyed on its strand.
void WsLink::wake(void (WsConnection::*what)()) {
  std::shared_ptr<WsConnection> connection = connection_.lock();
  if (!connection) return;
  const asio::any_io_executor executor = connection->executor();
  asio::post(executor, [connection = std::move(connection), what] { ((*connection).*what)(); });
}

WsConnection::WsConnection(std::shared_ptr<ConnectionLimiter> limiter, Upgrade& upgrade)
    : limiter_(std::move(limiter)),
      slot_(std::move(upgrade.slot)),
      ws_(CountedStream(std::move(upgrade.stream))),
      link_(std::make_shared<WsLink>(limiter_, std::move(upgrade.address))),
      frames_({limiter_->plan().limits.frames_per_second, limiter_->plan().limits.frame_burst}, limiter_->now()),
      patience_({limiter_->plan().limits.frames_per_second, kPatience * limiter_->plan().limits.frame_burst},
                limiter_->now()),
      farewell_timer_(ws_.get_executor()) {
  ++limiter_->counters().links;
}

asio::awaitable<void> WsConnection::run(std::unique_ptr<Upgrade> upgrade) {
  try {
    const bool open = co_await shake_hands(std::move(upgrade));
    if (open) co_await listen();
  } catch (...) {
    ++limiter_->counters().faults;
    cut();
  }
  if (handler_) run_guarded(limiter_->counters(), [&] { handler_->gone(); });
  handler_.reset();
}

asio::awaitable<bool> WsConnection::shake_hands(std::unique_ptr<Upgrade> upgrade) {
  constexpr std::size_t kWriteBuffer = 2048;
  ws_.set_option(timeouts(limiter_->plan().limits));
  ws_.set_option(packing(limiter_->plan(), *upgrade));
  ws_.set_option(websocket::stream_base::decorator(decorate));
  ws_.write_buffer_bytes(kWriteBuffer);
  // A message that is not compressed is one frame, written by one call and without a copy.
  ws_.auto_fragment(false);
  // Beast would close before the handler can answer; read_message enforces the limit.
  ws_.read_message_max(0);
  // Beast answers pings and joins fragments itself, but they count as frames.
  ws_.next_layer().on_fragments([this](std::size_t fragments) {
    for (; fragments > 0; --fragments) count_small_frame();
  });
  ws_.control_callback([this](websocket::frame_type kind, beast::string_view) {
    if (kind != websocket::frame_type::close) count_small_frame();
  });
  link_->attach(weak_from_this());
  if (slot_->introduce(weak_from_this())) co_return false;
  const auto [fault] = co_await ws_.async_accept(upgrade->request, kToken);
  if (fault) co_return false;
  upgrade.reset();
  open_ = true;
  if (!run_guarded(limiter_->counters(), [&] { handler_ = limiter_->handler().connect(link_); })) {
    link_->end({close_code::internal_error, "internal"});
  } else if (!handler_) {
    link_->end({close_code::try_again_later, "not_now"});
  }
  co_return true;
}

asio::awaitable<void> WsConnection::listen() {
  for (;;) {
    Heard heard = co_await read_message();
    switch (heard.kind) {
      case Heard::Kind::Text: hear(std::move(heard.text)); break;
      case Heard::Kind::Unreadable:
        call_handler([&](ConnectionHandler& handler) { handler.receive_unreadable(heard.text); });
        link_->end(std::move(heard.farewell));
        co_return;
      case Heard::Kind::Nothing: cut(); co_return;
    }
  }
}

// Beast 1.81 corrupts its inflater if the end of a message does not fit into the given buffer. So we wait for a message
// with an empty buffer and then provide one for the longest possible message, which also costs no memory while the
// client is idle. The empty buffer needs a valid address, because Beast computes with it.
asio::awaitable<WsConnection::Heard> WsConnection::read_message() {
  char nowhere = 0;
  const auto [fault, nothing] = co_await ws_.async_read_some(asio::mutable_buffer(&nowhere, 0), kToken);
  if (fault) co_return Heard{};
  if (ws_.got_binary()) co_return Heard{Heard::Kind::Unreadable, "not_json", {close_code::unknown_data, "not_json"}};
  const std::size_t most = frame_bytes(limiter_->plan().limits);
  const auto room = std::make_unique_for_overwrite<char[]>(most + 1);
  std::size_t size = 0;
  while (!ws_.is_message_done()) {
    const auto [fault_inside, got] = co_await ws_.async_read_some(asio::buffer(&room[size], most + 1 - size), kToken);
    if (fault_inside) co_return Heard{};
    size += got;
    if (size > most) co_return Heard{Heard::Kind::Unreadable, "too_long", {close_code::too_big, "too_long"}};
  }
  co_return Heard{Heard::Kind::Text, std::string(room.get(), size), {}};
}

void WsConnection::hear(std::string text) {
  ++limiter_->counters().frames_in;
  const bool is_too_fast = too_fast();
  // The other connections of its address may have sent too much; that is refused, but does not close this one.
  if (!is_too_fast && (!slot_ || slot_->may_send())) {
    call_handler([&](ConnectionHandler& handler) { handler.receive(std::move(text)); });
    return;
  }
  ++limiter_->counters().too_fast;
  call_handler([](ConnectionHandler& handler) { handler.receive_too_fast(); });
  if (!is_too_fast || patience_.take(limiter_->now())) return;
  if (slot_) slot_->shut_out();
  link_->end({close_code::policy_error, "too_fast"});
}

// A frame that Beast handles by itself. It cannot be refused, because there is no message to answer.
void WsConnection::count_small_frame() {
  if (!too_fast()) return;
  ++limiter_->counters().too_fast;
  if (patience_.take(limiter_->now())) return;
  if (slot_) slot_->shut_out();
  cut();
}

bool WsConnection::too_fast() { return !frames_.take(limiter_->now()); }

template <class F>
void WsConnection::call_handler(F&& f) {
  // Frames after the close reason do not reach the handler.
  if (!handler_ || link_->outbox().is_ending()) return;
  if (!run_guarded(limiter_->counters(), [&] { f(*handler_); })) link_->end({close_code::internal_error, "internal"});
}

void WsConnection::start_writer() {
  const std::shared_ptr<WsConnection> self = shared_from_this();
  asio::co_spawn(ws_.get_executor(), write_all(), [self](const std::exception_ptr& thrown) {
    if (!thrown) return;
    ++self->limiter_->counters().faults;
    self->cut();
  });
}

asio::awaitable<void> WsConnection::write_all() {
  for (;;) {
    const Outbox::Work work = link_->outbox().take();
    for (const Frame& frame : work.frames) {
      const auto [fault, bytes] = co_await ws_.async_write(asio::buffer(*frame), kToken);
      if (fault) {
        cut();
        co_return;
      }
      link_->outbox().written(frame);
      ++limiter_->counters().frames_out;
      limiter_->counters().bytes_out += frame->size();
    }
    if (work.farewell) {
      const websocket::close_reason reason(static_cast<close_code>(work.farewell->code), work.farewell->why);
      const auto [fault] = co_await ws_.async_close(reason, kToken);
      if (fault) cut();
      co_return;
    }
    if (work.frames.empty()) co_return;
  }
}

// A client that does not read its last frames in time loses them.
void WsConnection::start_farewell() {
  farewell_timer_.expires_after(kFarewellTime);
  farewell_timer_.async_wait([weak = weak_from_this()](const boost::system::error_code& fault) {
    const std::shared_ptr<WsConnection> self = weak.lock();
    if (!fault && self) self->cut();
  });
}

void WsConnection::leave(const std::string& why) {
  if (!open_) return cut();
  link_->end({close_code::going_away, reason_of(why)});
}

// Also discards what the kernel has not sent yet: its buffers are for clients that read.
void WsConnection::cut() {
  link_->outbox().shut();
  beast::tcp_stream& stream = beast::get_lowest_layer(ws_);
  if (!stream.socket().is_open()) return;
  boost::system::error_code ignored;
  if (!ws_.reason()) std::ignore = stream.socket().set_option(asio::socket_base::linger(true, 0), ignored);
  stream.close();
}

}  // namespace

void serve_websocket(const std::shared_ptr<ConnectionLimiter>& limiter, Upgrade upgrade) {
  auto whole = std::make_unique<Upgrade>(std::move(upgrade));
  const auto connection = std::make_shared<WsConnection>(limiter, *whole);
  asio::co_spawn(connection->executor(), connection->run(std::move(whole)),
                 [limiter, connection](const std::exception_ptr& thrown) {
                   if (thrown) ++limiter->counters().faults;
                 });
}

}  // namespace spires::server
