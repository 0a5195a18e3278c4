#include "tests/reference/duel/options.h"

#include <algorithm>
#include <cassert>
#include <string_view>

namespace reference::duel {

namespace {

struct OptionRow {
  std::string_view key;
  std::string_view values;  // words allowed, '|' between them; the first is the default
};

constexpr OptionRow kRows[] = {
    {"ring_mode", "fixed|random|free"},
    {"deal_adjacent", "three|random4|choose4"},
    {"swap_range", "any|adjacent"},
    {"cast_without_effect", "allow|forbid"},
    {"row_gap", "close|gap"},
    {"stone_chain", "transitive|straight|direct"},
    {"veiled_stone", "inert|row_end"},
    {"yellow_swap_public", "false|true"},
    {"chest_overflow", "cap|plus3"},
    {"final_tie", "draw|K|M"},
    {"discard_inspect", "false|true"},
    {"memory_aids", "true|false"},
    {"reveal_all_at_end", "true|false"},
    {"multi_icon_cost", "card|exact"},
    {"role_assign", "random|agreement|swap"},
};

std::vector<std::string_view> words(std::string_view values) {
  std::vector<std::string_view> list;
  while (true) {
    const std::size_t bar = values.find('|');
    list.push_back(values.substr(0, bar));
    if (bar == std::string_view::npos) return list;
    values.remove_prefix(bar + 1);
  }
}

const OptionRow* row_of(std::string_view key) {
  const auto* const found =
      std::find_if(std::begin(kRows), std::end(kRows), [&](const OptionRow& row) { return row.key == key; });
  return found == std::end(kRows) ? nullptr : found;
}

std::string_view value_of(const Setup& setup, std::string_view key) {
  const auto given = setup.options.find(std::string(key));
  return given != setup.options.end() ? std::string_view(given->second) : words(row_of(key)->values).front();
}

std::string why_invalid_ring(const Setup& setup) {
  const std::string_view mode = value_of(setup, "ring_mode");
  if (setup.ring.empty()) return mode == "free" ? "ring: needed with ring_mode free" : "";
  if (mode == "random") return "ring: not with ring_mode random";
  if (setup.ring.size() != kTowers) return "ring: not six towers";
  TowerRing ring{};
  for (std::size_t i = 0; i < kTowers; ++i) {
    const std::optional<Tower> tower = tower_named(setup.ring[i]);
    if (!tower) return "ring: " + setup.ring[i];
    ring[i] = *tower;
  }
  return is_ring(ring) ? "" : "ring: not each tower once";
}

}  // namespace

std::string why_invalid(const Setup& setup) {
  if (setup.revision < 1 || setup.revision > kRevision) return "revision: unknown";
  for (const auto& [key, value] : setup.options) {
    const OptionRow* const row = row_of(key);
    if (row == nullptr) return key + ": unknown";
    const std::vector<std::string_view> allowed = words(row->values);
    if (std::find(allowed.begin(), allowed.end(), value) == allowed.end()) return key + ": not " + value;
  }
  return why_invalid_ring(setup);
}

Rules read_rules(const Setup& setup, const Data& data) {
  assert(why_invalid(setup).empty());
  const auto is = [&](std::string_view key, std::string_view value) { return value_of(setup, key) == value; };
  // The place of the value in its row; the enumerators stand in the same order.
  const auto choice = [&](std::string_view key) {
    const std::vector<std::string_view> allowed = words(row_of(key)->values);
    return std::find(allowed.begin(), allowed.end(), value_of(setup, key)) - allowed.begin();
  };
  Rules rules{.data = data, .options = {}, .ring = data.ring};
  Options& o = rules.options;
  o.random_ring = is("ring_mode", "random");
  o.deal_adjacent = static_cast<DealAdjacent>(choice("deal_adjacent"));
  o.swap_at_any_distance = is("swap_range", "any");
  o.cast_without_effect = is("cast_without_effect", "allow");
  o.gaps = is("row_gap", "gap");
  o.stone_chain = static_cast<StoneChain>(choice("stone_chain"));
  if (setup.revision == 1 && o.stone_chain == StoneChain::Direct) o.stone_chain = StoneChain::DirectOverOpposed;
  o.lay_veiled_stones = is("veiled_stone", "row_end");
  o.yellow_swap_public = is("yellow_swap_public", "true");
  o.chests_past_table = is("chest_overflow", "plus3");
  o.final_tie = static_cast<FinalTie>(choice("final_tie"));
  o.discard_inspect = is("discard_inspect", "true");
  o.reveal_all_at_end = is("reveal_all_at_end", "true");
  o.exact_cost = is("multi_icon_cost", "exact");
  for (std::size_t i = 0; i < setup.ring.size(); ++i) rules.ring[i] = *tower_named(setup.ring[i]);
  return rules;
}

}  // namespace reference::duel
