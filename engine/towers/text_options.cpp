#include "engine/towers/text_options.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <utility>

#include "engine/core/sentence.h"
#include "engine/core/text_setting.h"
#include "engine/towers/text.h"
#include "engine/towers/text_words.h"

namespace spires::towers {

namespace {

using Kind = Setting::Kind;
using Names = std::span<const std::string_view>;

constexpr std::string_view kStocks[] = {"24", "30"};
constexpr std::string_view kCastleLandings[] = {"ShieldOnly", "EmptySpaceOrShieldTower"};
constexpr std::string_view kCastleTriggers[] = {"AnyWizard", "OwnWizard"};
constexpr std::string_view kSideAnnounces[] = {"OnPlay", "WithPiece"};
constexpr std::string_view kDeclineMoves[] = {"Forced", "SecondCard", "Any"};
constexpr std::string_view kRefusalWhens[] = {"BeforeFirstCard"};
constexpr std::string_view kMasterPicks[] = {"Random", "Chosen"};
constexpr std::string_view kMasterCasters[] = {"OnePerAction", "EachPlayerOne"};
constexpr std::string_view kMasterWindows[] = {"BeforeAfter", "BeforeDuringAfter"};
constexpr std::string_view kMasterRepeats[] = {"Many", "Once"};
constexpr std::string_view kSwaps[] = {"Carry", "Forbid"};
constexpr std::string_view kEntries[] = {"ActiveOwnByActive", "ActiveOwnByAnyone", "AnyEntry"};
constexpr std::string_view kTeamEnds[] = {"Immediate", "FinishRound"};
constexpr std::string_view kTeamMoves[] = {"must", "may"};
constexpr std::string_view kTeamOffers[] = {"Unasked", "AskedOnly"};
constexpr std::string_view kDeadlocks[] = {"End", "PlayOn"};
constexpr std::string_view kRepeatTargets[] = {"Free", "SamePiece"};
constexpr std::string_view kRelocations[] = {"Once", "PerWizard"};
constexpr std::string_view kSoloPotions[] = {"Full", "Empty"};
constexpr std::string_view kMemories[] = {"Strict", "Notes", "Open"};

template <auto Member>
int get(const Setup& setup) {
  return static_cast<int>(setup.options.*Member);
}
template <class T>
void store(T& target, int value) {
  target = static_cast<T>(value);
}
template <auto Member>
void set(Setup& setup, int value) {
  store(setup.options.*Member, value);
}

template <auto Member>
constexpr OptionRow word(std::string_view name, Names words, std::string_view effect, std::string_view only = {}) {
  return {name, Kind::Word, words, 0, get<Member>, set<Member>, sentence(effect), 1, only};
}
template <auto Member>
constexpr OptionRow flag(std::string_view name, std::string_view effect, std::string_view only = {}) {
  return {name, Kind::Flag, {}, 1, get<Member>, set<Member>, sentence(effect), 1, only};
}
template <auto Member>
constexpr OptionRow count(std::string_view name, int most, std::string_view effect, std::string_view only = {}) {
  return {name, Kind::Number, {}, most, get<Member>, set<Member>, sentence(effect), 1, only};
}

// A text joined at compile time.
struct Phrase {
  char letters[64] = {};
  std::size_t size = 0;
  constexpr Phrase(std::initializer_list<std::string_view> words) {
    for (const std::string_view word : words) {
      for (const char letter : word) letters[size++] = letter;
    }
  }
  constexpr std::string_view text() const { return {letters, size}; }
};
template <Spell kSpell>
constexpr Phrase kCostName{"costs.", row(kSpell).code};
template <Spell kSpell>
constexpr Phrase kCostEffect{"Full potions for ", row(kSpell).name, "."};

template <Spell kSpell>
constexpr OptionRow cost() {
  return {kCostName<kSpell>.text(),
          Kind::Number,
          {},
          99,
          [](const Setup& setup) { return static_cast<int>(setup.options.costs[kSpell]); },
          [](Setup& setup, int value) { store(setup.options.costs[kSpell], value); },
          kCostEffect<kSpell>.text(),
          row(kSpell).since};
}
template <int... kSpell>
constexpr std::array<OptionRow, kSpells> cost_rows(std::integer_sequence<int, kSpell...>) {
  return {cost<Spell(kSpell)>()...};
}

// Joins the rows before the prices, the prices, and the rows after them.
template <std::size_t kBefore, std::size_t kCosts, std::size_t kAfter>
constexpr auto joined(const std::array<OptionRow, kBefore>& before, const std::array<OptionRow, kCosts>& costs,
                      const std::array<OptionRow, kAfter>& after) {
  std::array<OptionRow, kBefore + kCosts + kAfter> all{};
  OptionRow* end = std::copy(before.begin(), before.end(), all.data());
  end = std::copy(costs.begin(), costs.end(), end);
  std::copy(after.begin(), after.end(), end);
  return all;
}

constexpr std::string_view kMaster = kVariantNames[VariantName::Master];
constexpr std::string_view kSolo = kVariantNames[VariantName::Solo];
constexpr std::string_view kTeams = "teams";
constexpr std::string_view kNothing = "nothing";

using O = Options;
constexpr auto kBeforeCosts = std::to_array<OptionRow>({
    {"wizardStock", Kind::Number, kStocks, 30, get<&O::wizard_stock>, set<&O::wizard_stock>,
     "How many wizards are in the box; changes nothing in play.", 1, kNothing},
    word<&O::castle_landing>(
        "castleLanding", kCastleLandings,
        "Where the castle may settle after an entry: on free shields only, or on any bare space too."),
    word<&O::castle_trigger>("castleTrigger", kCastleTriggers,
                             "Whether the castle moves on for every wizard that enters, or only for the mover's own."),
    word<&O::side_announce>("sideAnnounce", kSideAnnounces,
                            "Whether the side of a combined card is named on playing it or with the piece."),
    word<&O::decline_move>("declineMove", kDeclineMoves,
                           "Which cards may be thrown away although they could be used: none, the second, or any."),
    word<&O::refusal_when>("refusalWhen", kRefusalWhens, "A turn can be refused only before its first card."),
    flag<&O::spell_mid_card>("spellMidCard", "In the basic game a spell may come between playing a card and moving."),
    count<&O::spells_per_turn>("spellsPerTurn", 255, "How many spells the active player may cast in a basic turn."),
    flag<&O::advanced_variant>("advancedVariant", "Whether the advanced variant may be chosen at all."),
    word<&O::master_pick>("masterPick", kMasterPicks, "Whether the tiles of a master game are drawn or chosen.",
                          kMaster),
    word<&O::master_casters>("masterCasters", kMasterCasters,
                             "Whether one player or every player may cast in an action of a master game.", kMaster),
    word<&O::master_windows>("masterWindows", kMasterWindows,
                             "Whether master spells come before and after a move, or also during it.", kMaster),
    word<&O::master_repeat>("masterRepeat", kMasterRepeats,
                            "Whether a master spell may be cast several times in a row in one action.", kMaster),
    flag<&O::free_exempt>("freeExempt", "In master games Free a Wizard has rounds of its own and takes no slot.",
                          kMaster),
    flag<&O::refusal_slot>("refusalSlot", "In master games spells may be cast around the step of a refusal.", kMaster),
    flag<&O::pb_out_of_turn>("pbOutOfTurn", "In advanced games the others may cast Piggyback too."),
    flag<&O::pb_card_moves_only>("pbCardMovesOnly", "Riders join only wizards moved by a card, not by a spell."),
    flag<&O::free_may_decline>("freeMayDecline", "A player who frees a wizard may leave it where it is."),
    word<&O::swap_with_castle>("swapWithCastle", kSwaps,
                               "Whether a tower under the castle can be swapped and carries it, or cannot be swapped."),
    word<&O::entry_ends_turn>("entryEndsTurn", kEntries,
                              "Which entries end the turn: the active player's own, those others cause too, or all."),
    word<&O::team_end>("teamEnd", kTeamEnds, "Whether a team that is done ends the game at once or with the round.",
                       kTeams),
    word<&O::team_move_partner>("teamMovePartner", kTeamMoves,
                                "Whether a player who is all home must or may move the partner's wizards.", kTeams),
    flag<&O::team_decline>("teamDecline", "A partner who is asked for a card may say no.", kTeams),
    {"teamOffer", Kind::Word, kTeamOffers, 0, get<&O::team_offer>, set<&O::team_offer>,
     "Whether a partner may offer a card without being asked.", kOffersSince, kTeams},
    word<&O::deadlock>("deadlock", kDeadlocks, "Whether a game that no player can finish any more ends or goes on."),
});
constexpr auto kAfterCosts = std::to_array<OptionRow>({
    word<&O::repeat_targets>("repeatTargets", kRepeatTargets,
                             "Whether a repeated spell may pick a new target or stays with the piece just moved.",
                             kMaster),
    word<&O::piggyback_relocations>("piggybackRelocations", kRelocations,
                                    "Whether the castle moves once for all who enter together or once for each."),
    flag<&O::open_discard>("openDiscard", "The whole discard pile may be looked through, not only its top card."),
    count<&O::solo_card_limit>("soloCardLimit", 255, "How many cards a solo game may use; 0 is no limit.", kSolo),
    word<&O::solo_potions>("soloPotions", kSoloPotions, "Whether the potions of a solo game start full or empty.",
                           kSolo),
    flag<&O::solo_refusal>("soloRefusal", "A solo player may refuse a turn.", kSolo),
    word<&O::memory>("memory", kMemories,
                     "What a player is shown of covered wizards: nothing, own notes, or everything."),
    flag<&O::promo>("promo", "Promo tiles such as Draw Two Cards may be among the tiles."),
    {"tileCount",
     Kind::Number,
     {},
     kSpells,
     [](const Setup& setup) { return static_cast<int>(setup.tile_count); },
     [](Setup& setup, int value) { store(setup.tile_count, value); },
     "How many tiles are drawn at random; 0 draws none."},
});
constexpr auto kRows = joined(kBeforeCosts, cost_rows(std::make_integer_sequence<int, kSpells>{}), kAfterCosts);

constexpr std::string_view kPrefix = "options.";
// The edition of a table has two names: version 1.0 reads and writes only the first.
constexpr const char* kProfile = "profile";
constexpr const char* kEdition = "edition";

std::string list(Names words) {
  std::string out;
  for (const std::string_view word : words) {
    if (!out.empty()) out += ", ";
    out += word;
  }
  return out;
}

std::string one_of(Names words) {
  if (words.size() == 1) return "must be " + list(words);
  return "must be one of " + list(words);
}

const OptionRow* row_named(std::string_view name) {
  for (const OptionRow& row : kRows) {
    if (row.name == name) return &row;
  }
  return nullptr;
}

std::optional<int> place_in(Names words, std::string_view word) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == word) return static_cast<int>(i);
  }
  return std::nullopt;
}

std::optional<int> read_flag(const Setting& setting) {
  if (setting.kind != Kind::Flag) return std::nullopt;
  if (setting.value == "true") return 1;
  if (setting.value == "false") return 0;
  return std::nullopt;
}

std::optional<int> read_value(const OptionRow& row, const Setting& setting) {
  const std::string_view value = setting.value;
  if (setting.kind != row.kind) return std::nullopt;
  switch (row.kind) {
    case Kind::Word: return place_in(row.words, value);
    case Kind::Number:
      if (!row.words.empty() && !place_in(row.words, value)) return std::nullopt;
      return words::number(value, row.most);
    case Kind::Flag: return read_flag(setting);
    case Kind::List: break;
  }
  return std::nullopt;
}

std::string wanted(const OptionRow& row) {
  if (!row.words.empty()) return one_of(row.words);
  if (row.kind == Kind::Flag) return "must be true or false";
  return "must be a number from 0 to " + std::to_string(row.most);
}

const Setting* find(const Settings& settings, std::string_view name) {
  for (const Setting& setting : settings) {
    if (setting.name == name) return &setting;
  }
  return nullptr;
}

// Returns the fault in the names of settings, before any value is read.
std::optional<Fault> misnamed(const Settings& settings) {
  constexpr std::string_view kNames[] = {kRevisionName, kProfile, kEdition, "players", "variant", "teams", "spells"};
  for (const Setting& setting : settings) {
    const std::string_view name = setting.name;
    const bool option = name.substr(0, kPrefix.size()) == kPrefix && row_named(name.substr(kPrefix.size())) != nullptr;
    if (!option && !place_in(kNames, name)) return Fault{setting.name, "there is no setting of this name"};
    if (find(settings, name) != &setting) return Fault{setting.name, "is given twice"};
  }
  if (find(settings, kEdition) != nullptr && find(settings, kProfile) != nullptr) {
    return Fault{kEdition, "is given twice, also as profile"};
  }
  return std::nullopt;
}

// Looks a name up in a table of names; keeps the default if it is not given.
template <class Name, int N>
std::optional<Fault> read_name(const Settings& settings, const char* field, const Keyed<Name, const char*, N>& names,
                               Name& out) {
  const Setting* setting = find(settings, field);
  if (setting == nullptr) return std::nullopt;
  std::vector<std::string_view> all(names.begin(), names.end());
  const std::optional<int> place = setting->kind == Kind::Word ? place_in(all, setting->value) : std::nullopt;
  if (!place) return Fault{field, one_of(all)};
  out = Name(*place);
  return std::nullopt;
}

std::optional<Fault> read_seats(const Settings& settings, Setup& setup) {
  setup.players = kVariantRows[setup.variant].alone ? 1 : 2;
  if (const Setting* players = find(settings, "players")) {
    const std::optional<int> number = words::number(players->value, kMaxSeats);
    if (!number || players->kind != Kind::Number)
      return Fault{"players", "must be a number from 2 to 6, or 1 with variant solo"};
    store(setup.players, *number);
  }
  if (const Setting* teams = find(settings, "teams")) {
    const std::optional<int> on = read_flag(*teams);
    if (!on) return Fault{"teams", "must be true or false"};
    setup.teams = *on != 0;
  }
  return std::nullopt;
}

std::optional<Fault> read_options(const Settings& settings, Setup& setup) {
  for (const OptionRow& row : kRows) {
    const Setting* setting = find(settings, std::string(kPrefix) + std::string(row.name));
    if (setting == nullptr) continue;
    if (setup.revision < row.since) return Fault{setting->name, "is not known to this revision of the rules"};
    const std::optional<int> value = read_value(row, *setting);
    if (!value) return Fault{setting->name, wanted(row)};
    row.set(setup, *value);
  }
  return std::nullopt;
}

std::optional<Fault> read_spells(const Settings& settings, Setup& setup) {
  const Setting* given = find(settings, "spells");
  if (given == nullptr) return std::nullopt;
  if (given->kind != Kind::List) return Fault{"spells", "must be a list of spells"};
  if (given->value.empty()) return std::nullopt;
  for (const std::string_view code : words::split(given->value, ',')) {
    const std::optional<Spell> spell = words::spell(code);
    if (!spell) return Fault{"spells", "there is no spell '" + std::string(code) + "'"};
    if (setup.spells.has(*spell)) return Fault{"spells", std::string(code) + " is named twice"};
    setup.spells = setup.spells.with(*spell);
  }
  return std::nullopt;
}

std::optional<Fault> problem(const Setup& setup) {
  const SetupProblem found = problem_of(setup);
  if (found.none()) return std::nullopt;
  const std::string name = found.option;
  // WT-16.1: the game for one player has another name.
  if (name == "players" && setup.players == 1)
    return Fault{name, "must be 2 to 6; for one player there is variant solo"};
  return Fault{row_named(name) != nullptr ? std::string(kPrefix) + name : name, found.why};
}

std::string flag_word(int value) { return value != 0 ? "true" : "false"; }

}  // namespace

std::span<const OptionRow> option_rows() { return kRows; }

std::string value_of(const OptionRow& option, const Setup& setup) {
  const int value = option.get(setup);
  if (value < 0) return {};
  if (option.kind == Kind::Flag) return flag_word(value);
  if (option.kind == Kind::Number) return std::to_string(value);
  return std::string(option.words[static_cast<std::size_t>(value)]);
}

Result<Setup> read_setup(const Settings& settings) {
  if (std::optional<Fault> fault = misnamed(settings)) return *fault;
  const Result<int> revision = revision_of(settings, kRevision);
  if (const Fault* fault = std::get_if<Fault>(&revision)) return *fault;
  Setup setup;
  store(setup.revision, *std::get_if<int>(&revision));
  const char* const edition = find(settings, kEdition) != nullptr ? kEdition : kProfile;
  if (std::optional<Fault> fault = read_name(settings, edition, kEditionNames, setup.edition)) return *fault;
  if (std::optional<Fault> fault = read_name(settings, "variant", kVariantNames, setup.variant)) return *fault;
  setup.options = table_options(setup.edition, setup.variant, setup.revision);
  if (std::optional<Fault> fault = read_seats(settings, setup)) return *fault;
  if (std::optional<Fault> fault = read_options(settings, setup)) return *fault;
  if (std::optional<Fault> fault = read_spells(settings, setup)) return *fault;
  if (std::optional<Fault> fault = problem(setup)) return *fault;
  if (find(settings, "spells") == nullptr && !make_rules(setup).draw_tiles) setup.spells = usual_spells(setup);
  return setup;
}

Result<Rules> Text::rules(const Settings& settings) {
  const Result<Setup> setup = read_setup(settings);
  if (const Fault* fault = std::get_if<Fault>(&setup)) return *fault;
  return make_rules(*std::get_if<Setup>(&setup));
}

Settings Text::header(const Settings& settings) {
  const Result<Setup> read = read_setup(settings);
  const Setup* setup = std::get_if<Setup>(&read);
  if (setup == nullptr) return {};
  Settings header;
  if (setup->revision != kRevision) header.push_back(revision_setting(setup->revision));
  header.push_back({"players", std::to_string(setup->players), Kind::Number});
  for (const OptionRow& row : kRows) {
    const std::string name = std::string(kPrefix) + std::string(row.name);
    if (find(settings, name) != nullptr) header.push_back({name, value_of(row, *setup), row.kind});
  }
  header.push_back({kProfile, kEditionNames[setup->edition], Kind::Word});
  header.push_back({"variant", kVariantNames[setup->variant], Kind::Word});
  header.push_back({"teams", flag_word(setup->teams ? 1 : 0), Kind::Flag});
  header.push_back({"spells", words::of(setup->spells), Kind::List});
  return header;
}

int Text::players(const Rules& rules) { return rules.players; }

int Text::revision(const Rules& rules) { return rules.revision; }

}  // namespace spires::towers
