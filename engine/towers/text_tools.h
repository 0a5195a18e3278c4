// The functions of towers for tools. engine/core/text_tools.h describes each of them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/text_tools.h"
#include "engine/towers/text.h"

namespace spires::towers {

struct Tools {
  using Text = towers::Text;

  static std::vector<Ruleset> rulesets();
  static std::vector<OptionHelp> options(const Settings& settings);
  static TableChoices choices();
  static bool draws_tiles(const Rules& rules) { return rules.draw_tiles; }
  static std::string hints();
  static std::vector<Measure> measures(const Rules& rules, const State& state);
  static Memory memory(const Rules& rules) { return rules.options.memory; }
  static bool reveals(const Rules& rules, const Event& event);

  // Describes an event to a reader whose view was `before`: Text::sentence, and what follows from the view.
  static std::string sentence(const Rules& rules, const View& before, const Event& event);
  // text_help.cpp
  // Describes the goal, the cards, potions and the spells in play to a player who is about to move.
  static std::string help(const Rules& rules, const View& view);
  // Returns who has won and why, a line for each seat or team. REQUIRES: the game is over.
  static std::string result(const Rules& rules, const State& state);
  // Returns whether a text is a chance outcome in the notation, at any point of a game.
  static bool is_chance(std::string_view text);
};

static_assert(GameTools<Tools>);

}  // namespace spires::towers
