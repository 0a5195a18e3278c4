#include "bench/workload.h"

#include <utility>
#include <vector>

#include "engine/core/playout.h"

namespace spires::bench {

namespace {

using towers::SpellSet;
using towers::Towers;
using towers::VariantName;

struct Row {
  VariantName variant;
  std::uint8_t players;
  bool teams;
  int spells;  // the first so many of the notation's order
};

constexpr std::array<Row, kTables> kRows = {{
    {VariantName::Basic, 2, false, 2},
    {VariantName::Basic, 4, false, 2},
    {VariantName::Master, 4, false, 8},
    {VariantName::Master, 4, true, 8},
    {VariantName::Solo, 1, false, 0},
}};

const Row& row_of(Table table) { return kRows[static_cast<std::size_t>(table)]; }

// The outcome at a place of the weighted list.
reference::towers::Chance draw(const reference::towers::Game& game, Rng& rng) {
  const std::vector<std::pair<reference::towers::Chance, int>> list = game.chances();
  std::uint32_t sum = 0;
  for (const auto& [outcome, weight] : list) sum += static_cast<std::uint32_t>(weight);
  auto left = static_cast<std::int64_t>(rng.next_below(sum));
  std::size_t i = 0;
  for (; left >= list[i].second; ++i) left -= list[i].second;
  return list[i].first;
}

}  // namespace

towers::Rules engine_rules(Table table) {
  const Row& row = row_of(table);
  towers::Setup setup;
  setup.variant = row.variant;
  setup.players = row.players;
  setup.teams = row.teams;
  setup.options = towers::table_options(setup.edition, setup.variant);
  setup.spells = SpellSet(static_cast<std::uint16_t>((1U << row.spells) - 1U));
  return towers::make_rules(setup);
}

reference::towers::Setup reference_setup(Table table) {
  const Row& row = row_of(table);
  reference::towers::Setup setup;
  setup.players = row.players;
  setup.variant = towers::kVariantNames[row.variant];
  setup.teams = row.teams;
  for (int i = 0; i < row.spells; ++i) {
    setup.spells.emplace_back(reference::towers::spell_name(static_cast<reference::towers::Spell>(i)));
  }
  return setup;
}

std::uint32_t play_engine(const towers::Rules& rules, std::uint64_t seed) {
  towers::State state = Towers::initial(rules);
  Rng player = random_player(seed);
  const SeededWords words(seed);
  return playout<Towers>(rules, state, player, words, kCap).decisions;
}

bool step_reference(reference::towers::Game& game, Rng& rng) {
  if (game.over()) return false;
  if (game.chance_due()) {
    game.resolve(draw(game, rng));
  } else {
    const std::vector<reference::towers::Action> list = game.actions();
    const std::uint32_t place = rng.next_below(static_cast<std::uint32_t>(list.size()));
    game.play(list[place]);
  }
  return true;
}

std::uint32_t play_reference(const reference::towers::Setup& setup, std::uint64_t seed) {
  reference::towers::Game game(setup);
  Rng rng = random_player(seed);
  std::uint32_t plies = 0;
  while (plies < kCap) {
    const bool decision = !game.chance_due();
    if (!step_reference(game, rng)) break;
    if (decision) ++plies;
  }
  return plies;
}

}  // namespace spires::bench
