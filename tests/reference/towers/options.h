// Rule options: the editions, the overrides, and refusals. Reads the texts of a Setup once; the rules only test
// the named flags of Options.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tests/reference/towers/board.h"

namespace reference::towers {

inline constexpr int kRevision = 2;

struct Setup {
  int players = 2;
  std::string edition = "international";
  std::string variant = "basic";
  bool teams = false;
  std::vector<std::string> spells;
  // Overrides as text: "3", "true", "Carry"; costs under keys such as "costs.MW".
  std::map<std::string, std::string> options;
  // Which revision of the rules is played; the chapter "Revisions" says what changed.
  int revision = kRevision;
};

// Empty = fine, otherwise which option and why.
std::string why_invalid(const Setup& setup);

// WT-11, WT-17, in the order the notation uses everywhere.
enum class Spell { MW, MT, HW, HT, SW, NK, FR, PB, DT2C };
enum class Aim { Nothing, Wizard, Level, TwoSpaces, Direction, Rider };
struct SpellRow {
  std::string_view name;
  int cost;
  Aim aim;
  int steps = 0;  // of the piece that it moves
  bool promo = false;
  int since = 1;  // revision
};
inline constexpr auto kSpellRows = std::to_array<SpellRow>({
    {"MW", 2, Aim::Wizard, 1},
    {"MT", 1, Aim::Level, 2},
    {"HW", 2, Aim::Wizard, -1},
    {"HT", 1, Aim::Level, -2},
    {"SW", 2, Aim::TwoSpaces},
    {"NK", 2, Aim::Direction},
    {"FR", 1, Aim::Level},
    {"PB", 1, Aim::Rider},
    {.name = "DT2C", .cost = 1, .aim = Aim::Nothing, .promo = true},
});
inline constexpr int kSpells = static_cast<int>(kSpellRows.size());
constexpr const SpellRow& spell_row(Spell spell) { return kSpellRows[static_cast<std::size_t>(spell)]; }
constexpr std::string_view spell_name(Spell spell) { return spell_row(spell).name; }

enum class Variant { Basic, Advanced, Master, Solo };
enum class DeclineMove { Forced, SecondCard, Any };
enum class EntryEndsTurn { ActiveOwnByActive, ActiveOwnByAnyone, AnyEntry };

struct Options {
  Variant variant = Variant::Basic;
  bool teams = false;
  Landing castle_landing = Landing::ShieldOnly;
  bool own_entry_moves_castle = false;  // castleTrigger = OwnWizard
  bool announce_side = true;            // sideAnnounce = OnPlay
  DeclineMove decline_move = DeclineMove::SecondCard;
  bool spell_mid_card = true;
  int spells_per_turn = 1;
  bool one_caster_per_action = true;  // masterCasters
  bool during_window = false;         // masterWindows = BeforeDuringAfter; already false outside master
  bool repeat_many = true;            // masterRepeat
  bool free_exempt = false;           // already false outside the master variant
  bool refusal_slot = true;
  bool pb_out_of_turn = true;
  bool pb_card_moves_only = true;
  bool free_may_decline = true;
  bool swap_carries_castle = true;
  EntryEndsTurn entry_ends_turn = EntryEndsTurn::ActiveOwnByActive;
  bool team_end_immediate = false;
  bool may_spare_partner = true;  // teamMovePartner = may
  bool team_decline = true;
  bool offers_unasked = true;  // teamOffer = Unasked
  bool deadlock_ends = true;
  bool same_piece = false;           // repeatTargets
  bool relocate_per_wizard = false;  // piggybackRelocations
  int solo_card_limit = 30;
  bool solo_potions_full = true;
  bool solo_refusal = true;
  std::array<int, kSpells> costs{};
  bool no_gifts_in_post = false;  // revision 1: with three windows
  bool many_spell_riders = true;  // masterRepeat=Many, and always in revision 1
  bool blind_rides = false;       // revision 1: PB is sold although the wizard to ride with is gone (R-17g)

  // The tiles: drawn at random (of which, how many), or the set named in the setup.
  bool random_tiles = false;
  unsigned box = 0;  // bit per spell
  int tile_count = 0;
  unsigned named_tiles = 0;  // bit per spell; with random_tiles non-zero only if the setup names the result
};

// REQUIRES: why_invalid(setup) is empty.
Options read_options(const Setup& setup);

}  // namespace reference::towers
