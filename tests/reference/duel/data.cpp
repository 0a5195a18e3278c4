#include "tests/reference/duel/data.h"

#include <algorithm>
#include <cassert>

#include <nlohmann/json.hpp>

namespace reference::duel {

namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 2> kSeatNames = {"K", "M"};
constexpr std::array<std::string_view, kTowers> kTowerNames = {"TRK", "PUR", "GRE", "YEL", "RED", "BLU"};
constexpr std::array<std::string_view, kIngredients> kIngredientNames = {"FE", "TO", "BO", "EL", "TS"};
constexpr std::array<std::string_view, 5> kSpellNames = {"force_discard", "push_down", "salvage", "peek_swap", "any"};

template <std::size_t n>
std::optional<std::size_t> place(const std::array<std::string_view, n>& names, std::string_view text) {
  const auto found = std::find(names.begin(), names.end(), text);
  if (found == names.end()) return std::nullopt;
  return static_cast<std::size_t>(found - names.begin());
}

std::optional<Ingredient> ingredient_named(std::string_view text) {
  const std::optional<std::size_t> at = place(kIngredientNames, text);
  if (!at) return std::nullopt;
  return static_cast<Ingredient>(*at);
}

// The readers return the fault, or nothing. Values of the wrong type throw a json exception, see read().

std::string read_card(const json& from, CardKind& card) {
  card.name = from.at("type").get<std::string>();
  card.chests = from.at("chest").get<int>();
  card.copies = from.at("copies").get<int>();
  const std::string where = "card " + card.name + ": ";
  if (card.name.empty() || card.name.find_first_of(" ,:()_") != std::string::npos) return where + "type";
  if (card.chests < 0) return where + "chest";
  if (card.copies < 1) return where + "copies";
  if (from.contains("icons") == from.contains("stones")) return where + "exactly one of icons and stones";
  if (from.contains("icons")) {
    for (const json& icon : from.at("icons")) {
      const std::optional<Ingredient> ingredient = ingredient_named(icon.get<std::string>());
      if (!ingredient) return where + "icons";
      card.icons.push_back(*ingredient);
    }
  } else {
    for (const json& stone : from.at("stones")) {
      const auto arrow = stone.get<std::string>();
      if (arrow != "L" && arrow != "R") return where + "stones";
      card.stones.push_back(arrow == "L" ? Arrow::Left : Arrow::Right);
    }
  }
  return card.icons.empty() && card.stones.empty() ? where + "shows nothing" : "";
}

std::string read_deck(const json& from, Data& data) {
  int total = 0;
  for (const json& row : from.at("cards")) {
    CardKind card;
    std::string fault = read_card(row, card);
    if (!fault.empty()) return fault;
    if (data.card_named(card.name)) return "card " + card.name + ": twice";
    total += card.copies;
    data.cards.push_back(card);
  }
  std::sort(data.cards.begin(), data.cards.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
  // C1 of KM-14.1: two cards put aside and six deals of six.
  if (total != 38 || from.at("expected_total").get<int>() != 38) return "cards: not 38";
  data.chest_points = from.at("chest_points").get<std::vector<int>>();
  return data.chest_points.empty() ? "chest_points: empty" : "";
}

std::string read_secrets(const json& from, Data& data) {
  int total = 0;
  int princesses = 0;
  for (const json& row : from.at("secret")) {
    SecretKind secret;
    const auto symbol = row.at("symbol").get<std::string>();
    secret.symbol = ingredient_named(symbol);
    if (!secret.symbol && symbol != "ST") return "secret: symbol " + symbol;
    secret.princess = row.value("princess", false);
    secret.name = symbol + (secret.princess ? "*" : "");
    ++total;
    princesses += secret.princess ? 1 : 0;
    auto same = std::find_if(data.secrets.begin(), data.secrets.end(),
                             [&](const SecretKind& other) { return other.name == secret.name; });
    if (same == data.secrets.end()) same = data.secrets.insert(same, secret);
    ++same->copies;
  }
  std::sort(data.secrets.begin(), data.secrets.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
  if (total != 6) return "secret: not six cards";
  return princesses == 1 ? "" : "secret: not one princess";
}

std::string read_ring(const json& from, Data& data) {
  const auto names = from.at("ring").get<std::vector<std::string>>();
  if (names.size() != kTowers) return "ring: not six towers";
  for (std::size_t i = 0; i < kTowers; ++i) {
    const std::optional<Tower> tower = tower_named(names[i]);
    if (!tower) return "ring: " + names[i];
    data.ring[i] = *tower;
  }
  return is_ring(data.ring) ? "" : "ring: not each tower once";
}

std::string read_tower(const json& from, TowerKind& tower) {
  const std::optional<Ingredient> ingredient = ingredient_named(from.at("ingredient").get<std::string>());
  if (!ingredient) return "ingredient";
  tower.ingredient = *ingredient;
  tower.value = from.at("value").get<int>();
  const std::optional<std::size_t> spell = place(kSpellNames, from.at("spell").get<std::string>());
  if (!spell) return "spell";
  tower.spell = static_cast<Spell>(*spell);
  int free = 0;
  for (const auto& item : from.at("cost").get<std::vector<std::string>>()) {
    tower.cost.push_back(ingredient_named(item));
    if (!tower.cost.back() && item != "*") return "cost";
    free += tower.cost.back() ? 0 : 1;
  }
  // KM-9.50: the freely chosen ingredient says which spell it is.
  return tower.cost.empty() || (tower.spell == Spell::Any && free != 1) ? "cost" : "";
}

std::string read_towers(const json& from, Data& data) {
  const json& towers = from.at("towers");
  if (towers.size() != kColoured.size()) return "towers: not five";
  std::array<int, kIngredients> decided{};
  for (const Tower tower : kColoured) {
    const std::string fault = read_tower(towers.at(std::string(name(tower))), data.towers[index(tower)]);
    if (!fault.empty()) return "towers: " + std::string(name(tower)) + " " + fault;
    ++decided[index(data.tower(tower).ingredient)];
  }
  const bool each = std::all_of(decided.begin(), decided.end(), [](int count) { return count == 1; });
  return each ? "" : "towers: an ingredient decides two";
}

std::string read(const std::string& text, Data& data) {
  try {
    const json from = json::parse(text);
    data.id = from.at("id").get<std::string>();
    for (const auto part : {read_deck, read_secrets, read_ring, read_towers}) {
      std::string fault = part(from, data);
      if (!fault.empty()) return fault;
    }
  } catch (const json::exception& fault) {
    return fault.what();
  }
  return {};
}

}  // namespace

std::string_view name(Seat seat) { return kSeatNames[index(seat)]; }
std::string_view name(Tower tower) { return kTowerNames[index(tower)]; }

std::optional<Tower> tower_named(std::string_view text) {
  const std::optional<std::size_t> at = place(kTowerNames, text);
  if (!at) return std::nullopt;
  return static_cast<Tower>(*at);
}

Tower Data::tower_of(Ingredient ingredient) const {
  const auto found =
      std::find_if(kColoured.begin(), kColoured.end(), [&](Tower t) { return tower(t).ingredient == ingredient; });
  assert(found != kColoured.end());
  return *found;
}

std::optional<CardId> Data::card_named(std::string_view text) const {
  const auto found = std::find_if(cards.begin(), cards.end(), [&](const CardKind& card) { return card.name == text; });
  if (found == cards.end()) return std::nullopt;
  return static_cast<CardId>(found - cards.begin());
}

bool is_ring(const TowerRing& ring) {
  TowerRing sorted = ring;
  std::sort(sorted.begin(), sorted.end());
  return std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
}

std::string why_invalid_data(const std::string& json) {
  Data data;
  return read(json, data);
}

Data read_data(const std::string& json) {
  Data data;
  [[maybe_unused]] const std::string fault = read(json, data);
  assert(fault.empty());
  return data;
}

}  // namespace reference::duel
