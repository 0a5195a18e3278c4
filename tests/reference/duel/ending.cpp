// From the guess to the count: KM-11.1, KM-11.2, and the veiled stones of R-18. The count itself is in scoring.cpp.
#include <cassert>

#include "tests/reference/duel/duel.h"

namespace reference::duel {

void Game::guess(Tower tower) {
  guess_ = tower;
  for (Area& area : areas_) unveil(area);
  laying_ = Seat::K;
  phase_ = options().lay_veiled_stones ? Phase::Lay : Phase::End;
}

// KM-11.2; with R-18 row_end the stones wait for their owner to lay them.
void Game::unveil(Area& area) {
  for (const CardId card : kinds_in(area.veiled)) {
    if (options().lay_veiled_stones && kind(card).is_stone()) continue;
    area.acquired[card] += area.veiled[card];
    area.veiled[card] = 0;
  }
}

void Game::add_lays(std::vector<Action>& list) const {
  const Area& own = area(laying_);
  for (const CardId card : kinds_in(own.veiled)) {
    for (const std::vector<Placement>& way : ways_to_place(own.used, {card})) {
      list.push_back({.verb = Verb::Lay, .card = card, .end = way.front().end});
    }
  }
}

void Game::lay(const Action& action) {
  Area& own = area(laying_);
  --own.veiled[action.card];
  place(own.used, {.card = action.card, .end = action.end});
}

Result Game::result() const {
  assert(over());
  return score_game(*rules_, areas_, secrets_, *guess_);
}

}  // namespace reference::duel
