// Random games of every ruleset end, or reach the cap; and an asked seat always has a legal action.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>

#include "engine/core/playout.h"
#include "tests/laws/towers_tables.h"
#include "tests/scale.h"

namespace spires::laws {
namespace {

using towers::Towers;

constexpr std::int64_t kGames = 5000;  // 100,000 at a scale of 20
constexpr std::uint32_t kCap = 20000;  // decisions

struct Played {
  std::int64_t games = 0;
  std::int64_t capped = 0;
  std::int64_t deadlocks = 0;
  std::uint64_t decisions = 0;
  std::uint32_t longest = 0;
};

// Plays from the lists, so that an empty one is noticed.
std::uint32_t play_on(const TowersSubject& subject, towers::State& state, std::uint64_t seed) {
  Rng player = random_player(seed);
  const SeededWords words(seed);
  Silence silence;
  towers::Actions legal;
  std::uint32_t chances = 0;
  std::uint32_t decisions = 0;
  for (; decisions < kCap;) {
    const Pending pending = Towers::pending(subject.rules, state);
    if (pending.is_over()) break;
    if (pending.is_chance()) {
      Towers::resolve(subject.rules, state, Towers::sample(subject.rules, state, words.word(chances++)), silence);
      continue;
    }
    Towers::legal(subject.rules, state, pending.seat(), legal);
    if (legal.empty()) {
      ADD_FAILURE() << "stuck: " << subject.name << ", seed " << seed << ", after " << decisions << " decisions";
      break;
    }
    const std::uint32_t pick = player.next_below(static_cast<std::uint32_t>(legal.size()));
    Towers::play(subject.rules, state, pending.seat(), towers::Action(legal[static_cast<int>(pick)]), silence);
    ++decisions;
  }
  return decisions;
}

void play_game(const TowersSubject& subject, std::uint64_t seed, Played& played) {
  towers::State state = Towers::initial(subject.rules);
  const std::uint32_t decisions = play_on(subject, state, seed);
  const Outcome outcome = Towers::outcome(subject.rules, state);
  ++played.games;
  played.decisions += decisions;
  const char* broken = Towers::broken_invariant(subject.rules, state);
  EXPECT_EQ(broken, nullptr) << broken << ": " << subject.name << ", seed " << seed;
  int best = kMaxSeats;
  for (int i = 0; i < subject.players; ++i) best = std::min<int>(best, outcome.place[seat_at(i)]);
  if (!Towers::pending(subject.rules, state).is_over()) {
    ++played.capped;
    return;
  }
  played.longest = std::max(played.longest, decisions);
  played.deadlocks += outcome.reason == EndReason::Deadlock ? 1 : 0;
  EXPECT_NE(outcome.reason, EndReason::None) << subject.name << ", seed " << seed;
  // WT-16.2: a solo game can be lost, every other has a winner.
  if (subject.players > 1) {
    EXPECT_EQ(best, 1) << subject.name << ", seed " << seed;
  }
}

void report(const Played& played) {
  std::cout << "  " << played.games << " games, " << played.decisions << " decisions, longest " << played.longest
            << ", ended by deadlock " << played.deadlocks << ", reached the cap of " << kCap << ": " << played.capped
            << "\n";
}

TEST(Laws, RandomGamesOfEveryRulesetEnd) {
  const std::vector<TowersSubject> subjects = towers_ruleset_subjects();
  Played played;
  for (std::int64_t i = 0; i < tests::scaled(kGames); ++i) {
    const auto n = static_cast<std::uint64_t>(i);
    play_game(subjects[n % subjects.size()], game_seed(7, static_cast<std::uint32_t>(i)), played);
  }
  report(played);
  EXPECT_EQ(played.capped, 0) << "with the options of an edition every game ends";
}

// With some options a game can be endless: with deadlock=PlayOn it continues when no seat can finish any more, and with
// free spells a seat can cast for ever.
TEST(Laws, RandomGamesWithAnyOptionsEndOrReachTheCap) {
  Played played;
  std::vector<TowersSubject> subjects = all_towers_subjects(200);
  for (std::int64_t i = 0; i < tests::scaled(1000); ++i) {
    const auto n = static_cast<std::uint64_t>(i);
    play_game(subjects[n % subjects.size()], game_seed(8, static_cast<std::uint32_t>(i)), played);
  }
  report(played);
  EXPECT_LT(played.capped * 5, played.games);
}

}  // namespace
}  // namespace spires::laws
