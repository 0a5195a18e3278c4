// The JSON of each game: its words, its views, its previews, its memory modes. A new game is one struct here.
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>

#include "match/eyes.h"
#include "match/games.h"
#include "wire/duel_preview.h"
#include "wire/duel_view.h"
#include "wire/duel_words.h"
#include "wire/towers_preview.h"
#include "wire/towers_view.h"
#include "wire/towers_words.h"

namespace spires::match {

template <GameTools K>
struct WireFor;

template <>
struct WireFor<towers::Tools> {
  // The prefix of its TypeScript types.
  static constexpr std::string_view kTypes = "Towers";
  static wire::TowersWords words(const towers::Rules&) { return {}; }

  // WT-18.3: what a seat may be shown again. After the game everything, unless the replay is forgetful.
  static constexpr towers::Memory kAfterTheGame = towers::Memory::Open;
  static towers::Memory memory_of(Eyes eyes) {
    return eyes.are_forgetful() ? towers::Memory::Strict : towers::Memory::Open;
  }
  static std::optional<towers::Memory> memory(std::string_view word) {
    if (word == "strict") return towers::Memory::Strict;
    if (word == "notes") return towers::Memory::Notes;
    if (word == "open") return towers::Memory::Open;
    return std::nullopt;
  }
  // WT-11.8, WT-15.4
  static bool has_reactions(const towers::Rules& rules) {
    return rules.variant.windows || rules.variant.riders == towers::Riders::Everybody;
  }
  // WT-13: partners sit opposite each other.
  static int side(const towers::Rules& rules, Seat seat) {
    return rules.teams ? std::min(index(seat), index(rules.partner(seat))) : index(seat);
  }
  static bool forgets(towers::Memory memory) { return memory != towers::Memory::Open; }
  // Returns the rules with this memory mode of one seat: they define what reveals something.
  static towers::Rules with_memory(towers::Rules rules, towers::Memory memory) {
    rules.options.memory = memory;
    return rules;
  }
};

template <>
struct WireFor<duel::Tools> {
  static constexpr std::string_view kTypes = "Duel";
  static wire::DuelWords words(const duel::Rules& rules) { return {&rules}; }

  static constexpr duel::Memory kAfterTheGame = duel::Memory::Perfect;
  static duel::Memory memory_of(Eyes) { return duel::Memory::Perfect; }
  // KM-12.4: players remember everything, so there is only one mode.
  static std::optional<duel::Memory> memory(std::string_view word) {
    if (word == "open") return duel::Memory::Perfect;
    return std::nullopt;
  }
  static bool has_reactions(const duel::Rules&) { return false; }
  static int side(const duel::Rules&, Seat seat) { return index(seat); }
  static bool forgets(duel::Memory) { return false; }
  static duel::Rules with_memory(const duel::Rules& rules, duel::Memory) { return rules; }
};

}  // namespace spires::match
