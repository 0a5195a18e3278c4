// A TCP stream that looks at the WebSocket frames it receives and reports the fragments: Beast joins them into messages
// and shows nothing of them, so a client could send any number of tiny or empty ones.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>

#include <boost/asio/buffer.hpp>
#include <boost/asio/compose.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/teardown.hpp>

namespace spires::server {

// Reads the heads of frames (RFC 6455, 5.2) and skips what they carry. Counts continuation frames.
class FragmentCounter {
 public:
  std::size_t see(const unsigned char* bytes, std::size_t size) {
    std::size_t fragments = 0;
    for (std::size_t i = 0; i < size;) {
      if (skip_ > 0) {
        const std::uint64_t skipped = std::min<std::uint64_t>(skip_, size - i);
        skip_ -= skipped;
        i += static_cast<std::size_t>(skipped);
        continue;
      }
      head_[have_++] = bytes[i++];
      if (have_ < 2 || have_ < head_bytes()) continue;
      constexpr unsigned kOpcode = 0x0F;
      if ((head_[0] & kOpcode) == 0) ++fragments;
      skip_ = length();
      have_ = 0;
    }
    return fragments;
  }

 private:
  unsigned short_length() const { return head_[1] & 0x7FU; }
  std::size_t length_bytes() const { return short_length() == 126 ? 2 : (short_length() == 127 ? 8 : 0); }
  std::size_t head_bytes() const { return 2 + length_bytes() + ((head_[1] & 0x80U) != 0 ? 4U : 0U); }
  std::uint64_t length() const {
    if (length_bytes() == 0) return short_length();
    std::uint64_t length = 0;
    for (std::size_t i = 0; i < length_bytes(); ++i) length = length << 8U | head_[2 + i];
    return length;
  }

  std::array<unsigned char, 14> head_{};
  std::size_t have_ = 0;
  std::uint64_t skip_ = 0;
};

class CountedStream {
 public:
  using next_layer_type = boost::beast::tcp_stream;
  using executor_type = next_layer_type::executor_type;

  explicit CountedStream(next_layer_type stream) : stream_(std::move(stream)) {}

  executor_type get_executor() noexcept { return stream_.get_executor(); }
  next_layer_type& next_layer() { return stream_; }
  const next_layer_type& next_layer() const { return stream_; }
  // Called with the number of fragments that have just arrived.
  void on_fragments(std::function<void(std::size_t)> call) { on_fragments_ = std::move(call); }

  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return boost::asio::async_compose<Token, void(boost::system::error_code, std::size_t)>(
        [this, buffers, begun = false](auto& self, boost::system::error_code fault = {}, std::size_t got = 0) mutable {
          if (!std::exchange(begun, true)) return stream_.async_read_some(buffers, std::move(self));
          if (!fault) look_at(buffers, got);
          self.complete(fault, got);
        },
        token, stream_);
  }
  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return stream_.async_write_some(buffers, std::forward<Token>(token));
  }

 private:
  template <class Buffers>
  void look_at(const Buffers& buffers, std::size_t size) {
    std::size_t fragments = 0;
    for (auto at = boost::asio::buffer_sequence_begin(buffers);
         size > 0 && at != boost::asio::buffer_sequence_end(buffers); ++at) {
      const boost::asio::mutable_buffer part(*at);
      const std::size_t here = std::min(size, part.size());
      fragments += counter_.see(static_cast<const unsigned char*>(part.data()), here);
      size -= here;
    }
    if (fragments > 0 && on_fragments_) on_fragments_(fragments);
  }

  next_layer_type stream_;
  FragmentCounter counter_;
  std::function<void(std::size_t)> on_fragments_;
};

template <class Handler>
void async_teardown(boost::beast::role_type role, CountedStream& stream, Handler&& handler) {
  using boost::beast::websocket::async_teardown;
  async_teardown(role, stream.next_layer(), std::forward<Handler>(handler));
}
inline void teardown(boost::beast::role_type role, CountedStream& stream, boost::system::error_code& fault) {
  using boost::beast::websocket::teardown;
  teardown(role, stream.next_layer(), fault);
}

}  // namespace spires::server
