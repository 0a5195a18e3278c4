// The area of a player (KM-7): acquired cards, the used row, veiled cards; and the ways to add to the row.
#pragma once

#include <compare>
#include <optional>
#include <vector>

#include "tests/reference/duel/data.h"

namespace reference::duel {

// A multiset: how many of each kind, in the order of the data.
using Pile = std::vector<int>;
int pile_size(const Pile& pile);
// Each kind in the pile once.
std::vector<CardId> kinds_in(const Pile& pile);

// Left to right in the owner's frame (KM-7.4); an empty place is a gap, which only row_gap=gap makes. No gap is at an
// end or beside another gap.
using Row = std::vector<std::optional<CardId>>;

enum class End { L, R };

struct Placement {
  CardId card = 0;
  End end = End::L;
  auto operator<=>(const Placement&) const = default;
};

struct Area {
  Pile acquired;
  Row used;
  Pile veiled;
};

void place(Row& row, const Placement& placement);
// The row without its card number `number`, counted from 1 and without gaps.
Row without_card(const Row& row, int number, bool leave_gap);
int cards_in(const Row& row);

// Every different row that comes of placing all these cards, in any order, each at an end; of equal ones the way that
// is first in byte order (cards by name, L before R).
std::vector<std::vector<Placement>> ways_to_place(const Row& row, std::vector<CardId> cards);

}  // namespace reference::duel
