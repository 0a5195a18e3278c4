// The present point of the turn in plain words, for boards that people read.
#pragma once

#include <string>

#include "engine/towers/options.h"
#include "engine/towers/state.h"

namespace spires::towers::words {

// Returns a text such as "A chooses a card". `who` names the asked seat and `active` the seat whose turn it is.
std::string point(const Rules& rules, const State& s, const std::string& who, const std::string& active);

}  // namespace spires::towers::words
