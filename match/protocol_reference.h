// docs/protocol-types.md: every type that messages contain, with a table of its fields.
#pragma once

#include <string>
#include <vector>

namespace spires::match {

std::string protocol_reference();

// Fields and events without a note, and notes without a field: both are defects, for tests.
std::vector<std::string> unexplained_fields();

}  // namespace spires::match
