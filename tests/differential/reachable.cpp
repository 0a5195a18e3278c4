#include "tests/differential/reachable.h"

#include <set>
#include <sstream>

namespace spires::differential {

namespace {

std::string line(const Census::Cell& cell, const std::string& group, std::int64_t count) {
  return cell.phase + ", " + cell.kind + ", " + group + ": " + std::to_string(count);
}

}  // namespace

std::vector<std::string> split(const std::string& text, char separator) {
  std::istringstream in(text);
  std::vector<std::string> parts;
  for (std::string part; std::getline(in, part, separator);) parts.push_back(part);
  return parts;
}

std::vector<std::string> too_rare(const Census& census, const std::vector<Reachable>& cells, std::int64_t least) {
  std::vector<std::string> lines;
  for (const auto& [cell, group] : cells) {
    const std::int64_t count = census.count(cell, census.group(group));
    if (count < least) lines.push_back(line(cell, group, count));
  }
  return lines;
}

std::vector<std::string> unexpected(const Census& census, const std::vector<Reachable>& cells) {
  std::set<std::pair<Census::Cell, std::size_t>> known;
  for (const auto& [cell, group] : cells) known.emplace(cell, census.group(group));
  std::vector<std::string> lines;
  for (const auto& [cell, counts] : census.cells()) {
    for (std::size_t group = 0; group < counts.size(); ++group) {
      if (counts[group] == 0 || known.contains({cell, group})) continue;
      lines.push_back(line(cell, census.names()[group], counts[group]));
    }
  }
  return lines;
}

}  // namespace spires::differential
