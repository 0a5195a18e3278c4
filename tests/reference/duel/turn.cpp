// A turn and a round: KM-4, acquiring a card KM-6, the end of a round KM-10.
#include "tests/reference/duel/duel.h"

namespace reference::duel {

// KM-6.1, KM-6.4: the slots beside the tower just entered.
void Game::add_takes(std::vector<Action>& list) const {
  for (SlotId slot = 0; slot < kSlots; ++slot) {
    if (slots_[slot].card && touches(position(active_), slot)) list.push_back({.verb = Verb::Take, .slot = slot});
  }
}

// KM-6.6
void Game::take(SlotId slot) {
  const CardId card = *slots_[slot].card;
  slots_[slot] = {};
  if (kind(card).is_stone()) {
    stone_ = card;
    phase_ = Phase::Place;
  } else {
    ++area(active_).acquired[card];
    phase_ = Phase::Spell;
  }
}

void Game::add_placements(std::vector<Action>& list) const {
  for (const std::vector<Placement>& way : ways_to_place(area(active_).used, {*stone_})) {
    list.push_back({.verb = Verb::Place, .end = way.front().end});
  }
}

void Game::place_stone(End end) {
  place(area(active_).used, {.card = *stone_, .end = end});
  stone_.reset();
  phase_ = Phase::Spell;
}

// KM-4.1, KM-4.2: four turns a round, the players alternate.
void Game::end_turn() {
  looked_at_ = {};
  if (turn_ == 4) {
    end_round();
    return;
  }
  ++turn_;
  active_ = opponent(active_);
  phase_ = Phase::Move;
}

void Game::end_round() {
  for (Slot& slot : slots_) {
    if (slot.card) ++discard_[*slot.card];  // KM-10.2
    slot = {};
  }
  if (round_ == 6) {
    phase_ = Phase::Guess;  // KM-10.6
    return;
  }
  ++round_;
  turn_ = 1;
  active_ = starter();
  begin_deal();  // KM-10.3
}

}  // namespace reference::duel
