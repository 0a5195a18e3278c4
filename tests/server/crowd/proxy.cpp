#include "tests/server/crowd/proxy.h"

#include <array>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>

#include "tests/server/crowd/loop_inside.h"

namespace spires::crowd {

namespace asio = boost::asio;
using asio::ip::tcp;
using Fault = boost::system::error_code;

struct Proxy::Inside {
  Inside(asio::io_context& io, std::uint16_t port, Dice thrown)
      : acceptor(io, tcp::endpoint(asio::ip::make_address("127.0.0.1"), 0)), server(port), dice(thrown) {}
  tcp::acceptor acceptor;
  std::uint16_t server;
  Dice dice;
  Weather weather;
  Damage damage;
};

namespace {

auto told(Fault& fault) { return asio::redirect_error(asio::use_awaitable, fault); }
Microseconds seconds(double count) { return Microseconds(static_cast<std::int64_t>(count * 1e6)); }

// Splits a client's bytes into its upgrade request and whole WebSocket frames.
class Cutter {
 public:
  void take(std::string_view bytes) { held_.append(bytes); }
  // Returns an empty text if the next piece is not complete yet.
  std::string next() {
    const std::size_t size = upgraded_ ? frame_size() : request_size();
    if (size == 0 || size > held_.size()) return {};
    upgraded_ = true;
    std::string piece = held_.substr(0, size);
    held_.erase(0, size);
    return piece;
  }

 private:
  std::size_t request_size() const {
    const std::size_t end = held_.find("\r\n\r\n");
    return end == std::string::npos ? 0 : end + 4;
  }
  std::size_t byte(std::size_t at) const { return static_cast<unsigned char>(held_[at]); }
  std::size_t frame_size() const {
    if (held_.size() < 2) return 0;
    const std::size_t mask = (byte(1) & 0x80U) != 0 ? 4 : 0;
    const std::size_t small = byte(1) & 0x7FU;
    if (small < 126) return 2 + mask + small;
    const std::size_t digits = small == 126 ? 2 : 8;
    if (held_.size() < 2 + digits) return 0;
    std::size_t length = 0;
    for (std::size_t i = 0; i < digits; ++i) length = length << 8U | byte(2 + i);
    return 2 + digits + mask + length;
  }

  std::string held_;
  bool upgraded_ = false;
};

bool is_text_frame(const std::string& piece) { return static_cast<unsigned char>(piece[0]) == 0x81; }

// One client, one connection to the server. It lives as long as one of its three coroutines.
struct Wire : std::enable_shared_from_this<Wire> {
  Wire(asio::io_context& io, tcp::socket accepted, std::shared_ptr<Proxy::Inside> owner)
      : client(std::move(accepted)), server(io), death(io), up_pause(io), down_pause(io), proxy(std::move(owner)) {}

  asio::awaitable<void> live() {
    Fault fault;
    const tcp::endpoint there(asio::ip::make_address("127.0.0.1"), proxy->server);
    co_await server.async_connect(there, told(fault));
    if (fault) {
      end();
      co_return;
    }
    std::ignore = server.set_option(tcp::no_delay(true), fault);
    std::ignore = client.set_option(tcp::no_delay(true), fault);
    const auto start = [this](asio::awaitable<void> (Wire::*work)()) {
      asio::co_spawn(
          client.get_executor(), [self = shared_from_this(), work] { return (self.get()->*work)(); }, Rethrown());
    };
    start(&Wire::carry_up);
    start(&Wire::carry_down);
    start(&Wire::die);
  }

  asio::awaitable<void> die() {
    if (proxy->weather.mean_life <= 0) co_return;
    Fault fault;
    death.expires_after(seconds(proxy->dice.waiting(proxy->weather.mean_life)));
    co_await death.async_wait(told(fault));
    if (fault || ended || proxy->weather.mean_life <= 0) co_return;
    ++proxy->damage.cuts;
    // Half of the cuts are in the middle of the next frame.
    torn = proxy->dice.chance(0.5);
    if (!torn) end();
  }

  asio::awaitable<void> dawdle(asio::steady_timer& pause) {
    if (!proxy->dice.chance(proxy->weather.delayed)) co_return;
    ++proxy->damage.delays;
    Fault fault;
    pause.expires_after(seconds(proxy->dice.waiting(proxy->weather.delay)));
    co_await pause.async_wait(told(fault));
  }

  asio::awaitable<void> pass(tcp::socket& to, const std::string& piece, Fault& fault) {
    if (torn) {
      const std::size_t part = proxy->dice.below(piece.size());
      co_await asio::async_write(to, asio::buffer(piece.data(), part), told(fault));
      end();
      co_return;
    }
    co_await asio::async_write(to, asio::buffer(piece), told(fault));
  }

  asio::awaitable<void> carry_up() {
    Cutter cutter;
    std::vector<std::string> again;
    std::array<char, 16384> bytes{};
    Fault fault;
    while (!fault && !ended) {
      const std::size_t count = co_await client.async_read_some(asio::buffer(bytes), told(fault));
      if (fault) break;
      cutter.take({bytes.data(), count});
      for (std::string piece = cutter.next(); !piece.empty() && !fault && !ended; piece = cutter.next()) {
        co_await dawdle(up_pause);
        co_await pass(server, piece, fault);
        if (is_text_frame(piece) && proxy->dice.chance(proxy->weather.doubled)) again.push_back(piece);
        if (again.empty() || fault || ended || proxy->dice.chance(0.5)) continue;
        ++proxy->damage.doubles;
        co_await pass(server, again.front(), fault);
        again.erase(again.begin());
      }
    }
    end();
  }

  asio::awaitable<void> carry_down() {
    std::array<char, 65536> bytes{};
    Fault fault;
    while (!fault && !ended) {
      const std::size_t count = co_await server.async_read_some(asio::buffer(bytes), told(fault));
      if (fault) break;
      co_await dawdle(down_pause);
      co_await pass(client, std::string(bytes.data(), count), fault);
    }
    end();
  }

  void end() {
    if (std::exchange(ended, true)) return;
    Fault ignored;
    std::ignore = client.close(ignored);
    std::ignore = server.close(ignored);
    death.cancel();
    up_pause.cancel();
    down_pause.cancel();
  }

  tcp::socket client;
  tcp::socket server;
  asio::steady_timer death;
  asio::steady_timer up_pause;
  asio::steady_timer down_pause;
  std::shared_ptr<Proxy::Inside> proxy;
  bool torn = false;
  bool ended = false;
};

asio::awaitable<void> accept(asio::io_context& io, std::shared_ptr<Proxy::Inside> proxy) {
  Fault fault;
  while (proxy->acceptor.is_open()) {
    tcp::socket socket(io);
    co_await proxy->acceptor.async_accept(socket, told(fault));
    if (fault) continue;
    const auto wire = std::make_shared<Wire>(io, std::move(socket), proxy);
    asio::co_spawn(io, [wire] { return wire->live(); }, Rethrown());
  }
}

}  // namespace

Proxy::Proxy(Loop& loop, std::uint16_t server, Dice dice)
    : inside_(std::make_shared<Inside>(loop.inside().io, server, dice)) {
  asio::io_context& io = loop.inside().io;
  asio::co_spawn(io, accept(io, inside_), Rethrown());
}
Proxy::~Proxy() {
  Fault ignored;
  std::ignore = inside_->acceptor.close(ignored);
}

std::uint16_t Proxy::port() const { return inside_->acceptor.local_endpoint().port(); }
void Proxy::set_weather(const Weather& weather) { inside_->weather = weather; }
const Damage& Proxy::damage() const { return inside_->damage; }

}  // namespace spires::crowd
