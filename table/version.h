// What the program, its server and its pages say they are.
#pragma once

#include <string_view>

namespace spires {

inline constexpr std::string_view kVersion = "0.5.0";

}  // namespace spires
