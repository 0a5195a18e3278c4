// Codes of tables: two words and a number, easy to say over a telephone.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace spires::host {

// "brave-raven-427". The number decides which; neighbours are not alike.
std::string code_of(std::uint64_t number);
// What people type: capitals, blanks and underscores are forgiven. Empty: it is no code.
std::string read_code(std::string_view text);

}  // namespace spires::host
