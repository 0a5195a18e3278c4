// Scans messages without parsing them: a crowd of thousands needs only one or two numbers of a view or a list of moves.
//
// REQUIRES, everywhere: the text is well-formed JSON as the server writes it, without spaces between tokens.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spires::crowd {

// Returns the text of a field of the outermost object, a string without its quotes; empty if it is missing.
std::string_view field(std::string_view object, std::string_view name);
std::optional<std::uint32_t> number(std::string_view object, std::string_view name);
std::string_view type_of(std::string_view message);

// The end of the value that begins at `at`.
std::size_t end_of_value(std::string_view text, std::size_t at);

// Calls f(text of an element) for each.
template <class F>
void for_each_element(std::string_view array, F&& f) {
  std::size_t at = 1;
  while (at < array.size() && array[at] != ']') {
    const std::size_t end = end_of_value(array, at);
    f(array.substr(at, end - at));
    at = end < array.size() && array[end] == ',' ? end + 1 : end;
  }
}

// Returns the actions of a `legal` message.
std::vector<std::string> actions_of(std::string_view legal);

std::uint64_t hash_of(std::string_view text);

}  // namespace spires::crowd
