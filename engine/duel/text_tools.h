// The functions of duel for tools. engine/core/text_tools.h describes each of them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/text_tools.h"
#include "engine/duel/text.h"

namespace spires::duel {

struct Tools {
  using Text = duel::Text;

  static std::vector<Ruleset> rulesets();
  static std::vector<OptionHelp> options(const Settings& settings);
  static TableChoices choices() { return {}; }
  static bool draws_tiles(const Rules&) { return false; }
  static std::string hints();
  static std::vector<Measure> measures(const Rules& rules, const State& state);
  static Memory memory(const Rules&) { return Memory::Perfect; }
  static bool reveals(const Rules& rules, const Event& event);
  // Returns whether the text can be a chance outcome, at this point or at another.
  static bool is_chance(std::string_view text);
};

static_assert(GameTools<Tools>);

}  // namespace spires::duel
