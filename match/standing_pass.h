// Standing passes: automatic passes of a seat that does not want to answer every reaction window (WT-15).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/match.h"

namespace spires::match {

// Returns whether the asked seat is reacting to another seat's turn and may pass.
bool is_reaction(const Match& match);

// Returns the answer of a standing pass for the asked seat; nullopt if it is not reacting or can cast one of `unless`.
std::optional<std::string> standing_answer(const Match& match, const std::vector<std::string>& unless);

}  // namespace spires::match
