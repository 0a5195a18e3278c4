// The file of a network: a header, the weights as bytes, and the SHA-256 of everything before it.
//
//   "SPIRES-NET 1\n", the game and a line end; then numbers of 32 bits, the lowest byte first: version of the rows, width,
//   hidden, buckets, rows of the board, rows of a seat; the weights in the order of Net; the digest.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "bots/net/net.h"
#include "engine/core/sha256.h"

namespace spires::bots {

inline constexpr std::size_t kMostNetBytes = 256 * 1024;

namespace net_file {

// Writes or reads every number of a net in its order: one list for both.
template <class Walker, class NetType>
void walk(Walker& walker, NetType& net) {
  for (auto& x : net.bias) walker.small(x);
  for (std::size_t r = 1; r < net.board_rows.size(); ++r) {
    for (auto& x : net.board_rows[r]) walker.small(x);
  }
  for (std::size_t r = 1; r < net.seat_rows.size(); ++r) {
    for (auto& x : net.seat_rows[r].all) walker.small(x);
    for (auto& x : net.seat_rows[r].self) walker.small(x);
    for (auto& x : net.seat_rows[r].mate) walker.small(x);
  }
  for (auto& head : net.heads) {
    for (auto& pairs : head.hidden) {
      for (auto& pair : pairs) {
        for (auto& x : pair) walker.small(x);
      }
    }
    for (auto& x : head.hidden_bias) walker.large(x);
    for (auto& x : head.out) walker.small(x);
    walker.large(head.out_bias);
  }
}

struct Writer {
  std::string bytes;
  template <class T>
  void small(T x) {
    bytes += static_cast<char>(static_cast<std::int8_t>(x));
  }
  void large(std::int32_t x) {
    for (int i = 0; i < 4; ++i) bytes += static_cast<char>(static_cast<std::uint32_t>(x) >> (8 * i) & 0xFFU);
  }
};

struct Reader {
  std::string_view rest;
  bool good = true;
  std::uint8_t byte() {
    good = good && !rest.empty();
    if (!good) return 0;
    const auto first = static_cast<std::uint8_t>(rest[0]);
    rest.remove_prefix(1);
    return first;
  }
  // -128 is no weight: sums are proven to fit for up to 127.
  template <class T>
  void small(T& x) {
    x = static_cast<std::int8_t>(byte());
    good = good && x >= -kNetMost;
  }
  void large(std::int32_t& x) {
    std::uint32_t number = 0;
    for (int i = 0; i < 4; ++i) number |= std::uint32_t{byte()} << (8 * i);
    x = static_cast<std::int32_t>(number);
    good = good && x >= -(1 << 24) && x <= 1 << 24;
  }
};

template <class Encoding>
std::string header() {
  Writer writer;
  writer.bytes = std::string("SPIRES-NET 1\n") + Encoding::kGame + "\n";
  for (const int number : {static_cast<int>(Encoding::kVersion), kNetWidth, kNetHidden, Encoding::kBuckets,
                           Encoding::kBoardRows, Encoding::kSeatRows}) {
    writer.large(number);
  }
  return writer.bytes;
}

inline std::string digest_of(std::string_view bytes) {
  const Digest digest = sha256(bytes);
  return {digest.begin(), digest.end()};
}

}  // namespace net_file

template <class Encoding>
std::string net_bytes(const Net<Encoding>& net) {
  net_file::Writer writer;
  writer.bytes = net_file::header<Encoding>();
  net_file::walk(writer, net);
  return writer.bytes + net_file::digest_of(writer.bytes);
}

// Returns nothing if these are not the bytes of a net of this encoding and shape, or if they are damaged.
template <class Encoding>
std::optional<Net<Encoding>> parse_net(std::string_view bytes) {
  constexpr std::size_t kDigest = 32;
  const std::string header = net_file::header<Encoding>();
  if (bytes.size() < header.size() + kDigest || !bytes.starts_with(header)) return std::nullopt;
  const std::string_view signed_part = bytes.substr(0, bytes.size() - kDigest);
  if (net_file::digest_of(signed_part) != bytes.substr(signed_part.size())) return std::nullopt;
  net_file::Reader reader{signed_part.substr(header.size())};
  Net<Encoding> net;
  net_file::walk(reader, net);
  if (!reader.good || !reader.rest.empty()) return std::nullopt;
  return net;
}

}  // namespace spires::bots
