// Puzzles as text, exact fractions, and the puzzle of the day.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "insight/puzzle.h"
#include "insight/puzzle_daily.h"
#include "insight/puzzle_log.h"

namespace spires::tests {
namespace {

using namespace spires::insight;

Puzzle small_puzzle(int difficulty, const std::string& table) {
  Puzzle puzzle;
  puzzle.table = table;
  puzzle.seat = "B";
  puzzle.theme = "home";
  puzzle.difficulty = difficulty;
  puzzle.rating = -12;
  puzzle.solved = {0, 3, 20};
  puzzle.state = "board=0:K 1:S(A);hands=A:W1 B:C5|1";
  puzzle.answers = {{"play W1", "wizard 1A"}, {"cast NK -"}};
  puzzle.wrong = {{"cast NK -", 14, {"play C5|1 tower", "tower 3#1"}}, {"play T2", 6, {}}};
  return puzzle;
}

PuzzlePack small_pack() {
  PuzzlePack pack{"towers", 2, {{"basic-2", {{"players", "2", Setting::Kind::Number}}}, {"duel", {}}}, {}};
  pack.puzzles = {small_puzzle(1, "basic-2"), small_puzzle(5, "duel")};
  pack.puzzles[1].proof = PuzzleProof{"win", {11, 36}, {0, 1}};
  pack.puzzles[1].seen = {"top T2", "look 2.3 PUR BLU ST* EL keep"};
  return pack;
}

TEST(PuzzleText, APackIsReadAsItIsWritten) {
  const PuzzlePack pack = small_pack();
  const std::string text = write_pack(pack);
  const auto read = parse_pack(text);
  ASSERT_TRUE(std::holds_alternative<PuzzlePack>(read)) << std::get<Fault>(read).field << std::get<Fault>(read).why;
  EXPECT_EQ(std::get<PuzzlePack>(read), pack);
}

TEST(PuzzleText, APackWithAnyByteChangedIsRefused) {
  const std::string text = write_pack(small_pack());
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string changed = text;
    changed[i] = changed[i] == '7' ? '8' : '7';
    EXPECT_TRUE(std::holds_alternative<Fault>(parse_pack(changed))) << "byte " << i;
  }
}

TEST(PuzzleLog, GoesOnAfterItsLastWholeGame) {
  MinedGame game{7, {small_puzzle(2, "basic-2")}, {}};
  game.sieved.count = {9, 8, 7, 6, 5, 4, 3, 2, 1};
  const std::string head = write_mine_head("towers", 2, 99);
  const std::string one = write_mined_game(game);
  for (std::size_t cut = 0; cut < one.size(); ++cut) {
    std::size_t whole = 0;
    const auto log = read_mine_log(head + one + one.substr(0, cut), whole);
    ASSERT_TRUE(std::holds_alternative<MineLog>(log));
    EXPECT_EQ(whole, head.size() + one.size());
    const MineLog& read = std::get<MineLog>(log);
    ASSERT_EQ(read.games.size(), 1U);
    EXPECT_EQ(read.games[0].number, 7U);
    EXPECT_EQ(read.games[0].puzzles, game.puzzles);
    EXPECT_EQ(read.games[0].sieved.count, game.sieved.count);
    EXPECT_EQ(read.seed, 99U);
  }
}

TEST(PuzzleLog, APositionIsInAPackOnce) {
  MineLog log{"towers", 2, 1, {{0, {small_puzzle(2, "basic-2"), small_puzzle(2, "basic-2")}, {}}}};
  const PuzzlePack pack = pack_of({log, log}, puzzle_tables<towers::Towers>());
  ASSERT_EQ(pack.puzzles.size(), 1U);
  EXPECT_EQ(pack.tables.size(), 1U);
}

TEST(Fractions, AreExactOrNothing) {
  EXPECT_EQ(sum_of({1, 6}, {1, 3}), (Fraction{1, 2}));
  EXPECT_EQ(times({2, 3}, 3, 4), (Fraction{1, 2}));
  EXPECT_EQ(times({0, 1}, 3, 4), (Fraction{0, 1}));
  const Fraction tiny{1, INT64_MAX};
  EXPECT_EQ(sum_of(tiny, {1, 2}), std::nullopt);
  EXPECT_EQ(times(tiny, 1, 2), std::nullopt);
  for (int a = 0; a < 12; ++a) {
    for (int b = 0; b < 12; ++b) {
      const Fraction x = fraction(a, 1 + b % 5);
      const Fraction y = fraction(b, 1 + a % 7);
      EXPECT_EQ(less(x, y), x.over * y.under < y.over * x.under) << a << " " << b;
    }
  }
  EXPECT_TRUE(less({INT64_MAX - 1, INT64_MAX}, {1, 1}));
}

TEST(DailyPuzzle, CountsDaysByTheCalendar) {
  static_assert(day_number(2026, 1, 1) == 0);
  static_assert(day_number(2025, 12, 31) == -1);
  static_assert(day_number(2027, 1, 1) == 365);
  static_assert(day_number(2028, 3, 1) == 365 * 2 + 60);
  static_assert(weekday_of(0) == Weekday::Thursday);
  static_assert(weekday_of(-1) == Weekday::Wednesday);
  static_assert(weekday_of(4) == Weekday::Monday);
  static_assert(weekday_of(-700) == Weekday::Thursday);
  static_assert(week_of(3) == 0 && week_of(4) == 1 && week_of(-3) == 0 && week_of(-4) == -1);
}

TEST(DailyPuzzle, EachWeekdayHasItsClassAndUsesEveryPuzzleBeforeItStartsOver) {
  PuzzlePack pack;
  for (int difficulty = 1; difficulty <= kPuzzleClasses; ++difficulty) {
    for (int i = 0; i < 4 + difficulty; ++i) {
      pack.puzzles.push_back(small_puzzle(difficulty, i == 0 ? "master-2" : "basic-2"));
    }
  }
  for (int weekday = 0; weekday < 7; ++weekday) {
    const auto day = static_cast<Weekday>(weekday);
    const std::vector<std::size_t> fitting = puzzles_of(pack, day);
    std::vector<std::size_t> shown;
    for (std::size_t week = 0; week < 2 * fitting.size(); ++week) {
      const auto found = daily_puzzle(pack, 4 + weekday + 7 * static_cast<std::int64_t>(week));
      ASSERT_TRUE(found);
      shown.push_back(*found);
      if (day == Weekday::Saturday) {
        EXPECT_EQ(pack.puzzles[*found].table, "master-2");
      } else {
        EXPECT_EQ(pack.puzzles[*found].difficulty, class_of(day));
      }
    }
    const auto middle = shown.begin() + static_cast<std::ptrdiff_t>(fitting.size());
    EXPECT_EQ(std::set<std::size_t>(shown.begin(), middle).size(), fitting.size()) << "one is shown twice too early";
    EXPECT_TRUE(std::equal(shown.begin(), middle, middle)) << "it starts over";
  }
}

TEST(DailyPuzzle, TakesTheNearestClassOfASmallPack) {
  PuzzlePack pack;
  EXPECT_EQ(daily_puzzle(pack, 0), std::nullopt);
  pack.puzzles = {small_puzzle(2, "basic-2"), small_puzzle(4, "basic-2")};
  EXPECT_EQ(daily_puzzle(pack, day_number(2026, 1, 5)), 0U);  // Monday
  EXPECT_EQ(daily_puzzle(pack, day_number(2026, 1, 4)), 1U);  // Sunday
  EXPECT_EQ(daily_puzzle(pack, day_number(2026, 1, 3)), 1U);  // Saturday, without its tables
}

}  // namespace
}  // namespace spires::tests
