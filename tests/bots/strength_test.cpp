// Checks of the levels' strength that take seconds. With seeds and node budgets these games are always the same. The
// ladder with its intervals is in docs/bots.md.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>

#include "tests/bots/players.h"

namespace spires::tests {
namespace {

struct Match {
  double points = 0;
  int games = 0;
  int median = 0;  // decisions of a game
  double share() const { return points / games; }
};

// Plays each seed with the seats both ways round.
template <GameTools K>
Match play_match(std::string_view first, std::string_view second, int seeds, std::uint32_t nodes) {
  const auto rules = rules_of<K>({});
  const bots::Level* levels[] = {bots::find_level<BotsOf<K>>(first), bots::find_level<BotsOf<K>>(second)};
  Match match;
  std::vector<int> decisions;
  for (int i = 0; i < 2 * seeds; ++i) {
    const std::size_t own = static_cast<std::size_t>(i % 2);
    std::vector<const bots::Level*> at = {levels[own], levels[1 - own]};
    const bots::Budget budget = nodes == 0 ? bots::Budget{} : bots::Budget::of_nodes(nodes);
    const auto game = play_levels<K>(rules, at, budget, 1000 + static_cast<std::uint64_t>(i / 2));
    const Outcome outcome = K::Text::Game::outcome(rules, game.end);
    const bool won = outcome.won(seat_at(static_cast<int>(own)));
    const bool lost = outcome.won(seat_at(static_cast<int>(1 - own)));
    match.points += won && lost ? 0.5 : won ? 1 : 0;
    ++match.games;
    decisions.push_back(game.decisions);
  }
  std::nth_element(decisions.begin(), decisions.begin() + match.games / 2, decisions.end());
  match.median = decisions[static_cast<std::size_t>(match.games / 2)];
  std::cout << "  " << K::Text::kName << ": " << first << " takes " << match.points << " of " << match.games << " from "
            << second << ", " << match.median << " decisions a game\n";
  return match;
}

TEST(Strength, OneCardAheadBeatsRandomPlay) {
  EXPECT_GE(play_match<towers::Tools>("apprentice", "random", 100, 0).share(), 0.98);
  EXPECT_GE(play_match<duel::Tools>("apprentice", "random", 100, 0).share(), 0.85);
}
TEST(Strength, GreedyGamesComeToAnEnd) {
  EXPECT_LE(play_match<towers::Tools>("apprentice", "apprentice", 150, 0).median, 250);
}
TEST(Strength, AWholeTurnIsBetterThanACard) {
  EXPECT_GE(play_match<towers::Tools>("journeyman", "apprentice", 10, 0).share(), 0.62);
  EXPECT_GE(play_match<duel::Tools>("journeyman", "apprentice", 50, 0).share(), 0.58);
}
// A hundredth of the top level's budget is enough for this.
TEST(Strength, SearchIsBetterThanGreed) {
  EXPECT_GE(play_match<towers::Tools>("archmage", "apprentice", 10, 3000).share(), 0.8);
  EXPECT_GE(play_match<duel::Tools>("archmage", "apprentice", 25, 2000).share(), 0.65);
}

}  // namespace
}  // namespace spires::tests
