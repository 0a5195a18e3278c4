// Evaluates a position of Knight & Mage by a network: each seat has a score, and the chances of winning are the softmax of
// the two.
//
// It remembers the position evaluated last, because the next one is usually similar, so each thread needs its own.
#pragma once

#include "bots/duel/encoding.h"
#include "bots/duel/turns.h"
#include "bots/net/net.h"
#include "bots/net/shares.h"

namespace spires::bots {

using DuelNet = Net<DuelEncoding>;

class DuelNetEvaluation : public DuelTurns {
 public:
  using Game = duel::Duel;
  static constexpr duel::Memory kMemory = duel::Memory::Perfect;

  // The net must outlive it. It evaluates positions of these rules only.
  DuelNetEvaluation(const DuelNet& net, const duel::Rules& rules) : sums_(net, net_table_rows<DuelEncoding>(rules)) {}

  WinChances win_chances(const duel::Rules& rules, const duel::State& s) const {
    DuelEncoding::encode(rules, s, sums_.next());
    sums_.move(duel::kPlayers, [](int) { return kMaxSeats; });
    return net_shares({sums_.score(index(duel::kKnight)), sums_.score(index(duel::kMage))}, duel::kPlayers);
  }

 private:
  mutable NetAccumulator<DuelEncoding> sums_;
};
static_assert(Evaluator<DuelNetEvaluation, duel::Duel>);

}  // namespace spires::bots
