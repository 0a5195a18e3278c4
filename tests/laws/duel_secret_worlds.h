// KM-12.4 by brute force: every placement of the secret cards and every possible exchange, each checked against the
// observer's information. It shares nothing with engine/duel/belief.h but the events.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/duel/duel.h"

namespace spires::laws {

// The cards under the towers, in the order of the notation, and in the box.
using Placement = std::array<duel::Secret, duel::kColoured + 1>;
inline constexpr std::size_t kInTheBox = duel::kColoured;

class SecretWorlds {
 public:
  SecretWorlds(const duel::Rules& rules, const std::vector<duel::Event>& told) : told_(told) {
    for (int i = 0; i < rules.data.secret_kinds; ++i) {
      const duel::Secret kind = duel::Secret(i);
      for (int n = 0; kind != rules.princess && n < rules.data.secrets[kind].copies; ++n) others_.push_back(kind);
    }
    princess_ = rules.princess;
    for (const duel::Event& event : told) {
      const auto* back = std::get_if<duel::SecretsReturned>(&event);
      if (back != nullptr && back->exchange == duel::Exchange::Unknown) ++unknown_;
    }
  }

  // Returns the exchanges that may or may not have happened, as far as the observer knows.
  int unknown() const { return unknown_; }

  // Calls f(placement now, exchanges) for each consistent world, all equally likely; exchange n is bit n.
  template <class F>
  void for_each(F&& f) const {
    for (std::size_t boxed = 0; boxed < others_.size(); ++boxed) {
      std::vector<int> order;
      for (int i = 0; i <= static_cast<int>(others_.size()); ++i) {
        if (i != static_cast<int>(boxed)) order.push_back(i);
      }
      do {
        for (std::uint32_t exchanges = 0; exchanges < 1U << unknown_; ++exchanges) {
          Placement world{};
          for (std::size_t t = 0; t < order.size(); ++t) world[t] = card(order[t]);
          world[kInTheBox] = others_[boxed];
          if (fits(world, exchanges)) f(std::as_const(world), exchanges);
        }
      } while (std::next_permutation(order.begin(), order.end()));
    }
  }

 private:
  duel::Secret card(int which) const {
    return which < static_cast<int>(others_.size()) ? others_[static_cast<std::size_t>(which)] : princess_;
  }
  static std::size_t place(duel::Tower tower) {
    return tower == duel::Tower::Track ? kInTheBox : static_cast<std::size_t>(duel::colour_index(tower));
  }
  static bool agrees(const Placement& world, duel::Tower tower, duel::Secret told) {
    return !duel::is_known(told) || world[place(tower)] == told;
  }

  // Replays the history; `world` becomes the present placement.
  bool fits(Placement& world, std::uint32_t exchanges) const {
    for (const duel::Event& event : told_) {
      if (const auto* e = std::get_if<duel::SecretsSeen>(&event)) {
        if (!agrees(world, e->a, e->seen_a) || !agrees(world, e->b, e->seen_b)) return false;
      } else if (const auto* back = std::get_if<duel::SecretsReturned>(&event)) {
        bool swapped = back->exchange == duel::Exchange::Swapped;
        if (back->exchange == duel::Exchange::Unknown) {
          swapped = (exchanges & 1U) != 0;
          exchanges >>= 1;
        }
        if (swapped) std::swap(world[place(back->a)], world[place(back->b)]);
      } else if (const auto* guess = std::get_if<duel::TowerGuessed>(&event)) {
        if (!agrees(world, guess->tower, guess->secret)) return false;
      } else if (const auto* won = std::get_if<duel::TowerScored>(&event)) {
        if (!agrees(world, won->tower, won->secret)) return false;
      } else if (const auto* shown = std::get_if<duel::SecretShown>(&event)) {
        if (!agrees(world, shown->tower, shown->secret)) return false;
      }
    }
    return true;
  }

  const std::vector<duel::Event>& told_;
  std::vector<duel::Secret> others_;
  duel::Secret princess_{};
  int unknown_ = 0;
};

}  // namespace spires::laws
