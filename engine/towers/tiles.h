// WT-10, WT-11, WT-17: the spell tiles, one row each.
//
// Everything that depends on the spell comes from its row: notation, lists of targets, options, help, refusals, data
// for clients, and the capacity of lists. Code that depends on what a spell does asks for its effect.
#pragma once

#include <cstdint>

#include "engine/core/keyed.h"
#include "engine/core/rule.h"
#include "engine/core/sentence.h"
#include "engine/core/table_data.h"

namespace spires::towers {

// In the order of the notation.
enum class Spell : std::uint8_t {
  AdvanceWizard,
  AdvanceTower,
  HeadwindWizard,
  HeadwindTower,
  SwapTowers,
  NudgeCastle,
  FreeWizard,
  Piggyback,
  DrawTwoCards,
  None,
};
constexpr int index(Spell spell) { return static_cast<int>(spell); }
inline constexpr int kSpells = index(Spell::None);

// The target of a casting, in two numbers.
enum class TargetShape : std::uint8_t {
  Nothing,
  Wizard,     // a visible one: its space and owner
  Block,      // its space and lowest level
  Surface,    // the space and the level right above it
  Pair,       // two spaces, the lower first
  Direction,  // 1 forward, 0 backward
  Rider,      // the owner of the wizard that rides along
};
inline constexpr int kTargetShapes = 7;

enum class Effect : std::uint8_t { MoveWizard, MoveTower, SwapTowers, NudgeCastle, FreeWizard, Ride, DrawCards };

enum class Moment : std::uint8_t {
  Ordinary,  // wherever the variant lets a seat cast
  Ride,      // only once a wizard that moves is known (WT-11.8)
  Rescue,    // ordinary, or in its own rounds if the table says so (WT-15.6)
};

struct SpellRow {
  Spell spell;
  const char* code;  // in the notation; the page names its texts and its drawing after it
  const char* name;
  RuleNumber rule;
  std::uint8_t cost;  // unless the table sets another
  TargetShape target;
  Effect effect;
  std::int8_t amount = 0;  // spaces that a piece moves, backward if negative, or cards drawn
  Moment moment = Moment::Ordinary;
  bool promo = false;      // WT-17: in play only if the table wants it
  std::uint8_t since = 1;  // the first revision of the rules that has it
  const char* help;        // what it does
  const char* refusal;     // what it needs, for a player who could not cast it
};

SPIRES_TABLE Keyed<Spell, SpellRow, kSpells> kSpellRows{{
    {.spell = Spell::AdvanceWizard,
     .code = "MW",
     .name = "Advance a Wizard",
     .rule = {11, 1},  // WT-11.1
     .cost = 2,
     .target = TargetShape::Wizard,
     .effect = Effect::MoveWizard,
     .amount = 1,
     .help = sentence("any visible wizard goes one space forward"),
     .refusal =
         sentence("Advance a Wizard moves a visible wizard one space forward, where there must be room for it.")},
    {.spell = Spell::AdvanceTower,
     .code = "MT",
     .name = "Advance a Tower",
     .rule = {11, 3},  // WT-11.3
     .cost = 1,
     .target = TargetShape::Block,
     .effect = Effect::MoveTower,
     .amount = 2,
     .help = sentence("a tower, with all that is on it, goes two spaces forward"),
     .refusal = sentence("Advance a Tower moves a tower exactly two spaces forward, and not onto the castle.")},
    {.spell = Spell::HeadwindWizard,
     .code = "HW",
     .name = "Headwind for a Wizard",
     .rule = {11, 2},  // WT-11.2
     .cost = 2,
     .target = TargetShape::Wizard,
     .effect = Effect::MoveWizard,
     .amount = -1,
     .help = sentence("any visible wizard goes one space back"),
     .refusal =
         sentence("Headwind for a Wizard moves a visible wizard one space backward, where there must be room for it.")},
    {.spell = Spell::HeadwindTower,
     .code = "HT",
     .name = "Headwind for a Tower",
     .rule = {11, 4},  // WT-11.4
     .cost = 1,
     .target = TargetShape::Block,
     .effect = Effect::MoveTower,
     .amount = -2,
     .help = sentence("a tower, with all that is on it, goes two spaces back"),
     .refusal = sentence("Headwind for a Tower moves a tower exactly two spaces backward, and not onto the castle.")},
    {.spell = Spell::SwapTowers,
     .code = "SW",
     .name = "Swap a Tower",
     .rule = {11, 5},  // WT-11.5
     .cost = 2,
     .target = TargetShape::Pair,
     .effect = Effect::SwapTowers,
     .help = sentence("the topmost towers of two spaces change places"),
     .refusal = sentence("Swap a Tower needs two different spaces that both have a tower which may be swapped.")},
    {.spell = Spell::NudgeCastle,
     .code = "NK",
     .name = "Nudge Ravenskeep",
     .rule = {11, 6},  // WT-11.6
     .cost = 2,
     .target = TargetShape::Direction,
     .effect = Effect::NudgeCastle,
     .help = sentence("the castle flies to the nearest space without a visible wizard, forward (+) or back (-)"),
     .refusal = sentence("Nudge Ravenskeep needs a top surface without wizards for the castle to go to.")},
    {.spell = Spell::FreeWizard,
     .code = "FR",
     .name = "Free a Wizard",
     .rule = {11, 7},  // WT-11.7
     .cost = 1,
     .target = TargetShape::Surface,
     .effect = Effect::FreeWizard,
     .moment = Moment::Rescue,
     .help = sentence("look under one level; a wizard of yours that is found there comes to the top"),
     .refusal =
         sentence("Free a Wizard looks under one existing level of a space with room on top, and takes only what it "
                  "finds there.")},
    {.spell = Spell::Piggyback,
     .code = "PB",
     .name = "Piggyback",
     .rule = {11, 8},  // WT-11.8
     .cost = 1,
     .target = TargetShape::Rider,
     .effect = Effect::Ride,
     .moment = Moment::Ride,
     .help = sentence("a wizard of yours goes along with the wizard that a card moves from beside it"),
     .refusal =
         "Piggyback needs a wizard of yours on the very surface from which a wizard is just moved, and room for all."},
    {.spell = Spell::DrawTwoCards,
     .code = "DT2C",
     .name = "Draw Two Cards",
     .rule = {17, 1},  // WT-17.1
     .cost = 1,
     .target = TargetShape::Nothing,
     .effect = Effect::DrawCards,
     .amount = 2,
     .promo = true,
     .help = sentence("draw two cards"),
     .refusal = sentence("Draw Two Cards needs its promo tile in play and a card left to draw.")},
}};
static_assert(
    [] {
      int i = 0;
      for (const SpellRow& row : kSpellRows) {
        if (index(row.spell) != i++ || row.code == nullptr || row.refusal == nullptr) return false;
      }
      return true;
    }(),
    "each spell has its row, and the rows stand in the order of the spells");

// REQUIRES: spell is not None.
constexpr const SpellRow& row(Spell spell) { return kSpellRows[spell]; }

// A set of spells: the tiles in play, or the kinds a seat may cast at some point.
class SpellSet {
 public:
  constexpr SpellSet() = default;
  constexpr explicit SpellSet(std::uint16_t bits) : bits_(bits) {}
  static constexpr SpellSet of(Spell spell) { return SpellSet(static_cast<std::uint16_t>(1U << index(spell))); }
  // Returns the spells whose row satisfies `is`.
  template <class F>
  static constexpr SpellSet where(F is) {
    SpellSet set;
    for (const SpellRow& row : kSpellRows) {
      if (is(row)) set = set.with(row.spell);
    }
    return set;
  }

  constexpr bool has(Spell spell) const { return ((bits_ >> index(spell)) & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr std::uint16_t bits() const { return bits_; }
  constexpr SpellSet with(Spell spell) const { return SpellSet(static_cast<std::uint16_t>(bits_ | of(spell).bits_)); }
  constexpr SpellSet without(SpellSet other) const {
    return SpellSet(static_cast<std::uint16_t>(bits_ & ~other.bits_));
  }
  constexpr SpellSet operator&(SpellSet other) const {
    return SpellSet(static_cast<std::uint16_t>(bits_ & other.bits_));
  }
  constexpr bool operator==(const SpellSet&) const = default;

 private:
  std::uint16_t bits_ = 0;
};
static_assert(kSpells < 16, "a set of spells, and the question whether None is in it, is sixteen bits");

// One number from each row, for set-ups made where the rows themselves are out of reach (table_data.h).
using SpellNumbers = Keyed<Spell, std::uint8_t, kSpells>;
consteval SpellNumbers numbers_of(std::uint8_t SpellRow::* number) {
  SpellNumbers numbers{};
  for (const SpellRow& row : kSpellRows) numbers[row.spell] = row.*number;
  return numbers;
}

// Returns the tiles of a revision of the rules.
constexpr SpellSet spells_of_revision(int revision) {
  constexpr SpellNumbers kSince = numbers_of(&SpellRow::since);
  SpellSet known;
  for (int i = 0; i < kSpells; ++i) {
    if (kSince[Spell(i)] <= revision) known = known.with(Spell(i));
  }
  return known;
}
consteval SpellSet promo_spells() {
  return SpellSet::where([](const SpellRow& row) { return row.promo; });
}
consteval SpellSet spells_at(Moment moment) {
  return SpellSet::where([=](const SpellRow& row) { return row.moment == moment; });
}
consteval SpellSet spells_with(Effect effect) {
  return SpellSet::where([=](const SpellRow& row) { return row.effect == effect; });
}

}  // namespace spires::towers
