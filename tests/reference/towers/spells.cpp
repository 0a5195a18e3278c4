// Spells: cost and limits WT-10, effects WT-11, the promo tile 17, repeated castings R-21.
#include <algorithm>
#include <cstddef>

#include "tests/reference/towers/towers.h"

namespace reference::towers {

namespace {

int spell_steps(Spell spell) { return spell_row(spell).steps; }

}  // namespace

bool Game::payable(int seat, Spell spell) const {
  return player(seat).full >= o_.costs[static_cast<std::size_t>(spell)];
}

// WT-10.1, R-27: paid before the effect.
void Game::pay(int seat, Spell spell) {
  const int cost = o_.costs[static_cast<std::size_t>(spell)];
  player(seat).full -= cost;
  player(seat).spent += cost;
  if (basic() || solo()) ++casts_;
}

// In play and cast at ordinary points: PB has its own window, an exempt FR its rescue rounds.
bool Game::ordinary(Spell spell) const {
  return in_play(spell) && spell != Spell::PB && !(spell == Spell::FR && o_.free_exempt);
}

// May the active seat cast outside the windows now?
bool Game::may_cast_in_turn() const {
  switch (o_.variant) {
    case Variant::Basic: return casts_ < o_.spells_per_turn;                                         // WT-10.2
    case Variant::Advanced: return true;                                                             // WT-14.2
    case Variant::Master: return phase_ == Phase::Choose && o_.during_window && slot_free(active_);  // WT-15.7
    case Variant::Solo: return phase_ == Phase::End && casts_ < 1;                                   // WT-16.3
  }
  return false;
}

void Game::add_all_casts(std::vector<Action>& list, int seat) const {
  for (int i = 0; i < kSpells; ++i) {
    const Spell spell = static_cast<Spell>(i);
    if (ordinary(spell)) add_casts(list, seat, spell);
  }
}

// Every casting of one kind the seat can pay, with a legal target (WT-10.3).
void Game::add_casts(std::vector<Action>& list, int seat, Spell spell) const {
  if (!in_play(spell) || !payable(seat, spell)) return;
  const int steps = spell_steps(spell);
  switch (spell) {
    case Spell::MW:
    case Spell::HW:  // WT-11.1, 11.2: any seat's visible wizard
      for (int space = 0; space < kSpaces; ++space) {
        if (!board_.party_fits(space, steps, 1)) continue;
        for (int owner = 0; owner < players_; ++owner) {
          if (board_.visible(space, owner) == 0) continue;
          list.push_back({.verb = Verb::Cast, .spell = spell, .space = space, .seat = owner});
        }
      }
      break;
    case Spell::MT:
    case Spell::HT:  // WT-11.3, 11.4
      for (const Piece& piece : tower_pieces(steps)) {
        list.push_back({.verb = Verb::Cast, .spell = spell, .space = piece.space, .level = piece.level});
      }
      break;
    case Spell::SW:  // WT-11.5
      for (int a = 0; a < kSpaces; ++a) {
        for (int b = a + 1; b < kSpaces; ++b) {
          if (board_.height(a) == 0 || board_.height(b) == 0) continue;
          if (!o_.swap_carries_castle && (board_.castle == a || board_.castle == b)) continue;
          list.push_back({.verb = Verb::Cast, .spell = spell, .space = a, .other = b});
        }
      }
      break;
    case Spell::NK:  // WT-11.6: if one direction has a target, so has the other
      if (!board_.nudge_target(+1)) break;
      for (const int direction : {+1, -1}) {
        list.push_back({.verb = Verb::Cast, .spell = spell, .other = direction});
      }
      break;
    case Spell::FR:  // WT-11.7, R-15d,e: blind, but the top must have room or be the castle
      for (int space = 0; space < kSpaces; ++space) {
        if (board_.castle != space && static_cast<int>(board_.top(space).size()) >= kSurfaceLimit) continue;
        for (int level = 1; level <= board_.height(space); ++level) {
          list.push_back({.verb = Verb::Cast, .spell = spell, .space = space, .level = level});
        }
      }
      break;
    case Spell::PB: break;  // depends on a move, see can_ride
    case Spell::DT2C:       // WT-17.1
      if (can_draw()) list.push_back({.verb = Verb::Cast, .spell = spell});
      break;
  }
}

// WT-11.8: one more wizard of the caster on the leader's surface than already takes part, and room for all.
bool Game::can_ride(int seat, const Piece& leader, int steps, const std::vector<int>& riders) const {
  if (!in_play(Spell::PB) || !payable(seat, Spell::PB)) return false;
  const auto taking_part = std::count(riders.begin(), riders.end(), seat) + (leader.seat == seat ? 1 : 0);
  if (board_.visible(leader.space, seat) <= taking_part) return false;
  // R-17g: the wizard to ride with is still to be seen there.
  if (!o_.blind_rides && board_.visible(leader.space, leader.seat) == 0) return false;
  return board_.party_fits(leader.space, steps, static_cast<int>(riders.size()) + 2);
}

void Game::begin_cast(int seat, const Action& action) {
  pay(seat, action.spell);
  const bool rescue = phase_ == Phase::Rescue0 || phase_ == Phase::Rescue1 || phase_ == Phase::Rescue2;
  if (master() && !rescue) {
    slot_[static_cast<std::size_t>(seat)] = action.spell;  // WT-15.2
    reserve_[static_cast<std::size_t>(seat)].reset();
  }
  inside_ = Inside::None;
  casting_ = {.caster = seat, .how = action, .riders = {}, .moved = {}};
  casting_now_ = true;
  switch (action.spell) {
    case Spell::MW:
    case Spell::HW:
      inside_ = Inside::Ride;
      ride_offset_ = 0;
      break;
    case Spell::MT:
    case Spell::HT: move_block_by_spell(); break;
    case Spell::SW:
      board_.swap_tops(action.space, action.other);  // WT-9.3: no reward
      finish_cast();
      break;
    case Spell::NK:
      board_.castle = *board_.nudge_target(action.other);
      finish_cast();
      break;
    case Spell::FR: free_wizard(); break;
    case Spell::PB: break;  // cast_piggyback
    case Spell::DT2C:
      todo_ = 2;
      inside_ = Inside::Draw;
      break;
  }
}

// PB: on the move of a card in MID, or on that of another spell (pbCardMovesOnly=false).
void Game::cast_piggyback(int seat) {
  pay(seat, Spell::PB);
  if (master()) slot_[static_cast<std::size_t>(seat)] = Spell::PB;
  if (inside_ == Inside::Ride) {
    casting_.riders.push_back(seat);
    return;  // the same seat is asked again
  }
  riders_.push_back(seat);
  if (!master()) return;
  casting_ = {.caster = seat, .how = {.verb = Verb::Cast, .spell = Spell::PB, .seat = seat}, .riders = {}, .moved = {}};
  finish_cast();
}

bool Game::may_ride_spell(int seat) const {
  if (o_.pb_card_moves_only) return false;  // R-17b
  switch (o_.variant) {
    case Variant::Solo: return false;
    case Variant::Basic:
      if (seat != active_ || !may_cast_in_turn()) return false;
      break;
    case Variant::Advanced:
      if (seat != active_ && !o_.pb_out_of_turn) return false;
      break;
    case Variant::Master: {
      // A seat that already rides continues in its own slot.
      const bool riding = std::count(casting_.riders.begin(), casting_.riders.end(), seat) > 0;
      if (riding ? !o_.many_spell_riders : !slot_free(seat)) return false;
      break;
    }
  }
  const Piece leader = {.kind = Piece::Kind::Wizard, .space = casting_.how.space, .seat = casting_.how.seat};
  return can_ride(seat, leader, spell_steps(casting_.how.spell), casting_.riders);
}

void Game::move_wizard_by_spell() {
  const Action& how = casting_.how;
  const int steps = spell_steps(how.spell);
  inside_ = Inside::None;
  if (!board_.enters(how.space, steps)) {
    casting_.moved = {.kind = Piece::Kind::Wizard, .space = ahead(how.space, steps), .seat = how.seat};
  }
  const Traveller leader = {.owner = how.seat, .mover = casting_.caster, .own = how.seat == casting_.caster};
  move_party(how.space, steps, leader, casting_.riders);
  finish_cast();
}

void Game::move_block_by_spell() {
  const Action& how = casting_.how;
  const int to = ahead(how.space, spell_steps(how.spell));
  casting_.moved = {.kind = Piece::Kind::Tower, .space = to, .level = board_.height(to) + 1};
  const bool trapped = board_.move_block(how.space, how.level, spell_steps(how.spell));
  if (trapped && reward_leaves_choice(casting_.caster)) {  // the caster's reward
    inside_ = Inside::Fill;
    return;
  }
  finish_cast();
}

// WT-11.7: the surface right under the level; own wizards, in team play the partner's too (13.7).
std::vector<Action> Game::free_choices() const {
  const std::vector<int>& seen = board_.under(casting_.how.space, casting_.how.level);
  std::vector<Action> list;
  for (int owner = 0; owner < players_; ++owner) {
    const bool friendly = owner == casting_.caster || (o_.teams && owner == partner(casting_.caster));
    if (friendly && std::find(seen.begin(), seen.end(), owner) != seen.end()) {
      list.push_back({.verb = Verb::Take, .seat = owner});
    }
  }
  if (!list.empty() && o_.free_may_decline) list.push_back({.verb = Verb::Leave});  // R-15c
  return list;
}

void Game::free_wizard() {
  const std::vector<Action> choices = free_choices();
  if (choices.empty()) {
    finish_cast();
  } else if (choices.size() == 1) {
    take_freed(choices.front().seat);
  } else {
    inside_ = Inside::Pick;
  }
}

void Game::take_freed(int owner) {
  const int space = casting_.how.space;
  inside_ = Inside::None;
  remove_wizard(board_.under(space, casting_.how.level), owner);
  if (board_.castle == space) {
    // I-9: a partner's wizard freed into the castle is not an own entry.
    enter({{.owner = owner, .mover = casting_.caster, .own = owner == casting_.caster}});
  } else {
    board_.top(space).push_back(owner);
  }
  finish_cast();
}

void Game::finish_cast() {
  if (over()) return;
  casting_now_ = false;
  inside_ = Inside::None;
  if (entry_ends_turn_) {
    end_turn();  // WT-10.5
    return;
  }
  if (!master()) return;
  if (phase_ == Phase::Rescue0 || phase_ == Phase::Rescue1 || phase_ == Phase::Rescue2) {
    offset_ = 0;  // the round starts again
  } else if (o_.repeat_many) {
    inside_ = Inside::Repeat;
  } else {
    close_slot();
  }
}

// further castings of the kind just cast; SamePiece binds the four moving spells to the piece just moved.
std::vector<Action> Game::repeats() const {
  const Spell spell = casting_.how.spell;
  const int caster = casting_.caster;
  std::vector<Action> list;
  if (spell == Spell::PB) {
    if (can_ride(caster, piece_, value_, riders_)) list.push_back(casting_.how);
    return list;
  }
  add_casts(list, caster, spell);
  if (o_.same_piece && spell_steps(spell) != 0) {
    const Piece& moved = casting_.moved;
    std::erase_if(list, [&moved](const Action& cast) {
      return moved.kind == Piece::Kind::None || cast.space != moved.space || cast.level != moved.level ||
             cast.seat != moved.seat;
    });
  }
  return list;
}

// The caster is done: with one slot for the table the window closes, otherwise the next seat is asked.
void Game::close_slot() {
  inside_ = Inside::None;
  if (!in_window()) return;
  offset_ = o_.one_caster_per_action ? players_ : offset_ + 1;
}

}  // namespace reference::towers
