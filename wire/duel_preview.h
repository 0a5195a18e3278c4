// Preview of a move of Knight & Mage, as far as the moving seat can know: the ghost that a client shows.
//
// It plays the move on the seat's view. Face-down cards are "?", and their consequences are left out. `balance`,
// `standing` and `rows` are those after the move, or before the first event that depends on hidden cards.
#pragma once

#include <string_view>
#include <vector>

#include "engine/duel/duel.h"
#include "wire/duel_view.h"

namespace spires::wire {

// A used row that the move changes, with what its stones then count as.
struct DuelRow {
  SeatWord seat;
  std::vector<DuelCardWord> used;
  std::vector<DuelStones> stone_cards;
  static constexpr std::string_view kName = "DuelRow";
  static constexpr auto fields() {
    using S = DuelRow;
    return std::tuple{field("seat", &S::seat), field("used", &S::used), field("stone_cards", &S::stone_cards)};
  }
};

// The two answers to the question that follows the taking of a stone: at which end of the row?
struct DuelEndPreview {
  Word<"DuelEnd"> end;
  DuelStanding standing;
  std::vector<DuelRow> rows;
  static constexpr std::string_view kName = "DuelEndPreview";
  static constexpr auto fields() {
    using S = DuelEndPreview;
    return std::tuple{field("end", &S::end), field("standing", &S::standing), field("rows", &S::rows)};
  }
};

struct DuelPreview {
  std::vector<JsonText> events;
  bool complete = true;  // false: more may happen that depends on facts the seat cannot know
  std::vector<DuelBalance> balance;
  DuelStanding standing;
  std::vector<DuelRow> rows;
  std::vector<DuelEndPreview> ends;  // empty unless the move takes a stone that may go to either end
  static constexpr std::string_view kName = "DuelPreview";
  static constexpr auto fields() {
    using S = DuelPreview;
    return std::tuple{raw_field("events", &S::events, "Guess<DuelEvent>"),
                      field("complete", &S::complete),
                      field("balance", &S::balance),
                      field("standing", &S::standing),
                      field("rows", &S::rows),
                      field("ends", &S::ends)};
  }
};

// REQUIRES: the observer of the view is a seat, is asked, and the action is legal.
DuelPreview preview_of(const duel::Rules& rules, const duel::View& view, const duel::Action& action);

}  // namespace spires::wire
