// The value of an option, a text for the reference, in the types of the engine and of a trace.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "engine/core/game_text.h"

namespace spires::differential {

// Returns a number, a flag or a word, depending on the text.
Setting typed_setting(std::string name, const std::string& value);
nlohmann::ordered_json typed_json(const std::string& value);

// Items of a list as a setting holds them, with commas.
std::string joined(const std::vector<std::string>& words);

}  // namespace spires::differential
