#include "tests/reference/towers/cards.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace reference::towers {

namespace {

// WT-5.2, in the order the notation uses everywhere.
constexpr std::array<CardKind, kCardKinds> kCards = {{
    {"W1", 4, 0, 1, 0, false, true},  {"W2", 4, 0, 2, 0, false, true},  {"W3", 4, 0, 3, 0, false, true},
    {"W4", 4, 0, 4, 0, false, true},  {"W5", 4, 0, 5, 0, false, true},  {"T1", 4, 1, 0, 0, true, false},
    {"T2", 4, 2, 0, 0, true, false},  {"T3", 4, 3, 0, 0, true, false},  {"T4", 4, 4, 0, 0, true, false},
    {"T5", 4, 5, 0, 0, true, false},  {"C1|1", 3, 1, 1, 0, true, true}, {"C2|2", 3, 2, 2, 0, true, true},
    {"C3|3", 3, 3, 3, 0, true, true}, {"C4|4", 3, 4, 4, 0, true, true}, {"C5|1", 6, 5, 1, 0, true, true},
    {"C4|2", 6, 4, 2, 0, true, true}, {"C2|4", 6, 2, 4, 0, true, true}, {"C1|5", 6, 1, 5, 0, true, true},
    {"DC1", 6, 0, 0, 1, true, true},  {"DT2", 3, 0, 0, 2, true, false}, {"DW2", 3, 0, 0, 2, false, true},
    {"DT3", 1, 0, 0, 3, true, false}, {"DW3", 1, 0, 0, 3, false, true},
}};

}  // namespace

const CardKind& card_kind(int card) { return kCards[static_cast<std::size_t>(card)]; }

int pile_size(const Pile& pile) { return std::accumulate(pile.begin(), pile.end(), 0); }

void add_card(Hand& hand, int card) { hand.insert(std::upper_bound(hand.begin(), hand.end(), card), card); }

void remove_card(Hand& hand, int card) {
  const auto at = std::find(hand.begin(), hand.end(), card);
  assert(at != hand.end());
  hand.erase(at);
}

Hand distinct_cards(const Hand& hand) {
  Hand once = hand;
  once.erase(std::unique(once.begin(), once.end()), once.end());
  return once;
}

}  // namespace reference::towers
