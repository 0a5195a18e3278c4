// The smallest words of the notation: seats, spaces, cards, spells, pieces, numbers. Readers return nothing unless the
// whole text is exactly one such word.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/text_words.h"
#include "engine/towers/cards.h"
#include "engine/towers/ids.h"
#include "engine/towers/state.h"
#include "engine/towers/tiles.h"

namespace spires::towers::words {

constexpr char letter(Seat seat) { return static_cast<char>('A' + spires::index(seat)); }

std::string of(Card card);  // "-" for none
std::string of(Spell spell);
std::string of(SpellSet spells);  // "MW,MT", empty for none
std::string of(Side side);        // "tower"; "-" for none
std::string of(Piece piece);      // "4A", "3#2"; "-" for none
std::string of(Wizards wizards);  // "AAB", empty for none
std::string space_level(int space, int level);
std::string space_owner(int space, Seat owner);
// Returns the target of a casting with a leading blank: " 4A", " 3#1", " 3 9", " +"; empty if it has none.
std::string target(TargetShape shape, int a, int b);

using spires::words::number;
using spires::words::sentence_list;
using spires::words::split;
std::optional<Card> card(std::string_view text);
std::optional<Spell> spell(std::string_view text);
// Accepts one or more codes, in the order of the notation, none twice.
std::optional<SpellSet> spells(std::string_view text);
std::optional<Seat> seat(std::string_view text);
std::optional<Side> side(std::string_view text);  // "tower" or "wizard"
std::optional<Piece> wizard(std::string_view text);
std::optional<Piece> block(std::string_view text);
// A target as `target` writes it.
struct Target {
  int a;
  int b;
};
std::optional<Target> read_target(TargetShape shape, std::string_view text);

}  // namespace spires::towers::words
