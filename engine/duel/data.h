// KM-14: the deck, the secret cards, the ring and the towers of a table, generated from data/duel/*.json by the build.
//
// The code contains none of these numbers: KM-14.2 to KM-14.4 say how they were found and what the alternatives are,
// and a corrected file needs no other change. The compiler rejects a file that breaks KM-14.5 or does not fit into our
// tables, and names the flaw.
#pragma once

#include <cstdint>

#include "engine/core/keyed.h"
#include "engine/duel/cards.h"
#include "engine/duel/ids.h"

namespace spires::duel {

inline constexpr int kMostIcons = 4;
inline constexpr int kMostCost = 2;
inline constexpr int kMostChestPoints = 16;

// KM-1.4, KM-14.3: an ingredient card shows icons, a stone card arrows; either may show chests.
struct CardRow {
  std::uint8_t copies;  // 0: not in this deck
  std::uint8_t chest;
  std::uint8_t icon_count;
  std::uint8_t stone_count;
  Ingredient icons[kMostIcons];
  End arrows[kMostIcons];
  constexpr bool is_stone() const { return stone_count != 0; }
  constexpr bool operator==(const CardRow&) const = default;
};

// KM-14.6
struct SecretRow {
  Symbol symbol;
  std::uint8_t princess;
  std::uint8_t copies;
  constexpr bool operator==(const SecretRow&) const = default;
};

// KM-1.7
struct TowerRow {
  Ingredient ingredient;
  std::uint8_t value;
  Spell spell;
  std::uint8_t cost_size;
  Cost cost[kMostCost];
  constexpr bool operator==(const TowerRow&) const = default;
};

// KM-2.1: the tower at each place.
struct Ring : Keyed<Place, Tower, kTowers> {
  constexpr bool operator==(const Ring&) const = default;
};

struct Data {
  std::uint8_t expected_total;
  std::uint8_t secret_kinds;
  std::uint8_t chest_point_count;
  Keyed<Card, CardRow, kMostCardTypes> cards;
  Keyed<Secret, SecretRow, kSecretKinds> secrets;
  Ring ring;                               // KM-2.4
  Keyed<int, TowerRow, kColoured> towers;  // in the order of the notation
  std::uint8_t chest_points[kMostChestPoints];
  constexpr bool operator==(const Data&) const = default;
};

struct DataFile {
  const char* id;
  Data data;
};

#include <duel_data.inc>

// KM-3.4, KM-3.5: two cards are set aside, then six deals of six.
inline constexpr int kBurned = 2;
inline constexpr int kRounds = 6;
inline constexpr int kAllCards = kBurned + kRounds * kSlots;

enum class DataFlaw : std::uint8_t {
  None,
  TheDeckDoesNotHave38Cards,
  ACardHasMoreThan15Copies,
  ACardShowsNotExactlyOneOfIconsAndStones,
  ThereAreNotSixSecretCards,
  ThereIsNotExactlyOnePrincess,
  TheRingIsNoPermutationOfTheTowers,
  ThereAreNoChestPoints,
  AnIngredientDoesNotBelongToExactlyOneTower,
  ASpellCostsNothing,
  ThereIsMoreThanOneTowerWithAnySpell,
  TheAnySpellDoesNotAskForExactlyOneFreeCard,
};

namespace checking {

constexpr DataFlaw flaw_of_deck(const Data& data) {
  int cards = 0;
  for (const CardRow& card : data.cards) {
    if (card.copies == 0) continue;
    cards += card.copies;
    if (card.copies > kMostCopies) return DataFlaw::ACardHasMoreThan15Copies;
    if ((card.icon_count != 0) == (card.stone_count != 0)) return DataFlaw::ACardShowsNotExactlyOneOfIconsAndStones;
  }
  const bool whole = cards == kAllCards && data.expected_total == kAllCards;
  return whole ? DataFlaw::None : DataFlaw::TheDeckDoesNotHave38Cards;
}

constexpr DataFlaw flaw_of_secrets(const Data& data) {
  int cards = 0;
  int princesses = 0;
  for (int i = 0; i < data.secret_kinds; ++i) {
    const SecretRow& row = data.secrets[Secret(i)];
    cards += row.copies;
    if (row.princess != 0) princesses += row.copies;
  }
  if (cards != kColoured + 1) return DataFlaw::ThereAreNotSixSecretCards;
  return princesses == 1 ? DataFlaw::None : DataFlaw::ThereIsNotExactlyOnePrincess;
}

constexpr DataFlaw flaw_of_towers(const Data& data) {
  unsigned seen = 0;
  for (const Tower tower : data.ring) seen |= bit(tower);
  if (seen != (1U << kTowers) - 1) return DataFlaw::TheRingIsNoPermutationOfTheTowers;
  unsigned ingredients = 0;
  int any = 0;
  for (const TowerRow& tower : data.towers) {
    ingredients |= bit(tower.ingredient);
    if (tower.cost_size == 0) return DataFlaw::ASpellCostsNothing;
    if (tower.spell != Spell::Any) continue;
    ++any;
    int free = 0;
    for (int i = 0; i < tower.cost_size; ++i) free += tower.cost[i] == Cost::Anything ? 1 : 0;
    if (free != 1) return DataFlaw::TheAnySpellDoesNotAskForExactlyOneFreeCard;
  }
  if (ingredients != (1U << kIngredients) - 1) return DataFlaw::AnIngredientDoesNotBelongToExactlyOneTower;
  return any <= 1 ? DataFlaw::None : DataFlaw::ThereIsMoreThanOneTowerWithAnySpell;
}

}  // namespace checking

// KM-14.1, KM-14.5: the constraints on every file, and the limits of our tables.
constexpr DataFlaw flaw_of(const Data& data) {
  if (const DataFlaw flaw = checking::flaw_of_deck(data); flaw != DataFlaw::None) return flaw;
  if (const DataFlaw flaw = checking::flaw_of_secrets(data); flaw != DataFlaw::None) return flaw;
  if (const DataFlaw flaw = checking::flaw_of_towers(data); flaw != DataFlaw::None) return flaw;
  // R-26 gives the value of chests beyond the table, so the table may be shorter than the deck has chests.
  return data.chest_point_count == 0 ? DataFlaw::ThereAreNoChestPoints : DataFlaw::None;
}

// Returns nullptr, or the constraint of KM-14.5 that does not hold.
constexpr const char* broken_data(const Data& data) {
  switch (flaw_of(data)) {
    case DataFlaw::None: return nullptr;
    case DataFlaw::TheDeckDoesNotHave38Cards: return "KM-14.5: the copies do not add up to 38 cards";
    case DataFlaw::ACardHasMoreThan15Copies: return "a card type has more than 15 copies";
    case DataFlaw::ACardShowsNotExactlyOneOfIconsAndStones: return "KM-14.5: a card must show either icons or stones";
    case DataFlaw::ThereAreNotSixSecretCards: return "KM-14.5: there must be six secret cards";
    case DataFlaw::ThereIsNotExactlyOnePrincess: return "KM-14.5: exactly one secret card shows the princess";
    case DataFlaw::TheRingIsNoPermutationOfTheTowers: return "KM-14.5: the ring must name each tower once";
    case DataFlaw::ThereAreNoChestPoints: return "KM-14.5: the chest points are missing";
    case DataFlaw::AnIngredientDoesNotBelongToExactlyOneTower: return "KM-1.7: each ingredient decides one tower";
    case DataFlaw::ASpellCostsNothing: return "KM-9.3: a spell must cost something";
    case DataFlaw::ThereIsMoreThanOneTowerWithAnySpell: return "R-10: only one tower may copy spells";
    case DataFlaw::TheAnySpellDoesNotAskForExactlyOneFreeCard:
      return "KM-9.50: a tower that copies spells asks for exactly one card of any kind";
  }
  return nullptr;
}

// The compiler's message contains the name of this type, which gives the file and its flaw.
template <int kFile, DataFlaw kFlaw>
struct SoundData {
  static_assert(kFlaw == DataFlaw::None, "a file in data/duel breaks KM-14.5");
  static constexpr bool kSound = true;
};
template <int kFile = 0>
constexpr bool all_data_is_sound() {
  if constexpr (kFile < kDataFiles) {
    return SoundData<kFile, flaw_of(kData[kFile].data)>::kSound && all_data_is_sound<kFile + 1>();
  } else {
    return kDataFiles > 0;
  }
}
static_assert(kCardTypes <= kMostCardTypes);
static_assert(all_data_is_sound());

}  // namespace spires::duel
