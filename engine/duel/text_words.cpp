#include "engine/duel/text_words.h"

namespace spires::duel::words {

std::string of(Tower tower) { return std::string(kTowerCodes[tower]); }

std::string of(Card card) {
  if (card == kHiddenCard) return "?";
  if (card == kGap) return "_";
  return index(card) < kCardTypes ? kCardNames[index(card)] : "-";
}

std::string of(SlotName slot) { return of(slot.first) + '|' + of(slot.second); }

std::string of(const Rules& rules, Secret secret) {
  if (secret == kHiddenSecret) return "?";
  if (!is_known(secret)) return "-";
  const SecretRow& row = rules.data.secrets[secret];
  return std::string(kSymbolCodes[row.symbol]) + (row.princess != 0 ? "*" : "");
}

std::string of(const Ring& ring, char between) {
  std::string out;
  for (const Tower tower : ring) {
    if (!out.empty()) out += between;
    out += of(tower);
  }
  return out;
}

std::string of(const CardSet& cards) {
  std::string out;
  cards.for_each_type(
      [&](Card card) { out += (out.empty() ? "" : ",") + of(card) + ':' + std::to_string(cards.count(card)); });
  return out.empty() ? "-" : out;
}

std::optional<Seat> seat(std::string_view text) {
  if (text == "K") return kKnight;
  if (text == "M") return kMage;
  return std::nullopt;
}

std::optional<Tower> tower(std::string_view text) {
  for (int i = 0; i < kTowers; ++i) {
    if (text == kTowerCodes[Tower(i)]) return Tower(i);
  }
  return std::nullopt;
}

std::optional<Card> card(std::string_view text) {
  for (int i = 0; i < kCardTypes; ++i) {
    if (text == kCardNames[i]) return Card(i);
  }
  return std::nullopt;
}

std::optional<SlotName> slot(std::string_view text) {
  const std::size_t bar = text.find('|');
  if (bar == std::string_view::npos) return std::nullopt;
  const std::optional<Tower> first = tower(text.substr(0, bar));
  const std::optional<Tower> second = tower(text.substr(bar + 1));
  if (!first || !second) return std::nullopt;
  return SlotName{*first, *second};
}

std::optional<End> end(std::string_view text) {
  if (text == "L") return End::Left;
  if (text == "R") return End::Right;
  return std::nullopt;
}

std::optional<Secret> secret(const Rules& rules, std::string_view text) {
  for (int i = 0; i < rules.data.secret_kinds; ++i) {
    if (text == of(rules, Secret(i))) return Secret(i);
  }
  return std::nullopt;
}

std::optional<Ring> ring(const std::vector<std::string_view>& towers) {
  if (towers.size() != kTowers) return std::nullopt;
  Ring ring{};
  for (int i = 0; i < kTowers; ++i) {
    const std::optional<Tower> here = tower(towers[static_cast<std::size_t>(i)]);
    if (!here) return std::nullopt;
    ring[Place(i)] = *here;
  }
  if (!is_permutation(ring)) return std::nullopt;
  return ring;
}

}  // namespace spires::duel::words
