// KM-12.4 by brute force: every naming of the cards that went unseen to the discard pile, and every course of the
// purple draws, weighted by the observer's information before the guess.
//
// It shares nothing with engine/duel/unseen.h but the events. It is for short histories: it tries all types for each
// card.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/duel/duel.h"

namespace spires::laws {

using CardWeights = std::array<int, duel::kMostCardTypes>;

class CardWorlds {
 public:
  CardWorlds(const duel::Rules& rules, const std::vector<duel::Event>& told) {
    for (int i = 0; i < duel::kMostCardTypes; ++i) pool_[static_cast<std::size_t>(i)] = rules.deck.count(duel::Card(i));
    for (const duel::Event& event : told) std::visit([this](const auto& e) { read(e); }, event);
  }

  int unseen() const { return unseen_; }              // cards that went to the pile without a name
  int hidden_draws() const { return hidden_draws_; }  // draws that the observer did not see
  const std::vector<duel::Card>& own_draws() const { return own_draws_; }

  // A consistent world: names in order of time, and how many of each type are left for slots and draw pile.
  struct World {
    std::vector<duel::Card> unseen;
    std::vector<duel::Card> drawn;
    CardWeights pool{};
  };
  // Calls f(world, weight) for each.
  template <class F>
  void for_each(F&& f) const {
    World world;
    world.pool = pool_;
    CardWeights pile{};
    go(0, world, pile, 0, 1.0, f);
  }

 private:
  // A card enters the pile or leaves it. kHiddenCard: without a name.
  struct Item {
    bool draw;
    duel::Card card;
  };
  static std::size_t at(duel::Card card) { return static_cast<std::size_t>(duel::index(card)); }

  void enter(duel::Card card) {
    unseen_ += duel::is_known(card) ? 0 : 1;
    items_.push_back({false, card});
  }
  // The card is public from now on.
  void identify(duel::Card card) { --pool_[at(card)]; }

  void read(const duel::CardBurned& e) {
    if (duel::is_known(e.card)) identify(e.card);
    enter(e.card);
  }
  void read(const duel::CardDealt& e) {
    if (e.face == duel::Face::Up) identify(e.card);
  }
  void read(const duel::CardTaken& e) {
    if (e.face == duel::Face::Down) identify(e.card);
  }
  void read(const duel::CardDiscarded& e) { enter(e.card); }
  void read(const duel::LeftoversDiscarded& e) {
    for (int n = 0; n < e.open.size(); ++n) enter(e.open.nth(n));
    for (int n = 0; n < e.unseen.size(); ++n) {
      identify(e.unseen.nth(n));
      enter(e.unseen.nth(n));
    }
    for (int n = e.unseen.size(); n < e.unseen_count; ++n) enter(duel::kHiddenCard);
  }
  void read(const duel::CardSalvaged& e) {
    items_.push_back({true, e.card});
    if (duel::is_known(e.card)) {
      own_draws_.push_back(e.card);
    } else {
      ++hidden_draws_;
    }
  }
  template <class E>
  void read(const E&) {}

  template <class F>
  void go(std::size_t next, World& world, CardWeights& pile, int size, double weight, F& f) const {
    if (next == items_.size()) {
      f(static_cast<const World&>(world), weight);
      return;
    }
    const Item item = items_[next];
    for (int i = 0; i < duel::kMostCardTypes; ++i) {
      const duel::Card card = duel::Card(i);
      if (duel::is_known(item.card) && item.card != card) continue;
      if (item.draw) {
        draw(next, card, world, pile, size, weight, f);
      } else {
        come(next, card, world, pile, size, weight, f);
      }
    }
  }
  template <class F>
  void come(std::size_t next, duel::Card card, World& world, CardWeights& pile, int size, double weight, F& f) const {
    const bool named = duel::is_known(items_[next].card);
    int& left = world.pool[at(card)];
    if (!named && left == 0) return;
    const double ways = named ? 1.0 : static_cast<double>(left);
    if (!named) world.unseen.push_back(card);
    left -= named ? 0 : 1;
    ++pile[at(card)];
    go(next + 1, world, pile, size + 1, weight * ways, f);
    --pile[at(card)];
    left += named ? 0 : 1;
    if (!named) world.unseen.pop_back();
  }
  // KM-9.40: each card of the pile is as likely as any other.
  template <class F>
  void draw(std::size_t next, duel::Card card, World& world, CardWeights& pile, int size, double weight, F& f) const {
    int& copies = pile[at(card)];
    if (copies == 0) return;
    const bool hidden = !duel::is_known(items_[next].card);
    const double chance = static_cast<double>(copies) / static_cast<double>(size);
    if (hidden) world.drawn.push_back(card);
    --copies;
    go(next + 1, world, pile, size - 1, weight * chance, f);
    ++copies;
    if (hidden) world.drawn.pop_back();
  }

  CardWeights pool_{};
  std::vector<Item> items_;
  std::vector<duel::Card> own_draws_;
  int unseen_ = 0;
  int hidden_draws_ = 0;
};

}  // namespace spires::laws
