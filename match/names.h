// Names as people see them: which characters are visible, and which names look the same.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace spires::match {

// Returns whether a name or a chat line has no character that is visible: only spaces, fillers and format characters.
bool is_blank(std::string_view text);
// Returns a form that is equal for names that look the same: without invisible characters, ASCII letters in lower case.
std::string shown_name(std::string_view name);
// Returns the first characters of a name.
std::string cut_name(std::string_view name, std::size_t characters);

}  // namespace spires::match
