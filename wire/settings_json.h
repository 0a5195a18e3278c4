// Settings as a JSON object and back: "options.costs.MW" is {"options":{"costs":{"MW":…}}}.
#pragma once

#include <string>

#include "engine/core/game_text.h"
#include "wire/json.h"

namespace spires::wire {

Json json_of(const Settings& settings);
// What it is set to, whatever its name.
Json value_json(const Setting& setting);
// Adds one to an object.
void put_setting(Json& object, const Setting& setting);

// Where an object of settings stands, and what it may hold.
struct SettingsPlace {
  std::string prefix;                                       // of every name, with its dot
  int deepest = 3;                                          // objects inside objects
  bool (*may_be_empty)(const std::string& name) = nullptr;  // an object of this name; none: any may
};
// A Fault names the setting. What a setting may be is for the game to say.
Result<Settings> settings_of(const Json& object, const SettingsPlace& place = {});

}  // namespace spires::wire
