// What tools need of towers beside the notation: engine/core/text_tools.h describes each function.
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

  // An event as somebody sees it whose view before it was this one: Text::sentence, and what follows from the view.
  static std::string sentence(const Rules& rules, const View& before, const Event& event);
  // text_help.cpp
  // The goal, the cards, potions and the spells in play, for somebody who is about to move.
  static std::string help(const Rules& rules, const View& view);
  // Who has won and why, a line for each seat or team. REQUIRES: the game is over.
  static std::string result(const Rules& rules, const State& state);
  // Whether a text is an outcome of chance in the notation, wherever it may happen.
  static bool is_chance(std::string_view text);
};

static_assert(GameTools<Tools>);

}  // namespace spires::towers
