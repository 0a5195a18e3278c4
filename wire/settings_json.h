// Settings as a JSON object and back: "options.costs.MW" is {"options":{"costs":{"MW":…}}}.
#pragma once

#include <string>

#include "engine/core/game_text.h"
#include "wire/json.h"

namespace spires::wire {

Json json_of(const Settings& settings);
// The value of a setting, without its name.
Json value_json(const Setting& setting);
// Adds a setting to an object.
void put_setting(Json& object, const Setting& setting);

// The position of an object of settings, and its limits.
struct SettingsPlace {
  std::string prefix;                                       // prefix of every name, with its dot
  int deepest = 3;                                          // objects inside objects
  bool (*may_be_empty)(const std::string& name) = nullptr;  // an object of this name; nullptr: any may
};
// A Fault names the setting. The game checks the values.
Result<Settings> settings_of(const Json& object, const SettingsPlace& place = {});

}  // namespace spires::wire
