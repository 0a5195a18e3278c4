// SHA-256 (FIPS 180-4), for the digest at the end of a record: natively, in wasm and at compile time.
//
// It is not hardened against timing, because it hashes only public text. For secrets use secrets/.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace spires {

using Digest = std::array<std::uint8_t, 32>;

class Sha256 {
 public:
  constexpr void add(std::uint8_t byte) {
    block_[used_++] = byte;
    if (used_ == kBlock) compress();
    ++length_;
  }
  constexpr void add(std::string_view text) {
    for (const char c : text) add(static_cast<std::uint8_t>(c));
  }
  // Ends the message. REQUIRES: nothing is added afterwards.
  constexpr Digest digest() {
    const std::uint64_t bits = length_ * 8;
    add(std::uint8_t{0x80});
    while (used_ != kBlock - 8) add(std::uint8_t{0});
    for (int i = 7; i >= 0; --i) add(static_cast<std::uint8_t>(bits >> (8 * i)));
    Digest result{};
    for (std::uint32_t i = 0; i < 32; ++i) result[i] = static_cast<std::uint8_t>(h_[i / 4] >> (24 - 8 * (i % 4)));
    return result;
  }

 private:
  static constexpr std::uint32_t kBlock = 64;
  static constexpr std::uint32_t kRound[64] = {
      0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
      0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
      0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
      0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
      0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
      0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
      0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
      0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

  static constexpr std::uint32_t rotate(std::uint32_t x, int n) { return (x >> n) | (x << (32 - n)); }

  constexpr void compress() {
    std::uint32_t w[64] = {};
    for (std::size_t i = 0; i < 16; ++i) {
      w[i] = (std::uint32_t{block_[4 * i]} << 24) | (std::uint32_t{block_[4 * i + 1]} << 16) |
             (std::uint32_t{block_[4 * i + 2]} << 8) | block_[4 * i + 3];
    }
    for (std::uint32_t i = 16; i < 64; ++i) {
      const std::uint32_t s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ (w[i - 15] >> 3);
      const std::uint32_t s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ (w[i - 2] >> 10);
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    std::array<std::uint32_t, 8> v = h_;
    for (std::uint32_t i = 0; i < 64; ++i) {
      const std::uint32_t s1 = rotate(v[4], 6) ^ rotate(v[4], 11) ^ rotate(v[4], 25);
      const std::uint32_t pick = (v[4] & v[5]) ^ (~v[4] & v[6]);
      const std::uint32_t t1 = v[7] + s1 + pick + kRound[i] + w[i];
      const std::uint32_t s0 = rotate(v[0], 2) ^ rotate(v[0], 13) ^ rotate(v[0], 22);
      const std::uint32_t most = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]);
      v = {t1 + s0 + most, v[0], v[1], v[2], v[3] + t1, v[4], v[5], v[6]};
    }
    for (std::uint32_t i = 0; i < 8; ++i) h_[i] += v[i];
    used_ = 0;
  }

  std::array<std::uint32_t, 8> h_ = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                     0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::array<std::uint8_t, kBlock> block_{};
  std::uint32_t used_ = 0;
  std::uint64_t length_ = 0;
};

constexpr Digest sha256(std::string_view text) {
  Sha256 hash;
  hash.add(text);
  return hash.digest();
}

}  // namespace spires
