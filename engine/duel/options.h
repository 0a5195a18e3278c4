// KM-15.1: the options of a table, and the Rules made from them once.
#pragma once

#include <cstdint>

#include "engine/core/keyed.h"
#include "engine/duel/cards.h"
#include "engine/duel/data.h"
#include "engine/duel/ids.h"

namespace spires::duel {

// The newest revision of these rules. The chapter "Revisions" of docs/rules/duel.md lists what each one changed.
inline constexpr int kRevision = 2;

enum class RingMode : std::uint8_t { Fixed, Random, Free };
enum class DealAdjacent : std::uint8_t { Three, Random4, Choose4 };
enum class SwapRange : std::uint8_t { Any, Adjacent };
enum class CastWithoutEffect : std::uint8_t { Allow, Forbid };
enum class RowGap : std::uint8_t { Close, Gap };
enum class StoneChain : std::uint8_t { Transitive, Straight, Direct };
enum class VeiledStone : std::uint8_t { Inert, RowEnd };
enum class ChestOverflow : std::uint8_t { Cap, Plus3 };
enum class FinalTie : std::uint8_t { Draw, Knight, Mage };
enum class MultiIconCost : std::uint8_t { Card, Exact };
enum class RoleAssign : std::uint8_t { Agreement, Random, Swap };       // the host decides who sits where

// The defaults are those of KM-15.1.
struct Options {
  RingMode ring_mode = RingMode::Fixed;
  DealAdjacent deal_adjacent = DealAdjacent::Three;
  SwapRange swap_range = SwapRange::Any;
  CastWithoutEffect cast_without_effect = CastWithoutEffect::Allow;
  RowGap row_gap = RowGap::Close;
  StoneChain stone_chain = StoneChain::Transitive;
  VeiledStone veiled_stone = VeiledStone::Inert;
  bool yellow_swap_public = false;
  ChestOverflow chest_overflow = ChestOverflow::Cap;
  FinalTie final_tie = FinalTie::Draw;
  bool discard_inspect = false;
  bool memory_aids = true;        // for clients; the engine always remembers (KM-12.4)
  bool reveal_all_at_end = true;
  MultiIconCost multi_icon_cost = MultiIconCost::Card;
  RoleAssign role_assign = RoleAssign::Random;
  constexpr bool operator==(const Options&) const = default;
};

// KM-14.3: the default data file. REQUIRES: it exists, or nothing compiles.
inline constexpr const char* kDefaultData = "km-deck-derived-1";
constexpr int data_file_named(const char* id) {
  for (int i = 0; i < kDataFiles; ++i) {
    const char* here = kData[i].id;
    const char* wanted = id;
    while (*here != 0 && *here == *wanted) ++here, ++wanted;
    if (*here == *wanted) return i;
  }
  return kDataFiles;
}
inline constexpr int kDefaultDataFile = data_file_named(kDefaultData);
static_assert(kDefaultDataFile < kDataFiles);

// The set-up of a match: options, a data file, and a ring if it differs from that of the file.
struct Setup {
  Options options;
  std::uint8_t data_file = kDefaultDataFile;  // place in kData
  bool own_ring = false;
  std::uint8_t revision = kRevision;
  Ring ring{};  // where own_ring
  constexpr bool operator==(const Setup&) const = default;
};

// The invalid option and the reason, or none.
struct SetupProblem {
  const char* option = nullptr;
  const char* why = nullptr;
  constexpr bool none() const { return option == nullptr; }
};

constexpr bool is_permutation(const Ring& ring) {
  unsigned seen = 0;
  for (const Tower tower : ring) seen |= bit(tower);
  return seen == (1U << kTowers) - 1;
}

constexpr SetupProblem problem_of(const Setup& setup) {
  if (setup.data_file >= kDataFiles) return {"data", "there is no such data file"};
  if (setup.own_ring && setup.options.ring_mode == RingMode::Random) {
    return {"ring", "cannot be given where ring_mode is random"};
  }
  if (!setup.own_ring && setup.options.ring_mode == RingMode::Free) {
    return {"ring", "must be given where ring_mode is free"};
  }
  if (setup.own_ring && !is_permutation(setup.ring)) return {"ring", "must name each of the six towers once"};
  return {};
}

// Readings that a later revision changed. Rules test the flag, never the number.
struct Readings {
  bool opposed_stones_stop;  // R-15, since 2: with `direct`, an opposed stone of the same card also stops the walk
  constexpr bool operator==(const Readings&) const = default;
};

constexpr Readings readings_of(int revision) { return {.opposed_stones_stop = revision >= 2}; }

// The validated options, the data of the table, and what follows from both. Sets described as masks mark card types.
struct Rules {
  Options options;
  std::uint8_t revision;  // for records only
  Readings readings;      // the meaning of the revision
  std::uint8_t data_file;
  Ring ring;  // unless it is random
  Data data;

  CardSet deck;
  CardSet stones;                                                // mask: stone cards
  Keyed<int, Keyed<int, CardSet, kMostCost>, kColoured> payers;  // masks, by tower and part of its cost
  Keyed<Card, std::uint8_t, kMostCardTypes> pays_as;             // bits: the ingredients that a card can pay for
  Keyed<Ingredient, Tower, kIngredients> tower_of;
  std::uint8_t copied_towers;  // bits: towers whose spell another one may copy
  Secret princess;

  constexpr const CardRow& card(Card which) const { return data.cards[which]; }
  constexpr const TowerRow& tower(Tower which) const { return data.towers[colour_index(which)]; }
  constexpr bool is_stone(Card which) const { return card(which).is_stone(); }
  constexpr bool operator==(const Rules&) const = default;
};

namespace deriving {

// a card pays for each ingredient it shows, or only for its single icon.
constexpr std::uint8_t pays_as(const Options& options, const CardRow& card) {
  if (options.multi_icon_cost == MultiIconCost::Exact && card.icon_count != 1) return 0;
  unsigned bits = 0;
  for (int i = 0; i < card.icon_count; ++i) bits |= bit(card.icons[i]);
  return static_cast<std::uint8_t>(bits);
}

constexpr bool pays(std::uint8_t ingredients, Cost cost) {
  return cost == Cost::Anything ? ingredients != 0 : ((unsigned{ingredients} >> static_cast<int>(cost)) & 1U) != 0;
}

constexpr void derive_cards(Rules& rules) {
  for (int i = 0; i < kMostCardTypes; ++i) {
    const Card card = Card(i);
    const CardRow& row = rules.card(card);
    for (int n = 0; n < row.copies; ++n) rules.deck.add(card);
    if (row.is_stone()) rules.stones.mark(card);
    rules.pays_as[card] = pays_as(rules.options, row);
    for (int t = 0; t < kColoured; ++t) {
      const TowerRow& tower = rules.data.towers[t];
      for (int k = 0; k < tower.cost_size; ++k) {
        if (pays(rules.pays_as[card], tower.cost[k])) rules.payers[t][k].mark(card);
      }
    }
  }
}

}  // namespace deriving

// REQUIRES: problem_of(setup) is none.
constexpr Rules make_rules(const Setup& setup) {
  Rules rules{};
  rules.options = setup.options;
  rules.revision = setup.revision;
  rules.readings = readings_of(setup.revision);
  rules.data_file = setup.data_file;
  rules.data = kData[setup.data_file].data;
  rules.ring = setup.own_ring ? setup.ring : rules.data.ring;
  deriving::derive_cards(rules);
  for (int t = 0; t < kColoured; ++t) {
    const TowerRow& tower = rules.data.towers[t];
    rules.tower_of[tower.ingredient] = coloured(t);
    if (tower.spell != Spell::Any)
      rules.copied_towers = static_cast<std::uint8_t>(rules.copied_towers | bit(coloured(t)));
  }
  for (int i = 0; i < rules.data.secret_kinds; ++i) {
    if (rules.data.secrets[Secret(i)].princess != 0) rules.princess = Secret(i);
  }
  return rules;
}

}  // namespace spires::duel
