#include "tests/differential/towers_campaign.h"

#include <algorithm>

namespace spires::differential {

namespace {

// A game without pressure may never end.
constexpr std::int64_t kLongGame = 1500;
constexpr std::int64_t kShortGame = 300;

std::string cell_name(const TowersTable& table) {
  return table.edition + " " + table.variant + " " + std::to_string(table.players) + (table.teams ? " teams" : "");
}

// Plays one game to its end or to `cap` steps; returns its last position.
towers::State play_game(const TowersTable& table, std::uint64_t seed, TowersMood mood, std::int64_t cap, Census& census,
                        Findings& findings) {
  TowersPair pair(table);
  TowersPlayer player(seed, mood);
  play_on(pair, player, cap, census, {census.group(table.variant)}, findings);
  return pair.state();
}

}  // namespace

Census towers_census() { return Census({towers::kVariantNames.begin(), towers::kVariantNames.end()}); }

void play_cells(std::int64_t steps, Census& census, std::map<std::string, std::int64_t>& steps_by_cell,
                Findings& findings) {
  std::uint64_t cell_number = 0;
  for (const TowersTable& cell : playable_cells()) {
    std::int64_t& played = steps_by_cell[cell_name(cell)];
    for (std::uint64_t game = cell_number; played < steps && findings.differences.empty(); ++game) {
      const TowersTable table = with_tiles(cell, static_cast<int>(game % kTileChoices));
      const TowersMood mood = static_cast<TowersMood>(game % kTowersMoods);
      const bool hurried = mood == TowersMood::Hurry || mood == TowersMood::Home;
      const std::int64_t cap = std::min(steps - played, hurried || game % 3 == 0 ? kLongGame : kShortGame);
      const std::int64_t before = findings.steps;
      play_game(table, mix64(game + 1000003 * cell_number), mood, cap, census, findings);
      played += findings.steps - before;
    }
    ++cell_number;
  }
}

void play_busy(std::int64_t steps, std::uint64_t round, Census& census, Findings& findings) {
  std::uint64_t game = 1000003 * round;
  for (const TowersTable& table : busy_tables()) {
    std::int64_t played = 0;
    while (played < steps && findings.differences.empty()) {
      const TowersMood mood = static_cast<TowersMood>(++game % kTowersMoods);
      const std::int64_t before = findings.steps;
      play_game(table, mix64(~game), mood, std::min(steps - played, kLongGame), census, findings);
      played += findings.steps - before;
    }
  }
}

void play_solo_limits(std::int64_t games, const Census& census, Findings& findings) {
  // Games that are won: one free spell a turn, and no card is discarded.
  TowersTable table = {1, "international", "solo", false, {"MW", "HW"}, {}};
  for (const char* cost : {"costs.MW", "costs.HW"}) table.options[cost] = "0";
  table.options["soloRefusal"] = "false";
  table.options["declineMove"] = "Forced";
  for (std::int64_t game = 0; game < games && findings.differences.empty(); ++game) {
    // A player with the same census plays the same game, regardless of the limit.
    const auto play = [&](int limit) {
      table.options["soloCardLimit"] = std::to_string(limit);
      Census same = census;
      return play_game(table, mix64(static_cast<std::uint64_t>(game)), TowersMood::Home, kLongGame, same, findings);
    };
    const int used = play(0).discard_size;
    for (const int limit : {used - 1, used, used + 1}) play(limit);
  }
}

void play_options(std::int64_t steps, Census& census, Findings& findings) {
  std::uint64_t tried = 0;
  for (const Override& one : all_overrides()) {
    std::int64_t played = 0;
    while (played < steps && findings.differences.empty()) {
      Rng rng(mix64(++tried));
      const TowersTable table = random_table(rng, one);
      if (!reference::towers::why_invalid(table).empty()) continue;
      const TowersMood mood = static_cast<TowersMood>(rng.next_below(kTowersMoods));
      const std::int64_t longest = rng.next_below(3) == 0 ? kLongGame : kShortGame;
      const std::int64_t before = findings.steps;
      play_game(table, rng.next(), mood, std::min(steps - played, longest), census, findings);
      played += findings.steps - before;
    }
  }
}

}  // namespace spires::differential
