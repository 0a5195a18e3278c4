// The 90 movement cards (WT-5), as one table. A card is its row number; piles are multisets and keep one count per
// row, hands are sorted lists of rows.
#pragma once

#include <array>
#include <string_view>
#include <vector>

namespace reference::towers {

// None: no side is fixed (yet), WT-5.4 and 5.5.
enum class Side { None, Tower, Wizard };

struct CardKind {
  std::string_view name;
  int copies;
  int tower;   // steps of the tower side; 0 = none, or given by the die
  int wizard;  // the same for the wizard side
  int dice;    // dice symbols; 0 = fixed value
  bool moves_tower;
  bool moves_wizard;

  bool combined() const { return moves_tower && moves_wizard; }
};

inline constexpr int kCardKinds = 23;
const CardKind& card_kind(int card);

using Pile = std::array<int, kCardKinds>;
int pile_size(const Pile& pile);

using Hand = std::vector<int>;
void add_card(Hand& hand, int card);
void remove_card(Hand& hand, int card);
// Each kind of card in the hand once, in table order.
Hand distinct_cards(const Hand& hand);

}  // namespace reference::towers
