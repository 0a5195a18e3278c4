#include "tests/reference/duel/scoring.h"

#include <algorithm>

namespace reference::duel {

namespace {

// All ingredient cards of a player, in every place, one entry per card.
std::vector<CardId> all_cards(const Area& area) {
  std::vector<CardId> cards;
  for (const Pile* pile : {&area.acquired, &area.veiled}) {
    for (const CardId card : kinds_in(*pile)) cards.insert(cards.end(), static_cast<std::size_t>((*pile)[card]), card);
  }
  for (const std::optional<CardId>& card : area.used) {
    if (card) cards.push_back(*card);
  }
  return cards;
}

Counts count_ingredients(const Rules& rules, const Area& area) {
  Counts counts = count_row(rules.data, area.used, rules.options.stone_chain);
  // KM-8.6: a stone that is not in the row converts to nothing.
  for (const Pile* pile : {&area.acquired, &area.veiled}) {
    for (const CardId card : kinds_in(*pile)) {
      for (const Ingredient icon : rules.data.cards[card].icons) counts[index(icon)] += (*pile)[card];
    }
  }
  return counts;
}

// KM-11.6: printed icons only, or stones as stones (KM-8.7).
int secret_points(const Data& data, const SecretKind& secret, const Area& area) {
  int points = 0;
  for (const CardId card : all_cards(area)) {
    const CardKind& kind = data.cards[card];
    if (!secret.symbol) {
      points += static_cast<int>(kind.stones.size());
    } else {
      points += static_cast<int>(std::count(kind.icons.begin(), kind.icons.end(), *secret.symbol));
    }
  }
  return points;
}

int chest_points(const Rules& rules, const Area& area) {
  std::size_t chests = 0;
  for (const CardId card : all_cards(area)) chests += static_cast<std::size_t>(rules.data.cards[card].chests);
  const std::vector<int>& table = rules.data.chest_points;
  if (chests < table.size()) return table[chests];  // KM-11.8
  const int past = static_cast<int>(chests - (table.size() - 1));
  return table.back() + (rules.options.chests_past_table ? 3 * past : 0);
}

std::optional<Seat> more(int knight, int mage) {
  if (knight == mage) return std::nullopt;
  return knight > mage ? Seat::K : Seat::M;
}

void find_winners(const Rules& rules, const SecretPlaces& secrets, Result& result) {
  const auto& owners = result.owners;
  const auto won_by = [&](Seat seat) { return static_cast<int>(std::count(owners.begin(), owners.end(), seat)); };
  std::optional<Seat> princess;
  for (const Tower tower : kColoured) {
    if (rules.data.secrets[*secrets[index(tower)]].princess) princess = owners[index(tower)];
  }
  // KM-11.10, and KM-11.11: a criterion without a winner is skipped.
  const std::pair<std::string, std::optional<Seat>> judges[] = {
      {"none", more(result.score[0].total(), result.score[1].total())},
      {"princess", princess},
      {"towers", more(won_by(Seat::K), won_by(Seat::M))},
      {"red", owners[index(Tower::RED)]},
  };
  for (const auto& [name, winner] : judges) {
    if (!winner) continue;
    result.tiebreak = name;
    result.winners = {*winner};
    return;
  }
  result.tiebreak = "draw";
  switch (rules.options.final_tie) {
    case FinalTie::Draw: result.winners = {Seat::K, Seat::M}; break;
    case FinalTie::K: result.winners = {Seat::K}; break;
    case FinalTie::M: result.winners = {Seat::M}; break;
  }
}

}  // namespace

Result score_game(const Rules& rules, const Areas& areas, const SecretPlaces& secrets, Tower guess) {
  const Data& data = rules.data;
  Result result;
  if (data.secrets[*secrets[index(guess)]].princess) result.score[index(Seat::K)].guess = 3;  // KM-11.1
  for (const Seat seat : kSeats) {
    result.counts[index(seat)] = count_ingredients(rules, areas[index(seat)]);
    result.score[index(seat)].chests = chest_points(rules, areas[index(seat)]);
  }
  for (const Tower tower : kColoured) {
    const std::size_t ingredient = index(data.tower(tower).ingredient);
    const std::optional<Seat> owner = more(result.counts[0][ingredient], result.counts[1][ingredient]);
    result.owners[index(tower)] = owner;
    if (!owner) continue;  // KM-11.5
    Score& score = result.score[index(*owner)];
    score.towers += data.tower(tower).value;
    score.secrets += secret_points(data, data.secrets[*secrets[index(tower)]], areas[index(*owner)]);
  }
  find_winners(rules, secrets, result);
  return result;
}

}  // namespace reference::duel
