// Preview of a move of Knight & Mage, as far as the moving seat can know: the ghost that a client shows.
//
// It plays the move on the seat's view. Face-down cards are "?", and their consequences are left out. `balance` is the
// count of the towers after the move, or before the first event that depends on hidden cards.
#pragma once

#include <string_view>
#include <vector>

#include "engine/duel/duel.h"
#include "wire/duel_view.h"

namespace spires::wire {

struct DuelPreview {
  std::vector<Json> events;
  bool complete = true;  // false: more may happen that depends on facts the seat cannot know
  std::vector<DuelBalance> balance;
  static constexpr std::string_view kName = "DuelPreview";
  static constexpr auto fields() {
    using S = DuelPreview;
    return std::tuple{raw_field("events", &S::events, "Guess<DuelEvent>"), field("complete", &S::complete),
                      field("balance", &S::balance)};
  }
};

// REQUIRES: the observer of the view is a seat, is asked, and the action is legal.
DuelPreview preview_of(const duel::Rules& rules, const duel::View& view, const duel::Action& action);

}  // namespace spires::wire
