// Casting: KM-9.
#include <algorithm>

#include "tests/reference/duel/duel.h"

namespace reference::duel {

namespace {

// All multisets of `count` cards that the pile holds, each in ascending order.
void choose_cards(const Pile& pile, std::size_t count, CardId first, std::vector<CardId>& chosen,
                  std::vector<std::vector<CardId>>& found) {
  if (chosen.size() == count) {
    found.push_back(chosen);
    return;
  }
  for (CardId card = first; card < pile.size(); ++card) {
    if (std::count(chosen.begin(), chosen.end(), card) >= pile[card]) continue;
    chosen.push_back(card);
    choose_cards(pile, count, card, chosen, found);
    chosen.pop_back();
  }
}

}  // namespace

// KM-9.4: never with stones. R-39: a card with several icons pays for one of them, or does not pay at all.
bool Game::pays(CardId card, const std::optional<Ingredient>& item) const {
  const std::vector<Ingredient>& icons = kind(card).icons;
  if (icons.empty() || (options().exact_cost && icons.size() > 1)) return false;
  return !item || std::find(icons.begin(), icons.end(), *item) != icons.end();
}

// KM-9.50: the spell of the tower of the free card's colour; its own colour means any other tower (KM-9.51).
void Game::add_copied(std::set<Tower>& towers, CardId free_card) const {
  const Data& data = rules_->data;
  for (const Ingredient icon : kind(free_card).icons) {
    const Tower own = data.tower_of(icon);
    if (data.tower(own).spell != Spell::Any) {
      towers.insert(own);
      continue;
    }
    for (const Tower tower : kColoured) {
      if (data.tower(tower).spell != Spell::Any) towers.insert(tower);
    }
  }
}

// The towers whose spell these cards pay for in `tower`; none if they do not match its cost.
std::set<Tower> Game::spells_for(Tower tower, std::vector<CardId> cards) const {
  const TowerKind& spot = rules_->data.tower(tower);
  std::set<Tower> towers;
  do {
    bool match = true;
    CardId free_card = 0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      match = match && pays(cards[i], spot.cost[i]);
      if (!spot.cost[i]) free_card = cards[i];
    }
    if (!match) continue;
    if (spot.spell == Spell::Any) {
      add_copied(towers, free_card);
    } else {
      towers.insert(tower);
    }
  } while (std::next_permutation(cards.begin(), cards.end()));
  return towers;
}

bool Game::finds_target(Tower tower) const {
  const Area& theirs = area(opponent(active_));
  switch (rules_->data.tower(tower).spell) {
    case Spell::PeekSwap: return true;
    case Spell::PushDown: return pile_size(theirs.acquired) > 0;                                   // KM-9.21
    case Spell::ForceDiscard: return pile_size(theirs.acquired) > 0 || cards_in(theirs.used) > 0;  // KM-9.31
    case Spell::Salvage: return pile_size(discard_) > 0;                                           // KM-9.42
    case Spell::Any: return false;
  }
  return false;
}

void Game::add_casts(std::vector<Action>& list) const {
  const Tower tower = position(active_);
  if (tower == Tower::TRK) return;  // KM-9.2
  const Area& mine = area(active_);
  std::vector<std::vector<CardId>> payments;
  std::vector<CardId> chosen;
  choose_cards(mine.acquired, rules_->data.tower(tower).cost.size(), 0, chosen, payments);
  for (const std::vector<CardId>& cards : payments) {
    std::set<Tower> towers = spells_for(tower, cards);
    //
    if (!options().cast_without_effect) std::erase_if(towers, [this](Tower t) { return !finds_target(t); });
    if (towers.empty()) continue;
    for (const std::vector<Placement>& way : ways_to_place(mine.used, cards)) {
      for (const Tower other : towers) {
        list.push_back({.verb = Verb::Cast, .tower = tower, .other = other, .payments = way});
      }
    }
  }
}

// KM-9.3: the cost is in the row before the spell is resolved.
void Game::cast(const Action& action) {
  Area& mine = area(active_);
  for (const Placement& payment : action.payments) {
    --mine.acquired[payment.card];
    place(mine.used, payment);
  }
  switch (rules_->data.tower(action.other).spell) {
    case Spell::PeekSwap: phase_ = Phase::Look; break;
    case Spell::PushDown: phase_ = Phase::Push; break;
    case Spell::ForceDiscard: phase_ = Phase::Discard; break;
    case Spell::Salvage:
      if (pile_size(discard_) > 0) {
        phase_ = Phase::Draw;
      } else {
        end_turn();  // KM-9.42
      }
      break;
    case Spell::Any: break;
  }
}

// KM-9.10: two different coloured towers.
void Game::add_looks(std::vector<Action>& list) const {
  for (std::size_t i = 0; i < kColoured.size(); ++i) {
    for (std::size_t j = i + 1; j < kColoured.size(); ++j) {
      list.push_back({.verb = Verb::Look, .tower = kColoured[i], .other = kColoured[j]});
    }
  }
}

void Game::exchange() {
  std::swap(secrets_[index(looked_at_[0])], secrets_[index(looked_at_[1])]);
  end_turn();
}

// KM-9.20
void Game::add_pushes(std::vector<Action>& list) const {
  const Area& theirs = area(opponent(active_));
  for (const CardId card : kinds_in(theirs.acquired)) {
    for (const std::vector<Placement>& way : ways_to_place(theirs.used, {card})) {
      list.push_back({.verb = Verb::Push, .card = card, .end = way.front().end});
    }
  }
}

void Game::push(const Action& action) {
  Area& theirs = area(opponent(active_));
  --theirs.acquired[action.card];
  place(theirs.used, {.card = action.card, .end = action.end});
  end_turn();
}

// KM-9.30: acquired or used, of the opponent's own choice; veiled cards are safe (KM-9.31).
void Game::add_discards(std::vector<Action>& list) const {
  const Area& theirs = area(opponent(active_));
  for (const CardId card : kinds_in(theirs.acquired)) list.push_back({.verb = Verb::Discard, .card = card});
  std::vector<std::pair<Row, int>> found;
  for (int number = 1; number <= cards_in(theirs.used); ++number) {
    Row after = without_card(theirs.used, number, options().gaps);
    // Equal rows came from discarding equal cards: the rest is the same.
    const auto same = std::find_if(found.begin(), found.end(), [&](const auto& other) { return other.first == after; });
    if (same == found.end()) {
      found.emplace_back(std::move(after), number);
    } else if (std::to_string(number) < std::to_string(same->second)) {
      same->second = number;
    }
  }
  for (const auto& [after, number] : found) list.push_back({.verb = Verb::DiscardUsed, .number = number});
}

void Game::discard_acquired(CardId card) {
  --area(opponent(active_)).acquired[card];
  ++discard_[card];
  end_turn();
}

void Game::discard_used(int number) {
  Row& row = area(opponent(active_)).used;
  Row after = without_card(row, number, options().gaps);
  for (int passed = 0; const std::optional<CardId>& card : row) {
    if (card && ++passed == number) ++discard_[*card];
  }
  row = std::move(after);
  end_turn();
}

// KM-9.40
void Game::draw(const Chance& chance) {
  --discard_[chance.card];
  ++area(active_).veiled[chance.card];
  end_turn();
}

}  // namespace reference::duel
