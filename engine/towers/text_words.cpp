#include "engine/towers/text_words.h"

#include <vector>

namespace spires::towers::words {

std::string of(Card card) { return card == kNoCard ? "-" : row(card).name; }

std::string of(Spell spell) { return row(spell).code; }

std::string of(SpellSet spells) {
  std::string out;
  for (int i = 0; i < kSpells; ++i) {
    if (!spells.has(Spell(i))) continue;
    if (!out.empty()) out += ',';
    out += row(Spell(i)).code;
  }
  return out;
}

std::string of(Side side) {
  switch (side) {
    case Side::None: return "-";
    case Side::Tower: return "tower";
    case Side::Wizard: return "wizard";
  }
  return {};
}

std::string of(Piece piece) {
  switch (piece.side) {
    case Side::None: return "-";
    case Side::Tower: return space_level(index(piece.space), piece.level());
    case Side::Wizard: return space_owner(index(piece.space), piece.owner());
  }
  return {};
}

std::string of(Wizards wizards) {
  std::string out;
  for (int i = 0; i < kMaxSeats; ++i) {
    out.append(static_cast<std::size_t>(wizards.of(seat_at(i))), letter(seat_at(i)));
  }
  return out;
}

std::string space_level(int space, int level) { return std::to_string(space) + '#' + std::to_string(level); }

std::string space_owner(int space, Seat owner) { return std::to_string(space) + letter(owner); }

std::string target(TargetShape shape, int a, int b) {
  switch (shape) {
    case TargetShape::Nothing: return {};
    case TargetShape::Wizard: return ' ' + space_owner(a, seat_at(b));
    case TargetShape::Block:
    case TargetShape::Surface: return ' ' + space_level(a, b);
    case TargetShape::Pair: return ' ' + std::to_string(a) + ' ' + std::to_string(b);
    case TargetShape::Direction: return a != 0 ? " +" : " -";
    case TargetShape::Rider: return std::string{' ', letter(seat_at(a))};
  }
  return {};
}

std::optional<Card> card(std::string_view text) {
  for (int k = 0; k < kCardKinds; ++k) {
    if (text == row(Card(k)).name) return Card(k);
  }
  return std::nullopt;
}

std::optional<Spell> spell(std::string_view text) {
  for (int i = 0; i < kSpells; ++i) {
    if (text == row(Spell(i)).code) return Spell(i);
  }
  return std::nullopt;
}

std::optional<SpellSet> spells(std::string_view text) {
  SpellSet set;
  int next = 0;
  for (const std::string_view part : split(text, ',')) {
    const std::optional<Spell> kind = spell(part);
    if (!kind || index(*kind) < next) return std::nullopt;
    next = index(*kind) + 1;
    set = set.with(*kind);
  }
  return set;
}

std::optional<Seat> seat(std::string_view text) {
  if (text.size() != 1 || text[0] < 'A' || text[0] >= 'A' + kMaxSeats) return std::nullopt;
  return seat_at(text[0] - 'A');
}

std::optional<Side> side(std::string_view text) {
  if (text == "tower") return Side::Tower;
  if (text == "wizard") return Side::Wizard;
  return std::nullopt;
}

std::optional<Piece> wizard(std::string_view text) {
  if (text.empty()) return std::nullopt;
  const std::optional<int> space = number(text.substr(0, text.size() - 1), kSpaces - 1);
  const std::optional<Seat> owner = seat(text.substr(text.size() - 1));
  if (!space || !owner) return std::nullopt;
  return Piece::wizard(Space(*space), *owner);
}

std::optional<Piece> block(std::string_view text) {
  const std::vector<std::string_view> parts = split(text, '#');
  if (parts.size() != 2) return std::nullopt;
  const std::optional<int> space = number(parts[0], kSpaces - 1);
  const std::optional<int> level = number(parts[1], kTowers);
  if (!space || !level || *level == 0) return std::nullopt;
  return Piece::block(Space(*space), static_cast<Level>(*level));
}

std::optional<Target> read_target(TargetShape shape, std::string_view text) {
  if (text.empty() != (shape == TargetShape::Nothing)) return std::nullopt;
  if (text.empty()) return Target{0, 0};
  if (text.front() != ' ') return std::nullopt;
  text.remove_prefix(1);
  switch (shape) {
    case TargetShape::Wizard:
      if (const std::optional<Piece> piece = wizard(text)) return Target{index(piece->space), piece->which};
      break;
    case TargetShape::Block:
    case TargetShape::Surface:
      if (const std::optional<Piece> piece = block(text)) return Target{index(piece->space), piece->which};
      break;
    case TargetShape::Pair: {
      const std::vector<std::string_view> parts = split(text, ' ');
      if (parts.size() != 2) break;
      const std::optional<int> first = number(parts[0], kSpaces - 1);
      const std::optional<int> second = number(parts[1], kSpaces - 1);
      // Accepts one space named twice: the rules say why it is not legal (WT-11.5).
      if (first && second && *first <= *second) return Target{*first, *second};
      break;
    }
    case TargetShape::Direction:
      if (text == "+" || text == "-") return Target{text == "+" ? 1 : 0, 0};
      break;
    case TargetShape::Rider:
      if (const std::optional<Seat> owner = seat(text)) return Target{spires::index(*owner), 0};
      break;
    case TargetShape::Nothing: break;
  }
  return std::nullopt;
}

}  // namespace spires::towers::words
