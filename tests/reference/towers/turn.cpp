// The active seat's turn: WT-4, cards and dice WT-5, refusal 4.6, exchange and gifts 13.2-13.4.
// The moves themselves are in moves.cpp.
#include "tests/reference/towers/towers.h"

namespace reference::towers {

void Game::reset_card() {
  card_.reset();
  side_ = Side::None;
  value_ = 0;
  rerolls_ = 0;
  piece_ = {};
  riders_.clear();
}

void Game::reset_action() {
  reset_card();
  slot_.assign(slot_.size(), std::nullopt);
  reserve_.assign(reserve_.size(), std::nullopt);
}

void Game::reset_turn() {
  reset_action();
  inside_ = Inside::None;
  casting_ = {};
  casting_now_ = false;
  casts_ = 0;
  asked_ = false;
  refused_ = false;
  todo_ = 0;
  entry_ends_turn_ = false;
}

void Game::begin_turn(int seat) {
  active_ = seat;
  act_ = 1;
  open_window(Phase::Rescue0);
}

void Game::begin_action() {
  reset_action();
  phase_ = Phase::Choose;
}

void Game::next_action() {
  if (act_ == 1 && !solo()) {  // WT-16.1: solo has one card a turn
    act_ = 2;
    begin_action();
    return;
  }
  reset_action();
  if (master()) {
    end_turn();
  } else {
    phase_ = Phase::End;
  }
}

void Game::end_turn() {
  reset_turn();
  act_ = 0;
  phase_ = Phase::Refill;
}

// Drawing. WT-4.5; solo never reshuffles (16.1).
bool Game::can_draw() const { return pile_size(draw_) > 0 || (!solo() && pile_size(discard_) > 0); }

// The seat a card is due for; while dealing the first one below three cards, or players_ when all are served.
int Game::drawing_seat() const {
  if (inside_ == Inside::Draw) return casting_.caster;
  if (phase_ != Phase::Deal) return active_;
  int seat = 0;
  while (seat < players_ && player(seat).hand.size() == 3) ++seat;
  return seat;
}

void Game::draw_card(const Chance& chance) {
  --draw_[static_cast<std::size_t>(chance.card)];
  add_card(player(chance.seat).hand, chance.card);
  if (inside_ == Inside::Draw) --todo_;
}

void Game::add_choices(std::vector<Action>& list) const {
  const Player& me = player(active_);
  const bool may_discard =
      o_.decline_move == DeclineMove::Any || (o_.decline_move == DeclineMove::SecondCard && act_ == 2);
  for (const int card : distinct_cards(me.hand)) {
    add_plays(list, card);
    if (may_discard) list.push_back({.verb = Verb::Discard, .card = card});
  }
  if (act_ == 1 && (!solo() || o_.solo_refusal)) list.push_back({.verb = Verb::Refuse});  // WT-4.6, 16.4
  if (may_cast_in_turn()) add_all_casts(list, active_);
  if (!o_.teams) return;
  if (!asked_ && !player(partner(active_)).hand.empty()) list.push_back({.verb = Verb::Ask});  // WT-13.2
  add_gifts(list, active_);
}

void Game::add_plays(std::vector<Action>& list, int card) const {
  const CardKind& kind = card_kind(card);
  if (kind.dice > 0 || !kind.combined() || !o_.announce_side) {
    list.push_back({.verb = Verb::Play, .card = card});
    return;
  }
  // WT-5.5, R-07: a side without a legal piece may be announced only if the other has none either.
  const bool tower = !tower_pieces(kind.tower).empty();
  const bool wizard = !wizard_pieces(kind.wizard).empty();
  if (tower || !wizard) list.push_back({.verb = Verb::Play, .side = Side::Tower, .card = card});
  if (wizard || !tower) list.push_back({.verb = Verb::Play, .side = Side::Wizard, .card = card});
}

// WT-13.4: full potions only.
void Game::add_gifts(std::vector<Action>& list, int seat) const {
  if (!o_.teams) return;
  for (int n = 1; n <= player(seat).full; ++n) list.push_back({.verb = Verb::Give, .other = n});
}

void Game::add_answers(std::vector<Action>& list) const {
  const int asked = partner(active_);
  for (const int card : distinct_cards(player(asked).hand)) list.push_back({.verb = Verb::Offer, .card = card});
  if (o_.team_decline) list.push_back({.verb = Verb::Decline});
  add_gifts(list, asked);
}

// R-31, I-4: wherever the partner could be asked, the partner may offer a card unasked.
std::vector<Action> Game::interjections() const {
  std::vector<Action> list;
  if (!o_.teams || !o_.offers_unasked || phase_ != Phase::Choose || inside_ != Inside::None || asked_) return list;
  for (const int card : distinct_cards(player(partner(active_)).hand)) {
    list.push_back({.verb = Verb::Offer, .card = card});
  }
  return list;
}

// The card stays where it is until it is taken.
void Game::interject(const Action& action) {
  card_ = action.card;
  phase_ = Phase::Offered;
}

void Game::play_in_turn(const Action& action) {
  switch (action.verb) {
    case Verb::Play: play_card(action); break;
    case Verb::Discard:  // I-5: no roll, no window, no slot
      remove_card(player(active_).hand, action.card);
      ++discard_[static_cast<std::size_t>(action.card)];
      next_action();
      break;
    case Verb::Refuse: refuse(); break;
    case Verb::Ask:
      asked_ = true;
      phase_ = Phase::Answer;
      break;
    case Verb::Give: {
      const int giver = seat();
      player(giver).full -= action.other;
      player(partner(giver)).full += action.other;
      break;
    }
    case Verb::Offer:
      remove_card(player(partner(active_)).hand, action.card);
      add_card(player(active_).hand, action.card);
      phase_ = Phase::Return;
      break;
    case Verb::Return:
      remove_card(player(active_).hand, action.card);
      add_card(player(partner(active_)).hand, action.card);
      phase_ = Phase::Choose;
      break;
    case Verb::Decline:
      if (phase_ == Phase::Offered) asked_ = true;  // it was the exchange of this turn
      card_.reset();
      phase_ = Phase::Choose;
      break;
    case Verb::TakeCard:
      remove_card(player(partner(active_)).hand, *card_);
      add_card(player(active_).hand, *card_);
      card_.reset();
      asked_ = true;
      phase_ = Phase::Return;
      break;
    case Verb::Reroll:
      --rerolls_;
      value_ = 0;
      phase_ = Phase::Roll;
      break;
    case Verb::Accept: result_stands(); break;
    case Verb::ChooseSide:
      side_ = action.side;
      reveal_done();
      break;
    case Verb::Wizard: choose_piece({.kind = Piece::Kind::Wizard, .space = action.space, .seat = action.seat}); break;
    case Verb::Tower: choose_piece({.kind = Piece::Kind::Tower, .space = action.space, .level = action.level}); break;
    case Verb::Unused: end_card(); break;
    case Verb::Step: take_step(action); break;
    case Verb::NoStep: after_step(); break;
    case Verb::End: end_turn(); break;
    case Verb::Cast:
    case Verb::Pass:
    case Verb::Reserve:
    case Verb::Stop:
    case Verb::Take:
    case Verb::Leave:
    case Verb::FillPartner:
    case Verb::FillNone: break;  // play_in_spell
  }
}

// WT-4.3: the card goes to the discard pile first.
void Game::play_card(const Action& action) {
  const CardKind& kind = card_kind(action.card);
  remove_card(player(active_).hand, action.card);
  ++discard_[static_cast<std::size_t>(action.card)];
  card_ = action.card;
  if (kind.dice > 0) {
    rerolls_ = kind.dice - 1;  // WT-5.3
    phase_ = Phase::Roll;
    return;
  }
  if (!kind.combined()) {
    side_ = kind.moves_tower ? Side::Tower : Side::Wizard;
  } else {
    side_ = action.side;
  }
  if (side_ != Side::None) value_ = side_ == Side::Tower ? kind.tower : kind.wizard;
  reveal_done();
}

void Game::roll(int die) {
  value_ = die;
  if (rerolls_ > 0) {
    phase_ = Phase::Reroll;
  } else {
    result_stands();
  }
}

void Game::result_stands() {
  const CardKind& kind = card_kind(*card_);
  rerolls_ = 0;
  if (!kind.combined()) {
    side_ = kind.moves_tower ? Side::Tower : Side::Wizard;
    reveal_done();
    return;
  }
  // WT-5.4: a choice only where both sides can move something; where neither can, the side stays open.
  const bool tower = !tower_pieces(value_).empty();
  const bool wizard = !wizard_pieces(value_).empty();
  if (tower && wizard) {
    phase_ = Phase::Side;
    return;
  }
  if (tower) side_ = Side::Tower;
  if (wizard) side_ = Side::Wizard;
  reveal_done();
}

void Game::reveal_done() {
  if (master()) {
    open_window(Phase::Pre);
  } else {
    phase_ = Phase::Piece;
  }
}

// WT-4.6: discard the hand, draw three, then perhaps move a tower one space.
void Game::refuse() {
  for (const int card : player(active_).hand) ++discard_[static_cast<std::size_t>(card)];
  player(active_).hand.clear();
  refused_ = true;
  phase_ = Phase::Redraw;
}

void Game::add_steps(std::vector<Action>& list) const {
  for (const Piece& piece : tower_pieces(1)) {
    list.push_back({.verb = Verb::Step, .space = piece.space, .level = piece.level});
  }
  list.push_back({.verb = Verb::NoStep});
  if (may_cast_in_turn()) add_all_casts(list, active_);
}

void Game::take_step(const Action& action) {
  const bool trapped = board_.move_block(action.space, action.level, 1);
  if (trapped && reward_leaves_choice(active_)) {
    inside_ = Inside::Fill;
    return;
  }
  if (!over()) after_step();
}

// the turn is over with the step, apart from the master windows around it.
void Game::after_step() {
  if (!master()) {
    end_turn();
  } else {
    open_window(o_.refusal_slot ? Phase::Post : Phase::Rescue2);
  }
}

}  // namespace reference::towers
