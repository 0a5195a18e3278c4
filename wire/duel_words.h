// JSON for the things of Knight & Mage, in the words of docs/notation.md; "?" is a fact that the observer may not know,
// "_" a gap in a row.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/duel/event.h"
#include "engine/duel/options.h"
#include "wire/field.h"

namespace spires::wire {

using SeatWord = Word<"Seat">;
using DuelCardWord = Word<"DuelCard">;
using DuelTowerWord = Word<"DuelTower">;
using DuelSecretWord = Word<"DuelSecret">;
using DuelSlotWord = Word<"DuelSlot">;
using DuelSpellWord = Word<"DuelSpell">;
using DuelIngredientWord = Word<"DuelIngredient">;
using DuelOwnerWord = Word<"DuelOwner">;

inline constexpr std::array<std::string_view, 2> kDuelFaces{"down", "up"};
inline constexpr std::array<std::string_view, 3> kDuelMoves{"step", "swap", "skip"};
inline constexpr std::array<std::string_view, 4> kDuelZones{"acquired", "used", "held", "?"};
inline constexpr std::array<std::string_view, 2> kDuelEnds{"L", "R"};
inline constexpr std::array<std::string_view, 5> kDuelSpells{"force_discard", "push_down", "salvage", "peek_swap",
                                                             "any"};
inline constexpr std::array<std::string_view, 3> kDuelExchanges{"kept", "swapped", "?"};
inline constexpr std::array<std::string_view, 2> kDuelGaps{"close", "gap"};
inline constexpr std::array<std::string_view, 3> kDuelOwners{"nobody", "K", "M"};
inline constexpr std::array<std::string_view, 5> kDuelTiebreaks{"none", "princess", "towers", "red", "draw"};
inline constexpr std::array<std::string_view, 6> kDuelCosts{"FE", "TO", "BO", "EL", "TS", "any"};

struct DuelWords {
  const duel::Rules* rules = nullptr;  // the symbol of a secret card is in the data of the table

  static SeatWord said(Seat seat);
  static DuelTowerWord said(duel::Tower tower);
  DuelSecretWord said(duel::Secret secret) const;
  static DuelCardWord said(duel::Card card);
  static std::vector<DuelCardWord> said(const duel::CardSet& cards);
  static std::vector<DuelCardWord> said(const duel::Row& row);
  static DuelSlotWord said(duel::SlotName slot);
  static int said(std::uint8_t number) { return number; }
  static Word<"DuelFace"> said(duel::Face face);
  static Word<"DuelMove"> said(duel::Move move);
  static Word<"DuelZone"> said(duel::Zone zone);
  static Word<"DuelEnd"> said(duel::End end);
  static DuelSpellWord said(duel::Spell spell);
  static Word<"DuelExchange"> said(duel::Exchange exchange);
  static Word<"DuelGap"> said(duel::RowGap gap);
  static DuelOwnerWord said(duel::Owner owner);
  static Word<"DuelTiebreak"> said(duel::Tiebreak tiebreak);
  static Word<"DuelPhase"> said(duel::Phase phase);
  static DuelIngredientWord said(duel::Ingredient ingredient);
  static Word<"DuelCost"> said(duel::Cost cost);
};

}  // namespace spires::wire
