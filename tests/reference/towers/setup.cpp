// Set-up: WT-3, and WT-16.1 for solo.
#include <bit>

#include "tests/reference/towers/towers.h"

namespace reference::towers {

namespace {

constexpr int kTowers = 9;

struct Equipment {
  int wizards;
  int potions;
};

// WT-3.5 by number of players; WT-16.1, 16.3 for one.
constexpr Equipment kEquipment[] = {{0, 0}, {12, 6}, {5, 6}, {4, 5}, {4, 5}, {3, 4}, {3, 4}};

// WT-2.3: how many wizards the towers on spaces 1 to 9 take.
constexpr int kLights[] = {0, 3, 3, 3, 2, 2, 2, 1, 1, 1};

}  // namespace

Game::Game(const Setup& setup) : o_(read_options(setup)), players_(setup.players) {
  const auto count = static_cast<std::size_t>(players_);
  seats_.resize(count);
  slot_.resize(count);
  reserve_.resize(count);
  for (int space = 1; space <= kTowers; ++space) {
    board_.at(space).towers.push_back({space % 2 == 1, {}});  // WT-3.1
  }
  place_wizards();
  fill_cupboards();
  for (int card = 0; card < kCardKinds; ++card) draw_[static_cast<std::size_t>(card)] = card_kind(card).copies;
  if (o_.random_tiles) {
    phase_ = Phase::Tiles;
  } else {
    tiles_ = o_.named_tiles;
    phase_ = Phase::Deal;
  }
}

// WT-3.6: one wizard each in turn; the next tower begins when its lights are used up.
void Game::place_wizards() {
  wizards_each_ = kEquipment[players_].wizards;
  int space = 1;
  for (int placed = 0; placed < wizards_each_ * players_; ++placed) {
    std::vector<int>* roof = &board_.at(space).towers.back().roof;
    if (static_cast<int>(roof->size()) == kLights[space]) {
      ++space;
      roof = &board_.at(space).towers.back().roof;
    }
    roof->push_back(placed % players_);
  }
}

void Game::fill_cupboards() {
  int potions = kEquipment[players_].potions;
  if (solo() && o_.tile_count == 0) potions = 0;  // without spells solo has no potions
  for (Player& player : seats_) {
    // WT-16.3: solo potions start full unless the option says otherwise.
    (solo() && o_.solo_potions_full ? player.full : player.empty) = potions;
  }
}

// All sets of that many tiles, equally likely; a set named in the setup is the only outcome.
std::vector<std::pair<Chance, int>> Game::tile_sets() const {
  std::vector<std::pair<Chance, int>> list;
  if (o_.named_tiles != 0) {
    list.push_back({{.luck = Luck::Tiles, .tiles = o_.named_tiles}, 1});
    return list;
  }
  for (unsigned set = 0; set < 1u << static_cast<unsigned>(kSpells); ++set) {
    if (std::popcount(set) == o_.tile_count && (set & ~o_.box) == 0)
      list.push_back({{.luck = Luck::Tiles, .tiles = set}, 1});
  }
  return list;
}

}  // namespace reference::towers
