// Standing passes: a seat that does not want to be asked in every reaction window of others (WT-15).
#pragma once

#include <string>
#include <vector>

#include "match/match.h"

namespace spires::match {

// Whether the seat that is asked reacts to somebody else's turn and may let it go.
bool is_reaction(const Match& match);

// Whether a standing pass answers for the seat that is asked: it reacts and can cast none of these.
bool passes_by_itself(const Match& match, const std::vector<std::string>& unless);

}  // namespace spires::match
