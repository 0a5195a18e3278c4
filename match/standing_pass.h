// Standing passes: a seat that does not want to be asked in every reaction window of others (WT-15).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/match.h"

namespace spires::match {

// Whether the seat that is asked reacts to somebody else's turn and may let it go.
bool is_reaction(const Match& match);

// What a standing pass answers for the seat that is asked; nothing: it does not react, or can cast one of these.
std::optional<std::string> standing_answer(const Match& match, const std::vector<std::string>& unless);

}  // namespace spires::match
