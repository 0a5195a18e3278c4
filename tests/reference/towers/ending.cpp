// End of the game and ranking: WT-12, team play 13.8, solo 16.2.
#include <algorithm>
#include <cassert>
#include <tuple>

#include "tests/reference/towers/towers.h"

namespace reference::towers {

// Q of WT-12.1; in team play that of the seat's team (13.8).
bool Game::reached(int seat) const {
  const auto done = [this](int who) { return player(who).home == wizards_each_ && player(who).empty == 0; };
  return done(seat) && (!o_.teams || done(partner(seat)));
}

bool Game::some_reached() const {
  for (int seat = 0; seat < players_; ++seat) {
    if (reached(seat)) return true;
  }
  return false;
}

bool Game::all_home() const {
  return std::all_of(seats_.begin(), seats_.end(), [this](const Player& p) { return p.home == wizards_each_; });
}

// I-6: with teamEnd=Immediate the game stops within the turn, without draws.
void Game::test_team_end() {
  if (o_.teams && o_.team_end_immediate && some_reached()) finish(Ending::Goal);
}

// WT-4.7: the test follows the draws at turn end.
void Game::test_end() {
  if (solo()) {
    test_solo_end();
    return;
  }
  const bool last_of_round = active_ == players_ - 1;
  if (some_reached()) {
    if (last_of_round) {
      finish(Ending::Goal);  // WT-12.2
      return;
    }
  } else if (all_home() && o_.deadlock_ends) {
    finish(Ending::Deadlock);  // WT-12.4, R-29
    return;
  }
  begin_turn((active_ + 1) % players_);
}

// I-11: a limit of 0 means none.
void Game::test_solo_end() {
  const int used = pile_size(discard_);
  const int limit = o_.solo_card_limit;
  const bool no_empty = seats_[0].empty == 0;
  if (all_home() && no_empty && (limit == 0 || used <= limit)) {
    finish(Ending::Goal);
  } else if ((limit != 0 && used >= limit) || pile_size(draw_) == 0 || (all_home() && !no_empty)) {
    finish(Ending::Deadlock);
  } else {
    begin_turn(0);
  }
}

void Game::finish(Ending ending) {
  reset_turn();
  act_ = 0;
  phase_ = Phase::Over;
  ending_ = ending;
}

void Game::cap() {
  if (!over()) finish(Ending::Cap);
}

// WT-12.3 and I-7: places are one plus the number of players (teams) strictly better.
Result Game::result() const {
  assert(over());
  Result result;
  result.reason = ending_ == Ending::Goal ? "goal" : ending_ == Ending::Deadlock ? "deadlock" : "cap";
  if (solo()) {
    const bool won = ending_ == Ending::Goal;
    result.places = {won ? 1 : 2};
    if (won) result.winners = {0};
    return result;
  }
  // a team counts its potions together.
  const auto score = [this](int seat) {
    int full = player(seat).full;
    int filled = full + player(seat).spent;
    if (o_.teams) {
      full += player(partner(seat)).full;
      filled += player(partner(seat)).full + player(partner(seat)).spent;
    }
    const bool first = ending_ == Ending::Goal && reached(seat);
    return first ? std::tuple(1, full, 0) : std::tuple(0, filled, full);
  };
  const int sides = o_.teams ? players_ / 2 : players_;
  for (int seat = 0; seat < players_; ++seat) {
    int better = 0;
    for (int rival = 0; rival < sides; ++rival) better += score(rival) > score(seat) ? 1 : 0;
    result.places.push_back(1 + better);
    if (better == 0) result.winners.push_back(seat);
  }
  return result;
}

}  // namespace reference::towers
