#include "tests/reference/towers/options.h"

#include <bit>
#include <cassert>
#include <charconv>
#include <optional>
#include <set>

namespace reference::towers {

namespace {

// Table D: one row per option; the columns are the editions. Where a book is silent the international value applies.
struct OptionRow {
  std::string name;
  std::string values;  // words allowed, '|' between them; "#" = a number from 0 up
  std::string polish, ukrainian, czech, international;
  int since = 1;  // revision
};

const std::string kBool = "true|false";

std::vector<OptionRow> make_rows() {
  std::vector<OptionRow> rows = {
      {"wizardStock", "24|30", "30", "30", "24", "30"},
      {"castleLanding", "ShieldOnly|EmptySpaceOrShieldTower", "ShieldOnly", "ShieldOnly", "ShieldOnly", "ShieldOnly"},
      {"castleTrigger", "AnyWizard|OwnWizard", "AnyWizard", "AnyWizard", "AnyWizard", "AnyWizard"},
      {"sideAnnounce", "OnPlay|WithPiece", "OnPlay", "OnPlay", "WithPiece", "OnPlay"},
      {"declineMove", "Forced|SecondCard|Any", "Forced", "Forced", "Forced", "SecondCard"},
      {"refusalWhen", "BeforeFirstCard", "BeforeFirstCard", "BeforeFirstCard", "BeforeFirstCard", "BeforeFirstCard"},
      {"spellMidCard", kBool, "true", "true", "true", "true"},
      {"spellsPerTurn", "#", "1", "1", "1", "1"},
      {"advancedVariant", kBool, "false", "false", "true", "true"},
      {"masterPick", "Random|Chosen", "Random", "Random", "Chosen", "Random"},
      {"masterCasters", "OnePerAction|EachPlayerOne", "OnePerAction", "EachPlayerOne", "OnePerAction", "OnePerAction"},
      {"masterWindows", "BeforeAfter|BeforeDuringAfter", "BeforeAfter", "BeforeDuringAfter", "BeforeAfter",
       "BeforeAfter"},
      {"masterRepeat", "Many|Once", "Many", "Many", "Many", "Many"},
      {"freeExempt", kBool, "false", "false", "true", "false"},
      {"refusalSlot", kBool, "true", "true", "false", "true"},
      {"pbOutOfTurn", kBool, "true", "true", "true", "true"},
      {"pbCardMovesOnly", kBool, "true", "true", "true", "true"},
      {"freeMayDecline", kBool, "false", "false", "true", "true"},
      {"swapWithCastle", "Carry|Forbid", "Carry", "Carry", "Carry", "Carry"},
      {"entryEndsTurn", "ActiveOwnByActive|ActiveOwnByAnyone|AnyEntry", "ActiveOwnByActive", "ActiveOwnByActive",
       "ActiveOwnByActive", "ActiveOwnByActive"},
      {"teamEnd", "Immediate|FinishRound", "Immediate", "Immediate", "FinishRound", "FinishRound"},
      {"teamMovePartner", "must|may", "must", "may", "may", "may"},
      {"teamDecline", kBool, "false", "false", "true", "true"},
      {"teamOffer", "Unasked|AskedOnly", "Unasked", "Unasked", "Unasked", "Unasked", 2},
      {"deadlock", "End|PlayOn", "End", "End", "End", "End"},
      {"repeatTargets", "Free|SamePiece", "Free", "Free", "Free", "Free"},
      {"piggybackRelocations", "Once|PerWizard", "Once", "Once", "Once", "Once"},
      {"openDiscard", kBool, "false", "false", "false", "false"},
      {"soloCardLimit", "#", "30", "30", "30", "30"},
      {"soloPotions", "Full|Empty", "Full", "Full", "Full", "Full"},
      {"soloRefusal", kBool, "true", "true", "true", "true"},
      {"memory", "Strict|Notes|Open", "Strict", "Strict", "Strict", "Strict"},
      {"promo", kBool, "false", "false", "false", "false"},
      {"tileCount", "#", "", "", "", ""},  // empty: not said, four random tiles where tiles are random (I-8)
  };
  for (const SpellRow& spell : kSpellRows) {
    const std::string cost = std::to_string(spell.cost);
    rows.push_back({"costs." + std::string(spell.name), "#", cost, cost, cost, cost, spell.since});
  }
  return rows;
}

const std::vector<OptionRow>& all_rows() {
  static const std::vector<OptionRow> rows = make_rows();
  return rows;
}

std::optional<int> number(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value < 0) return std::nullopt;
  return value;
}

bool allowed(std::string_view values, std::string_view value) {
  if (values == "#") return number(value).has_value();
  while (!values.empty()) {
    const std::size_t bar = values.find('|');
    if (values.substr(0, bar) == value) return true;
    if (bar == std::string_view::npos) break;
    values.remove_prefix(bar + 1);
  }
  return false;
}

const OptionRow* find_row(std::string_view name) {
  for (const OptionRow& row : all_rows()) {
    if (row.name == name) return &row;
  }
  return nullptr;
}

std::optional<Spell> find_spell(std::string_view name) {
  for (int i = 0; i < kSpells; ++i) {
    if (spell_name(static_cast<Spell>(i)) == name) return static_cast<Spell>(i);
  }
  return std::nullopt;
}

std::string_view edition_value(const OptionRow& row, const Setup& setup) {
  // R-06: the Czech book wants the side announced in its master variant only.
  if (setup.edition == "czech" && setup.variant == "master" && row.name == "sideAnnounce") return "OnPlay";
  if (setup.edition == "polish") return row.polish;
  if (setup.edition == "ukrainian") return row.ukrainian;
  if (setup.edition == "czech") return row.czech;
  return row.international;
}

// Precedence: edition, Czech master, overrides.
std::string_view value_of(const Setup& setup, std::string_view name) {
  const auto given = setup.options.find(std::string(name));
  if (given != setup.options.end()) return given->second;
  return edition_value(*find_row(name), setup);
}

bool is(const Setup& setup, std::string_view name, std::string_view value) { return value_of(setup, name) == value; }

int count_of(const Setup& setup, std::string_view name) { return number(value_of(setup, name)).value_or(0); }

std::string why_players_invalid(const Setup& setup) {
  const bool solo = setup.variant == "solo";
  if (solo ? setup.players != 1 : setup.players < 2 || setup.players > 6) {
    return "players: solo is played by 1, every other variant by 2 to 6";
  }
  if (setup.teams && setup.players != 4 && setup.players != 6) return "teams: needs 4 or 6 players";  // WT-13
  return {};
}

// The tiles that a table can have, a bit for each.
unsigned box_of(const Setup& setup) {
  unsigned box = 0;
  for (int i = 0; i < kSpells; ++i) {
    const SpellRow& row = spell_row(static_cast<Spell>(i));
    const bool there = row.since <= setup.revision && (!row.promo || is(setup, "promo", "true"));  // WT-17
    if (there) box |= 1u << static_cast<unsigned>(i);
  }
  return box;
}

std::string why_tiles_invalid(const Setup& setup) {
  const unsigned box = box_of(setup);
  std::set<std::string> seen;
  for (const std::string& name : setup.spells) {
    const std::optional<Spell> spell = find_spell(name);
    if (!spell) return "spells: unknown tile " + name;
    if ((box >> static_cast<unsigned>(*spell) & 1u) == 0) return "spells: " + name + " needs promo or another revision";
    if (!seen.insert(name).second) return "spells: duplicate tile " + name;
  }
  if (count_of(setup, "tileCount") > std::popcount(box)) return "tileCount: more than there are kinds";
  return {};
}

}  // namespace

std::string why_invalid(const Setup& setup) {
  if (setup.revision < 1 || setup.revision > kRevision) return "revision: unknown";
  if (!allowed("international|polish|ukrainian|czech", setup.edition)) return "profile: unknown value " + setup.edition;
  if (!allowed("basic|advanced|master|solo", setup.variant)) return "variant: unknown value " + setup.variant;
  for (const auto& [name, value] : setup.options) {
    const OptionRow* row = find_row(name);
    if (row == nullptr || setup.revision < row->since) return name + ": unknown option";
    if (!allowed(row->values, value)) return name + ": unknown value " + value;
  }
  if (std::string why = why_players_invalid(setup); !why.empty()) return why;
  if (setup.variant == "advanced" && is(setup, "advancedVariant", "false")) {
    return "advancedVariant: this edition has no advanced variant";
  }
  return why_tiles_invalid(setup);
}

namespace {

void read_flags(const Setup& setup, Options& o) {
  o.castle_landing = is(setup, "castleLanding", "ShieldOnly") ? Landing::ShieldOnly : Landing::EmptySpaceOrShieldTower;
  o.own_entry_moves_castle = is(setup, "castleTrigger", "OwnWizard");
  o.announce_side = is(setup, "sideAnnounce", "OnPlay");
  o.decline_move = is(setup, "declineMove", "Forced")       ? DeclineMove::Forced
                   : is(setup, "declineMove", "SecondCard") ? DeclineMove::SecondCard
                                                            : DeclineMove::Any;
  o.spell_mid_card = is(setup, "spellMidCard", "true");
  o.spells_per_turn = count_of(setup, "spellsPerTurn");
  o.one_caster_per_action = is(setup, "masterCasters", "OnePerAction");
  o.during_window = o.variant == Variant::Master && is(setup, "masterWindows", "BeforeDuringAfter");
  o.repeat_many = is(setup, "masterRepeat", "Many");
  o.free_exempt = o.variant == Variant::Master && is(setup, "freeExempt", "true");
  o.refusal_slot = is(setup, "refusalSlot", "true");
  o.pb_out_of_turn = is(setup, "pbOutOfTurn", "true");
  o.pb_card_moves_only = is(setup, "pbCardMovesOnly", "true");
  o.free_may_decline = is(setup, "freeMayDecline", "true");
  o.swap_carries_castle = is(setup, "swapWithCastle", "Carry");
  o.entry_ends_turn = is(setup, "entryEndsTurn", "ActiveOwnByActive")   ? EntryEndsTurn::ActiveOwnByActive
                      : is(setup, "entryEndsTurn", "ActiveOwnByAnyone") ? EntryEndsTurn::ActiveOwnByAnyone
                                                                        : EntryEndsTurn::AnyEntry;
  o.team_end_immediate = is(setup, "teamEnd", "Immediate");
  o.may_spare_partner = is(setup, "teamMovePartner", "may");
  o.team_decline = is(setup, "teamDecline", "true");
  o.offers_unasked = setup.revision > 1 && is(setup, "teamOffer", "Unasked");
  o.deadlock_ends = is(setup, "deadlock", "End");
  o.same_piece = is(setup, "repeatTargets", "SamePiece");
  o.relocate_per_wizard = is(setup, "piggybackRelocations", "PerWizard");
  o.solo_card_limit = count_of(setup, "soloCardLimit");
  o.solo_potions_full = is(setup, "soloPotions", "Full");
  o.solo_refusal = is(setup, "soloRefusal", "true");
  o.blind_rides = setup.revision == 1;
  o.many_spell_riders = o.repeat_many || setup.revision == 1;
  o.no_gifts_in_post = setup.revision == 1 && o.during_window;
  for (std::size_t i = 0; i < kSpellRows.size(); ++i) {
    o.costs[i] = count_of(setup, "costs." + std::string(kSpellRows[i].name));
  }
}

// WT-14.1, 15.1, I-8: a draw in advanced, in master where the book says so, and wherever a count is given.
void read_tiles(const Setup& setup, Options& o) {
  const std::string_view count = value_of(setup, "tileCount");
  for (const std::string& name : setup.spells) o.named_tiles |= 1u << static_cast<unsigned>(*find_spell(name));
  o.box = box_of(setup);
  o.random_tiles = count.empty() ? o.variant == Variant::Advanced ||
                                       (o.variant == Variant::Master && is(setup, "masterPick", "Random"))
                                 : number(count) != 0;
  if (!o.random_tiles || o.named_tiles != 0) {
    o.tile_count = std::popcount(o.named_tiles);
  } else {
    o.tile_count = count.empty() ? 4 : *number(count);
  }
}

}  // namespace

Options read_options(const Setup& setup) {
  assert(why_invalid(setup).empty());
  Options o;
  o.variant = setup.variant == "basic"      ? Variant::Basic
              : setup.variant == "advanced" ? Variant::Advanced
              : setup.variant == "master"   ? Variant::Master
                                            : Variant::Solo;
  o.teams = setup.teams;
  read_flags(setup, o);
  read_tiles(setup, o);
  return o;
}

}  // namespace reference::towers
