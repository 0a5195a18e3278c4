// The input of a fuzzer as a stream of choices; zeros after its end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace spires::fuzz {

class InputBytes {
 public:
  InputBytes(const std::uint8_t* data, std::size_t size)
      : text_(reinterpret_cast<const char*>(data), size) {}  // NOLINT: bytes as characters

  bool empty() const { return text_.empty(); }
  std::uint8_t next() {
    if (text_.empty()) return 0;
    const char first = text_.front();
    text_.remove_prefix(1);
    return static_cast<std::uint8_t>(first);
  }
  // One of `count` choices. REQUIRES: count > 0.
  std::size_t below(std::size_t count) { return next() % count; }
  std::string_view rest() const { return text_; }

 private:
  std::string_view text_;
};

}  // namespace spires::fuzz
