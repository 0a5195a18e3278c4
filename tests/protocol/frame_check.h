// Checks messages against the JSON Schema of the protocol, as a client in another language would.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace spires::testing {

// Returns what is wrong with a message of the host or of a client; nullopt: it is valid. Thread-safe.
std::optional<std::string> schema_fault(std::string_view message);

}  // namespace spires::testing
