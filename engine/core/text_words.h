// What the notations of all games share: lists of words, and numbers.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spires::words {

std::vector<std::string_view> split(std::string_view text, char between);
// Accepts a decimal number up to `most`, without sign and leading zeros.
std::optional<int> number(std::string_view text, int most);
// Returns "a, b and c".
std::string sentence_list(const std::vector<std::string>& items);

}  // namespace spires::words
