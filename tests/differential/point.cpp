#include "tests/differential/point.h"

namespace spires::differential {

std::string lines_of(const Point& point) {
  std::string out = "asked " + point.asked + "\nlist ";
  for (const auto& [text, weight] : point.list) {
    out += "  " + text;
    if (weight != 1) out += " ×" + std::to_string(weight);
  }
  for (const std::string& text : point.may) out += "\nmay " + text;
  out += "\nstate " + point.state;
  for (const std::string& view : point.views) out += "\nview  " + view;
  return out;
}

}  // namespace spires::differential
