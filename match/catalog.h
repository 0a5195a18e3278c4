// The offered games and their bots.
#pragma once

#include <string>
#include <vector>

#include "wire/json.h"

namespace spires::match {

// The names of the offered games, such as "towers".
std::vector<std::string> offered_names();

// Returns {"version":…,"games":[{"game":"towers","levels":[…]},…]}, the levels weakest first.
wire::JsonText catalog();

}  // namespace spires::match
