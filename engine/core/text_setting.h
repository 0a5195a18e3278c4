// Settings as text: `true`, `12`, `[MW,MT]`; anything else is a word. The text shows the kind, so a written setting
// reads back as the same value. Also rulesets, which are named settings.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game_text.h"

namespace spires {

inline constexpr std::string_view kRevisionName = "revision";

std::string value_text(const Setting& setting);
Setting parse_setting(std::string_view name, std::string_view value);
// Returns the revision of the rules that the settings name, or `current` if they name none. Returns a Fault if that
// revision does not exist.
Result<int> revision_of(const Settings& settings, int current);
Settings without_revision(Settings settings);
Setting revision_setting(int revision);
// Sorts by name, so that two lists of settings can be compared regardless of their order.
void sort_by_name(Settings& settings);

// A named set-up for tools: `sign` signs them, `simulate --all` plays them.
struct Ruleset {
  std::string name;
  Settings settings;
};

}  // namespace spires
