// A point of a game in one implementation: everything that is compared.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace spires::differential {

struct Point {
  std::string asked;                                   // the seat, "?" for chance, "-" when the game is over
  std::vector<std::pair<std::string, unsigned>> list;  // sorted texts; at chance points with their weights
  std::vector<std::string> may;                        // "C offer T2": interjections of other seats, sorted
  std::string state;
  std::vector<std::string> views;  // by seat, if the game writes them
  bool operator==(const Point&) const = default;
};

// Returns the point as lines, to find the difference.
std::string lines_of(const Point& point);

}  // namespace spires::differential
