// The offered games and their bots.
#pragma once

#include "wire/json.h"

namespace spires::match {

// Returns {"version":…,"games":[{"game":"towers","levels":[…]},…]}, the levels weakest first.
wire::Json catalog();

}  // namespace spires::match
