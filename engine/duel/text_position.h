// Reading a state line into a State: first each field by itself, then a check for contradictions between fields and for
// positions that a match could not continue from. text_state_read.cpp combines the two.
#pragma once

#include <optional>
#include <string_view>

#include "engine/core/game_text.h"
#include "engine/duel/options.h"
#include "engine/duel/state.h"

namespace spires::duel {

// The content of the line, in a State without knowledge and sizes.
Result<State> read_position(const Rules& rules, std::string_view line);

// The first field that is impossible at this point of a match.
std::optional<Fault> contradiction(const Rules& rules, const State& state);

}  // namespace spires::duel
