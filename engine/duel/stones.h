// KM-8: what stones count as at the end of the game.
//
// KM-8.1: during play stones do nothing. KM-8.8: only the final row decides what they count as.
#pragma once

#include "engine/core/fixed_vec.h"
#include "engine/duel/options.h"

namespace spires::duel {

// An icon of a row (KM-8.3).
struct Icon {
  enum class Kind : std::uint8_t { Ingredient, Arrow, Gap };
  Kind kind;
  Ingredient ingredient;  // of an ingredient card
  End arrow;              // of a stone
  std::uint8_t entry;     // of the row: which card shows it
};
using Icons = FixedVec<Icon, Row::kRoom * kMostIcons>;

constexpr void list_icons(const Rules& rules, const Row& row, Icons& out) {
  for (int i = 0; i < row.size(); ++i) {
    const auto entry = static_cast<std::uint8_t>(i);
    if (row[i] == kGap) {
      out.push_back({Icon::Kind::Gap, {}, {}, entry});
      continue;
    }
    const CardRow& card = rules.card(row[i]);
    for (int k = 0; k < card.icon_count; ++k) out.push_back({Icon::Kind::Ingredient, card.icons[k], {}, entry});
    for (int k = 0; k < card.stone_count; ++k) out.push_back({Icon::Kind::Arrow, {}, card.arrows[k], entry});
  }
}

// returns whether the walk of a stone continues over another one.
constexpr bool walks_over(const Rules& rules, const Icon& stone, const Icon& other) {
  const bool same_way = other.arrow == stone.arrow;
  switch (rules.options.stone_chain) {
    case StoneChain::Transitive: return same_way;
    case StoneChain::Straight: return true;
    case StoneChain::Direct: return other.entry == stone.entry && (same_way || !rules.readings.opposed_stones_stop);
  }
  return false;
}

// KM-8.2, KM-8.3: calls f(icon) with the ingredient that a stone counts as. KM-8.4: at the end of the row, or behind a
// gap, it counts as nothing. KM-8.5: only the row matters.
template <class F>
constexpr void convert_stone(const Rules& rules, const Icons& icons, int at, F&& f) {
  const int direction = icons[at].arrow == End::Left ? -1 : 1;
  for (int k = at + direction; k >= 0 && k < icons.size(); k += direction) {
    if (icons[k].kind == Icon::Kind::Ingredient) {
      f(icons[k]);
      return;
    }
    if (icons[k].kind == Icon::Kind::Gap || !walks_over(rules, icons[at], icons[k])) return;
  }
}

// Returns the number of stones of a row that count as each ingredient.
constexpr Keyed<Ingredient, std::uint8_t, kIngredients> converted(const Rules& rules, const Row& row) {
  Keyed<Ingredient, std::uint8_t, kIngredients> counts{};
  Icons icons;
  list_icons(rules, row, icons);
  for (int i = 0; i < icons.size(); ++i) {
    if (icons[i].kind != Icon::Kind::Arrow) continue;
    convert_stone(rules, icons, i, [&](const Icon& as) { ++counts[as.ingredient]; });
  }
  return counts;
}

}  // namespace spires::duel
