// The version of the program, its server and its pages.
#pragma once

#include <string_view>

namespace spires {

inline constexpr std::string_view kVersion = "1.0.0";

}  // namespace spires
