// The standing of a player: the counts if the game ended now, and the stones that still wait for a neighbour.
//
// The engine's holding_of does the same at the end of the game. This adds veiled cards, which count there too
// (KM-11.2), and keeps its counts in the bytes of one word, because it is called a million times a second.
#pragma once

#include <cstdint>

#include "engine/core/keyed.h"
#include "engine/duel/ending.h"

namespace spires::bots {

// A byte for each ingredient, one for stones, one for chests, and one for stones that point off the left end of a row.
class DuelCounts {
 public:
  constexpr DuelCounts() = default;
  static constexpr DuelCounts of_card(const duel::CardRow& card) {
    DuelCounts counts;
    for (int i = 0; i < card.icon_count; ++i) counts.bytes_ += unit(index(card.icons[i]));
    counts.bytes_ += card.stone_count * unit(kStones) + card.chest * unit(kChests);
    return counts;
  }
  static constexpr DuelCounts one(duel::Ingredient ingredient) { return DuelCounts(unit(index(ingredient))); }
  static constexpr DuelCounts one_open() { return DuelCounts(unit(kOpen)); }

  constexpr int of(duel::Ingredient ingredient) const { return byte(index(ingredient)); }
  constexpr int stones() const { return byte(kStones); }
  constexpr int chests() const { return byte(kChests); }
  constexpr int open() const { return byte(kOpen); }
  // KM-11.6: the count for a secret card; its symbols are the ingredients and the stone, in this order.
  constexpr int of(duel::Symbol symbol) const { return byte(static_cast<int>(symbol)); }

  constexpr void add(const DuelCounts& other, int times = 1) {
    bytes_ += static_cast<std::uint64_t>(times) * other.bytes_;
  }

 private:
  static constexpr int kStones = static_cast<int>(duel::Symbol::Stone);
  static constexpr int kChests = kStones + 1;
  static constexpr int kOpen = kChests + 1;
  static constexpr std::uint64_t unit(int byte) { return std::uint64_t{1} << (8 * byte); }
  constexpr explicit DuelCounts(std::uint64_t bytes) : bytes_(bytes) {}
  constexpr int byte(int i) const { return static_cast<int>((bytes_ >> (8 * i)) & 0xFFU); }
  std::uint64_t bytes_ = 0;
};

// The counts of a card, by data file and card.
using ShownByCard = Keyed<duel::Card, DuelCounts, duel::kMostCardTypes>;
constexpr Keyed<int, ShownByCard, duel::kDataFiles> make_shown() {
  Keyed<int, ShownByCard, duel::kDataFiles> shown{};
  for (int file = 0; file < duel::kDataFiles; ++file) {
    for (int i = 0; i < duel::kMostCardTypes; ++i) {
      shown[file][duel::Card(i)] = DuelCounts::of_card(duel::kData[file].data.cards[duel::Card(i)]);
    }
  }
  return shown;
}
inline constexpr Keyed<int, ShownByCard, duel::kDataFiles> kShown = make_shown();

constexpr DuelCounts counts_of(const ShownByCard& shown, const duel::CardSet& cards) {
  DuelCounts counts;
  cards.for_each_type([&](duel::Card card) { counts.add(shown[card], cards.count(card)); });
  return counts;
}

// What the stones of a row count as.
struct RowStones {
  DuelCounts converted;
  // KM-8.4: stones that point off an end. The next card laid there decides what they count as.
  Keyed<duel::End, std::uint8_t, 2> open{};
};

// KM-8.3 in one walk from the left. `source` is what a stone that points left would count as here, and `run` the number
// of stones that point right and wait for the next ingredient.
constexpr RowStones transitive_stones(const duel::Rules& rules, const duel::Row& row) {
  DuelCounts converted;
  DuelCounts source = DuelCounts::one_open();
  int run = 0;
  for (const duel::Card card : row) {
    if (card == duel::kGap) {  // no stone reaches across
      source = DuelCounts{};
      run = 0;
      continue;
    }
    const duel::CardRow& shows = rules.card(card);
    for (int i = 0; i < shows.icon_count; ++i) {
      source = DuelCounts::one(shows.icons[i]);
      converted.add(source, run);
      run = 0;
    }
    for (int i = 0; i < shows.stone_count; ++i) {
      if (shows.arrows[i] == duel::End::Left) {
        converted.add(source);
        run = 0;
      } else {
        source = DuelCounts{};
        ++run;
      }
    }
  }
  RowStones stones{converted, {}};
  stones.open[duel::End::Left] = static_cast<std::uint8_t>(converted.open());
  stones.open[duel::End::Right] = static_cast<std::uint8_t>(run);
  return stones;
}

// the stones whose walk leaves the row at this end.
constexpr int open_stones(const duel::Rules& rules, const duel::Icons& icons, duel::End end) {
  const bool direct = rules.options.stone_chain == duel::StoneChain::Direct;
  const bool left = end == duel::End::Left;
  int open = 0;
  for (int k = 0; k < icons.size(); ++k) {
    const duel::Icon& icon = icons[left ? k : icons.size() - 1 - k];
    const duel::Icon& last = icons[left ? 0 : icons.size() - 1];
    if (icon.kind != duel::Icon::Kind::Arrow) break;
    if (direct && icon.entry != last.entry) break;
    if (direct && rules.readings.opposed_stones_stop && icon.arrow != end) break;
    if (icon.arrow == end) ++open;
  }
  return open;
}

constexpr RowStones stones_of(const duel::Rules& rules, const duel::Row& row) {
  if (rules.options.stone_chain == duel::StoneChain::Transitive) return transitive_stones(rules, row);
  RowStones stones;
  duel::Icons icons;
  duel::list_icons(rules, row, icons);
  for (int i = 0; i < icons.size(); ++i) {
    if (icons[i].kind != duel::Icon::Kind::Arrow) continue;
    duel::convert_stone(rules, icons, i,
                        [&](const duel::Icon& as) { stones.converted.add(DuelCounts::one(as.ingredient)); });
  }
  for (const duel::End end : {duel::End::Left, duel::End::Right}) {
    stones.open[end] = static_cast<std::uint8_t>(open_stones(rules, icons, end));
  }
  return stones;
}

struct DuelStanding {
  DuelCounts acquired;  // KM-9.4: cards that can pay
  DuelCounts natural;   // of all cards
  DuelCounts counted;   // KM-11.3: including converted stones
  RowStones stones;
};

constexpr DuelStanding standing_of(const duel::Rules& rules, const duel::State& s, Seat seat) {
  const ShownByCard& shown = kShown[rules.data_file];
  DuelStanding standing;
  standing.acquired = counts_of(shown, s.acquired[seat]);
  standing.natural = standing.acquired;
  standing.natural.add(counts_of(shown, s.veiled[seat]));
  for (const duel::Card card : s.used[seat]) {
    if (card != duel::kGap) standing.natural.add(shown[card]);
  }
  standing.counted = standing.natural;
  if (standing.natural.stones() == 0) return standing;
  standing.stones = stones_of(rules, s.used[seat]);
  standing.counted.add(standing.stones.converted);
  return standing;
}

}  // namespace spires::bots
