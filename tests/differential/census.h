// Counts how often each kind of decision (or chance) occurred: phase × kind × group. A group is a set of tables with
// something in common, such as a variant or the value of an option; a game counts in every group it belongs to.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace spires::differential {

class Census {
 public:
  struct Cell {
    std::string phase;
    std::string kind;
    auto operator<=>(const Cell&) const = default;
  };
  using Counts = std::vector<std::int64_t>;  // by group
  using Groups = std::vector<std::size_t>;   // places in names()

  explicit Census(std::vector<std::string> names) : names_(std::move(names)) {}

  const std::vector<std::string>& names() const { return names_; }
  // REQUIRES: it is the name of a group.
  std::size_t group(std::string_view name) const;

  void add(const Cell& cell, const Groups& groups);
  std::int64_t count(const Cell& cell, std::size_t group) const;
  // The least count of a cell, or of all cells of a phase, among these groups. REQUIRES: there are some.
  std::int64_t least(const Cell& cell, const Groups& groups) const;
  std::int64_t least(const std::string& phase, const Groups& groups) const;

  const std::map<Cell, Counts>& cells() const { return cells_; }
  // Prints one line per cell and one column per group.
  std::string table() const;

 private:
  std::vector<std::string> names_;
  std::map<Cell, Counts> cells_;
  std::map<std::string, Counts> phases_;
};

}  // namespace spires::differential
