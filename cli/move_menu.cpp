#include "cli/move_menu.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "engine/core/text_hex.h"

namespace spires::cli {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string_view cut_number(std::string_view& text) {
  std::size_t end = 0;
  while (end < text.size() && is_digit(text[end])) ++end;
  const std::string_view number = text.substr(0, end);
  text.remove_prefix(end);
  return number;
}

// Moves without a target: pass, refuse. They are listed together at the end.
bool is_bare(const MenuMove& move) { return move.kind == move.text; }

// The label before the line of a move.
std::string_view group_of(const MenuMove& move) { return is_bare(move) ? std::string_view{} : move.kind; }

// The part after the kind: "3#1" of "cast MT 3#1"; the whole text if there is nothing after it.
std::string_view target_of(const MenuMove& move) {
  const std::string_view text = move.text;
  if (text.size() > move.kind.size() + 1 && text.starts_with(move.kind)) return text.substr(move.kind.size() + 1);
  return text;
}

}  // namespace

bool reads_before(std::string_view a, std::string_view b) {
  while (!a.empty() && !b.empty()) {
    if (is_digit(a[0]) && is_digit(b[0])) {
      const std::string_view x = cut_number(a);
      const std::string_view y = cut_number(b);
      if (x.size() != y.size()) return x.size() < y.size();
      if (x != y) return x < y;
    } else {
      if (a[0] != b[0]) return a[0] < b[0];
      a.remove_prefix(1);
      b.remove_prefix(1);
    }
  }
  return a.size() < b.size();
}

MoveMenu::MoveMenu(std::vector<MenuMove> moves) : moves_(std::move(moves)) {
  std::vector<std::string> kinds;
  for (const MenuMove& move : moves_) {
    if (std::find(kinds.begin(), kinds.end(), move.kind) == kinds.end()) kinds.push_back(move.kind);
  }
  const auto place = [&](const MenuMove& move) {
    return is_bare(move) ? kinds.end() : std::find(kinds.begin(), kinds.end(), move.kind);
  };
  std::sort(moves_.begin(), moves_.end(), [&](const MenuMove& a, const MenuMove& b) {
    return place(a) == place(b) ? reads_before(a.text, b.text) : place(a) < place(b);
  });
}

std::string MoveMenu::draw(int columns) const {
  std::size_t label = 0;
  for (const MenuMove& move : moves_) label = std::max(label, group_of(move).size());
  const std::size_t number = std::to_string(moves_.size()).size();
  const auto room = static_cast<std::size_t>(std::max(columns, 40)) - std::min<std::size_t>(label + 4, 39);
  std::string out;
  for (std::size_t i = 0; i < moves_.size();) {
    std::size_t end = i;
    std::size_t widest = 0;
    for (; end < moves_.size() && group_of(moves_[end]) == group_of(moves_[i]); ++end) {
      widest = std::max(widest, target_of(moves_[end]).size());
    }
    const std::size_t per_line = std::max<std::size_t>(1, room / (number + widest + 4));
    for (const std::size_t first = i; i < end; ++i) {
      const bool new_line = (i - first) % per_line == 0;
      const bool last = i + 1 == end || (i + 1 - first) % per_line == 0;
      if (new_line) out += fmt::format("  {:<{}}", i == first ? group_of(moves_[i]) : "", label + (label > 0 ? 2 : 0));
      out += fmt::format("{:>{}}) {:<{}}", i + 1, number, target_of(moves_[i]), last ? 0 : widest + 2);
      if (last) out += "\n";
    }
  }
  return out;
}

std::optional<std::size_t> MoveMenu::find(std::string_view answer) const {
  if (const std::optional<std::uint64_t> number = parse_number(answer)) {
    if (*number >= 1 && *number <= moves_.size()) return static_cast<std::size_t>(*number - 1);
  }
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    if (moves_[i].text == answer) return i;
  }
  return std::nullopt;
}

}  // namespace spires::cli
