// Table codes: two words and a number, easy to say over a telephone.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace spires::host {

// Returns a code such as "brave-raven-427019", one of 8.3 thousand million. Consecutive numbers give unrelated codes.
// Version 1.0 gave three digits; such codes stay valid.
std::string code_of(std::uint64_t number);
// Normalizes a typed code: accepts capitals, spaces and underscores. Returns an empty string if it is not a code.
std::string read_code(std::string_view text);

}  // namespace spires::host
