// The smallest words of the notation: seats, towers, slots, cards, ends, numbers. Readers return nothing unless the
// whole text is exactly one such word.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/keyed.h"
#include "engine/core/text_words.h"
#include "engine/duel/cards.h"
#include "engine/duel/ids.h"
#include "engine/duel/options.h"
#include "engine/duel/state.h"

namespace spires::duel::words {

inline constexpr Keyed<Tower, std::string_view, kTowers> kTowerCodes{{"TRK", "PUR", "GRE", "YEL", "RED", "BLU"}};
inline constexpr Keyed<Tower, std::string_view, kTowers> kTowerNames{
    {"the round track", "the purple tower", "the green tower", "the yellow tower", "the red tower", "the blue tower"}};
inline constexpr Keyed<Symbol, std::string_view, 6> kSymbolCodes{{"FE", "TO", "BO", "EL", "TS", "ST"}};
inline constexpr Keyed<Symbol, std::string_view, 6> kSymbolNames{
    {"feather", "toad", "book", "elixir", "toadstool", "stone"}};
inline constexpr Keyed<Phase, std::string_view, kPhases> kPhaseNames{
    {"RING", "BOX", "SECRET", "BURN", "UP", "DEAL", "MOVE", "TAKE", "PLACE", "SPELL", "LOOK", "RETURN", "PUSH",
     "DISCARD", "DRAW", "GUESS", "LAY", "END"}};

constexpr char letter(Seat seat) { return seat == kKnight ? 'K' : 'M'; }
constexpr char letter(End end) { return end == End::Left ? 'L' : 'R'; }

std::string of(Tower tower);
std::string of(Card card);  // "?" for a hidden card, "_" for a gap
std::string of(SlotName slot);
std::string of(const Rules& rules, Secret secret);  // "ST*"; "?" for a hidden one, "-" for none
std::string of(const Ring& ring, char between);
std::string of(const CardSet& cards);  // "EL:1,TS:2", "-" for none

using spires::words::number;
using spires::words::sentence_list;
using spires::words::split;
std::optional<Seat> seat(std::string_view text);
std::optional<Tower> tower(std::string_view text);
std::optional<Card> card(std::string_view text);
std::optional<SlotName> slot(std::string_view text);
std::optional<End> end(std::string_view text);
std::optional<Secret> secret(const Rules& rules, std::string_view text);
// Accepts six different towers.
std::optional<Ring> ring(const std::vector<std::string_view>& towers);

}  // namespace spires::duel::words
