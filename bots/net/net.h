// A small integer network over sparse rows, the same for every seat: its weights, and the sums of one position.
//
// A position is a set of rows, of the board and of each seat. The first layer of a seat is the sum of
//   the board's rows, the `all` part of every seat's rows, the `self` part of its own rows, and the `mate` part of its
//   partner's rows;
// two more layers turn it into the seat's score in log-odds. Renaming the seats therefore renames the scores.
//
// Everything is an integer: rows and weights are bytes, the sums of the first layer 16 bits, all others 32 bits. The
// result is the same on every machine, and it does not depend on the positions evaluated before.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#if defined(__AVX2__)
#include <immintrin.h>
#endif

#include "engine/core/seat.h"

namespace spires::bots {

inline constexpr int kNetWidth = 32;   // sums of the first layer
inline constexpr int kNetHidden = 16;  // of the second
inline constexpr int kNetUnit = 64;    // the integer that stands for 1, in weights and between layers
inline constexpr int kNetMost = 127;   // the largest weight and the largest value between layers
inline constexpr int kNetScoreUnit = kNetUnit * kNetUnit;  // the integer that stands for one log-odd

using NetRow = std::array<std::int8_t, kNetWidth>;
using NetSums = std::array<std::int16_t, kNetWidth>;

// The parts of a seat's row.
struct NetSeatRow {
  NetRow all;   // for every seat
  NetRow self;  // for the seat itself
  NetRow mate;  // for its partner
};

// The second and third layer; there is one of these for each bucket of positions. 16 bits are faster to multiply, and
// processors multiply pairs of them: the weights of inputs 2k and 2k + 1 stand together.
struct NetHead {
  using Pair = std::array<std::int16_t, 2>;
  alignas(32) std::array<std::array<Pair, kNetHidden>, kNetWidth / 2> hidden;
  std::array<std::int32_t, kNetHidden> hidden_bias;
  std::array<std::int16_t, kNetHidden> out;
  std::int32_t out_bias;
};

// Row 0 of both tables is empty: all zeros.
template <class Encoding>
struct Net {
  NetRow bias{};
  std::vector<NetRow> board_rows = std::vector<NetRow>(Encoding::kBoardRows);
  std::vector<NetSeatRow> seat_rows = std::vector<NetSeatRow>(Encoding::kSeatRows);
  std::vector<NetHead> heads = std::vector<NetHead>(Encoding::kBuckets);
};

// The largest value of a sum of the first layer, with any weights, must fit into 16 bits. Encoding says how many rows
// there can be at a time; the bias counts as one more.
template <class Encoding>
inline constexpr bool kNetSumsFit =
    (Encoding::kMostSharedRows + 1) * kNetMost <= INT16_MAX && 2 * Encoding::kMostRowsOfASeat * kNetMost <= INT16_MAX;
static_assert(std::int64_t{kNetWidth} * kNetMost * kNetMost + (1 << 24) <= INT32_MAX);
static_assert(std::int64_t{kNetHidden} * kNetMost * kNetMost + (1 << 24) <= INT32_MAX);

// The second and third layer, for any processor. REQUIRES: the sums are of one position.
inline std::int32_t net_score_plain(const NetHead& head, const NetSums& shared, const NetSums& own) {
  std::array<std::int32_t, kNetHidden> sums = head.hidden_bias;
  for (std::size_t k = 0; k < kNetWidth / 2; ++k) {
    const int even = std::clamp(int{shared[2 * k]} + int{own[2 * k]}, 0, kNetMost);
    const int odd = std::clamp(int{shared[2 * k + 1]} + int{own[2 * k + 1]}, 0, kNetMost);
    for (std::size_t j = 0; j < kNetHidden; ++j) sums[j] += even * head.hidden[k][j][0] + odd * head.hidden[k][j][1];
  }
  std::int32_t score = head.out_bias;
  for (std::size_t j = 0; j < kNetHidden; ++j) score += std::clamp(sums[j] / kNetUnit, 0, kNetMost) * head.out[j];
  return score;
}

#if defined(__AVX2__)
// Same result, sixteen numbers at a time. Tests compare the two.
inline std::int32_t net_score_avx2(const NetHead& head, const NetSums& shared, const NetSums& own) {
  static_assert(kNetHidden == 16 && kNetWidth % 16 == 0);
  const auto load = [](const void* at) { return _mm256_loadu_si256(static_cast<const __m256i*>(at)); };
  const __m256i zero = _mm256_setzero_si256();
  const __m256i most = _mm256_set1_epi16(kNetMost);
  alignas(32) std::array<std::int32_t, kNetWidth / 2> pairs;
  for (std::size_t k = 0; k < kNetWidth; k += 16) {
    const __m256i in = _mm256_adds_epi16(load(&shared[k]), load(&own[k]));
    _mm256_store_si256(reinterpret_cast<__m256i*>(&pairs[k / 2]), _mm256_min_epi16(_mm256_max_epi16(in, zero), most));
  }
  __m256i low = load(&head.hidden_bias[0]);
  __m256i high = load(&head.hidden_bias[8]);
  for (std::size_t k = 0; k < kNetWidth / 2; ++k) {
    const __m256i pair = _mm256_set1_epi32(pairs[k]);
    low = _mm256_add_epi32(low, _mm256_madd_epi16(pair, load(&head.hidden[k][0])));
    high = _mm256_add_epi32(high, _mm256_madd_epi16(pair, load(&head.hidden[k][8])));
  }
  // A negative sum becomes 0 whichever way it is rounded.
  const auto between = [&](__m256i sums) { return _mm256_srai_epi32(_mm256_max_epi32(sums, zero), 6); };
  static_assert(kNetUnit == 1 << 6);
  const __m256i packed = _mm256_min_epi16(_mm256_packs_epi32(between(low), between(high)), most);
  // Packing leaves the order 0-3, 8-11, 4-7, 12-15.
  const __m256i hidden = _mm256_permute4x64_epi64(packed, 0xD8);
  const __m256i products = _mm256_madd_epi16(hidden, load(&head.out));
  const __m128i four = _mm_add_epi32(_mm256_castsi256_si128(products), _mm256_extracti128_si256(products, 1));
  const __m128i two = _mm_add_epi32(four, _mm_shuffle_epi32(four, 0x4E));
  return head.out_bias + _mm_cvtsi128_si32(_mm_add_epi32(two, _mm_shuffle_epi32(two, 0xB1)));
}
#endif

inline std::int32_t net_score(const NetHead& head, const NetSums& shared, const NetSums& own) {
#if defined(__AVX2__)
  return net_score_avx2(head, shared, own);
#else
  return net_score_plain(head, shared, own);
#endif
}

// The first layer of the last position. The next one is reached by the rows that differ, which are few between the
// positions of a search.
template <class Encoding>
class NetAccumulator {
 public:
  using Position = typename Encoding::Position;
  static_assert(kNetSumsFit<Encoding>);

  // The net must outlive it. `tables`: rows of the board that are the same in all positions.
  template <class Rows>
  NetAccumulator(const Net<Encoding>& net, const Rows& tables) : net_(&net) {
    for (std::size_t k = 0; k < kNetWidth; ++k) shared_[k] = net.bias[k];
    for (const std::uint16_t row : tables) change(shared_, net.board_rows[0], net.board_rows[row]);
  }

  // The place for the next position; encode it here, then call move.
  Position& next() { return positions_[1 - last_]; }

  // REQUIRES: `partner(seat)` is the same in all calls, and every position has the same seats; kMaxSeats: nobody.
  template <class Partner>
  void move(int players, Partner&& partner) {
    const Net<Encoding>& net = *net_;
    const Position& before = positions_[last_];
    const Position& now = next();
    Encoding::for_each_board_change(before, now, [&](std::uint16_t out, std::uint16_t in) {
      change(shared_, net.board_rows[out], net.board_rows[in]);
    });
    for (int i = 0; i < players; ++i) {
      const int mate = partner(i);
      Encoding::for_each_seat_change(before, now, i, [&](std::uint16_t out, std::uint16_t in) {
        const NetSeatRow& minus = net.seat_rows[out];
        const NetSeatRow& plus = net.seat_rows[in];
        change(shared_, minus.all, plus.all);
        change(own_[static_cast<std::size_t>(i)], minus.self, plus.self);
        if (mate != kMaxSeats) change(own_[static_cast<std::size_t>(mate)], minus.mate, plus.mate);
      });
    }
    last_ = 1 - last_;
  }

  // The score of a seat in the last position.
  std::int32_t score(int seat) const {
    const auto bucket = static_cast<std::size_t>(positions_[last_].bucket);
    return net_score(net_->heads[bucket], shared_, own_[static_cast<std::size_t>(seat)]);
  }

 private:
  static void change(NetSums& sums, const NetRow& old, const NetRow& now) {
    using Bytes = std::int8_t __attribute__((vector_size(kNetWidth)));
    using Words = std::int16_t __attribute__((vector_size(2 * kNetWidth)));
    Words to;
    Bytes minus;
    Bytes plus;
    std::memcpy(&to, sums.data(), sizeof to);
    std::memcpy(&minus, old.data(), sizeof minus);
    std::memcpy(&plus, now.data(), sizeof plus);
    to += __builtin_convertvector(plus, Words) - __builtin_convertvector(minus, Words);
    std::memcpy(sums.data(), &to, sizeof to);
  }

  const Net<Encoding>* net_;
  alignas(32) NetSums shared_{};
  alignas(32) std::array<NetSums, kMaxSeats> own_{};
  std::array<Position, 2> positions_{};
  std::size_t last_ = 0;
};

// e^(-x) as a part of 2^20, x being a difference of scores: the product of two tables gives it at full resolution.
namespace net_exp {

inline constexpr std::uint32_t kOne = 1U << 20;
inline constexpr std::uint32_t kSteps = 256;
static_assert(kSteps * 16 == kNetScoreUnit);

struct Tables {
  std::array<std::uint32_t, kSteps> coarse{};  // a sixteenth of a log-odd a step, parts of 2^20
  std::array<std::uint32_t, kSteps> fine{};    // one step of a score, parts of 2^30
};

// Multiplies parts of 2^62.
constexpr std::uint64_t times(std::uint64_t a, std::uint64_t b) {
  const std::uint64_t mixed = (a >> 31) * (b & 0x7FFFFFFFU) + (a & 0x7FFFFFFFU) * (b >> 31);
  return (a >> 31) * (b >> 31) + (mixed >> 31);
}

constexpr Tables make_tables() {
  constexpr std::uint64_t kWhole = std::uint64_t{1} << 62;
  // e^(-u) = 1 - u + u²/2 - u³/6 + u⁴/24 with u = 2^-12.
  constexpr std::uint64_t kStep = kWhole - (std::uint64_t{1} << 50) + (std::uint64_t{1} << 37) -
                                  (std::uint64_t{1} << 26) / 6 + (std::uint64_t{1} << 14) / 24;
  Tables tables;
  std::uint64_t fine = kWhole;
  for (std::uint32_t& entry : tables.fine) {
    entry = static_cast<std::uint32_t>((fine + (std::uint64_t{1} << 31)) >> 32);
    fine = times(fine, kStep);
  }
  std::uint64_t coarse = kWhole;
  for (std::uint32_t& entry : tables.coarse) {
    entry = static_cast<std::uint32_t>((coarse + (std::uint64_t{1} << 41)) >> 42);
    coarse = times(coarse, fine);
  }
  return tables;
}
inline constexpr Tables kTables = make_tables();

// Beyond 16 log-odds it is 0. REQUIRES: x >= 0.
constexpr std::uint32_t of(std::int32_t x) {
  const auto step = static_cast<std::uint32_t>(x);
  if (step >= kSteps * kSteps) return 0;
  return static_cast<std::uint32_t>((std::uint64_t{kTables.coarse[step / kSteps]} * kTables.fine[step % kSteps]) >> 30);
}

}  // namespace net_exp

}  // namespace spires::bots
