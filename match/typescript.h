// Generates the TypeScript files of web/src/generated, and the JSON Schema of the protocol.
#pragma once

#include <string>

#include "wire/json.h"

namespace spires::match {

// The messages of the protocol.
std::string protocol_typescript();
// The same as JSON Schema: accepts a message of a client or of the host.
wire::Json protocol_schema();
// The spells of Wandering Towers.
std::string spells_typescript();

}  // namespace spires::match
