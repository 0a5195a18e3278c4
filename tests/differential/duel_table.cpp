#include "tests/differential/duel_table.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include "engine/core/text_setting.h"
#include "tests/differential/picking.h"
#include "tests/differential/value.h"

namespace spires::differential {

namespace {

struct Choice {
  const char* value;
  const char* group;  // none: the usual value
};
struct OptionRow {
  const char* option;
  std::vector<Choice> choices;
};

// KM-15.1
const std::vector<OptionRow>& option_rows() {
  static const std::vector<OptionRow> rows = {
      {"ring_mode", {{"fixed", ""}, {"random", "random"}, {"free", "free"}}},
      {"deal_adjacent", {{"three", ""}, {"random4", "random4"}, {"choose4", "choose4"}}},
      {"swap_range", {{"any", ""}, {"adjacent", "adjacent"}}},
      {"cast_without_effect", {{"allow", ""}, {"forbid", "forbid"}}},
      {"row_gap", {{"close", ""}, {"gap", "gap"}}},
      {"stone_chain", {{"transitive", ""}, {"straight", "straight"}, {"direct", "direct"}}},
      {"veiled_stone", {{"inert", ""}, {"row_end", "row_end"}}},
      {"yellow_swap_public", {{"false", ""}, {"true", "public"}}},
      {"chest_overflow", {{"cap", ""}, {"plus3", "plus3"}}},
      {"final_tie", {{"draw", ""}, {"K", "tie K"}, {"M", "tie M"}}},
      {"discard_inspect", {{"false", ""}, {"true", "inspect"}}},
      {"memory_aids", {{"true", ""}, {"false", "no aids"}}},
      {"reveal_all_at_end", {{"true", ""}, {"false", "closed"}}},
      {"multi_icon_cost", {{"card", ""}, {"exact", "exact"}}},
      {"role_assign", {{"random", ""}, {"agreement", "agreed"}, {"swap", "roles"}}},
  };
  return rows;
}

constexpr const char* kRingOption = "ring_mode";
constexpr const char* kGivenRing = "ring";
constexpr const char* kUsual = "usual";

std::string folder() { return std::string(SPIRES_ROOT) + "/data/duel"; }

// "km-deck-two-icons" is the deck of two.
std::string deck_group(const std::string& id) {
  constexpr std::string_view prefix = "km-deck-";
  return id.substr(prefix.size(), id.find('-', prefix.size()) - prefix.size());
}

// Any tower may come first.
std::vector<std::string> random_ring(Rng& rng) {
  std::vector<std::string> left = {"TRK", "PUR", "GRE", "YEL", "RED", "BLU"};
  std::vector<std::string> ring;
  while (!left.empty()) {
    const auto next = left.begin() + rng.next_below(static_cast<std::uint32_t>(left.size()));
    ring.push_back(*next);
    left.erase(next);
  }
  return ring;
}

const char* mode_of(RingChoice ring) {
  switch (ring) {
    case RingChoice::Usual:
    case RingChoice::Given: return "fixed";
    case RingChoice::Random: return "random";
    case RingChoice::Free: return "free";
  }
  return "";
}

}  // namespace

Settings settings_of(const DuelTable& table) {
  Settings settings = {{"players", "2", Setting::Kind::Number}, {"options.data", table.data, Setting::Kind::Word}};
  for (const auto& [name, value] : table.setup.options) settings.push_back(typed_setting("options." + name, value));
  if (!table.setup.ring.empty()) settings.push_back({"options.ring", joined(table.setup.ring), Setting::Kind::List});
  settings.push_back(revision_setting(table.setup.revision));
  return settings;
}

std::string header_of(const DuelTable& table) {
  using nlohmann::ordered_json;
  ordered_json options = ordered_json::object();
  for (const auto& [name, value] : table.setup.options) options[name] = typed_json(value);
  options["data"] = table.data;
  if (!table.setup.ring.empty()) options["ring"] = table.setup.ring;
  return ordered_json{
      {"spires_trace", 1}, {"game", "duel"}, {"players", 2}, {"options", options}, {"revision", table.setup.revision}}
      .dump();
}

const std::vector<std::string>& duel_data_ids() {
  static const std::vector<std::string> ids = [] {
    std::vector<std::string> list;
    for (const auto& file : std::filesystem::directory_iterator(folder())) list.push_back(file.path().stem().string());
    std::sort(list.begin(), list.end());
    return list;
  }();
  return ids;
}

const reference::duel::Data& duel_data(const std::string& id) {
  static const std::map<std::string, reference::duel::Data> all = [] {
    std::map<std::string, reference::duel::Data> files;
    for (const std::string& each : duel_data_ids()) {
      std::ifstream in(folder() + "/" + each + ".json");
      files[each] = reference::duel::read_data({std::istreambuf_iterator<char>(in), {}});
    }
    return files;
  }();
  return all.at(id);
}

std::string why_invalid(const DuelTable& table) {
  const std::vector<std::string>& ids = duel_data_ids();
  if (std::find(ids.begin(), ids.end(), table.data) == ids.end()) return "data: no file " + table.data;
  return reference::duel::why_invalid(table.setup);
}

const std::vector<DuelValue>& all_duel_values() {
  static const std::vector<DuelValue> all = [] {
    std::vector<DuelValue> list;
    for (const OptionRow& row : option_rows()) {
      if (std::string_view(row.option) == kRingOption) continue;
      for (const Choice& choice : row.choices) list.push_back({row.option, choice.value});
    }
    return list;
  }();
  return all;
}

std::vector<DuelCell> all_duel_cells() {
  std::vector<DuelCell> cells;
  for (const DuelValue& value : all_duel_values()) {
    for (const std::string& id : duel_data_ids()) {
      for (int ring = 0; ring < kRingChoices; ++ring) cells.push_back({value, id, static_cast<RingChoice>(ring)});
    }
  }
  return cells;
}

DuelTable random_table(const DuelCell& cell, Rng& rng) {
  DuelTable table{.data = cell.data};
  std::map<std::string, std::string>& options = table.setup.options;
  options[cell.value.option] = cell.value.value;
  options[kRingOption] = mode_of(cell.ring);
  if (cell.ring == RingChoice::Given || cell.ring == RingChoice::Free) table.setup.ring = random_ring(rng);
  const std::uint32_t many = rng.next_below(3);  // none, some, most
  for (const OptionRow& row : option_rows()) {
    const char* value = any_of(row.choices, rng).value;
    const std::uint32_t die = rng.next_below(8);
    if (die < 3 * many) options.try_emplace(row.option, value);
  }
  if (rng.next_below(4) == 0) table.setup.revision = 1;  // games of version 1.0 are still played
  return table;
}

std::vector<std::string> duel_groups() {
  std::vector<std::string> groups = {kUsual, kGivenRing};
  for (const OptionRow& row : option_rows()) {
    for (const Choice& choice : row.choices) {
      if (*choice.group != 0) groups.emplace_back(choice.group);
    }
  }
  for (const std::string& id : duel_data_ids()) {
    if (id != DuelTable{}.data) groups.push_back(deck_group(id));
  }
  return groups;
}

std::vector<std::string> groups_of(const DuelTable& table) {
  std::vector<std::string> groups;
  for (const OptionRow& row : option_rows()) {
    const auto given = table.setup.options.find(row.option);
    if (given == table.setup.options.end()) continue;
    for (const Choice& choice : row.choices) {
      if (choice.value == given->second && *choice.group != 0) groups.emplace_back(choice.group);
    }
  }
  const auto mode = table.setup.options.find(kRingOption);
  const bool fixed = mode == table.setup.options.end() || mode->second == "fixed";
  if (fixed && !table.setup.ring.empty()) groups.emplace_back(kGivenRing);
  if (table.data != DuelTable{}.data) groups.push_back(deck_group(table.data));
  return groups.empty() ? std::vector<std::string>{kUsual} : groups;
}

}  // namespace spires::differential
