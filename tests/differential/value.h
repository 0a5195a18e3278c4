// The value of an option, which the reference takes as text, in the types that the engine and a trace give it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "engine/core/game_text.h"

namespace spires::differential {

// A number, a flag or a word, as the text looks.
Setting typed_setting(std::string name, const std::string& value);
nlohmann::ordered_json typed_json(const std::string& value);

// Items of a list as a setting holds them, with commas.
std::string joined(const std::vector<std::string>& words);

}  // namespace spires::differential
