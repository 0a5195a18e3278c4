// Settings as a JSON object and back: "options.costs.MW" is {"options":{"costs":{"MW":…}}}.
#pragma once

#include "engine/core/game_text.h"
#include "wire/json.h"

namespace spires::wire {

Json json_of(const Settings& settings);
// A Fault names the setting. What a setting may be is for the game to say.
Result<Settings> settings_of(const Json& object);

}  // namespace spires::wire
