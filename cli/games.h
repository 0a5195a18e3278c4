// The one place of the program that names the games. A new game is one line here.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>

#include "cli/console.h"
#include "engine/core/text_tools.h"
#include "engine/towers/text_tools.h"

namespace spires::cli {

inline constexpr std::string_view kFirstGame = "towers";

// Calls `visit(std::type_identity<Tools>)` for the tools of the game of that name.
template <class Visit>
int for_game(Console& console, std::string_view name, Visit&& visit) {
  if (name == towers::Text::kName) return visit(std::type_identity<towers::Tools>{});
  return bad_input(console, "game", "there is no game named `" + std::string(name) + "`; there is: towers");
}

}  // namespace spires::cli
