#include <algorithm>

#include "engine/towers/evolve.h"
#include "engine/towers/text.h"
#include "engine/towers/text_point.h"
#include "engine/towers/text_words.h"

namespace spires::towers {

namespace {

constexpr int kCell = 9;  // columns of a space
constexpr int kHalf = kSpaces / 2;
constexpr Keyed<Seat, std::string_view, kMaxSeats> kColours{
    {"\x1b[94m", "\x1b[93m", "\x1b[91m", "\x1b[92m", "\x1b[38;5;208m", "\x1b[95m"}};
constexpr std::string_view kNoColour = "\x1b[0m";

using Lines = std::vector<std::string>;

std::size_t size_of(int n) { return static_cast<std::size_t>(n); }

std::string centred(const std::string& text, char filler) {
  const std::size_t room = size_of(kCell) > text.size() ? size_of(kCell) - text.size() : 0;
  return std::string(room / 2, filler) + text + std::string(room - room / 2, filler);
}

// Pads a text to a column; adds one blank if it is too long.
std::string padded(std::string text, int columns) {
  text.append(std::max<std::size_t>(size_of(columns), text.size() + 1) - text.size(), ' ');
  return text;
}

// Returns what a tower hides: nothing, the wizards, or a question mark if the observer may not look (WT-18.3).
std::string hidden(const View& view, Surface below) {
  const Wizards wizards = view.state.on[below];
  if (wizards.any()) return words::of(wizards);
  return view.memory == Memory::Open ? "" : "?";
}

std::string tower(const View& view, Space space, int level) {
  const State& s = view.state;
  const Surface roof = level == height(s, space) ? s.top[space] : surface_under(s, space, level + 1);
  std::string inside = hidden(view, surface_under(s, space, level));
  if (!inside.empty() && inside != "?" && inside.size() + 4 <= size_of(kCell)) inside = ' ' + inside;
  return std::string("[") + (has_shield(index(roof)) ? 'S' : 'P') + inside + ']';
}

// Returns a space from the ground up: towers, then the wizards on top.
Lines column(const View& view, Space space) {
  const State& s = view.state;
  Lines lines;
  for (int level = 1; level <= height(s, space); ++level) lines.push_back(tower(view, space, level));
  if (s.castle == space) {
    lines.emplace_back("/K\\");
  } else if (s.on[s.top[space]].any()) {
    lines.push_back(words::of(s.on[s.top[space]]));
  }
  return lines;
}

// WT-2.2: a star marks a printed shield.
std::string ground(Space space) {
  const bool shield = (kPrintedShields & bit(space)) != 0;
  return centred(' ' + std::to_string(index(space)) + (shield ? "* " : " "), '=');
}

class Drawing {
 public:
  Drawing(const Rules& rules, const View& view, Text::Paint paint)
      : rules_(rules), view_(view), s_(view.state), paint_(paint) {}

  std::string draw() {
    half(0, 1);
    out_ += " ^" + std::string(size_of(kHalf * (kCell + 1) - 3), ' ') + "v\n";
    half(kSpaces - 1, -1);
    out_ += "\n [S] shield tower  [P] plain tower  /K\\ castle  * raven shield";
    out_ += view_.memory == Memory::Open ? "\n\n" : "  ? not shown\n\n";
    point();
    seats();
    piles();
    return out_;
  }

 private:
  // Colours the letters of wizards by their seats.
  std::string painted(const std::string& text) const {
    if (paint_ == Text::Paint::Plain) return text;
    std::string out;
    for (const char c : text) {
      const bool wizard = c >= 'A' && c < 'A' + kMaxSeats;
      if (wizard) out += kColours[seat_at(c - 'A')];
      out += c;
      if (wizard) out += kNoColour;
    }
    return out;
  }

  void line(std::string text) {
    while (!text.empty() && text.back() == ' ') text.pop_back();
    out_ += painted(text) + '\n';
  }

  // Draws eight spaces side by side, with stacks growing upward.
  void half(int first, int direction) {
    Keyed<int, Lines, kHalf> columns{};
    std::size_t rows = 1;
    for (int i = 0; i < kHalf; ++i) {
      columns[i] = column(view_, space_at(first + direction * i));
      rows = std::max(rows, columns[i].size());
    }
    for (std::size_t row = rows; row-- > 0;) {
      std::string text;
      for (int i = 0; i < kHalf; ++i) text += ' ' + centred(row < columns[i].size() ? columns[i][row] : "", ' ');
      line(text);
    }
    std::string text;
    for (int i = 0; i < kHalf; ++i) text += ' ' + ground(space_at(first + direction * i));
    line(text);
  }

  // Writes the point of the turn and the card being resolved.
  void point() {
    if (s_.act != 0) {
      out_ += ' ' + letter(s_.turn) + "'s turn, action " + std::to_string(s_.act) + " of " +
              std::to_string(rules_.variant.actions) + ": ";
    } else {
      out_ += " Now ";
    }
    out_ += words::point(rules_, s_, letter(s_.asked), letter(s_.turn)) + ".\n";
    if (s_.card != kNoCard) card();
    out_ += '\n';
  }

  void card() {
    out_ += " Card " + words::of(s_.card);
    if (s_.side != Side::None) out_ += ", for a " + words::of(s_.side);
    if (s_.value != 0) out_ += ", " + std::to_string(s_.value) + (s_.value == 1 ? " space" : " spaces");
    if (s_.piece.side != Side::None) out_ += ", chosen: " + words::of(s_.piece);
    out_ += '\n';
  }

  void seats() {
    out_ += " seat  empty full spent  home  hand\n";
    for (int i = 0; i < rules_.players; ++i) {
      const Seat seat = seat_at(i);
      const Stock& stock = s_.stock[seat];
      out_ += seat == s_.turn ? " >" : "  ";
      out_ += letter(seat) + (rules_.teams ? '+' + letter(rules_.partner(seat)) : "  ") + "    " +
              padded(std::to_string(stock.empty), 6) + padded(std::to_string(stock.full), 5);
      out_ += padded(std::to_string(stock.spent), 6);
      out_ += padded(std::to_string(stock.home) + '/' + std::to_string(rules_.wizards_each), 6) + hand(seat) + '\n';
    }
    out_ += '\n';
  }

  std::string hand(Seat seat) const {
    const int size = s_.hand_size[seat];
    if (s_.hand[seat].empty()) return size == 1 ? "1 card" : std::to_string(size) + " cards";
    std::string out;
    for (int n = 0; n < s_.hand[seat].size(); ++n) out += words::of(s_.hand[seat].nth(n)) + ' ';
    out.pop_back();
    return out;
  }

  void piles() {
    out_ += " Spells";
    for (int i = 0; i < kSpells; ++i) {
      if (s_.tiles.has(Spell(i))) out_ += "  " + words::of(Spell(i)) + ' ' + std::to_string(rules_.cost(Spell(i)));
    }
    if (s_.tiles.empty()) out_ += "  none";
    out_ += "\n Draw " + std::to_string(s_.draw_size) + "  discard " + std::to_string(s_.discard_size);
    if (s_.discard_top != kNoCard) out_ += ", on top " + words::of(s_.discard_top);
    out_ += '\n';
  }

  std::string letter(Seat seat) const { return painted(Text::seat(seat)); }

  const Rules& rules_;
  const View& view_;
  const State& s_;
  Text::Paint paint_;
  std::string out_;
};

}  // namespace

std::string Text::draw_board(const Rules& rules, const View& view) { return draw_board(rules, view, Paint::Plain); }

std::string Text::draw_board(const Rules& rules, const View& view, Paint paint) {
  return Drawing(rules, view, paint).draw();
}

}  // namespace spires::towers
