// The data of a table (KM-14): deck, secret cards, chest points, ring and towers, read once from the JSON text of
// KM-14.5 into plain structs. Card kinds and secret kinds are sorted by the bytes of their names.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace reference::duel {

enum class Seat { K, M };  // knight, mage
inline constexpr std::array<Seat, 2> kSeats = {Seat::K, Seat::M};
inline Seat opponent(Seat seat) { return seat == Seat::K ? Seat::M : Seat::K; }

enum class Ingredient { FE, TO, BO, EL, TS };
inline constexpr std::size_t kIngredients = 5;

// TRK, then the coloured towers in the order of the notation, for every ring.
enum class Tower { TRK, PUR, GRE, YEL, RED, BLU };
inline constexpr std::size_t kTowers = 6;
inline constexpr std::array<Tower, 5> kColoured = {Tower::PUR, Tower::GRE, Tower::YEL, Tower::RED, Tower::BLU};
using TowerRing = std::array<Tower, kTowers>;  // clockwise, KM-2.1

enum class Spell { ForceDiscard, PushDown, Salvage, PeekSwap, Any };

enum class Arrow { Left, Right };

// For arrays with one entry per seat, ingredient or tower.
template <class Name>
std::size_t index(Name name) {
  return static_cast<std::size_t>(name);
}

std::string_view name(Seat seat);
std::string_view name(Tower tower);
std::optional<Tower> tower_named(std::string_view text);

using CardId = std::size_t;    // place in Data::cards
using SecretId = std::size_t;  // place in Data::secrets

// Either icons or stones, never both (KM-1.4).
struct CardKind {
  std::string name;
  std::vector<Ingredient> icons;
  std::vector<Arrow> stones;
  int chests = 0;
  int copies = 0;

  bool is_stone() const { return !stones.empty(); }
};

struct SecretKind {
  std::string name;                  // the princess card has the suffix *
  std::optional<Ingredient> symbol;  // none: the stone
  bool princess = false;
  int copies = 0;
};

struct TowerKind {
  Ingredient ingredient = Ingredient::FE;
  int value = 0;
  std::vector<std::optional<Ingredient>> cost;  // none: an ingredient of any kind
  Spell spell = Spell::Any;
};

struct Data {
  std::string id;
  std::vector<CardKind> cards;
  std::vector<int> chest_points;  // by number of chests
  std::vector<SecretKind> secrets;
  TowerRing ring{};
  std::array<TowerKind, kTowers> towers;  // that of TRK is not used: no value, no spell

  const TowerKind& tower(Tower t) const { return towers[index(t)]; }
  Tower tower_of(Ingredient ingredient) const;
  std::optional<CardId> card_named(std::string_view text) const;
};

// Empty = fine, otherwise the fault in the text.
std::string why_invalid_data(const std::string& json);
// REQUIRES: why_invalid_data(json) is empty.
Data read_data(const std::string& json);

// A ring holds each tower once.
bool is_ring(const TowerRing& ring);

}  // namespace reference::duel
