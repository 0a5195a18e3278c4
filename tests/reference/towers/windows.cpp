// The windows in which seats other than the active one may act: before, during and after a move (WT-15.7, 14.4), and
// the rescue rounds. Seats are asked clockwise from the active one (WT-15.3).
#include <algorithm>

#include "tests/reference/towers/towers.h"

namespace reference::towers {

void Game::open_window(Phase phase) {
  phase_ = phase;
  offset_ = 0;
}

// WT-15.2: one slot an action for the table, or one for each seat.
bool Game::slot_free(int seat) const {
  if (!o_.one_caster_per_action) return !slot_[static_cast<std::size_t>(seat)];
  return std::none_of(slot_.begin(), slot_.end(), [](const auto& taken) { return taken.has_value(); });
}

bool Game::mid_exists() const {
  if (solo()) return false;           // I-11
  if (o_.during_window) return true;  // any kind may be cast here
  return piece_.kind == Piece::Kind::Wizard && in_play(Spell::PB);
}

// The actions of the seat in the present window besides passing and giving.
std::vector<Action> Game::window_casts(int seat) const {
  std::vector<Action> list;
  const std::optional<Spell>& reserved = reserve_[static_cast<std::size_t>(seat)];
  if (phase_ == Phase::Mid) {
    add_mid_casts(list, seat);
  } else if (phase_ == Phase::Pre) {
    if (!slot_free(seat)) return list;
    add_all_casts(list, seat);
    if (o_.during_window) return list;  // I-2: three windows know no reservations
    for (int i = 0; i < kSpells; ++i) {
      const Spell spell = static_cast<Spell>(i);
      if (ordinary(spell) && payable(seat, spell)) list.push_back({.verb = Verb::Reserve, .spell = spell});
    }
  } else if (phase_ == Phase::Post) {
    if (reserved) {
      add_casts(list, seat, *reserved);
    } else if (o_.during_window && slot_free(seat)) {
      add_all_casts(list, seat);
    }
  } else if (o_.free_exempt) {
    add_casts(list, seat, Spell::FR);  // WT-15.6
  }
  return list;
}

void Game::add_mid_casts(std::vector<Action>& list, int seat) const {
  if (basic() && (seat != active_ || !may_cast_in_turn())) return;                       // R-17h
  if (o_.variant == Variant::Advanced && seat != active_ && !o_.pb_out_of_turn) return;  // WT-14.4
  if (master() && !slot_free(seat)) return;
  if (o_.during_window) add_all_casts(list, seat);
  if (piece_.kind == Piece::Kind::Wizard && can_ride(seat, piece_, value_, riders_)) {
    list.push_back({.verb = Verb::Cast, .spell = Spell::PB, .seat = seat});
  }
}

void Game::add_window_actions(std::vector<Action>& list) const {
  const int asked = window_seat();
  list = window_casts(asked);
  list.push_back({.verb = Verb::Pass});
  // R-33, I-4: in every window of the master variant.
  const bool gifts =
      phase_ == Phase::Pre || (phase_ == Phase::Mid && master()) || (phase_ == Phase::Post && !o_.no_gifts_in_post);
  if (gifts) add_gifts(list, asked);
}

// a reservation that is not used after the move is declined unpaid.
void Game::pass_window() {
  if (phase_ == Phase::Post) reserve_[static_cast<std::size_t>(window_seat())].reset();
  ++offset_;
}

void Game::leave_window() {
  switch (phase_) {
    case Phase::Rescue0: begin_action(); break;
    case Phase::Pre: open_window(Phase::Rescue1); break;
    case Phase::Rescue1: phase_ = refused_ ? Phase::Step : Phase::Piece; break;
    case Phase::Mid: execute_card(); break;
    case Phase::Post: open_window(Phase::Rescue2); break;
    case Phase::Rescue2:
      if (refused_) {
        end_turn();
      } else {
        next_action();
      }
      break;
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
    case Phase::Over: break;
  }
}

}  // namespace reference::towers
