// A state line on its way to a State: each field read by itself. Then the whole is checked for contradictions between its
// fields, and for what a match could not go on from. text_state_read.cpp puts the two together.
#pragma once

#include <optional>
#include <string_view>

#include "engine/core/game_text.h"
#include "engine/duel/options.h"
#include "engine/duel/state.h"

namespace spires::duel {

// Everything in the line, in a State whose knowledge and sizes are not filled in yet.
Result<State> read_position(const Rules& rules, std::string_view line);

// The first field that cannot be so at this point of a match.
std::optional<Fault> contradiction(const Rules& rules, const State& state);

}  // namespace spires::duel
