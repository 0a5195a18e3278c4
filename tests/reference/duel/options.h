// Rule options: the fifteen keys of KM-15.1 and the ring. Reads the texts of a Setup once; the rules only test the
// named flags of Options.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tests/reference/duel/data.h"

namespace reference::duel {

inline constexpr int kRevision = 2;

struct Setup {
  // Differences from the defaults of KM-15.1, as text: "random4", "true".
  std::map<std::string, std::string> options;
  // Six towers clockwise; empty: the ring of the data.
  std::vector<std::string> ring;
  // Which revision of the rules is played; the chapter "Revisions" says what changed.
  int revision = kRevision;
};

enum class DealAdjacent { Three, Random4, Choose4 };
// DirectOverOpposed: what `direct` was in revision 1 of the rules.
enum class StoneChain { Transitive, Straight, Direct, DirectOverOpposed };
enum class FinalTie { Draw, K, M };

struct Options {
  bool random_ring = false;  // ring_mode
  DealAdjacent deal_adjacent = DealAdjacent::Three;
  bool swap_at_any_distance = true;  // swap_range
  bool cast_without_effect = true;
  bool gaps = false;  // row_gap
  StoneChain stone_chain = StoneChain::Transitive;
  bool lay_veiled_stones = false;  // veiled_stone = row_end
  bool yellow_swap_public = false;
  bool chests_past_table = false;  // chest_overflow = plus3
  FinalTie final_tie = FinalTie::Draw;
  bool discard_inspect = false;
  bool reveal_all_at_end = true;
  bool exact_cost = false;  // multi_icon_cost
  // memory_aids and role_assign concern clients and matches: their values are checked and change nothing here.
};

// What a game needs to know beside its state.
struct Rules {
  Data data;
  Options options;
  TowerRing ring{};  // with random_ring a chance step replaces it
};

// Empty = fine, otherwise which option and why.
std::string why_invalid(const Setup& setup);
// REQUIRES: why_invalid(setup) is empty.
Rules read_rules(const Setup& setup, const Data& data);

}  // namespace reference::duel
