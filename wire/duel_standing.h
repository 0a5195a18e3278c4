// How Knight & Mage stands: the towers, the stones, and the points if the game ended now, as far as an observer can
// know. Made from a View alone.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/duel/duel.h"
#include "wire/duel_words.h"

namespace spires::wire {

// The count at a tower for both seats.
struct DuelBalance {
  DuelTowerWord tower;
  int knight = 0;
  int mage = 0;
  DuelOwnerWord majority;
  static constexpr std::string_view kName = "DuelBalance";
  static constexpr auto fields() {
    using S = DuelBalance;
    return std::tuple{field("tower", &S::tower), field("knight", &S::knight), field("mage", &S::mage),
                      field("majority", &S::majority)};
  }
};

// Stones of a card in a used row and what they count as now (KM-8). `place` and `from` are indices of the row; `as` and
// `from`, the card that they count as, are left out for stones that count as nothing. A card whose stones count as
// different things has an entry for each.
struct DuelStones {
  int place = 0;
  int count = 0;
  std::optional<DuelIngredientWord> as;
  std::optional<int> from;
  bool operator==(const DuelStones&) const = default;
  static constexpr std::string_view kName = "DuelStones";
  static constexpr auto fields() {
    using S = DuelStones;
    return std::tuple{field("place", &S::place), field("count", &S::count), field("as", &S::as),
                      field("from", &S::from)};
  }
};

struct DuelPoints {
  SeatWord seat;
  int guess = 0;
  int towers = 0;
  int secrets = 0;
  int chests = 0;
  int total = 0;
  static constexpr std::string_view kName = "DuelPoints";
  static constexpr auto fields() {
    using S = DuelPoints;
    return std::tuple{field("seat", &S::seat),       field("guess", &S::guess),   field("towers", &S::towers),
                      field("secrets", &S::secrets), field("chests", &S::chests), field("total", &S::total)};
  }
};

// If the game ended now. The observer's own veiled cards count, and so do secret cards that the observer has seen and
// nobody has touched since. `veiled` and `secrets` are the numbers of veiled cards and of secret cards of won towers
// that the observer does not know; they are not counted.
struct DuelStanding {
  std::vector<DuelBalance> towers;
  std::vector<DuelPoints> points;
  int veiled = 0;
  int secrets = 0;
  static constexpr std::string_view kName = "DuelStanding";
  static constexpr auto fields() {
    using S = DuelStanding;
    return std::tuple{field("towers", &S::towers), field("points", &S::points), field("veiled", &S::veiled),
                      field("secrets", &S::secrets)};
  }
};

// The card that an observer last saw under a tower. Stale: another player has looked at it since.
struct DuelSeen {
  duel::Secret secret = duel::kNoSecret;
  bool stale = false;
};
using DuelSeenByTower = Keyed<int, DuelSeen, duel::kColoured>;

// Returns whether the cards of a look, given by its place in the log, are back under their towers.
bool is_returned(const duel::State& s, int at);
DuelSeenByTower seen_under_towers(const duel::State& s);

// Returns the counts at the five towers, from the cards that both seats have taken openly.
std::vector<DuelBalance> said_balance(const duel::Rules& rules, const duel::State& s);
std::vector<DuelStones> said_stones(const duel::Rules& rules, const duel::Row& row);
DuelStanding said_standing(const duel::Rules& rules, const duel::View& view);

}  // namespace spires::wire
