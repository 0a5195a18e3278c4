#include "tests/differential/campaign.h"

#include <algorithm>

namespace spires::differential {

namespace {

// Enough to see a pattern; the first one is what one repairs.
constexpr std::size_t kDifferencesKept = 3;
// A game that is not hurried may never end.
constexpr std::int64_t kLongGame = 1500;
constexpr std::int64_t kShortGame = 300;

std::string cell_name(const Table& table) {
  return table.profile + " " + table.variant + " " + std::to_string(table.players) + (table.teams ? " teams" : "");
}

}  // namespace

towers::State play_game(const Table& table, std::uint64_t seed, Mood mood, std::int64_t cap, Census& census,
                        Findings& findings) {
  Pair pair(table);
  Player player(seed, mood);
  std::int64_t steps = 0;
  for (; steps < cap && !pair.over() && pair.difference().empty(); ++steps) {
    const std::string text = player.pick(pair, census, table.variant);
    census.add({pair.phase(), kind_of(pair, text)}, table.variant);
    if (!pair.chance()) ++findings.decisions;
    pair.apply(text);
  }
  if (pair.difference().empty() && !pair.over()) pair.stop();
  ++findings.reasons[pair.reason()];
  ++findings.games;
  findings.steps += steps;
  if (!pair.difference().empty() && findings.differences.size() < kDifferencesKept) {
    findings.differences.push_back(pair.difference());
  }
  return pair.state();
}

void play_cells(std::int64_t steps, Census& census, std::map<std::string, std::int64_t>& steps_by_cell,
                Findings& findings) {
  std::uint64_t cell_number = 0;
  for (const Table& cell : playable_cells()) {
    std::int64_t& played = steps_by_cell[cell_name(cell)];
    for (std::uint64_t game = cell_number; played < steps && findings.differences.empty(); ++game) {
      const Table table = with_tiles(cell, static_cast<int>(game % kTileChoices));
      const Mood mood = static_cast<Mood>(game % kMoods);
      const bool hurried = mood == Mood::Hurry || mood == Mood::Home;
      const std::int64_t cap = std::min(steps - played, hurried || game % 3 == 0 ? kLongGame : kShortGame);
      const std::int64_t before = findings.steps;
      play_game(table, mix64(game + 1000003 * cell_number), mood, cap, census, findings);
      played += findings.steps - before;
    }
    ++cell_number;
  }
}

void play_busy(std::int64_t steps, Census& census, Findings& findings) {
  std::uint64_t game = 0;
  for (const Table& table : busy_tables()) {
    std::int64_t played = 0;
    while (played < steps && findings.differences.empty()) {
      const Mood mood = static_cast<Mood>(++game % kMoods);
      const std::int64_t before = findings.steps;
      play_game(table, mix64(~game), mood, std::min(steps - played, kLongGame), census, findings);
      played += findings.steps - before;
    }
  }
}

void play_solo_limits(std::int64_t games, const Census& census, Findings& findings) {
  // Games that are won: a free spell a turn, and no card is thrown away.
  Table table = {1, "international", "solo", false, {"MW", "HW"}, {}};
  for (const char* cost : {"costs.MW", "costs.HW"}) table.options[cost] = "0";
  table.options["soloRefusal"] = "false";
  table.options["declineMove"] = "Forced";
  for (std::int64_t game = 0; game < games && findings.differences.empty(); ++game) {
    // A player who looks at the same census plays the same game, whatever the limit is.
    const auto play = [&](int limit) {
      table.options["soloCardLimit"] = std::to_string(limit);
      Census same = census;
      return play_game(table, mix64(static_cast<std::uint64_t>(game)), Mood::Home, kLongGame, same, findings);
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
      const Table table = random_table(rng, one);
      if (!reference::towers::why_invalid(table).empty()) continue;
      const Mood mood = static_cast<Mood>(rng.next_below(kMoods));
      const std::int64_t longest = rng.next_below(3) == 0 ? kLongGame : kShortGame;
      const std::int64_t before = findings.steps;
      play_game(table, rng.next(), mood, std::min(steps - played, longest), census, findings);
      played += findings.steps - before;
    }
  }
}

}  // namespace spires::differential
