// The ring and the moves on it: KM-2, KM-5.
#include <algorithm>

#include "tests/reference/duel/duel.h"

namespace reference::duel {

std::size_t Game::place_of(Tower tower) const {
  return static_cast<std::size_t>(std::find(ring_.begin(), ring_.end(), tower) - ring_.begin());
}

// KM-2.7
std::size_t Game::distance(Tower a, Tower b) const {
  const std::size_t clockwise = (place_of(b) + kTowers - place_of(a)) % kTowers;
  return std::min(clockwise, kTowers - clockwise);
}

// KM-2.3: slot i lies beside towers i and i+1.
bool Game::touches(Tower tower, SlotId slot) const {
  return ring_[slot] == tower || ring_[(slot + 1) % kTowers] == tower;
}

bool Game::may_move(Seat seat, Tower to) const {
  const Tower from = position(seat);
  const Tower other = position(opponent(seat));
  if (to == from) return false;  // KM-5.1
  if (to == other) {
    // KM-5.3: the knight's swap; otherwise no character enters an occupied tower (KM-5.2).
    return seat == Seat::K && !swap_used_ && (options().swap_at_any_distance || distance(from, to) == 1);
  }
  if (distance(from, to) == 1) return true;  // KM-5.2
  // KM-5.5: the mage passes over the knight.
  return seat == Seat::M && distance(from, to) == 2 && distance(from, other) == 1 && distance(other, to) == 1;
}

void Game::add_moves(std::vector<Action>& list) const {
  for (const Tower to : ring_) {
    if (may_move(active_, to)) list.push_back({.verb = Verb::Move, .tower = to});
  }
}

void Game::move(Tower to) {
  const Seat other = opponent(active_);
  if (to == position(other)) {
    positions_[index(other)] = position(active_);  // KM-5.4: and nothing else happens to the mage
    swap_used_ = true;
  }
  positions_[index(active_)] = to;
  phase_ = Phase::Take;
}

}  // namespace reference::duel
