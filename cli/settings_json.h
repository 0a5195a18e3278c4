// Settings as the JSON objects of a trace's first and last line, and back: "options.costs.MW" is
// {"options":{"costs":{"MW":…}}}.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/game_text.h"

namespace spires::cli {

// A header line's keys: the game it names (empty: none) and the settings.
struct Header {
  std::string game;
  Settings settings;
  std::string missing;  // the first required key that this header lacks; empty: none
};

// REQUIRES: the settings are those of a Text::header.
std::string header_json(std::string_view game, const Settings& settings);
Result<Header> parse_header(std::string_view json);

// The last line of a game in a trace, from Text::ending. It is read sorted by name, so that two can be compared.
std::string end_json(const Settings& ending);
Result<Settings> parse_end(std::string_view json);

// The members of a JSON object as settings below `prefix`.
Result<Settings> parse_members(std::string_view prefix, std::string_view json);

}  // namespace spires::cli
