// Settings in the form that tests write.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/game_text.h"

namespace spires::tests {

inline Setting word(std::string_view name, std::string_view value) {
  return {std::string(name), std::string(value), Setting::Kind::Word};
}
inline Setting number(std::string_view name, int value) {
  return {std::string(name), std::to_string(value), Setting::Kind::Number};
}
inline Setting flag(std::string_view name, std::string_view value) {
  return {std::string(name), std::string(value), Setting::Kind::Flag};
}
inline Setting list(std::string_view name, std::string_view value) {
  return {std::string(name), std::string(value), Setting::Kind::List};
}

}  // namespace spires::tests
