#include "tests/differential/census.h"

#include <iomanip>
#include <sstream>

namespace spires::differential {

void Census::add(const Cell& cell, std::string_view variant) {
  ++cells_[cell][place(variant)];
  ++phases_[cell.phase][place(variant)];
}

std::int64_t Census::phase_count(const std::string& phase, std::string_view variant) const {
  const auto found = phases_.find(phase);
  return found == phases_.end() ? 0 : found->second[place(variant)];
}

std::int64_t Census::count(const Cell& cell, std::string_view variant) const {
  const auto found = cells_.find(cell);
  return found == cells_.end() ? 0 : found->second[place(variant)];
}

std::string Census::table() const {
  std::ostringstream out;
  out << std::left << std::setw(16) << "phase" << std::setw(14) << "kind" << std::right;
  for (const char* variant : towers::kVariantNames) out << std::setw(10) << variant;
  out << '\n';
  for (const auto& [cell, counts] : cells_) {
    out << std::left << std::setw(16) << cell.phase << std::setw(14) << cell.kind << std::right;
    for (const std::int64_t count : counts) {
      out << std::setw(10) << (count == 0 ? "-" : std::to_string(count));
    }
    out << '\n';
  }
  return out.str();
}

std::size_t Census::place(std::string_view variant) {
  std::size_t place = 0;
  while (towers::kVariantNames.items[place] != variant) ++place;
  return place;
}

}  // namespace spires::differential
