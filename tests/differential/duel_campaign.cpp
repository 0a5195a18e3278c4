#include "tests/differential/duel_campaign.h"

#include <algorithm>

#include "tests/differential/duel_scout.h"

namespace spires::differential {

namespace {

// KM-13.6: 24 turns and a guess. No game has nearly as many steps.
constexpr std::int64_t kEndless = 1000;

// Rare events are searched until each has been compared this often in each group.
constexpr std::int64_t kScouted = 4;
// Setting up a table takes as long as a game.
constexpr int kScoutedPerTable = 16;

Census::Groups groups_in(const Census& census, const DuelTable& table) {
  Census::Groups groups;
  for (const std::string& name : groups_of(table)) groups.push_back(census.group(name));
  return groups;
}

template <class Player>
void play_game(const DuelTable& table, Player player, Census& census, Findings& findings) {
  const Census::Groups groups = groups_in(census, table);
  DuelPair pair(table);
  play_on(pair, player, kEndless, census, groups, findings);
  if (pair.over()) census.add({pair.phase(), pair.ending()}, groups);
}

// A prime stride visits every cell before any cell repeats.
DuelTable table_at(std::uint64_t number, Rng& rng) {
  static const std::vector<DuelCell> cells = all_duel_cells();
  constexpr std::uint64_t stride = 7919;
  return random_table(cells[number * stride % cells.size()], rng);
}

}  // namespace

Census duel_census() { return Census(duel_groups()); }

void play_usual_duels(std::int64_t games, Census& census, Findings& findings) {
  for (std::int64_t i = 0; i < games && findings.differences.empty(); ++i) {
    const auto mood = static_cast<DuelMood>(i % kDuelMoods);
    play_game({}, DuelPlayer(mix64(~static_cast<std::uint64_t>(i)), mood), census, findings);
  }
}

void play_duel_cells(std::int64_t games, Census& census, Findings& findings) {
  for (std::int64_t i = 0; i < games && findings.differences.empty(); ++i) {
    const auto number = static_cast<std::uint64_t>(i);
    Rng rng(mix64(number));
    const DuelTable table = table_at(number, rng);
    const auto mood = static_cast<DuelMood>(rng.next_below(kDuelMoods));
    play_game(table, DuelPlayer(rng.next(), mood), census, findings);
  }
}

void play_rare_duels(std::int64_t tables, Census& census, Findings& findings) {
  for (std::int64_t i = 0; i < tables && findings.differences.empty(); ++i) {
    const auto number = static_cast<std::uint64_t>(i);
    Rng rng(mix64(number ^ kGolden));
    // The usual table is a single cell, so few games would be played at it otherwise.
    const DuelTable table = i % 8 == 0 ? DuelTable{} : table_at(number, rng);
    const Census::Groups groups = groups_in(census, table);
    const auto wanted = [&](const Census::Cell& cell) { return census.least(cell, groups) < kScouted; };
    const auto rules = std::get<duel::Rules>(duel::Text::rules(settings_of(table)));
    for (int game = 0; game < kScoutedPerTable; ++game) {
      const std::uint64_t seed = rng.next();
      const std::vector<Census::Cell> rare = rare_cells(rules, seed);
      if (std::any_of(rare.begin(), rare.end(), wanted)) play_game(table, DuelRepeater(seed), census, findings);
    }
  }
}

}  // namespace spires::differential
