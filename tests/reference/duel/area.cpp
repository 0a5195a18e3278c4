#include "tests/reference/duel/area.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace reference::duel {

int pile_size(const Pile& pile) { return std::accumulate(pile.begin(), pile.end(), 0); }

std::vector<CardId> kinds_in(const Pile& pile) {
  std::vector<CardId> kinds;
  for (CardId card = 0; card < pile.size(); ++card) {
    if (pile[card] > 0) kinds.push_back(card);
  }
  return kinds;
}

// KM-7.2: at an end only.
void place(Row& row, const Placement& placement) {
  row.insert(placement.end == End::L ? row.begin() : row.end(), placement.card);
}

int cards_in(const Row& row) {
  return static_cast<int>(std::count_if(row.begin(), row.end(), [](const auto& card) { return card.has_value(); }));
}

Row without_card(const Row& row, int number, bool leave_gap) {
  Row left = row;
  auto at = left.begin();
  for (int passed = 0; true; ++at) {
    if (at->has_value() && ++passed == number) break;
  }
  if (leave_gap) {
    at->reset();
  } else {
    left.erase(at);  // KM-7.6: the row closes up
  }
  // Neighbouring gaps are one, and a gap at an end is none.
  left.erase(std::unique(left.begin(), left.end(), [](const auto& a, const auto& b) { return !a && !b; }), left.end());
  if (!left.empty() && !left.front()) left.erase(left.begin());
  if (!left.empty() && !left.back()) left.pop_back();
  return left;
}

std::vector<std::vector<Placement>> ways_to_place(const Row& row, std::vector<CardId> cards) {
  std::vector<std::pair<Row, std::vector<Placement>>> found;
  std::sort(cards.begin(), cards.end());
  do {
    for (unsigned ends = 0; ends < 1u << cards.size(); ++ends) {
      Row after = row;
      std::vector<Placement> way;
      for (std::size_t i = 0; i < cards.size(); ++i) {
        way.push_back({.card = cards[i], .end = (ends >> i & 1u) == 0 ? End::L : End::R});
        place(after, way.back());
      }
      const auto same =
          std::find_if(found.begin(), found.end(), [&](const auto& other) { return other.first == after; });
      if (same == found.end()) {
        found.emplace_back(std::move(after), std::move(way));
      } else if (way < same->second) {
        same->second = std::move(way);
      }
    }
  } while (std::next_permutation(cards.begin(), cards.end()));
  std::vector<std::vector<Placement>> ways;
  ways.reserve(found.size());
  for (auto& [after, way] : found) ways.push_back(std::move(way));
  return ways;
}

}  // namespace reference::duel
