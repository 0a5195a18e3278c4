// The options of a table (section D of docs/rules/towers.md) and the Rules made from them.
//
// Players choose Options; Rules are the validated form that every rule function takes beside the state. make_rules in
// editions.h makes the Rules once; they never change during a match.
#pragma once

#include <cstdint>

#include "engine/core/keyed.h"
#include "engine/core/seat.h"
#include "engine/towers/tiles.h"

namespace spires::towers {

// The newest revision of these rules. The chapter "Revisions" of docs/rules/towers.md lists what each one changed.
inline constexpr int kRevision = 2;
inline constexpr int kOffersSince = 2;  // the option teamOffer
static_assert(spells_of_revision(kRevision) == spells_of_revision(0xFF), "a spell comes with a revision that exists");

enum class CastleLanding : std::uint8_t { ShieldOnly, EmptySpaceOrShieldTower };
enum class CastleTrigger : std::uint8_t { AnyWizard, OwnWizard };
enum class SideAnnounce : std::uint8_t { OnPlay, WithPiece };
enum class DeclineMove : std::uint8_t { Forced, SecondCard, Any };
enum class RefusalWhen : std::uint8_t { BeforeFirstCard };                                   // WT-4.6
enum class MasterPick : std::uint8_t { Random, Chosen };                                     // WT-15.1
enum class MasterCasters : std::uint8_t { OnePerAction, EachPlayerOne };
enum class MasterWindows : std::uint8_t { BeforeAfter, BeforeDuringAfter };                  // WT-15.4
enum class MasterRepeat : std::uint8_t { Many, Once };
enum class SwapWithCastle : std::uint8_t { Carry, Forbid };
enum class EntryEndsTurn : std::uint8_t { ActiveOwnByActive, ActiveOwnByAnyone, AnyEntry };
enum class TeamEnd : std::uint8_t { Immediate, FinishRound };
enum class TeamMovePartner : std::uint8_t { Must, May };
enum class TeamOffer : std::uint8_t { Unasked, AskedOnly };
enum class Deadlock : std::uint8_t { End, PlayOn };
enum class RepeatTargets : std::uint8_t { Free, SamePiece };
enum class PiggybackRelocations : std::uint8_t { Once, PerWizard };                          // R-17d
enum class SoloPotions : std::uint8_t { Full, Empty };
enum class Memory : std::uint8_t { Strict, Notes, Open };                                    // WT-18.3

// One column of table D; the defaults are those of the international edition.
struct Options {
  std::uint8_t wizard_stock = 30;  // R-35, informational
  CastleLanding castle_landing = CastleLanding::ShieldOnly;
  CastleTrigger castle_trigger = CastleTrigger::AnyWizard;
  SideAnnounce side_announce = SideAnnounce::OnPlay;
  DeclineMove decline_move = DeclineMove::SecondCard;
  RefusalWhen refusal_when = RefusalWhen::BeforeFirstCard;
  bool spell_mid_card = true;
  std::uint8_t spells_per_turn = 1;  // WT-10.2
  bool advanced_variant = true;      // WT-14
  MasterPick master_pick = MasterPick::Random;
  MasterCasters master_casters = MasterCasters::OnePerAction;
  MasterWindows master_windows = MasterWindows::BeforeAfter;
  MasterRepeat master_repeat = MasterRepeat::Many;
  bool free_exempt = false;        // WT-15.6
  bool refusal_slot = true;
  bool pb_out_of_turn = true;      // WT-14.4
  bool pb_card_moves_only = true;  // R-17b
  bool free_may_decline = true;    // R-15c
  SwapWithCastle swap_with_castle = SwapWithCastle::Carry;
  EntryEndsTurn entry_ends_turn = EntryEndsTurn::ActiveOwnByActive;
  TeamEnd team_end = TeamEnd::FinishRound;
  TeamMovePartner team_move_partner = TeamMovePartner::May;
  bool team_decline = true;
  TeamOffer team_offer = TeamOffer::Unasked;
  Deadlock deadlock = Deadlock::End;
  RepeatTargets repeat_targets = RepeatTargets::Free;
  PiggybackRelocations piggyback_relocations = PiggybackRelocations::Once;
  bool open_discard = false;
  std::uint8_t solo_card_limit = 30;  // WT-16.2, 0: none
  SoloPotions solo_potions = SoloPotions::Full;
  bool solo_refusal = true;  // WT-16.4
  Memory memory = Memory::Strict;
  SpellNumbers costs = numbers_of(&SpellRow::cost);
  bool promo = false;                                // WT-17: promo tiles may be among the tiles

  constexpr bool operator==(const Options&) const = default;
};

// How often a seat may cast in its own turn.
enum class Casting : std::uint8_t {
  Never,
  Counted,    // WT-10.2: a number of castings per turn
  Unlimited,  // WT-14.2
  Slotted,    // WT-15.2: takes the slot of the action
};

// Who may add a rider (WT-11.8) after a wizard has been named.
enum class Riders : std::uint8_t { Nobody, Active, Everybody, FreeSlots };

// The structure of a turn, one row per variant.
struct Variant {
  std::uint8_t actions;  // WT-4.2, WT-16.1
  Casting at_choose;
  Casting mid_card;
  Casting at_step;
  Casting at_end;
  Riders riders;
  bool windows;       // WT-15: PRE, MID, POST and rescue rounds
  bool alone;         // WT-16: one pool of wizards, no reshuffle, own goal
  bool random_tiles;  // WT-14.1, WT-15.1
  constexpr bool operator==(const Variant&) const = default;
};

// Readings that a later revision changed. Rules test the flag, never the number.
struct Readings {
  bool rides_need_the_leader;  // R-17g, since 2: a rider cannot join a wizard that was taken away or trapped
  bool gifts_in_every_window;  // R-33, since 2: also in POST with three windows
  bool once_means_one_rider;   // R-21, since 2: masterRepeat=Once also where riders join a spell
  constexpr bool operator==(const Readings&) const = default;
};

constexpr Readings readings_of(int revision) {
  const bool second = revision >= 2;
  return {.rides_need_the_leader = second, .gifts_in_every_window = second, .once_means_one_rider = second};
}

struct Rules {
  Options options;
  Variant variant;
  std::uint8_t revision;  // for records only
  Readings readings;      // the meaning of the revision
  std::uint8_t players;
  std::uint8_t wizards_each;  // WT-3.5
  std::uint8_t empty_each;    // potions at the start
  std::uint8_t full_each;
  std::uint8_t castings;  // per turn, where they are counted
  bool teams;
  bool draw_tiles;          // the first chance line reveals the tiles
  std::uint8_t tile_count;  // how many are revealed
  SpellSet box;             // the tiles to draw from
  SpellSet tiles;           // the chosen set, or the named result of the draw

  // Derived from the options, because every decision needs it.
  std::uint8_t cheapest;       // the lowest cost of any spell
  std::uint8_t discards_from;  // the action from which a card may be thrown away unused
  bool refusals;               // WT-4.6, WT-16.4
  bool announced_sides;        // the side of a combined card is chosen when it is played

  constexpr int cost(Spell spell) const { return options.costs[spell]; }
  // WT-13.1: partners sit opposite.
  constexpr Seat partner(Seat seat) const {
    const int i = spires::index(seat) + players / 2;
    return seat_at(i >= players ? i - players : i);
  }
  constexpr bool operator==(const Rules&) const = default;
};

}  // namespace spires::towers
