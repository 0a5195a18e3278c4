#include "engine/duel/text_options.h"

#include <optional>

#include "engine/core/sentence.h"
#include "engine/core/text_setting.h"
#include "engine/duel/text.h"
#include "engine/duel/text_words.h"

namespace spires::duel {

namespace {

using Kind = Setting::Kind;
using Names = std::span<const std::string_view>;

constexpr std::string_view kRingModes[] = {"fixed", "random", "free"};
constexpr std::string_view kDealAdjacents[] = {"three", "random4", "choose4"};
constexpr std::string_view kSwapRanges[] = {"any", "adjacent"};
constexpr std::string_view kCasts[] = {"allow", "forbid"};
constexpr std::string_view kRowGaps[] = {"close", "gap"};
constexpr std::string_view kStoneChains[] = {"transitive", "straight", "direct"};
constexpr std::string_view kVeiledStones[] = {"inert", "row_end"};
constexpr std::string_view kChestOverflows[] = {"cap", "plus3"};
constexpr std::string_view kFinalTies[] = {"draw", "K", "M"};
constexpr std::string_view kMultiIconCosts[] = {"card", "exact"};
constexpr std::string_view kRoleAssigns[] = {"agreement", "random", "swap"};

template <auto Member>
int get(const Options& options) {
  return static_cast<int>(options.*Member);
}
template <class T>
void store(T& target, int value) {
  target = static_cast<T>(value);
}
template <auto Member>
void set(Options& options, int value) {
  store(options.*Member, value);
}

template <auto Member>
constexpr OptionRow word(std::string_view name, Names words, std::string_view effect) {
  return {name, Kind::Word, words, get<Member>, set<Member>, sentence(effect)};
}
template <auto Member>
constexpr OptionRow flag(std::string_view name, std::string_view effect) {
  return {name, Kind::Flag, {}, get<Member>, set<Member>, sentence(effect)};
}

using O = Options;
constexpr OptionRow kRows[] = {
    word<&O::ring_mode>("ring_mode", kRingModes,
                        "Whether the towers stand as in the data file, are laid at random, or as `ring` says."),
    word<&O::deal_adjacent>("deal_adjacent", kDealAdjacents,
                            "How many cards are dealt face up when the characters are neighbours: three, or a fourth "
                            "at random or chosen by the one who starts the round."),
    word<&O::swap_range>("swap_range", kSwapRanges, "From how far the knight may change places with the mage."),
    word<&O::cast_without_effect>("cast_without_effect", kCasts,
                                  "Whether a spell may be cast that finds nothing to work on."),
    word<&O::row_gap>("row_gap", kRowGaps,
                      "Whether a used row closes up when a card leaves its middle, or keeps a gap that stops stones."),
    word<&O::stone_chain>("stone_chain", kStoneChains,
                          "What a stone that points at a stone counts as: what that one counts as, what lies behind "
                          "all stones, or nothing."),
    word<&O::veiled_stone>("veiled_stone", kVeiledStones,
                           "Whether a stone among the veiled cards converts to nothing or is laid at an end of the "
                           "row before the count."),
    flag<&O::yellow_swap_public>("yellow_swap_public", "Both players see whether secret cards were exchanged."),
    word<&O::chest_overflow>("chest_overflow", kChestOverflows,
                             "What chests beyond the table are worth: nothing more, or three points each."),
    word<&O::final_tie>("final_tie", kFinalTies, "Who wins when every tie-break has failed."),
    flag<&O::discard_inspect>("discard_inspect", "The discard pile may be looked through."),
    flag<&O::memory_aids>("memory_aids", "The client shows what a player has seen before; changes nothing in play."),
    flag<&O::reveal_all_at_end>("reveal_all_at_end",
                                "After the game all secret cards are shown, not only the won ones."),
    word<&O::multi_icon_cost>("multi_icon_cost", kMultiIconCosts,
                              "Whether a card with several icons pays for each of them, or only one-icon cards pay."),
    word<&O::role_assign>("role_assign", kRoleAssigns, "How the characters are shared out; changes nothing in play."),
};

constexpr std::string_view kPrefix = "options.";
constexpr std::string_view kDataName = "options.data";
constexpr std::string_view kRingName = "options.ring";

std::string joined(Names words) {
  std::string out;
  for (const std::string_view word : words) out += (out.empty() ? "" : ", ") + std::string(word);
  return out;
}

std::vector<std::string_view> data_ids() {
  std::vector<std::string_view> ids;
  for (const DataFile& file : kData) ids.emplace_back(file.id);
  return ids;
}

std::optional<int> place_in(Names words, std::string_view word) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == word) return static_cast<int>(i);
  }
  return std::nullopt;
}

const Setting* find(const Settings& settings, std::string_view name) {
  for (const Setting& setting : settings) {
    if (setting.name == name) return &setting;
  }
  return nullptr;
}

const OptionRow* row_named(std::string_view name) {
  if (!name.starts_with(kPrefix)) return nullptr;
  for (const OptionRow& row : kRows) {
    if (row.name == name.substr(kPrefix.size())) return &row;
  }
  return nullptr;
}

// Returns the fault in the names of settings, before any value is read.
std::optional<Fault> misnamed(const Settings& settings) {
  for (const Setting& setting : settings) {
    const std::string_view name = setting.name;
    const bool other = name == kRevisionName || name == "players" || name == kDataName || name == kRingName;
    if (!other && row_named(name) == nullptr) return Fault{setting.name, "there is no setting of this name"};
    if (find(settings, name) != &setting) return Fault{setting.name, "is given twice"};
  }
  return std::nullopt;
}

std::optional<int> read_value(const OptionRow& row, const Setting& setting) {
  if (setting.kind != row.kind) return std::nullopt;
  if (row.kind == Kind::Word) return place_in(row.words, setting.value);
  if (setting.value != "true" && setting.value != "false") return std::nullopt;
  return setting.value == "true" ? 1 : 0;
}

std::optional<Fault> read_options(const Settings& settings, Options& options) {
  for (const Setting& setting : settings) {
    const OptionRow* row = row_named(setting.name);
    if (row == nullptr) continue;
    const std::optional<int> value = read_value(*row, setting);
    if (!value) {
      return Fault{setting.name,
                   row->kind == Kind::Flag ? "must be true or false" : "must be one of " + joined(row->words)};
    }
    row->set(options, *value);
  }
  return std::nullopt;
}

std::optional<Fault> read_data(const Settings& settings, Setup& setup) {
  const std::vector<std::string_view> ids = data_ids();
  const Setting* given = find(settings, kDataName);
  if (given == nullptr) return std::nullopt;
  const std::optional<int> place = given->kind == Kind::Word ? place_in(ids, given->value) : std::nullopt;
  if (!place) return Fault{std::string(kDataName), "must be one of " + joined(ids)};
  store(setup.data_file, *place);
  return std::nullopt;
}

std::optional<Fault> read_ring(const Settings& settings, Setup& setup) {
  const Setting* given = find(settings, kRingName);
  if (given == nullptr) return std::nullopt;
  std::optional<Ring> ring;
  if (given->kind == Kind::List) ring = words::ring(words::split(given->value, ','));
  if (!ring) return Fault{std::string(kRingName), "must be a list of the six towers, clockwise, each once"};
  setup.own_ring = true;
  setup.ring = *ring;
  return std::nullopt;
}

// Drops a given ring that equals that of the data file, unless the mode requires one.
void drop_usual_ring(Setup& setup) {
  if (!setup.own_ring || setup.options.ring_mode != RingMode::Fixed) return;
  if (!(setup.ring == kData[setup.data_file].data.ring)) return;
  setup.own_ring = false;
  setup.ring = Ring{};
}

}  // namespace

std::span<const OptionRow> option_rows() { return kRows; }

std::string value_of(const OptionRow& option, const Options& options) {
  const int value = option.get(options);
  if (option.kind == Kind::Flag) return value != 0 ? "true" : "false";
  return std::string(option.words[static_cast<std::size_t>(value)]);
}

Result<Setup> read_setup(const Settings& settings) {
  if (std::optional<Fault> fault = misnamed(settings)) return *fault;
  if (const Setting* players = find(settings, "players")) {
    if (players->value != "2" || players->kind != Kind::Number) return Fault{"players", "must be the number 2"};
  }
  const Result<int> revision = revision_of(settings, kRevision);
  if (const Fault* fault = std::get_if<Fault>(&revision)) return *fault;
  Setup setup;
  store(setup.revision, *std::get_if<int>(&revision));
  if (std::optional<Fault> fault = read_options(settings, setup.options)) return *fault;
  if (std::optional<Fault> fault = read_data(settings, setup)) return *fault;
  if (std::optional<Fault> fault = read_ring(settings, setup)) return *fault;
  const SetupProblem problem = problem_of(setup);
  if (!problem.none()) return Fault{std::string(kPrefix) + problem.option, problem.why};
  drop_usual_ring(setup);
  return setup;
}

Settings settings_of(const Setup& setup) {
  Settings header;
  if (setup.revision != kRevision) header.push_back(revision_setting(setup.revision));
  header.push_back({"players", std::to_string(kPlayers), Kind::Number});
  for (const OptionRow& row : kRows) {
    header.push_back({std::string(kPrefix) + std::string(row.name), value_of(row, setup.options), row.kind});
  }
  header.push_back({std::string(kDataName), kData[setup.data_file].id, Kind::Word});
  if (setup.own_ring) header.push_back({std::string(kRingName), words::of(setup.ring, ','), Kind::List});
  return header;
}

Result<Rules> Text::rules(const Settings& settings) {
  const Result<Setup> setup = read_setup(settings);
  if (const Fault* fault = std::get_if<Fault>(&setup)) return *fault;
  return make_rules(*std::get_if<Setup>(&setup));
}

Settings Text::header(const Settings& settings) {
  const Result<Setup> setup = read_setup(settings);
  if (const Setup* fine = std::get_if<Setup>(&setup)) return settings_of(*fine);
  return {};
}

int Text::players(const Rules&) { return kPlayers; }

int Text::revision(const Rules& rules) { return rules.revision; }

}  // namespace spires::duel
