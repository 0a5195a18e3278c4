// The set-ups of laws, signatures and soak tests, here and on a GPU: the usual one, every value of every option that
// changes play, every data file, and some combinations.
#pragma once

#include "engine/core/fixed_vec.h"
#include "engine/duel/options.h"

namespace spires::duel {

struct RulesetRow {
  const char* name;
  Setup setup;
};
using RulesetRows = FixedVec<RulesetRow, 48>;

// R-02 (b): the other order of the two towers that the examples leave open.
inline constexpr Ring kOtherRing{{Tower::Purple, Tower::Track, Tower::Green, Tower::Yellow, Tower::Red, Tower::Blue}};
// A ring in which purple stands next to yellow and far from the round track.
inline constexpr Ring kFreeRing{{Tower::Red, Tower::Track, Tower::Blue, Tower::Green, Tower::Purple, Tower::Yellow}};

namespace rulesets {

template <class F>
constexpr void add(RulesetRows& rows, const char* name, F change) {
  Setup setup;
  change(setup);
  rows.push_back({name, setup});
}

constexpr void add_values(RulesetRows& rows) {
  add(rows, "usual", [](Setup&) {});
  add(rows, "ring_mode=random", [](Setup& s) { s.options.ring_mode = RingMode::Random; });
  add(rows, "ring_mode=free", [](Setup& s) {
    s.options.ring_mode = RingMode::Free;
    s.own_ring = true;
    s.ring = kFreeRing;
  });
  add(rows, "other ring", [](Setup& s) {
    s.own_ring = true;
    s.ring = kOtherRing;
  });
  add(rows, "deal_adjacent=random4", [](Setup& s) { s.options.deal_adjacent = DealAdjacent::Random4; });
  add(rows, "deal_adjacent=choose4", [](Setup& s) { s.options.deal_adjacent = DealAdjacent::Choose4; });
  add(rows, "swap_range=adjacent", [](Setup& s) { s.options.swap_range = SwapRange::Adjacent; });
  add(rows, "cast_without_effect=forbid", [](Setup& s) { s.options.cast_without_effect = CastWithoutEffect::Forbid; });
  add(rows, "row_gap=gap", [](Setup& s) { s.options.row_gap = RowGap::Gap; });
  add(rows, "stone_chain=straight", [](Setup& s) { s.options.stone_chain = StoneChain::Straight; });
  add(rows, "stone_chain=direct", [](Setup& s) { s.options.stone_chain = StoneChain::Direct; });
  add(rows, "veiled_stone=row_end", [](Setup& s) { s.options.veiled_stone = VeiledStone::RowEnd; });
  add(rows, "yellow_swap_public=true", [](Setup& s) { s.options.yellow_swap_public = true; });
  add(rows, "final_tie=K", [](Setup& s) { s.options.final_tie = FinalTie::Knight; });
  add(rows, "final_tie=M", [](Setup& s) { s.options.final_tie = FinalTie::Mage; });
  add(rows, "discard_inspect=true", [](Setup& s) { s.options.discard_inspect = true; });
  add(rows, "reveal_all_at_end=false", [](Setup& s) { s.options.reveal_all_at_end = false; });
}

constexpr void add_mixtures(RulesetRows& rows) {
  add(rows, "two icons, multi_icon_cost=exact", [](Setup& s) {
    s.data_file = static_cast<std::uint8_t>(data_file_named("km-deck-two-icons"));
    s.options.multi_icon_cost = MultiIconCost::Exact;
  });
  add(rows, "eight chests, chest_overflow=plus3", [](Setup& s) {
    s.data_file = static_cast<std::uint8_t>(data_file_named("km-deck-eight-chests"));
    s.options.chest_overflow = ChestOverflow::Plus3;
  });
  add(rows, "gaps, row ends and forbidden casts", [](Setup& s) {
    s.options.ring_mode = RingMode::Random;
    s.options.deal_adjacent = DealAdjacent::Choose4;
    s.options.cast_without_effect = CastWithoutEffect::Forbid;
    s.options.row_gap = RowGap::Gap;
    s.options.stone_chain = StoneChain::Straight;
    s.options.veiled_stone = VeiledStone::RowEnd;
    s.options.reveal_all_at_end = false;
  });
  add(rows, "everything open", [](Setup& s) {
    s.options.deal_adjacent = DealAdjacent::Random4;
    s.options.veiled_stone = VeiledStone::RowEnd;
    s.options.yellow_swap_public = true;
    s.options.discard_inspect = true;
  });
}

}  // namespace rulesets

constexpr RulesetRows ruleset_rows() {
  RulesetRows rows;
  rulesets::add_values(rows);
  for (int i = 0; i < kDataFiles; ++i) {
    if (i == kDefaultDataFile) continue;
    Setup setup;
    setup.data_file = static_cast<std::uint8_t>(i);
    rows.push_back({kData[i].id, setup});
  }
  rulesets::add_mixtures(rows);
  return rows;
}

}  // namespace spires::duel
