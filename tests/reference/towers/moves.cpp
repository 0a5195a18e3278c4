// Moves of a card and their consequences: pieces WT-5.6, wizards 6, castle 7, towers 8, potions 9.
#include <algorithm>

#include "tests/reference/towers/towers.h"

namespace reference::towers {

// WT-13.6: with all own wizards home a team player moves his partner's.
bool Game::moves_partner() const { return o_.teams && player(active_).home == wizards_each_; }

// WT-6.1: the seat's own visible wizards that fit or enter.
std::vector<Piece> Game::wizard_pieces(int steps) const {
  std::vector<Piece> list;
  const int owner = moves_partner() ? partner(active_) : active_;
  for (int space = 0; space < kSpaces; ++space) {
    if (board_.visible(space, owner) > 0 && board_.party_fits(space, steps, 1)) {
      list.push_back({.kind = Piece::Kind::Wizard, .space = space, .seat = owner});
    }
  }
  return list;
}

// WT-8.1: any level of any space; WT-8.4: not onto the castle.
std::vector<Piece> Game::tower_pieces(int steps) const {
  std::vector<Piece> list;
  for (int space = 0; space < kSpaces; ++space) {
    if (!board_.block_may_move(space, steps)) continue;
    for (int level = 1; level <= board_.height(space); ++level) {
      list.push_back({.kind = Piece::Kind::Tower, .space = space, .level = level});
    }
  }
  return list;
}

// The pieces the card allows now: for the fixed side, or for both while the side is open.
std::vector<Piece> Game::pieces() const {
  const CardKind& kind = card_kind(*card_);
  std::vector<Piece> list;
  if (side_ != Side::Wizard && kind.moves_tower) list = tower_pieces(value_ > 0 ? value_ : kind.tower);
  if (side_ != Side::Tower && kind.moves_wizard) {
    const std::vector<Piece> wizards = wizard_pieces(value_ > 0 ? value_ : kind.wizard);
    list.insert(list.end(), wizards.begin(), wizards.end());
  }
  return list;
}

void Game::add_piece_choices(std::vector<Action>& list) const {
  bool tower = false;
  for (const Piece& piece : pieces()) {
    if (piece.kind == Piece::Kind::Tower) {
      tower = true;
      list.push_back({.verb = Verb::Tower, .space = piece.space, .level = piece.level});
    } else {
      list.push_back({.verb = Verb::Wizard, .space = piece.space, .seat = piece.seat});
    }
  }
  if (o_.may_spare_partner && moves_partner() && !tower) list.push_back({.verb = Verb::Unused});
  if (basic() && o_.spell_mid_card && may_cast_in_turn()) add_all_casts(list, active_);
}

void Game::choose_piece(const Piece& piece) {
  // WT-5.5: where the side was open the piece fixes it, and with it the steps.
  const CardKind& kind = card_kind(*card_);
  side_ = piece.kind == Piece::Kind::Tower ? Side::Tower : Side::Wizard;
  if (value_ == 0) value_ = side_ == Side::Tower ? kind.tower : kind.wizard;
  piece_ = piece;
  if (mid_exists()) {
    open_window(Phase::Mid);
  } else {
    execute_card();
  }
}

void Game::execute_card() {
  phase_ = Phase::Piece;
  // I-2: spells cast meanwhile may have made the committed piece illegal; then the card fizzles.
  if (o_.during_window) {
    const std::vector<Piece> now = pieces();
    if (std::find(now.begin(), now.end(), piece_) == now.end()) {
      end_card();
      return;
    }
  }
  if (piece_.kind == Piece::Kind::Tower) {
    const bool trapped = board_.move_block(piece_.space, piece_.level, value_);
    if (trapped && reward_leaves_choice(active_)) {
      inside_ = Inside::Fill;
      return;
    }
  } else {
    // WT-13.6: a partner's wizard moved by card counts as own.
    move_party(piece_.space, value_, {.owner = piece_.seat, .mover = active_, .own = true}, riders_);
  }
  if (over()) return;
  if (entry_ends_turn_) {
    end_turn();
  } else {
    end_card();
  }
}

void Game::end_card() {
  reset_card();
  if (master()) {
    open_window(Phase::Post);
  } else {
    next_action();
  }
}

// One wizard and its riders make the same move (WT-11.8). Riders who are no longer there or no longer fit stay behind
// (I-2).
void Game::move_party(int from, int steps, const Traveller& leader, const std::vector<int>& riders) {
  std::vector<Traveller> party = {leader};
  remove_wizard(board_.top(from), leader.owner);
  for (const int rider : riders) {
    if (board_.visible(from, rider) == 0) continue;
    if (!board_.party_fits(from, steps, static_cast<int>(party.size()) + 1)) continue;
    remove_wizard(board_.top(from), rider);
    party.push_back({.owner = rider, .mover = rider, .own = true});  // I-9: moved by its owner
  }
  if (board_.enters(from, steps)) {
    enter(party);
    return;
  }
  std::vector<int>& target = board_.top(ahead(from, steps));
  for (const Traveller& wizard : party) target.push_back(wizard.owner);
}

// WT-6.6: counts them home, moves the castle, determines whose turn that ends.
void Game::enter(const std::vector<Traveller>& party) {
  int relocations = 0;
  for (const Traveller& wizard : party) {
    ++player(wizard.owner).home;
    if (wizard.own || !o_.own_entry_moves_castle) ++relocations;
    const bool own_by_active = wizard.own && wizard.mover == active_;
    // the entries that end the active turn.
    switch (o_.entry_ends_turn) {
      case EntryEndsTurn::ActiveOwnByActive: entry_ends_turn_ |= own_by_active; break;
      case EntryEndsTurn::ActiveOwnByAnyone: entry_ends_turn_ |= own_by_active || wizard.owner == active_; break;
      case EntryEndsTurn::AnyEntry: entry_ends_turn_ = true; break;
    }
  }
  if (!o_.relocate_per_wizard) relocations = std::min(relocations, 1);  // R-17d
  for (; relocations > 0; --relocations) {
    board_.castle = board_.landing(o_.castle_landing).value_or(board_.castle);
  }
  test_team_end();
}

// WT-9.1, R-47: an own empty potion is filled without asking. Returns true if the partner has one instead and the
// mover must say whether it is filled (WT-13.5).
bool Game::reward_leaves_choice(int seat) {
  Player& mover = player(seat);
  if (mover.empty > 0) {
    --mover.empty;
    ++mover.full;
    test_team_end();
    return false;
  }
  return o_.teams && player(partner(seat)).empty > 0;
}

}  // namespace reference::towers
