// What the icons of a used row count as (KM-8). Written by substitution on strings, unlike the walk that the rules
// describe, so that the two check each other.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "tests/reference/duel/area.h"
#include "tests/reference/duel/options.h"

namespace reference::duel {

using Counts = std::array<int, kIngredients>;  // by ingredient

// The row as pictures, one string a card: an ingredient card is its icons as letters F T B E S (FE TO BO EL TS), a
// stone card its arrows < >, a gap is "_". The counts hold the printed icons and the converted stones.
Counts count_row(const std::vector<std::string>& pictures, StoneChain chain);

Counts count_row(const Data& data, const Row& row, StoneChain chain);

}  // namespace reference::duel
