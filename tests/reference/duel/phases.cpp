// The state machine: who is asked now, what happens with the answer, and the way to the next question.
#include <cassert>

#include "tests/reference/duel/duel.h"

namespace reference::duel {

bool Game::chance_due() const {
  switch (phase_) {
    case Phase::Ring:
    case Phase::Box:
    case Phase::Secret:
    case Phase::Burn:
    case Phase::Deal:
    case Phase::Draw: return true;
    case Phase::Up: return options().deal_adjacent == DealAdjacent::Random4;
    case Phase::Move:
    case Phase::Take:
    case Phase::Place:
    case Phase::Spell:
    case Phase::Look:
    case Phase::Return:
    case Phase::Push:
    case Phase::Discard:
    case Phase::Guess:
    case Phase::Lay:
    case Phase::End: return false;
  }
  return false;
}

Seat Game::seat() const {
  if (phase_ == Phase::Discard) return opponent(active_);  // KM-9.32
  if (phase_ == Phase::Guess) return Seat::K;              // KM-11.1
  return phase_ == Phase::Lay ? laying_ : active_;
}

std::vector<Action> Game::actions() const {
  std::vector<Action> list;
  switch (phase_) {
    case Phase::Up:
      if (chance_due()) break;
      for (const SlotId slot : far_slots()) list.push_back({.verb = Verb::Up, .slot = slot});
      break;
    case Phase::Move: add_moves(list); break;
    case Phase::Take: add_takes(list); break;
    case Phase::Place: add_placements(list); break;
    case Phase::Spell:
      list.push_back({.verb = Verb::Pass});
      add_casts(list);
      break;
    case Phase::Look: add_looks(list); break;
    case Phase::Return: list = {{.verb = Verb::Keep}, {.verb = Verb::Exchange}}; break;
    case Phase::Push: add_pushes(list); break;
    case Phase::Discard: add_discards(list); break;
    case Phase::Guess:
      for (const Tower tower : kColoured) list.push_back({.verb = Verb::Guess, .tower = tower});
      break;
    case Phase::Lay: add_lays(list); break;
    case Phase::Ring:
    case Phase::Box:
    case Phase::Secret:
    case Phase::Burn:
    case Phase::Deal:
    case Phase::Draw:
    case Phase::End: break;
  }
  return list;
}

void Game::perform(const Action& action) {
  switch (action.verb) {
    case Verb::Up:
      fourth_up_ = action.slot;
      phase_ = Phase::Deal;
      break;
    case Verb::Move: move(action.tower); break;
    case Verb::Take: take(action.slot); break;
    case Verb::Place: place_stone(action.end); break;
    case Verb::Pass: end_turn(); break;
    case Verb::Cast: cast(action); break;
    case Verb::Look:
      looked_at_ = {action.tower, action.other};
      phase_ = Phase::Return;
      break;
    case Verb::Keep: end_turn(); break;
    case Verb::Exchange: exchange(); break;
    case Verb::Push: push(action); break;
    case Verb::Discard: discard_acquired(action.card); break;
    case Verb::DiscardUsed: discard_used(action.number); break;
    case Verb::Guess: guess(action.tower); break;
    case Verb::Lay: lay(action); break;
  }
}

void Game::play(const Action& action) {
  perform(action);
  settle();
}

std::vector<std::pair<Chance, int>> Game::chances() const {
  if (!chance_due()) return {};
  switch (phase_) {
    case Phase::Ring: return rings();
    case Phase::Box: return secret_cards(Luck::Box);
    case Phase::Secret: return secret_cards(Luck::Secret);
    case Phase::Burn: return cards(Luck::Burn, draw_);
    case Phase::Deal: return cards(Luck::Deal, draw_);
    case Phase::Draw: return cards(Luck::Draw, discard_);  // KM-9.40
    case Phase::Up: {
      std::vector<std::pair<Chance, int>> list;
      for (const SlotId slot : far_slots()) list.push_back({{.luck = Luck::Up, .slot = slot}, 1});
      return list;
    }
    case Phase::Move:
    case Phase::Take:
    case Phase::Place:
    case Phase::Spell:
    case Phase::Look:
    case Phase::Return:
    case Phase::Push:
    case Phase::Discard:
    case Phase::Guess:
    case Phase::Lay:
    case Phase::End: break;
  }
  return {};
}

void Game::resolve(const Chance& chance) {
  switch (chance.luck) {
    case Luck::Ring:
      set_ring(chance.ring);
      phase_ = Phase::Box;
      break;
    case Luck::Box:
      box_ = chance.secret;
      --secrets_left_[chance.secret];
      phase_ = Phase::Secret;
      break;
    case Luck::Secret: lay_secret(chance); break;
    case Luck::Burn: burn(chance); break;
    case Luck::Up:
      fourth_up_ = chance.slot;
      phase_ = Phase::Deal;
      break;
    case Luck::Deal: deal(chance); break;
    case Luck::Draw: draw(chance); break;
  }
  settle();
}

// These are asked even with a single answer.
bool Game::always_waits() const {
  return phase_ == Phase::Move || phase_ == Phase::Look || phase_ == Phase::Return || phase_ == Phase::Guess;
}

// Carries out everything automatic until a seat, or chance, has to decide (KM-13.3).
void Game::settle() {
  while (!over() && !chance_due() && !always_waits()) {
    const std::vector<Action> list = actions();
    if (list.size() > 1) return;
    if (list.empty()) {
      skip();
    } else {
      perform(list.front());
    }
  }
}

// There is nothing to decide about.
void Game::skip() {
  if (phase_ == Phase::Take) {
    phase_ = Phase::Spell;  // KM-6.1: no card there, nothing is acquired
  } else if (phase_ == Phase::Push || phase_ == Phase::Discard) {
    end_turn();  // KM-9.6: the spell finds no target
  } else {
    assert(phase_ == Phase::Lay);
    if (laying_ == Seat::K) {
      laying_ = Seat::M;
    } else {
      phase_ = Phase::End;
    }
  }
}

}  // namespace reference::duel
