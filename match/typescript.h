// Generates the TypeScript files of web/src/generated.
#pragma once

#include <string>

namespace spires::match {

// The messages of the protocol.
std::string protocol_typescript();
// The spells of Wandering Towers.
std::string spells_typescript();

}  // namespace spires::match
