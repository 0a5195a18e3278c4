// Evaluates a position of Wandering Towers by a network: each seat has a score, and the chances of winning are the
// softmax of the scores of the sides. Partners add their scores; a solo player competes with a score of zero.
//
// It remembers the position evaluated last, because the next one is usually similar, so each thread needs its own.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "bots/net/net.h"
#include "bots/net/shares.h"
#include "bots/towers/encoding.h"
#include "bots/towers/turns.h"

namespace spires::bots {

using TowersNet = Net<TowersEncoding>;

class TowersNetEvaluation : public TowersTurns {
 public:
  using Game = towers::Towers;
  static constexpr towers::Memory kMemory = towers::Memory::Open;

  // The net must outlive it. It evaluates positions of these rules only.
  TowersNetEvaluation(const TowersNet& net, const towers::Rules& rules)
      : sums_(net, net_table_rows<TowersEncoding>(rules)) {}

  WinChances win_chances(const towers::Rules& rules, const towers::State& s) const {
    TowersEncoding::encode(rules, s, sums_.next());
    sums_.move(rules.players, [&](int i) { return rules.teams ? index(rules.partner(seat_at(i))) : kMaxSeats; });
    std::array<std::int32_t, kMaxSeats> scores{};
    for (int i = 0; i < rules.players; ++i) scores[static_cast<std::size_t>(i)] = sums_.score(i);
    return shares(rules, scores);
  }

  static WinChances shares(const towers::Rules& rules, const std::array<std::int32_t, kMaxSeats>& scores) {
    const auto players = static_cast<std::size_t>(rules.players);
    const std::size_t seats = rules.teams ? players / 2 : players;
    // The sides; the second side of a solo player is the table.
    const std::size_t sides = std::max<std::size_t>(seats, 2);
    std::array<std::int32_t, kMaxSeats> side{};
    for (std::size_t i = 0; i < sides; ++i) side[i] = rules.teams ? scores[i] + scores[i + seats] : scores[i];
    WinChances chances = net_shares(side, sides);
    if (rules.variant.alone) chances[1] = 0;
    if (rules.teams) std::copy_n(chances.begin(), seats, chances.begin() + static_cast<std::ptrdiff_t>(seats));
    return chances;
  }

 private:
  mutable NetAccumulator<TowersEncoding> sums_;
};
static_assert(Evaluator<TowersNetEvaluation, towers::Towers>);

}  // namespace spires::bots
