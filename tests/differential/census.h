// How often each kind of decision (or chance) came up: phase × kind × variant.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "engine/towers/editions.h"

namespace spires::differential {

class Census {
 public:
  using Counts = std::array<std::int64_t, towers::kVariants>;
  struct Cell {
    std::string phase;
    std::string kind;
    auto operator<=>(const Cell&) const = default;
  };

  void add(const Cell& cell, std::string_view variant);
  std::int64_t count(const Cell& cell, std::string_view variant) const;
  std::int64_t phase_count(const std::string& phase, std::string_view variant) const;
  const std::map<Cell, Counts>& cells() const { return cells_; }
  // One line a cell, one column a variant.
  std::string table() const;

  // The column of a variant. REQUIRES: it is one.
  static std::size_t place(std::string_view variant);

 private:
  std::map<Cell, Counts> cells_;
  std::map<std::string, Counts> phases_;
};

}  // namespace spires::differential
