// Every type of the protocol: messages, views, events, previews, options. TypeScript, JSON Schema and the reference are
// printed from it.
#pragma once

#include "wire/declared_types.h"

namespace spires::match {

wire::DeclaredTypes protocol_types();

}  // namespace spires::match
