#include "tests/differential/campaign.h"

namespace spires::differential {

std::string Findings::summary() const {
  std::string out = std::to_string(games) + " games, " + std::to_string(steps) + " steps compared (" +
                    std::to_string(decisions) + " decisions), endings:";
  for (const auto& [ending, count] : endings) out += ' ' + ending + ' ' + std::to_string(count);
  return out;
}

}  // namespace spires::differential
