// The game of a command.
#pragma once

#include <string>
#include <string_view>

#include "cli/console.h"
#include "match/games.h"

namespace spires::cli {

inline constexpr std::string_view kFirstGame = "towers";

inline Fault unknown_game(std::string_view name) {
  return {"game", "there is no game named `" + std::string(name) + "`; there is: " + Games::names()};
}

// Calls `visit(std::type_identity<Tools>)` for the tools of the game of that name.
template <class Visit>
int for_game(Console& console, std::string_view name, Visit&& visit) {
  if (const std::optional<int> status = Games::find(name, visit)) return *status;
  return bad_input(console, unknown_game(name));
}

}  // namespace spires::cli
