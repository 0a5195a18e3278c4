#include "tests/reference/duel/stones.h"

#include <algorithm>
#include <string_view>

namespace reference::duel {

namespace {

constexpr std::string_view kLetters = "FTBES";  // by ingredient

Counts count_letters(const std::string& icons) {
  Counts counts{};
  for (std::size_t i = 0; i < kIngredients; ++i) {
    counts[i] = static_cast<int>(std::count(icons.begin(), icons.end(), kLetters[i]));
  }
  return counts;
}

// Replaces a stone beside the letter it points at by that letter, as long as there is one.
std::string substituted(std::string icons) {
  bool changed = true;
  while (changed) {
    changed = false;
    for (const char letter : kLetters) {
      for (const std::string& pair : {std::string{'>', letter}, std::string{letter, '<'}}) {
        const std::size_t at = icons.find(pair);
        if (at == std::string::npos) continue;
        icons.replace(at, 2, 2, letter);
        changed = true;
      }
    }
  }
  return icons;
}

std::string erased(std::string icons, char arrow) {
  std::erase(icons, arrow);
  return icons;
}

// R-15 straight: the stones of the other direction are ignored.
Counts count_straight(const std::string& icons) {
  const Counts printed = count_letters(icons);
  const Counts right = count_letters(substituted(erased(icons, '<')));
  const Counts left = count_letters(substituted(erased(icons, '>')));
  Counts counts{};
  for (std::size_t i = 0; i < kIngredients; ++i) counts[i] = right[i] + left[i] - printed[i];
  return counts;
}

// R-15 direct: the neighbouring card decides, and only if it shows an ingredient there. `blocked`: an opposed stone
// between a stone and the edge of its own card blocks it.
Counts count_direct(const std::vector<std::string>& pictures, bool blocked) {
  std::string icons;
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    const std::string& card = pictures[i];
    for (std::size_t k = 0; k < card.size(); ++k) {
      const bool opposed_left = blocked && card.substr(0, k).find('>') != std::string::npos;
      const bool opposed_right = blocked && card.find('<', k) != std::string::npos;
      if (card[k] == '<' && i > 0 && !opposed_left) {
        icons += pictures[i - 1].back();
      } else if (card[k] == '>' && i + 1 < pictures.size() && !opposed_right) {
        icons += pictures[i + 1].front();
      } else {
        icons += card[k];
      }
    }
  }
  return count_letters(icons);
}

std::string picture(const CardKind& card) {
  std::string icons;
  for (const Ingredient icon : card.icons) icons += kLetters[index(icon)];
  for (const Arrow arrow : card.stones) icons += arrow == Arrow::Left ? '<' : '>';
  return icons;
}

}  // namespace

Counts count_row(const std::vector<std::string>& pictures, StoneChain chain) {
  std::string icons;
  for (const std::string& card : pictures) icons += card;
  switch (chain) {
    // KM-8.3: a stone that became an ingredient counts as one for the stone behind it. Opposed stones stay.
    case StoneChain::Transitive: return count_letters(substituted(icons));
    case StoneChain::Straight: return count_straight(icons);
    case StoneChain::Direct: return count_direct(pictures, true);
    case StoneChain::DirectOverOpposed: return count_direct(pictures, false);
  }
  return {};
}

Counts count_row(const Data& data, const Row& row, StoneChain chain) {
  std::vector<std::string> pictures;
  for (const std::optional<CardId>& card : row) pictures.push_back(card ? picture(data.cards[*card]) : "_");
  return count_row(pictures, chain);
}

}  // namespace reference::duel
