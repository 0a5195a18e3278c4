// A list of moves for people: numbered, grouped by kind, wrapped to the width of the terminal.
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
  // The moves are put into the order of the menu: kinds as they first come, inside a kind as people count.
  explicit MoveMenu(std::vector<MenuMove> moves);

  const std::vector<MenuMove>& moves() const { return moves_; }
  std::string draw(int columns) const;
  // The move meant by a number of the menu or by its text; nothing: neither.
  std::optional<std::size_t> find(std::string_view answer) const;

 private:
  std::vector<MenuMove> moves_;
};

// Whether `a` comes before `b` when numbers inside the texts are compared as numbers: 3#1, 12#1.
bool reads_before(std::string_view a, std::string_view b);

}  // namespace spires::cli
