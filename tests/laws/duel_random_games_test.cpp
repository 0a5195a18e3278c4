// Random games of duel always end after 24 turns and one guess (KM-13.6), and everything occurs as often as the rules
// say.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iostream>
#include <string>

#include "engine/core/collector.h"
#include "engine/core/playout.h"
#include "tests/laws/duel_tables.h"
#include "tests/scale.h"

namespace spires::laws {
namespace {

using duel::Duel;
using duel::Event;
using duel::State;

constexpr std::int64_t kGames = 6000;
// Each turn asks at most seven times (move, take, place, spell, look, return, or another seat's choice). Added to that:
// a fourth slot per deal, a guess, and a veiled stone per purple draw.
constexpr std::uint32_t kMostDecisions = 24 * 7 + 6 + 1 + 24;

struct Tally {
  int turns = 0;
  std::array<int, duel::kPlayers> turns_of{};
  int dealt = 0;
  int burned = 0;
  int rounds = 1;
  int swaps = 0;
  int guesses = 0;
  int ends = 0;
  int turns_in_round = 0;
  bool round_was_whole = true;

  void operator()(const duel::TurnStarted& e) {
    ++turns;
    ++turns_in_round;
    ++turns_of[static_cast<std::size_t>(index(e.seat))];
    // KM-4.2
    const bool knight = (e.round % 2 == 1) == (e.turn % 2 == 1);
    round_was_whole = round_was_whole && e.turn == turns_in_round && e.seat == (knight ? duel::kKnight : duel::kMage);
  }
  void operator()(const duel::RoundStarted& e) {
    ++rounds;
    round_was_whole = round_was_whole && turns_in_round == 4 && e.round == rounds;
    turns_in_round = 0;
  }
  void operator()(const duel::CharacterMoved& e) { swaps += e.move == duel::Move::Swap ? 1 : 0; }
  void operator()(const duel::CardDealt&) { ++dealt; }
  void operator()(const duel::CardBurned&) { ++burned; }
  void operator()(const duel::TowerGuessed&) { ++guesses; }
  void operator()(const duel::GameEnded&) { ++ends; }
  template <class E>
  void operator()(const E&) {}
};

std::string flaw_of(const Tally& tally) {
  if (tally.turns != 24 || tally.turns_of[0] != 12 || tally.turns_of[1] != 12) return "KM-4.1: turns";
  if (tally.rounds != 6 || !tally.round_was_whole) return "KM-4.2: the order of turns";
  if (tally.burned != 2 || tally.dealt != 36) return "KM-10.4: deals";
  if (tally.swaps > 1) return "KM-5.3: the knight's swap";
  return tally.guesses == 1 && tally.ends == 1 ? "" : "KM-13.6: one guess, one end";
}

struct Longest {
  std::uint32_t decisions = 0;
  int known = 0;  // bytes of knowledge
};

std::string play_game(const DuelSubject& subject, std::uint64_t seed, Longest& longest) {
  State state = Duel::initial(subject.rules);
  Rng player = random_player(seed);
  Collector<Event> sink;
  const PlayoutResult result = playout<Duel>(subject.rules, state, player, SeededWords(seed), kMostDecisions + 1, sink);
  if (!result.finished) return "the game did not end";
  Tally tally;
  for (const Event& event : sink.events) std::visit(tally, event);
  longest.decisions = std::max(longest.decisions, result.decisions);
  longest.known = std::max(longest.known, state.known.size());
  if (const std::string flaw = flaw_of(tally); !flaw.empty()) return flaw;
  if (result.outcome.reason == EndReason::None) return "no reason for the end";
  const bool shared = result.outcome.won(duel::kKnight) && result.outcome.won(duel::kMage);
  if (!result.outcome.won(duel::kKnight) && !result.outcome.won(duel::kMage)) return "nobody has won";
  //
  if (shared && subject.rules.options.final_tie != duel::FinalTie::Draw) return "a draw where there can be none";
  const char* broken = Duel::broken_invariant(subject.rules, state);
  return broken == nullptr ? "" : broken;
}

TEST(DuelLaws, RandomGamesEndAfter24Turns) {
  const std::vector<DuelSubject> subjects = all_duel_subjects(200);
  Longest longest;
  const std::int64_t games = tests::scaled(kGames);
  for (std::int64_t i = 0; i < games; ++i) {
    const DuelSubject& subject = subjects[static_cast<std::size_t>(i) % subjects.size()];
    const std::uint64_t seed = game_seed(7, static_cast<std::uint32_t>(i));
    ASSERT_EQ(play_game(subject, seed, longest), "") << subject.name << ", seed " << seed;
  }
  // engine/duel/knowledge.h: the knowledge has room for the longest game.
  EXPECT_LE(longest.known, 62);
  std::cout << "  " << games << " games, longest " << longest.decisions << " decisions, most remembered "
            << longest.known << " bytes\n";
}

}  // namespace
}  // namespace spires::laws
