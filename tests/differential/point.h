// A point of a game in one implementation: everything that must be equal.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace spires::differential {

struct Point {
  std::string asked;                                   // the seat, "?" for chance, "-" when the game is over
  std::vector<std::pair<std::string, unsigned>> list;  // sorted texts; at chance points with their weights
  std::vector<std::string> may;                        // "C offer T2": what seats that are not asked may do, sorted
  std::string state;
  std::vector<std::string> views;  // by seat, where the game writes them
  bool operator==(const Point&) const = default;
};

// The point in lines, for finding the difference.
std::string lines_of(const Point& point);

}  // namespace spires::differential
