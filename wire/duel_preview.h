// What a move of Knight & Mage would do, as far as the seat that may make it can know: the ghost that a client shows.
//
// It is the move played on the seat's view. What lies face down is "?", and what follows from it is left out. `balance` is
// how the towers would stand then, or before the first thing that depends on what is hidden.
#pragma once

#include <string_view>
#include <vector>

#include "engine/duel/duel.h"
#include "wire/duel_view.h"

namespace spires::wire {

struct DuelPreview {
  std::vector<Json> events;
  bool complete = true;  // false: more may happen that depends on what the seat cannot know
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
