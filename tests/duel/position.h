// Completes the few facts that a test gives about a position to a whole state line.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace spires::duel::tests {

using Fields = std::map<std::string, std::string, std::less<>>;
using Cards = std::map<std::string, int, std::less<>>;  // copies by type

std::vector<std::string> split(std::string_view text, char by);
std::string join(const std::vector<std::string>& parts, std::string_view with);

// "r=1 t=1 …" by name.
Fields fields_of(std::string_view line);
// "EL:2,TS:1" as counts and back.
Cards cards_of(std::string_view pile);
std::string pile_text(const Cards& cards);
int size_of(const Cards& cards);

// The given facts; everything else follows (see scenario.h).
struct Position {
  Fields fields;  // of the state line, as they are
  Fields slots;   // by slot
  Fields secrets;
  std::map<std::string, std::vector<std::string>> areas;  // "AK", "UM": types
  bool all_slots_empty = false;
  std::string discards = "?";  // the remaining cards
  char active = 'K';
};

// `start` is the state line of a new game with a known ring: it names the towers, the slots and the whole deck.
std::string state_line(std::string_view start, Position position);

}  // namespace spires::duel::tests
