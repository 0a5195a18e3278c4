// Reads a state line into a State: first each field alone, then a check for contradictions between fields and for
// positions that a match could not continue from. text_state_read.cpp combines the two.
#pragma once

#include <optional>
#include <string_view>

#include "engine/core/game_text.h"
#include "engine/duel/options.h"
#include "engine/duel/state.h"

namespace spires::duel {

// Reads the fields of the line into a State without knowledge and sizes.
Result<State> read_position(const Rules& rules, std::string_view line);

// Returns the first field that is impossible at this point of a match.
std::optional<Fault> contradiction(const Rules& rules, const State& state);

}  // namespace spires::duel
