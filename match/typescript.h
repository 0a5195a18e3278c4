// The TypeScript declarations of the protocol: the text of the client's generated types.
#pragma once

#include <string>

namespace spires::match {

std::string protocol_typescript();

}  // namespace spires::match
