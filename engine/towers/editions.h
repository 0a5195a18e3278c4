// Editions and variants, one row each, and the Rules of a table made from them.
//
// Only this file tests the edition or the variant by name; the rules test the flags of a row.
#pragma once

#include <cstdint>

#include "engine/core/bits.h"
#include "engine/core/keyed.h"
#include "engine/towers/ids.h"
#include "engine/towers/options.h"

namespace spires::towers {

enum class Edition : std::uint8_t { International, Polish, Ukrainian, Czech };
enum class VariantName : std::uint8_t { Basic, Advanced, Master, Solo };
inline constexpr int kEditions = 4;
inline constexpr int kVariants = 4;
inline constexpr Keyed<Edition, const char*, kEditions> kEditionNames{
    {"international", "polish", "ukrainian", "czech"}};
inline constexpr Keyed<VariantName, const char*, kVariants> kVariantNames{{"basic", "advanced", "master", "solo"}};

// Returns the column of table D for an edition, written as differences from the international one.
constexpr Options edition_options(Edition edition) {
  Options o;
  switch (edition) {
    case Edition::International: break;
    case Edition::Polish:
      o.decline_move = DeclineMove::Forced;
      o.advanced_variant = false;
      o.free_may_decline = false;
      o.team_end = TeamEnd::Immediate;
      o.team_move_partner = TeamMovePartner::Must;
      o.team_decline = false;
      break;
    case Edition::Ukrainian:
      o.decline_move = DeclineMove::Forced;
      o.advanced_variant = false;
      o.master_casters = MasterCasters::EachPlayerOne;
      o.master_windows = MasterWindows::BeforeDuringAfter;
      o.free_may_decline = false;
      o.team_end = TeamEnd::Immediate;
      o.team_decline = false;
      break;
    case Edition::Czech:
      o.wizard_stock = 24;
      o.side_announce = SideAnnounce::WithPiece;
      o.decline_move = DeclineMove::Forced;
      o.master_pick = MasterPick::Chosen;
      o.free_exempt = true;
      o.refusal_slot = false;
      break;
  }
  return o;
}

// Returns the options that a new table of this edition and variant starts with, before overrides. An option newer than
// `revision` gets the value that matches the earlier rules.
constexpr Options table_options(Edition edition, VariantName variant, int revision = kRevision) {
  Options o = edition_options(edition);
  if (revision < kOffersSince) o.team_offer = TeamOffer::AskedOnly;
  if (variant == VariantName::Master) o.side_announce = SideAnnounce::OnPlay;  // also in the Czech edition
  return o;
}

// WT-14.3: the advanced variant casts between cards, never between a card and its move. WT-16.5: co-op has no row yet.
// actions, at_choose, mid_card, at_step, at_end, riders, windows, alone, random_tiles
inline constexpr Keyed<VariantName, Variant, kVariants> kVariantRows{{
    {2, Casting::Counted, Casting::Counted, Casting::Counted, Casting::Counted, Riders::Active, false, false, false},
    {2, Casting::Unlimited, Casting::Never, Casting::Unlimited, Casting::Unlimited, Riders::Everybody, false, false,
     true},
    {2, Casting::Slotted, Casting::Never, Casting::Never, Casting::Never, Riders::FreeSlots, true, false, true},
    {1, Casting::Never, Casting::Never, Casting::Never, Casting::Counted, Riders::Nobody, false, true, false},
}};

// WT-3.5: for 2 to 6 players. WT-16.1 for one.
struct SetupRow {
  std::uint8_t wizards;
  std::uint8_t potions;
};
inline constexpr Keyed<int, SetupRow, kMaxSeats + 1> kSetupRows{
    {{0, 0}, {12, 6}, {5, 6}, {4, 5}, {4, 5}, {3, 4}, {3, 4}}};
static_assert([] {
  for (int players = 0; players <= kMaxSeats; ++players) {
    // WT-13.4: one partner may end up with all potions of a team.
    if (kSetupRows[players].wizards * players > kAllWizards || kSetupRows[players].potions * 2 > kMostPotions)
      return false;
  }
  return true;
}());

inline constexpr int kDefaultTiles = 4;  // I-8

// The set-up of a table. `tile_count` below 0: not given.
struct Setup {
  Edition edition = Edition::International;
  VariantName variant = VariantName::Basic;
  std::uint8_t players = 2;
  bool teams = false;
  SpellSet spells;
  std::int8_t tile_count = -1;
  std::uint8_t revision = kRevision;
  Options options;
};

// Returns the tiles that a table can have.
constexpr SpellSet box_of(const Setup& setup) {
  const SpellSet box = spells_of_revision(setup.revision);
  return setup.options.promo ? box : box.without(promo_spells());
}

// Returns the tiles if none are drawn: WT-3.2 for the basic game, all of WT-11 for the master variant that chooses.
constexpr SpellSet usual_spells(const Setup& setup) {
  switch (setup.variant) {
    case VariantName::Basic: return SpellSet::of(Spell::AdvanceWizard).with(Spell::AdvanceTower);
    case VariantName::Master: return spells_of_revision(setup.revision).without(promo_spells());
    case VariantName::Advanced:
    case VariantName::Solo: break;
  }
  return {};
}

// The reason why a set-up is not playable: the option at fault and a sentence.
struct SetupProblem {
  const char* option = nullptr;
  const char* why = nullptr;
  constexpr bool none() const { return option == nullptr; }
};

constexpr SetupProblem problem_of(const Setup& setup) {
  const bool alone = kVariantRows[setup.variant].alone;
  if (alone && setup.players != 1) return {"players", "the solo variant is played by one player (WT-16.1)"};
  if (!alone && (setup.players < 2 || setup.players > kMaxSeats)) return {"players", "2 to 6 players (WT-3.5)"};
  if (setup.teams && setup.players != 4 && setup.players != 6) {
    return {"teams", "teams need 4 or 6 players (WT-13.1)"};
  }
  if (setup.variant == VariantName::Advanced && !setup.options.advanced_variant) {
    return {"variant", "this edition has no advanced variant (advancedVariant is false, WT-14)"};
  }
  const SpellSet box = box_of(setup);
  if (setup.tile_count > count_bits(box.bits())) return {"tileCount", "more tiles than there are kinds (WT-15.1)"};
  if (!setup.spells.without(spells_of_revision(setup.revision)).empty()) {
    return {"spells", "this revision of the rules does not have that spell"};
  }
  if (!setup.spells.without(box).empty()) return {"spells", "a promo tile needs the option promo (WT-17.1)"};
  return {};
}

// REQUIRES: problem_of(setup) is none.
constexpr Rules make_rules(const Setup& setup) {
  const Options& o = setup.options;
  Rules rules{};
  rules.options = o;
  rules.variant = kVariantRows[setup.variant];
  rules.revision = setup.revision;
  rules.readings = readings_of(setup.revision);
  rules.players = setup.players;
  rules.teams = setup.teams;
  rules.wizards_each = kSetupRows[setup.players].wizards;
  rules.castings = rules.variant.alone ? 1 : o.spells_per_turn;  // WT-10.2, WT-16.3

  // I-8: tiles are drawn in the advanced variant, in the master variant with a random pick, and on request.
  const bool picks = setup.variant != VariantName::Master || o.master_pick == MasterPick::Random;
  rules.draw_tiles = setup.tile_count > 0 || (setup.tile_count != 0 && rules.variant.random_tiles && picks);
  rules.box = box_of(setup);
  rules.tiles = setup.spells;
  const int named = count_bits(setup.spells.bits());
  const int drawn = setup.tile_count > 0 ? setup.tile_count : kDefaultTiles;
  rules.tile_count = static_cast<std::uint8_t>(named > 0 ? named : drawn);

  if (!o.spell_mid_card) rules.variant.mid_card = Casting::Never;
  if (o.master_windows == MasterWindows::BeforeAfter && rules.variant.windows) {
    rules.variant.at_choose = Casting::Never;  // WT-15.7: A0 is a point to cast only with three windows
  }
  if (!o.pb_out_of_turn && rules.variant.riders == Riders::Everybody) rules.variant.riders = Riders::Active;

  rules.announced_sides = o.side_announce == SideAnnounce::OnPlay;
  rules.refusals = !rules.variant.alone || o.solo_refusal;
  switch (o.decline_move) {
    case DeclineMove::Any: rules.discards_from = 1; break;
    case DeclineMove::SecondCard: rules.discards_from = 2; break;
    case DeclineMove::Forced: rules.discards_from = 0xFF; break;
  }
  rules.cheapest = o.costs.items[0];
  for (const std::uint8_t cost : o.costs) rules.cheapest = cost < rules.cheapest ? cost : rules.cheapest;

  // WT-16.3: without spells a solo player has no potions.
  const bool potions = !rules.variant.alone || rules.draw_tiles || named > 0;
  const std::uint8_t each = potions ? kSetupRows[setup.players].potions : std::uint8_t{0};
  const bool start_full = rules.variant.alone && o.solo_potions == SoloPotions::Full;
  rules.empty_each = start_full ? std::uint8_t{0} : each;
  rules.full_each = start_full ? each : std::uint8_t{0};
  return rules;
}

}  // namespace spires::towers
