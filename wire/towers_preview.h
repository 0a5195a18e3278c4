// Preview of a move of Wandering Towers, as far as the moving seat can know: the ghost that a client shows.
//
// It plays the move on the seat's view. In strict memory the surface that a lifted tower uncovers is "?", and its
// consequences are left out.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/towers/towers.h"
#include "wire/towers_words.h"

namespace spires::wire {

// Where the castle would fly after the move: a space, "?", or nothing if it would stay.
struct CastleGuess {
  std::optional<int> space;
  void write(std::string& out) const { out += space ? std::to_string(*space) : "\"?\""; }
  static std::string typescript() { return "number | \"?\""; }
};

// Where a piece would land if the card were played and then this piece chosen.
struct TowersOutcome {
  std::string action;
  int from = 0;
  int to = 0;
  std::optional<bool> home;  // true: a wizard comes home; otherwise left out
  static constexpr std::string_view kName = "TowersOutcome";
  static constexpr auto fields() {
    using S = TowersOutcome;
    return std::tuple{field("action", &S::action), field("from", &S::from), field("to", &S::to),
                      field("home", &S::home)};
  }
};

struct TowersPreview {
  std::vector<JsonText> events;
  bool complete = true;  // false: more may happen that depends on facts the seat cannot know
  std::optional<CastleGuess> castle_next;
  std::optional<std::vector<TowersOutcome>> outcomes;  // of a card whose piece the same seat chooses next
  static constexpr std::string_view kName = "TowersPreview";
  static constexpr auto fields() {
    using S = TowersPreview;
    return std::tuple{raw_field("events", &S::events, "Guess<TowersEvent>"), field("complete", &S::complete),
                      field("castle_next", &S::castle_next), field("outcomes", &S::outcomes)};
  }
};

// REQUIRES: the observer of the view is a seat, is asked, and the action is legal.
TowersPreview preview_of(const towers::Rules& rules, const towers::View& view, const towers::Action& action);

}  // namespace spires::wire
