// What the tools want to know of towers beside the notation: engine/core/text_tools.h says what each function is for.
#pragma once

#include <string>
#include <vector>

#include "engine/core/text_tools.h"
#include "engine/towers/text.h"

namespace spires::towers {

struct Tools {
  using Text = towers::Text;

  static std::vector<Ruleset> rulesets();
  static std::vector<OptionHelp> options(const Settings& settings);
  static std::string hints();
  static std::vector<Measure> measures(const Rules& rules, const State& state);
  static Memory memory(const Rules& rules) { return rules.options.memory; }
  static bool reveals(const Rules& rules, const Event& event);
};

static_assert(GameTools<Tools>);

}  // namespace spires::towers
