// Completes the few facts that a test gives about a position to a whole state line.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/towers/options.h"

namespace spires::towers::tests {

using Fields = std::map<std::string, std::string, std::less<>>;
using BySeat = std::map<char, std::string>;

std::vector<std::string> split(std::string_view text, char by);
std::string join(const std::vector<std::string>& parts, std::string_view with);

// "board=…;hands=…" by name.
Fields fields_of(std::string_view line);
// "A:4/1/0 B:5/0/0" by letter.
BySeat by_seat(std::string_view text);
// "C5|1,W3" in the order of the notation.
std::string sorted_hand(std::string_view cards);

// The given facts; everything else follows from the set-up (see scenario.h).
struct Given {
  Fields fields;
  BySeat hands;
  BySeat potions;
  BySeat home;
};
std::string state_line(const Rules& rules, Given given);

}  // namespace spires::towers::tests
