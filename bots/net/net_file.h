// The file of a network: a header, the weights as bytes, and the SHA-256 of everything before it.
//
//   "SPIRES-NET 1\n", the game and a line end; then numbers of 32 bits, the lowest byte first: version of the rows, width,
//   hidden, buckets, rows of the board, rows of a seat; the weights in the order of Net; the digest.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "bots/net/net.h"
#include "engine/core/sha256.h"
#include "engine/core/text_fault.h"

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

struct Field {
  const char* name;
  int value;
};
// What the numbers of the header must be.
template <class Encoding>
constexpr std::array<Field, 6> fields() {
  return {{{"version of the rows", static_cast<int>(Encoding::kVersion)},
           {"width", kNetWidth},
           {"hidden", kNetHidden},
           {"buckets", Encoding::kBuckets},
           {"rows of the board", Encoding::kBoardRows},
           {"rows of a seat", Encoding::kSeatRows}}};
}

inline constexpr std::string_view kMagic = "SPIRES-NET 1\n";

template <class Encoding>
std::string header() {
  Writer writer;
  writer.bytes = std::string(kMagic) + Encoding::kGame + "\n";
  for (const Field& field : fields<Encoding>()) writer.large(field.value);
  return writer.bytes;
}

// Reads the header. Returns the first field that differs, and leaves the weights and the digest in `bytes`.
template <class Encoding>
std::optional<Fault> take_header(std::string_view& bytes) {
  const std::string game = std::string(Encoding::kGame) + "\n";
  if (!bytes.starts_with(kMagic)) return Fault{"magic", "this is no network"};
  bytes.remove_prefix(kMagic.size());
  if (!bytes.starts_with(game)) return Fault{"game", std::string("the network is not for ") + Encoding::kGame};
  bytes.remove_prefix(game.size());
  for (const Field& field : fields<Encoding>()) {
    Reader reader{bytes};
    std::int32_t value = 0;
    reader.large(value);
    if (value != field.value) {
      return Fault{field.name, "is " + std::to_string(value) + " and must be " + std::to_string(field.value)};
    }
    bytes = reader.rest;
  }
  return std::nullopt;
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

// Returns the net, or the field that is missing, damaged or of another encoding.
template <class Encoding>
Result<Net<Encoding>> parse_net(std::string_view bytes) {
  constexpr std::size_t kDigest = 32;
  std::string_view rest = bytes;
  if (std::optional<Fault> fault = net_file::take_header<Encoding>(rest)) return *std::move(fault);
  if (rest.size() < kDigest) return Fault{"digest", "is missing"};
  const std::string_view signed_part = bytes.substr(0, bytes.size() - kDigest);
  if (net_file::digest_of(signed_part) != bytes.substr(signed_part.size())) {
    return Fault{"digest", "does not match: the file is damaged"};
  }
  net_file::Reader reader{rest.substr(0, rest.size() - kDigest)};
  Net<Encoding> net;
  net_file::walk(reader, net);
  if (!reader.good) return Fault{"weights", "are too few or too large"};
  if (!reader.rest.empty()) return Fault{"weights", "are too many"};
  return net;
}

}  // namespace spires::bots
