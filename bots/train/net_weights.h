// The weights of a network as real numbers, while it is learnt, and the integer network that they become.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/net/net.h"
#include "engine/core/rng.h"

namespace spires::bots {

// The places of all weights in one list of real numbers.
template <class Encoding>
struct NetLayout {
  static constexpr std::size_t kWide = kNetWidth;
  static constexpr std::size_t kDeep = kNetHidden;
  static constexpr std::size_t kBias = 0;
  static constexpr std::size_t kBoard = kBias + kWide;
  static constexpr std::size_t kAll = kBoard + Encoding::kBoardRows * kWide;
  static constexpr std::size_t kSelf = kAll + Encoding::kSeatRows * kWide;
  static constexpr std::size_t kMate = kSelf + Encoding::kSeatRows * kWide;
  static constexpr std::size_t kHeads = kMate + Encoding::kSeatRows * kWide;
  // Of a head.
  static constexpr std::size_t kHidden = 0;
  static constexpr std::size_t kHiddenBias = kHidden + kDeep * kWide;
  static constexpr std::size_t kOut = kHiddenBias + kDeep;
  static constexpr std::size_t kOutBias = kOut + kDeep;
  static constexpr std::size_t kHeadSize = kOutBias + 1;
  static constexpr std::size_t kSize = kHeads + Encoding::kBuckets * kHeadSize;

  static constexpr std::size_t head(int bucket) { return kHeads + static_cast<std::size_t>(bucket) * kHeadSize; }
  // Biases of the second and third layer are finer and larger than other weights.
  static constexpr bool is_fine(std::size_t at) {
    const std::size_t in_head = at < kHeads ? 0 : (at - kHeads) % kHeadSize;
    return at >= kHeads && ((in_head >= kHiddenBias && in_head < kOut) || in_head == kOutBias);
  }
};

using NetWeights = std::vector<float>;

// Returns a weight as the integer network has it. Row 0 of each table stays empty, because nothing is learnt for it.
template <class Encoding>
int whole_weight(std::size_t at, float weight) {
  constexpr float kMostBias = 1 << 24;
  const bool fine = NetLayout<Encoding>::is_fine(at);
  const float most = fine ? kMostBias : static_cast<float>(kNetMost);
  const float scaled = weight * static_cast<float>(fine ? kNetScoreUnit : kNetUnit);
  return static_cast<int>(std::lround(std::clamp(scaled, -most, most)));
}

// Rows start at zero, so that one that never occurs says nothing; the heads differ at random.
template <class Encoding>
NetWeights first_weights(std::uint64_t seed) {
  using At = NetLayout<Encoding>;
  NetWeights weights(At::kSize, 0.0F);
  Rng rng(seed);
  const auto fill = [&](std::size_t from, std::size_t to, float reach) {
    for (std::size_t i = from; i < to; ++i) {
      const std::uint32_t word = rng.next_below(1U << 20);
      weights[i] = reach * (static_cast<float>(word) / static_cast<float>(1 << 19) - 1);
    }
  };
  for (std::size_t k = 0; k < At::kWide; ++k) weights[At::kBias + k] = 0.5F;
  for (int bucket = 0; bucket < Encoding::kBuckets; ++bucket) {
    const std::size_t head = At::head(bucket);
    fill(head + At::kHidden, head + At::kHiddenBias, 0.3F);
    for (std::size_t j = 0; j < At::kDeep; ++j) weights[head + At::kHiddenBias + j] = 0.3F;
    fill(head + At::kOut, head + At::kOutBias, 0.5F);
  }
  return weights;
}

// The integer network of some weights.
template <class Encoding>
Net<Encoding> quantised(const NetWeights& weights) {
  using At = NetLayout<Encoding>;
  Net<Encoding> net;
  const auto whole = [&](std::size_t at) { return whole_weight<Encoding>(at, weights[at]); };
  const auto copy = [&](NetRow& row, std::size_t at) {
    for (std::size_t k = 0; k < At::kWide; ++k) row[k] = static_cast<std::int8_t>(whole(at + k));
  };
  copy(net.bias, At::kBias);
  for (std::size_t r = 1; r < net.board_rows.size(); ++r) copy(net.board_rows[r], At::kBoard + r * At::kWide);
  for (std::size_t r = 1; r < net.seat_rows.size(); ++r) {
    copy(net.seat_rows[r].all, At::kAll + r * At::kWide);
    copy(net.seat_rows[r].self, At::kSelf + r * At::kWide);
    copy(net.seat_rows[r].mate, At::kMate + r * At::kWide);
  }
  for (int bucket = 0; bucket < Encoding::kBuckets; ++bucket) {
    const std::size_t from = At::head(bucket);
    NetHead& head = net.heads[static_cast<std::size_t>(bucket)];
    for (std::size_t j = 0; j < At::kDeep; ++j) {
      for (std::size_t k = 0; k < At::kWide; ++k) {
        head.hidden[k / 2][j][k % 2] = static_cast<std::int16_t>(whole(from + At::kHidden + j * At::kWide + k));
      }
      head.hidden_bias[j] = whole(from + At::kHiddenBias + j);
      head.out[j] = static_cast<std::int16_t>(whole(from + At::kOut + j));
    }
    head.out_bias = whole(from + At::kOutBias);
  }
  return net;
}

}  // namespace spires::bots
