// The offered games and their bots.
#pragma once

#include "wire/json.h"

namespace spires::match {

// {"version":…,"games":[{"game":"towers","levels":[…]},…]}, the levels from the weakest on.
wire::Json catalog();

}  // namespace spires::match
