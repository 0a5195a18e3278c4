// TypeScript declarations of everything on the wire.
#pragma once

#include <string>

#include "wire/declared_types.h"

namespace spires::wire {

std::string typescript_of(const DeclaredTypes& types);

}  // namespace spires::wire
