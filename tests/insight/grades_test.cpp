// Grades: what everybody must see as a blunder is one, and what cannot be told from the best decision is not.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>

#include "bots/duel/guess.h"
#include "insight/judges.h"
#include "tests/insight/positions.h"

namespace spires::tests {
namespace {

using insight::Grade;
using insight::kWhole;
using insight::Parts;
using insight::Report;

constexpr std::uint32_t kNodes = 60;

// Whether a seat wins by this decision, with everything after it forced.
bool wins(const towers::Rules& rules, towers::State state, Seat seat, towers::Action action) {
  using towers::Towers;
  Silence silence;
  Towers::play(rules, state, seat, action, silence);
  for (;;) {
    const Pending pending = Towers::pending(rules, state);
    if (pending.is_over()) return Towers::outcome(rules, state).won(seat);
    if (pending.is_chance()) {
      if (state.phase == towers::Phase::Roll) return false;
      Towers::resolve(rules, state, Towers::sample(rules, state, 0), silence);
      continue;
    }
    towers::Actions legal;
    Towers::legal(rules, state, pending.seat(), legal);
    if (legal.size() > 1) return false;
    Towers::play(rules, state, pending.seat(), legal[0], silence);
  }
}

TEST(InsightGrades, AMissedWinIsABlunderAndTheWinIsNamed) {
  int missed = 0;
  int blunders = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const auto match = bot_match<towers::Tools>({}, {"journeyman"}, {}, seed);
    for_decisions<towers::Tools>(match, 1, [&](const auto& state, Seat seat, const auto& legal) {
      const auto is_win = [&](const towers::Action& action) { return wins(match.rules(), state, seat, action); };
      if (std::none_of(legal.begin(), legal.end(), is_win)) return;
      for (const towers::Action& action : legal) {
        const Report report = report_of(game_of_one_decision<towers::Tools>(match, state, seat, action), kNodes);
        if (is_win(action)) EXPECT_TRUE(report.turns.empty()) << "a win was graded";
        if (is_win(action) || report.turns.empty()) continue;
        ++missed;
        blunders += report.turns[0].grade == Grade::Blunder ? 1 : 0;
        EXPECT_EQ(report.turns[0].step, 1U);
        EXPECT_LT(report.steps[0].choice->skill[static_cast<std::size_t>(index(seat))], 0);
        EXPECT_TRUE(is_win(*towers::Text::parse_action(report.steps[0].choice->best)));
      }
    });
  }
  EXPECT_GT(missed, 0);
  EXPECT_EQ(blunders, missed);
}

// KM-11.1: the belief of the knight can be counted exactly.
TEST(InsightGrades, TheBestGuessIsNeverGradedAndAWorseOneIs) {
  using duel::Duel;
  int guesses = 0;
  int graded = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const auto match = bot_match<duel::Tools>({}, {"wanderer"}, {}, seed);
    for_decisions<duel::Tools>(match, 1, [&](const duel::State& state, Seat seat, const duel::Actions& legal) {
      if (state.phase != duel::Phase::Guess) return;
      ++guesses;
      const auto view = Duel::view(match.rules(), state, Observer(seat), duel::Memory::Perfect);
      const auto best = duel::Action::guess(bots::best_guess(match.rules(), view));
      const auto shares = bots::princess_shares(match.rules(), duel::secret_belief(match.rules(), view));
      for (const duel::Action& action : legal) {
        const Report report = report_of(game_of_one_decision<duel::Tools>(match, state, seat, action), kNodes);
        if (action == best) EXPECT_TRUE(report.turns.empty()) << "seed " << seed;
        if (report.turns.empty()) continue;
        ++graded;
        EXPECT_LT(shares.of[duel::colour_index(action.a)], shares.whole / 2) << "the likely tower was graded";
      }
    });
  }
  EXPECT_GT(guesses, 6);
  EXPECT_GT(graded, 0);
}

TEST(InsightGrades, ThresholdsShrinkWithTheNumberOfSides) {
  const auto points = [](int count) { return count * kWhole / 100; };
  EXPECT_EQ(insight::grade_of(points(2) - 1, 2), Grade::Fine);
  EXPECT_EQ(insight::grade_of(points(2), 2), Grade::Slip);
  EXPECT_EQ(insight::grade_of(points(5) - 1, 2), Grade::Slip);
  EXPECT_EQ(insight::grade_of(points(5), 2), Grade::Mistake);
  EXPECT_EQ(insight::grade_of(points(12), 2), Grade::Blunder);
  EXPECT_EQ(insight::grade_of(points(1), 4), Grade::Slip);
  EXPECT_EQ(insight::grade_of(points(6), 4), Grade::Blunder);
  EXPECT_EQ(insight::lowered(Grade::Blunder), Grade::Mistake);
  EXPECT_EQ(insight::lowered(Grade::Fine), Grade::Fine);
}

TEST(InsightGrades, NothingIsGradedInAGameThatIsAsGoodAsOver) {
  const Parts point = kWhole / 100;
  EXPECT_FALSE(insight::is_open(2 * point, 2 * point)) << "lost before";
  EXPECT_FALSE(insight::is_open(100 * point, 2 * point)) << "won after";
  EXPECT_TRUE(insight::is_open(100 * point, 40 * point)) << "a missed win";
  EXPECT_TRUE(insight::is_open(50 * point, 5 * point));
}

TEST(InsightPairs, AreSettledByTheirStandardError) {
  insight::Pairs equal;
  for (int i = 0; i < 7; ++i) equal.add(100);
  EXPECT_FALSE(equal.is_settled()) << "seven pairs are too few";
  equal.add(100);
  EXPECT_TRUE(equal.is_settled());
  EXPECT_EQ(equal.mean(), 100);
  insight::Pairs wild;
  for (int i = 0; i < 50; ++i) wild.add(i % 2 == 0 ? kWhole / 2 : -kWhole / 2);
  EXPECT_FALSE(wild.is_settled());
}

// The decisions of one seat in one turn count together; only the first one that lost something is marked.
TEST(InsightTurns, AreGradedAsOne) {
  const Parts point = kWhole / 100 + 1;
  Report report;
  report.sides.resize(2);
  const auto choice = [&](std::uint32_t number, std::uint32_t turn, const char* seat, Parts loss, const char* reason) {
    insight::StepReport& step = report.steps.emplace_back();
    step.number = number;
    step.turn = turn;
    step.seat = seat;
    step.choice.emplace().loss = loss;
    if (*reason != '\0') step.choice->reasons.push_back({reason, 1});
  };
  choice(1, 1, "A", 3 * point, "home");
  choice(2, 1, "B", 3 * point, "home");
  choice(3, 1, "A", 3 * point, "home");
  choice(4, 2, "B", 13 * point, "");
  choice(5, 3, "A", 3 * point, "");
  choice(6, 4, "B", 0, "home");
  insight::grade_turns(report);
  ASSERT_EQ(report.turns.size(), 3U);
  EXPECT_EQ(report.turns[0], (insight::TurnReport{1, "A", 1, 6 * point, Grade::Mistake}));
  EXPECT_EQ(report.turns[1], (insight::TurnReport{1, "B", 2, 3 * point, Grade::Slip}));
  // Without a reason the grade is one lower, and a slip is fine.
  EXPECT_EQ(report.turns[2], (insight::TurnReport{2, "B", 4, 13 * point, Grade::Mistake}));
}

}  // namespace
}  // namespace spires::tests
