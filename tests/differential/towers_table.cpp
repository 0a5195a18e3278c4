#include "tests/differential/towers_table.h"

#include <array>

#include "engine/core/text_setting.h"
#include "tests/differential/picking.h"
#include "tests/differential/value.h"

namespace spires::differential {

namespace {

constexpr std::array<const char*, 4> kEditions = {"international", "polish", "ukrainian", "czech"};
constexpr std::array<const char*, 4> kVariants = {"basic", "advanced", "master", "solo"};

using reference::towers::kSpellRows;
using reference::towers::SpellRow;

struct OptionValues {
  std::string option;
  std::vector<std::string> values;
};

// Table D and the two extra options of the notation.
std::vector<OptionValues> option_values() {
  const std::vector<std::string> flag = {"true", "false"};
  std::vector<OptionValues> all = {
      {"wizardStock", {"24", "30"}},
      {"castleLanding", {"ShieldOnly", "EmptySpaceOrShieldTower"}},
      {"castleTrigger", {"AnyWizard", "OwnWizard"}},
      {"sideAnnounce", {"OnPlay", "WithPiece"}},
      {"declineMove", {"Forced", "SecondCard", "Any"}},
      {"refusalWhen", {"BeforeFirstCard"}},
      {"spellMidCard", flag},
      {"spellsPerTurn", {"0", "1", "2", "3"}},
      {"advancedVariant", flag},
      {"masterPick", {"Random", "Chosen"}},
      {"masterCasters", {"OnePerAction", "EachPlayerOne"}},
      {"masterWindows", {"BeforeAfter", "BeforeDuringAfter"}},
      {"masterRepeat", {"Many", "Once"}},
      {"freeExempt", flag},
      {"refusalSlot", flag},
      {"pbOutOfTurn", flag},
      {"pbCardMovesOnly", flag},
      {"freeMayDecline", flag},
      {"swapWithCastle", {"Carry", "Forbid"}},
      {"entryEndsTurn", {"ActiveOwnByActive", "ActiveOwnByAnyone", "AnyEntry"}},
      {"teamEnd", {"Immediate", "FinishRound"}},
      {"teamMovePartner", {"must", "may"}},
      {"teamDecline", flag},
      {"teamOffer", {"Unasked", "AskedOnly"}},
      {"deadlock", {"End", "PlayOn"}},
      {"repeatTargets", {"Free", "SamePiece"}},
      {"piggybackRelocations", {"Once", "PerWizard"}},
      {"openDiscard", flag},
      {"soloCardLimit", {"0", "1", "12", "30", "60", "87", "90"}},
      {"soloPotions", {"Full", "Empty"}},
      {"soloRefusal", flag},
      {"memory", {"Strict", "Notes", "Open"}},
      {"promo", flag},
  };
  OptionValues counts{"tileCount", {"0"}};
  for (const SpellRow& spell : kSpellRows) {
    all.push_back({"costs." + std::string(spell.name), {"0", "1", "2", "3"}});
    counts.values.push_back(std::to_string(counts.values.size()));
  }
  all.push_back(counts);
  return all;
}

enum class Promo { Without, With };
std::vector<std::string> all_spells(Promo promo) {
  std::vector<std::string> all;
  for (const SpellRow& spell : kSpellRows) {
    if (promo == Promo::With || !spell.promo) all.emplace_back(spell.name);
  }
  return all;
}

}  // namespace

Settings settings_of(const TowersTable& table) {
  Settings settings = {
      {"players", std::to_string(table.players), Setting::Kind::Number},
      {"profile", table.edition, Setting::Kind::Word},
      {"variant", table.variant, Setting::Kind::Word},
      {"teams", table.teams ? "true" : "false", Setting::Kind::Flag},
      {"spells", joined(table.spells), Setting::Kind::List},
  };
  for (const auto& [name, value] : table.options) settings.push_back(typed_setting("options." + name, value));
  settings.push_back(revision_setting(table.revision));
  return settings;
}

std::string header_of(const TowersTable& table) {
  using nlohmann::ordered_json;
  ordered_json options = ordered_json::object();
  for (const auto& [name, value] : table.options) {
    const std::size_t dot = name.find('.');
    if (dot == std::string::npos) {
      options[name] = typed_json(value);
    } else {
      options[name.substr(0, dot)][name.substr(dot + 1)] = typed_json(value);
    }
  }
  const ordered_json header = {{"spires_trace", 1},    {"game", "towers"},         {"players", table.players},
                               {"options", options},   {"profile", table.edition}, {"variant", table.variant},
                               {"teams", table.teams}, {"spells", table.spells},   {"revision", table.revision}};
  return header.dump();
}

std::vector<TowersTable> all_cells() {
  std::vector<TowersTable> cells;
  for (const char* edition : kEditions) {
    for (const char* variant : kVariants) {
      for (int players = 1; players <= 6; ++players) {
        for (const bool teams : {false, true}) cells.push_back({players, edition, variant, teams, {}, {}});
      }
    }
  }
  return cells;
}

std::vector<TowersTable> playable_cells() {
  std::vector<TowersTable> cells;
  for (const TowersTable& cell : all_cells()) {
    if (reference::towers::why_invalid(cell).empty()) cells.push_back(cell);
  }
  return cells;
}

TowersTable with_tiles(TowersTable cell, int choice) {
  switch (choice) {
    case 1: cell.spells = {"MW", "MT"}; break;  // WT-3.2
    case 2: cell.spells = all_spells(Promo::Without); break;
    case 3:
      cell.options["promo"] = "true";
      cell.options["tileCount"] = "5";
      break;
    case 4:
      cell.options["promo"] = "true";
      cell.spells = all_spells(Promo::With);
      break;
    default: break;
  }
  return cell;
}

std::vector<TowersTable> busy_tables() {
  std::vector<TowersTable> tables;
  for (const TowersTable& cell : playable_cells()) {
    if (cell.edition != "international" && cell.edition != "czech") continue;
    if (cell.players == 3 || cell.players == 5) continue;
    for (const char* windows : {"BeforeAfter", "BeforeDuringAfter"}) {
      for (const char* casters : {"OnePerAction", "EachPlayerOne"}) {
        TowersTable table = with_tiles(cell, kTileChoices - 1);
        for (const SpellRow& spell : kSpellRows) table.options["costs." + std::string(spell.name)] = "0";
        table.options["masterWindows"] = windows;
        table.options["masterCasters"] = casters;
        table.options["pbCardMovesOnly"] = "false";
        table.options["spellsPerTurn"] = "3";
        table.options["freeMayDecline"] = "true";
        table.options["refusalSlot"] = "true";
        tables.push_back(table);
      }
    }
  }
  return tables;
}

const std::vector<Override>& all_overrides() {
  static const std::vector<Override> all = [] {
    std::vector<Override> list;
    for (const OptionValues& one : option_values()) {
      for (const std::string& value : one.values) list.push_back({one.option, value});
    }
    return list;
  }();
  return all;
}

TowersTable random_table(Rng& rng, const Override& kept) {
  static const std::vector<OptionValues> rows = option_values();
  TowersTable table;
  table.edition = any_of(kEditions, rng);
  table.variant = any_of(kVariants, rng);
  table.players = table.variant == "solo" ? 1 : 2 + static_cast<int>(rng.next_below(5));
  // Half of the tables that allow teams have teams.
  table.teams = table.players % 2 == 0 && table.players > 2 && rng.next_below(2) == 0;
  const std::uint32_t many = rng.next_below(3);  // few overrides, some, most
  for (const OptionValues& row : rows) {
    const std::string& value = any_of(row.values, rng);
    if (rng.next_below(8) <= 3 * many) table.options[row.option] = value;
  }
  // A draw would hide the tiles named below too often.
  if (rng.next_below(2) == 0) table.options.erase("tileCount");
  if (table.variant == "advanced") table.options["advancedVariant"] = "true";
  table.options[kept.option] = kept.value;
  // No tiles, some, or most; with the promo tile where it is allowed.
  const std::uint32_t chosen = rng.next_below(4);
  const auto promo = table.options.find("promo");
  for (const SpellRow& spell : kSpellRows) {
    const bool allowed = !spell.promo || (promo != table.options.end() && promo->second == "true");
    if (rng.next_below(8) < 3 * chosen && allowed) table.spells.emplace_back(spell.name);
  }
  // Games of version 1.0 are still played.
  if (rng.next_below(4) == 0) table.revision = 1;
  return table;
}

}  // namespace spires::differential
