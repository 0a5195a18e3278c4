#include "engine/towers/text_tools.h"

#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "engine/towers/rulesets.h"
#include "engine/towers/text_options.h"
#include "engine/towers/text_words.h"

namespace spires::towers {
namespace {

Ruleset named(const RulesetRow& row) {
  const Setup setup = setup_of(row);
  Ruleset ruleset;
  ruleset.name = std::string(kEditionNames[row.edition]) + " " + kVariantNames[row.variant] + " " +
                 std::to_string(row.players) + (row.teams ? " teams" : "") +
                 (row.tiles == towers::Tiles::All ? " all tiles" : "");
  ruleset.settings = {{"players", std::to_string(row.players), Setting::Kind::Number},
                      {"profile", kEditionNames[row.edition], Setting::Kind::Word},
                      {"variant", kVariantNames[row.variant], Setting::Kind::Word},
                      {"teams", row.teams ? "true" : "false", Setting::Kind::Flag},
                      {"spells", words::of(setup.spells), Setting::Kind::List}};
  if (setup.options.promo) ruleset.settings.push_back({"options.promo", "true", Setting::Kind::Flag});
  return ruleset;
}

// Overrides, with a ruleset where they matter. Potions are rare in random play: free spells reach windows and riders.
struct Override {
  VariantName variant;
  bool teams;
  std::string_view options;  // option=value, separated by blanks
};
constexpr auto kBasic = VariantName::Basic;
constexpr auto kAdvanced = VariantName::Advanced;
constexpr auto kMaster = VariantName::Master;
constexpr auto kSolo = VariantName::Solo;
constexpr Override kOverrides[] = {
    {kBasic, false, "castleLanding=EmptySpaceOrShieldTower"},
    {kBasic, false, "castleTrigger=OwnWizard"},
    {kBasic, false, "sideAnnounce=WithPiece"},
    {kBasic, false, "declineMove=Forced"},
    {kBasic, false, "declineMove=Any"},
    {kBasic, false, "spellMidCard=false"},
    {kBasic, false, "spellsPerTurn=3"},
    {kBasic, false, "tileCount=3"},
    {kBasic, false, "freeMayDecline=false"},
    {kBasic, false, "swapWithCastle=Forbid"},
    {kBasic, false, "entryEndsTurn=AnyEntry"},
    {kBasic, false, "deadlock=PlayOn"},
    {kBasic, false, "costs.SW=0"},
    {kBasic, true, "teamEnd=Immediate"},
    {kBasic, true, "teamMovePartner=must"},
    {kBasic, true, "teamDecline=false"},
    {kAdvanced, false, "pbOutOfTurn=false costs.PB=0"},
    {kAdvanced, false, "pbCardMovesOnly=false costs.PB=0"},
    {kAdvanced, false, "piggybackRelocations=PerWizard costs.PB=0"},
    {kMaster, false, "masterPick=Chosen"},
    {kMaster, false, "masterCasters=EachPlayerOne costs.MW=0 costs.FR=0"},
    {kMaster, false, "masterCasters=EachPlayerOne pbCardMovesOnly=false costs.MW=0 costs.PB=0"},
    {kMaster, false, "masterWindows=BeforeDuringAfter costs.HT=0 costs.NK=0"},
    {kMaster, false, "masterRepeat=Once costs.MT=0"},
    {kMaster, false, "freeExempt=true"},
    {kMaster, false, "refusalSlot=false costs.MT=0"},
    {kMaster, false, "repeatTargets=SamePiece costs.MW=0 costs.HT=0"},
    {kMaster, false, "entryEndsTurn=ActiveOwnByAnyone costs.MW=0"},
    {kMaster, false, "entryEndsTurn=AnyEntry costs.MW=0"},
    {kMaster, true, "masterCasters=EachPlayerOne masterWindows=BeforeDuringAfter costs.HW=0"},
    {kSolo, false, "soloCardLimit=0"},
    {kSolo, false, "soloPotions=Empty"},
    {kSolo, false, "soloRefusal=false"},
};

Ruleset overridden(const Override& change) {
  const std::uint8_t players = change.variant == kSolo ? 1 : 4;
  Ruleset ruleset = named({Edition::International, change.variant, players, change.teams, towers::Tiles::All});
  ruleset.name += " " + std::string(change.options);
  for (const std::string_view option : words::split(change.options, ' ')) {
    const std::size_t equals = option.find('=');
    ruleset.settings.push_back(
        parse_setting("options." + std::string(option.substr(0, equals)), option.substr(equals + 1)));
  }
  return ruleset;
}

}  // namespace

std::vector<Ruleset> Tools::rulesets() {
  std::vector<Ruleset> all;
  for (const RulesetRow& row : ruleset_rows()) all.push_back(named(row));
  for (const Override& change : kOverrides) all.push_back(overridden(change));
  return all;
}

std::vector<OptionHelp> Tools::options(const Settings& settings) {
  const Result<Setup> read = read_setup(settings);
  std::vector<OptionHelp> all;
  const Setup* setup = std::get_if<Setup>(&read);
  if (setup == nullptr) return all;
  for (const OptionRow& row : option_rows()) {
    all.push_back({std::string(row.name),
                   row.kind,
                   {row.words.begin(), row.words.end()},
                   row.most,
                   value_of(row, *setup),
                   std::string(row.effect),
                   std::string(row.only)});
  }
  return all;
}

TableChoices Tools::choices() {
  TableChoices all{{kEditionNames.begin(), kEditionNames.end()}, {kVariantNames.begin(), kVariantNames.end()}, {}};
  for (int i = 0; i < kSpells; ++i) all.spells.emplace_back(words::of(Spell(i)));
  return all;
}

std::string Tools::hints() {
  return "  wizard 4A     the wizard of A on space 4\n"
         "  tower 3#2     the tower on level 2 of space 3, with everything on it\n"
         "  play C5|1     the card that moves a tower five spaces or a wizard one; D cards are rolled for\n"
         "  cast SW 3 9   a spell and its target; the codes stand beside the board\n";
}

std::vector<Measure> Tools::measures(const Rules& rules, const State& state) {
  Measure home{"wizards home", 0};
  Measure empty{"potions empty", 0};
  Measure full{"potions full", 0};
  Measure spent{"potions spent", 0};
  Measure trapped{"wizards trapped", 0};
  for (int i = 0; i < rules.players; ++i) {
    const Stock& stock = state.stock[seat_at(i)];
    home.value += stock.home;
    empty.value += stock.empty;
    full.value += stock.full;
    spent.value += stock.spent;
  }
  for (int i = 0; i < kSurfaces; ++i) {
    if (is_covered(state, Surface(i))) trapped.value += state.on[Surface(i)].total();
  }
  return {home, trapped, empty, full, spent};
}

// WT-18.3, WT-18.4: if players may not look under towers, lifting one reveals something, even bare ground.
bool Tools::reveals(const Rules& rules, const Event& event) {
  // R-31, WT-18.5: the partner has seen the card.
  if (std::holds_alternative<CardOffered>(event) || std::holds_alternative<CardPassed>(event)) return true;
  if (rules.options.memory == Memory::Open) return false;
  return std::holds_alternative<TowerMoved>(event) || std::holds_alternative<TowersSwapped>(event) ||
         std::holds_alternative<SurfaceShown>(event);
}

}  // namespace spires::towers
