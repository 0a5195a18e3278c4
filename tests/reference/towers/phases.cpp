// The state machine: who is asked now, what happens with the answer, and the way to the next question.
#include "tests/reference/towers/towers.h"

namespace reference::towers {

bool Game::in_window() const {
  switch (phase_) {
    case Phase::Rescue0:
    case Phase::Rescue1:
    case Phase::Rescue2:
    case Phase::Pre:
    case Phase::Mid:
    case Phase::Post: return true;
    case Phase::Tiles:
    case Phase::Deal:
    case Phase::Choose:
    case Phase::Answer:
    case Phase::Offered:
    case Phase::Return:
    case Phase::Roll:
    case Phase::Reroll:
    case Phase::Side:
    case Phase::Piece:
    case Phase::Redraw:
    case Phase::Step:
    case Phase::End:
    case Phase::Refill:
    case Phase::Over: return false;
  }
  return false;
}

bool Game::chance_due() const {
  if (inside_ != Inside::None) return inside_ == Inside::Draw;
  return phase_ == Phase::Tiles || phase_ == Phase::Deal || phase_ == Phase::Roll || phase_ == Phase::Redraw ||
         phase_ == Phase::Refill;
}

int Game::seat() const {
  switch (inside_) {
    case Inside::Repeat:
    case Inside::Pick: return casting_.caster;
    case Inside::Fill: return casting_now_ ? casting_.caster : active_;
    case Inside::Ride: return (active_ + ride_offset_) % players_;
    case Inside::Draw:
    case Inside::None: break;
  }
  if (in_window()) return window_seat();
  return phase_ == Phase::Answer ? partner(active_) : active_;
}

std::vector<Action> Game::actions() const {
  std::vector<Action> list;
  switch (inside_) {
    case Inside::Repeat:
      list = repeats();
      list.push_back({.verb = Verb::Stop});
      break;
    case Inside::Pick: list = free_choices(); break;
    case Inside::Fill: list = {{.verb = Verb::FillPartner}, {.verb = Verb::FillNone}}; break;
    case Inside::Ride:
      list.push_back({.verb = Verb::Cast, .spell = Spell::PB, .seat = seat()});
      list.push_back({.verb = Verb::Pass});
      break;
    case Inside::Draw: break;
    case Inside::None: add_phase_actions(list); break;
  }
  return list;
}

void Game::add_phase_actions(std::vector<Action>& list) const {
  switch (phase_) {
    case Phase::Choose: add_choices(list); break;
    case Phase::Answer: add_answers(list); break;
    case Phase::Offered: list = {{.verb = Verb::TakeCard}, {.verb = Verb::Decline}}; break;
    case Phase::Return:
      for (const int card : distinct_cards(player(active_).hand)) list.push_back({.verb = Verb::Return, .card = card});
      break;
    case Phase::Reroll: list = {{.verb = Verb::Reroll}, {.verb = Verb::Accept}}; break;
    case Phase::Side:
      list.push_back({.verb = Verb::ChooseSide, .side = Side::Tower});
      list.push_back({.verb = Verb::ChooseSide, .side = Side::Wizard});
      break;
    case Phase::Piece: add_piece_choices(list); break;
    case Phase::Step: add_steps(list); break;
    case Phase::End:
      add_all_casts(list, active_);
      list.push_back({.verb = Verb::End});
      add_gifts(list, active_);
      break;
    case Phase::Rescue0:
    case Phase::Rescue1:
    case Phase::Rescue2:
    case Phase::Pre:
    case Phase::Mid:
    case Phase::Post: add_window_actions(list); break;
    case Phase::Tiles:
    case Phase::Deal:
    case Phase::Roll:
    case Phase::Redraw:
    case Phase::Refill:
    case Phase::Over: break;
  }
}

std::vector<std::pair<Chance, int>> Game::chances() const {
  std::vector<std::pair<Chance, int>> list;
  if (!chance_due()) return list;
  if (phase_ == Phase::Tiles) return tile_sets();
  if (phase_ == Phase::Roll) {
    for (int die = 1; die <= 6; ++die) list.push_back({{.luck = Luck::Roll, .die = die}, 1});
    return list;
  }
  // WT-4.5, R-37: the discard pile is shuffled only when a card is due and the draw pile is empty.
  if (pile_size(draw_) == 0) {
    list.push_back({{.luck = Luck::Reshuffle}, 1});
    return list;
  }
  for (int card = 0; card < kCardKinds; ++card) {
    const int copies = draw_[static_cast<std::size_t>(card)];
    if (copies > 0) list.push_back({{.luck = Luck::Draw, .seat = drawing_seat(), .card = card}, copies});
  }
  return list;
}

void Game::resolve(const Chance& chance) {
  switch (chance.luck) {
    case Luck::Tiles:
      tiles_ = chance.tiles;
      phase_ = Phase::Deal;
      break;
    case Luck::Draw: draw_card(chance); break;
    case Luck::Reshuffle:
      draw_ = discard_;
      discard_.fill(0);
      break;
    case Luck::Roll: roll(chance.die); break;
  }
  settle();
}

void Game::play(const Action& action) {
  switch (action.verb) {
    case Verb::Play:
    case Verb::Discard:
    case Verb::Refuse:
    case Verb::Ask:
    case Verb::Give:
    case Verb::Reroll:
    case Verb::Accept:
    case Verb::ChooseSide:
    case Verb::Wizard:
    case Verb::Tower:
    case Verb::Unused:
    case Verb::Step:
    case Verb::NoStep:
    case Verb::Offer:
    case Verb::Return:
    case Verb::Decline:
    case Verb::TakeCard:
    case Verb::End: play_in_turn(action); break;
    case Verb::Cast:
    case Verb::Pass:
    case Verb::Reserve:
    case Verb::Stop:
    case Verb::Take:
    case Verb::Leave:
    case Verb::FillPartner:
    case Verb::FillNone: play_in_spell(action); break;
  }
  settle();
}

void Game::play_in_spell(const Action& action) {
  const int caster = seat();
  if (action.verb == Verb::Cast) {
    if (action.spell == Spell::PB) {
      cast_piggyback(caster);
    } else {
      begin_cast(caster, action);
    }
  } else if (action.verb == Verb::Pass) {
    if (inside_ == Inside::Ride) {
      ++ride_offset_;
    } else {
      pass_window();
    }
  } else if (action.verb == Verb::Reserve) {
    slot_[static_cast<std::size_t>(caster)] = action.spell;
    reserve_[static_cast<std::size_t>(caster)] = action.spell;
    close_slot();
  } else if (action.verb == Verb::Stop) {
    close_slot();
  } else if (action.verb == Verb::Take) {
    take_freed(action.seat);
  } else if (action.verb == Verb::Leave) {
    finish_cast();
  } else {
    // WT-13.5: the mover had no empty potion.
    if (action.verb == Verb::FillPartner) {
      Player& friendly = player(partner(caster));
      --friendly.empty;
      ++friendly.full;
      test_team_end();
    }
    inside_ = Inside::None;
    if (over()) return;
    if (casting_now_) {
      finish_cast();
    } else if (phase_ == Phase::Step) {
      after_step();
    } else {
      end_card();
    }
  }
}

// Carries out everything automatic until a seat, or chance, has to decide.
void Game::settle() {
  while (!over()) {
    const bool waits = inside_ == Inside::None ? settle_phase() : settle_inside();
    if (waits) return;
  }
}

// Returns true if the point inside the casting has to be asked, false if it was passed: look again.
bool Game::settle_inside() {
  switch (inside_) {
    case Inside::None:
    case Inside::Pick:
    case Inside::Fill: return true;
    case Inside::Repeat:
      if (!repeats().empty()) return true;
      close_slot();
      return false;
    case Inside::Draw:
      if (todo_ > 0 && can_draw()) return true;
      todo_ = 0;
      finish_cast();
      return false;
    case Inside::Ride:
      for (; ride_offset_ < players_; ++ride_offset_) {
        if (may_ride_spell((active_ + ride_offset_) % players_)) return true;
      }
      move_wizard_by_spell();
      return false;
  }
  return true;
}

// The same for the phases. Most are asked even with a single entry; a list that is empty is passed.
bool Game::settle_phase() {
  switch (phase_) {
    case Phase::Deal:
      if (drawing_seat() < players_) return true;
      begin_turn(0);
      return false;
    case Phase::Choose:
      if (!player(active_).hand.empty()) return true;
      next_action();  // an empty hand skips the action
      return false;
    case Phase::Piece:
      if (!pieces().empty()) return true;
      end_card();  // WT-20.4: it fizzles
      return false;
    case Phase::Redraw:
      if (player(active_).hand.size() < 3 && can_draw()) return true;
      open_window(master() && o_.refusal_slot ? Phase::Pre : Phase::Rescue1);
      return false;
    case Phase::Step:
      if (!tower_pieces(1).empty()) return true;
      after_step();  // no legal step is skipped
      return false;
    case Phase::End: {
      std::vector<Action> casts;
      if (may_cast_in_turn()) add_all_casts(casts, active_);
      if (!casts.empty()) return true;
      end_turn();  // WT-20.3
      return false;
    }
    case Phase::Refill:
      if (player(active_).hand.size() < 3 && can_draw()) return true;
      test_end();
      return false;
    case Phase::Rescue0:
    case Phase::Rescue1:
    case Phase::Rescue2:
    case Phase::Pre:
    case Phase::Mid:
    case Phase::Post:
      for (; offset_ < players_; pass_window()) {
        if (!window_casts(window_seat()).empty()) return true;
      }
      leave_window();
      return false;
    case Phase::Tiles:
    case Phase::Answer:
    case Phase::Offered:
    case Phase::Return:
    case Phase::Roll:
    case Phase::Reroll:
    case Phase::Side:
    case Phase::Over: return true;
  }
  return true;
}

}  // namespace reference::towers
