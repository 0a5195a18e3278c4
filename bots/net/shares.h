// The chances of sides from their scores.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/evaluator.h"
#include "bots/net/net.h"

namespace spires::bots {

// Returns the softmax of the first `sides` scores. REQUIRES: sides > 0.
inline WinChances net_shares(const std::array<std::int32_t, kMaxSeats>& scores, std::size_t sides) {
  const std::int32_t most = *std::max_element(scores.begin(), scores.begin() + static_cast<std::ptrdiff_t>(sides));
  WinChances chances{};
  std::uint32_t sum = 0;
  for (std::size_t i = 0; i < sides; ++i) {
    const std::uint32_t part = net_exp::of(most - scores[i]);
    sum += part;
    chances[i] = static_cast<float>(part);
  }
  for (std::size_t i = 0; i < sides; ++i) chances[i] /= static_cast<float>(sum);
  return chances;
}

// The rows of the table, which are the same in all positions of a game.
template <class Encoding, class Rules>
std::vector<std::uint16_t> net_table_rows(const Rules& rules) {
  std::vector<std::uint16_t> rows;
  Encoding::for_each_table_row(rules, [&](std::uint16_t row) { rows.push_back(row); });
  return rows;
}

}  // namespace spires::bots
