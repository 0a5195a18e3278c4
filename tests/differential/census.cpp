#include "tests/differential/census.h"

#include <algorithm>
#include <iomanip>
#include <limits>
#include <sstream>

namespace spires::differential {

namespace {

template <class Counted, class Key>
std::int64_t least_of(const Counted& counted, const Key& key, const Census::Groups& groups) {
  const auto found = counted.find(key);
  if (found == counted.end()) return 0;
  std::int64_t least = std::numeric_limits<std::int64_t>::max();
  for (const std::size_t group : groups) least = std::min(least, found->second[group]);
  return least;
}

int column_width(const std::string& name) { return std::max(7, static_cast<int>(name.size()) + 1); }

}  // namespace

std::size_t Census::group(std::string_view name) const {
  return static_cast<std::size_t>(std::find(names_.begin(), names_.end(), name) - names_.begin());
}

void Census::add(const Cell& cell, const Groups& groups) {
  Counts& of_cell = cells_[cell];
  Counts& of_phase = phases_[cell.phase];
  of_cell.resize(names_.size());
  of_phase.resize(names_.size());
  for (const std::size_t group : groups) {
    ++of_cell[group];
    ++of_phase[group];
  }
}

std::int64_t Census::count(const Cell& cell, std::size_t group) const { return least(cell, {group}); }

std::int64_t Census::least(const Cell& cell, const Groups& groups) const { return least_of(cells_, cell, groups); }

std::int64_t Census::least(const std::string& phase, const Groups& groups) const {
  return least_of(phases_, phase, groups);
}

std::string Census::table() const {
  std::size_t phase_width = 6;
  std::size_t kind_width = 5;
  for (const auto& [cell, counts] : cells_) {
    phase_width = std::max(phase_width, cell.phase.size() + 1);
    kind_width = std::max(kind_width, cell.kind.size() + 1);
  }
  std::ostringstream out;
  const auto head = [&](const std::string& phase, const std::string& kind) {
    out << std::left << std::setw(static_cast<int>(phase_width)) << phase;
    out << std::setw(static_cast<int>(kind_width)) << kind << std::right;
  };
  head("phase", "kind");
  for (const std::string& name : names_) out << std::setw(column_width(name)) << name;
  out << '\n';
  for (const auto& [cell, counts] : cells_) {
    head(cell.phase, cell.kind);
    for (std::size_t i = 0; i < names_.size(); ++i) {
      out << std::setw(column_width(names_[i])) << (counts[i] == 0 ? "-" : std::to_string(counts[i]));
    }
    out << '\n';
  }
  return out.str();
}

}  // namespace spires::differential
