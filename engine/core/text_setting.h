// Settings as text: `true`, `12`, `[MW,MT]`, anything else is a word. The text shows the kind, so that a setting that
// was written down is read back as the same value. Also: a ruleset, which is a name for settings.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game_text.h"

namespace spires {

inline constexpr std::string_view kRevisionName = "revision";

std::string value_text(const Setting& setting);
Setting parse_setting(std::string_view name, std::string_view value);
// Which revision of its rules a game has under these settings: the one they name, else `current`. A Fault: there is
// no such revision.
Result<int> revision_of(const Settings& settings, int current);
Settings without_revision(Settings settings);
Setting revision_setting(int revision);
// So that two lists of settings can be compared whatever order they were written in.
void sort_by_name(Settings& settings);

// A set-up that tools go through by itself: what `sign` signs and `simulate --all` plays.
struct Ruleset {
  std::string name;
  Settings settings;
};

}  // namespace spires
