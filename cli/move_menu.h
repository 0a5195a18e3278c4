// A menu of moves: numbered, grouped by kind, wrapped to the width of the terminal.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spires::cli {

struct MenuMove {
  std::string kind;  // "cast MT"
  std::string text;  // "cast MT 3#1"
};

class MoveMenu {
 public:
  // Sorts the moves for the menu: kinds by first occurrence, inside a kind in natural order.
  explicit MoveMenu(std::vector<MenuMove> moves);

  const std::vector<MenuMove>& moves() const { return moves_; }
  std::string draw(int columns) const;
  // Finds a move by its number in the menu or by its text; nullopt if neither matches.
  std::optional<std::size_t> find(std::string_view answer) const;

 private:
  std::vector<MenuMove> moves_;
};

// Natural order: compares numbers inside the texts as numbers: 3#1, 12#1.
bool reads_before(std::string_view a, std::string_view b);

}  // namespace spires::cli
