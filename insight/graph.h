// The values of a game alone, for a page to draw before the decisions are judged.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "insight/report.h"

namespace spires::insight {

struct GraphStep {
  std::uint32_t turn = 0;
  std::uint32_t until = 0;          // its last event
  std::optional<std::string> seat;  // empty: chance
  PartsList value;                  // after the step
  static constexpr std::string_view kName = "GraphStep";
  static constexpr auto fields() {
    using S = GraphStep;
    return std::tuple{wire::field("turn", &S::turn), wire::field("until", &S::until), wire::field("seat", &S::seat),
                      parts_field("value", &S::value)};
  }
};

struct GraphSide {
  std::vector<std::string> seats;  // empty: the clock of a solo game
  static constexpr std::string_view kName = "GraphSide";
  static constexpr auto fields() { return std::tuple{wire::field("seats", &GraphSide::seats)}; }
};

struct Graph {
  std::uint32_t nodes = 0;
  std::vector<GraphSide> sides;
  PartsList start;               // the value before the first step
  std::vector<GraphStep> steps;  // of the surviving line
  static constexpr std::string_view kName = "Graph";
  static constexpr auto fields() {
    using S = Graph;
    return std::tuple{wire::field("nodes", &S::nodes), wire::field("sides", &S::sides), parts_field("start", &S::start),
                      wire::field("steps", &S::steps)};
  }
};

}  // namespace spires::insight
