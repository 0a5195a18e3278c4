// A JSON Schema (draft 7) of everything on the wire, for clients in any language: `spires types schema`. It describes
// this version exactly: an object has no other members. A client should still ignore what it does not know, because
// later hosts may send more.
#pragma once

#include <string>
#include <vector>

#include "wire/declared_types.h"

namespace spires::wire {

// A document that accepts a value of one of the types named `roots`; every declared type is below `definitions`.
Json schema_of(const DeclaredTypes& types, const std::string& title, const std::vector<std::string>& roots);

}  // namespace spires::wire
