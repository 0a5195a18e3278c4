// Set-up and deals: KM-3, KM-10.3.
#include <algorithm>

#include "tests/reference/duel/duel.h"

namespace reference::duel {

Game::Game(const Rules& rules) : rules_(&rules) {
  const Data& data = rules.data;
  for (const CardKind& card : data.cards) draw_.push_back(card.copies);
  discard_.assign(data.cards.size(), 0);
  for (Area& area : areas_) area = {.acquired = discard_, .used = {}, .veiled = discard_};
  for (const SecretKind& secret : data.secrets) secrets_left_.push_back(secret.copies);
  if (options().random_ring) {
    phase_ = Phase::Ring;
  } else {
    set_ring(rules.ring);
  }
}

// KM-3.2: the mage on the round-track tower, the knight opposite.
void Game::set_ring(const TowerRing& ring) {
  ring_ = ring;
  ring_known_ = true;
  positions_[index(Seat::M)] = Tower::TRK;
  positions_[index(Seat::K)] = ring_[(place_of(Tower::TRK) + 3) % kTowers];
}

// a ring can begin anywhere, so TRK stands first.
std::vector<std::pair<Chance, int>> Game::rings() const {
  std::vector<std::pair<Chance, int>> list;
  Chance chance{.luck = Luck::Ring, .ring = {Tower::TRK, Tower::PUR, Tower::GRE, Tower::YEL, Tower::RED, Tower::BLU}};
  do {
    list.emplace_back(chance, 1);
  } while (std::next_permutation(chance.ring.begin() + 1, chance.ring.end()));
  return list;
}

Tower Game::next_secret_tower() const {
  return *std::find_if(kColoured.begin(), kColoured.end(), [this](Tower t) { return !secrets_[index(t)]; });
}

std::vector<std::pair<Chance, int>> Game::secret_cards(Luck luck) const {
  std::vector<std::pair<Chance, int>> list;
  for (SecretId secret = 0; secret < secrets_left_.size(); ++secret) {
    if (secrets_left_[secret] == 0) continue;
    // KM-3.3: the princess is not among those of which one goes back to the box.
    if (luck == Luck::Box && rules_->data.secrets[secret].princess) continue;
    Chance chance{.luck = luck, .secret = secret};
    if (luck == Luck::Secret) chance.tower = next_secret_tower();
    list.emplace_back(chance, secrets_left_[secret]);
  }
  return list;
}

void Game::lay_secret(const Chance& chance) {
  --secrets_left_[chance.secret];
  secrets_[index(chance.tower)] = chance.secret;
  if (pile_size(secrets_left_) == 0) phase_ = Phase::Burn;
}

std::vector<std::pair<Chance, int>> Game::cards(Luck luck, const Pile& pile) const {
  std::vector<std::pair<Chance, int>> list;
  for (const CardId card : kinds_in(pile)) {
    Chance chance{.luck = luck, .card = card};
    if (luck == Luck::Deal) {
      chance.slot = next_slot();
      chance.down = !dealt_face_up(chance.slot);
    }
    list.emplace_back(chance, pile[card]);
  }
  return list;
}

// KM-3.4: two cards.
void Game::burn(const Chance& chance) {
  --draw_[chance.card];
  ++discard_[chance.card];
  if (pile_size(discard_) == 2) begin_deal();
}

// KM-3.9
SlotId Game::next_slot() const { return dealt_; }

// KM-3.6: beside a character; or the slot chosen as the fourth one.
bool Game::dealt_face_up(SlotId slot) const {
  return touches(position(Seat::K), slot) || touches(position(Seat::M), slot) || fourth_up_ == slot;
}

std::vector<SlotId> Game::far_slots() const {
  std::vector<SlotId> list;
  for (SlotId slot = 0; slot < kSlots; ++slot) {
    if (!dealt_face_up(slot)) list.push_back(slot);
  }
  return list;
}

void Game::begin_deal() {
  const bool neighbours = distance(position(Seat::K), position(Seat::M)) == 1;
  dealt_ = 0;
  fourth_up_.reset();
  phase_ = neighbours && options().deal_adjacent != DealAdjacent::Three ? Phase::Up : Phase::Deal;
}

void Game::deal(const Chance& chance) {
  --draw_[chance.card];
  slots_[chance.slot] = {.card = chance.card, .up = !chance.down};
  if (++dealt_ < kSlots) return;
  fourth_up_.reset();
  phase_ = Phase::Move;
}

}  // namespace reference::duel
