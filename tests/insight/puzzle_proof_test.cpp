// Proofs equal brute force, in positions of games and in the packs.
#include "insight/puzzle_proof.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string>

#include "tests/insight/positions.h"
#include "tests/insight/puzzle_brute.h"
#include "tests/scale.h"

namespace spires::tests {
namespace {

using namespace spires::insight;

bool equal(const Fraction& f, std::int64_t over, std::int64_t under) { return f == fraction(over, under); }

TEST(PuzzleProofs, ATurnIsCountedAsByBruteForce) {
  int counted = 0;
  int between = 0;  // neither certain nor impossible: dice
  for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(3)); ++seed) {
    const auto match = bot_match<towers::Tools>({}, {"apprentice"}, {}, seed);
    for_decisions<towers::Tools>(match, 9, [&](const towers::State& state, Seat seat, const auto&) {
      if (state.act != 2) return;
      for (const bool home : {false, true}) {
        const auto goal = home ? TowersProver::Goal::Home : TowersProver::Goal::Win;
        const auto chance = TowersProver(match.rules(), state, seat, goal).chance(state);
        ASSERT_TRUE(chance);
        const BruteTurn brute{match.rules(), seat, state.stock[seat].home, home};
        EXPECT_TRUE(equal(*chance, brute.chance(state), BruteTurn::kWhole)) << "seed " << seed;
        ++counted;
        between += chance->over != 0 && !(*chance == Fraction{1, 1}) ? 1 : 0;
      }
    });
  }
  EXPECT_GT(counted, 20);
  EXPECT_GT(between, 0);
}

TEST(PuzzleProofs, AGuessIsCountedAsByBruteForce) {
  int guesses = 0;
  for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(6)); ++seed) {
    const auto match = bot_match<duel::Tools>({}, {"wanderer"}, {}, seed);
    for_decisions<duel::Tools>(match, 1, [&](const duel::State& state, Seat seat, const duel::Actions& legal) {
      const auto view = duel::Duel::view(match.rules(), state, Observer(seat), duel::Memory::Perfect);
      if (state.phase != duel::Phase::Guess || !DuelProver::is_last_turn(view)) return;
      ++guesses;
      std::optional<Fraction> most;
      for (const duel::Action& action : legal) {
        const auto chance = DuelProver(match.rules()).chance(view, {action});
        ASSERT_TRUE(chance);
        if (!most || less(*most, *chance)) most = chance;
      }
      const duel::SecretBelief belief = duel::secret_belief(match.rules(), view);
      EXPECT_TRUE(
          equal(*most, brute_guess(match.rules(), belief, state), 2 * static_cast<std::int64_t>(belief.total())))
          << "seed " << seed;
    });
  }
  EXPECT_GT(guesses, 0);
}

// A face-down card that is taken in the last turn may be any card that nobody has seen.
TEST(PuzzleProofs, AFaceDownCardIsCountedByItsKinds) {
  int taken = 0;
  for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(40)); ++seed) {
    const auto match = bot_match<duel::Tools>({}, {"wanderer"}, {}, seed);
    for_decisions<duel::Tools>(match, 1, [&](const duel::State& state, Seat seat, const duel::Actions& legal) {
      const auto view = duel::Duel::view(match.rules(), state, Observer(seat), duel::Memory::Perfect);
      if (state.phase != duel::Phase::Take || !DuelProver::is_last_turn(view)) return;
      const duel::SecretBelief belief = duel::secret_belief(match.rules(), view);
      const auto pool = duel::filling::unidentified(match.rules(), view.state);
      for (const duel::Action& action : legal) {
        const duel::Slot slot = duel::slot_of(state, action.slot());
        if ((state.face_up & duel::bit(slot)) != 0) continue;
        // Only where nothing but the guess is left, whatever the card is.
        std::int64_t sum = 0;
        bool only_guess = true;
        for (int c = 0; c < duel::kMostCardTypes && only_guess; ++c) {
          if (pool.of[duel::Card(c)] == 0) continue;
          duel::State with = state;
          with.slot[slot] = duel::Card(c);
          Silence silence;
          duel::Duel::play(match.rules(), with, seat, action, silence);
          only_guess = with.phase == duel::Phase::Guess;
          if (only_guess) sum += pool.of[duel::Card(c)] * brute_guess(match.rules(), belief, with);
        }
        if (!only_guess) continue;
        ++taken;
        const auto chance = DuelProver(match.rules()).chance(view, {action});
        ASSERT_TRUE(chance);
        EXPECT_TRUE(equal(*chance, sum, 2 * static_cast<std::int64_t>(belief.total()) * pool.total)) << "seed " << seed;
      }
    });
  }
  RecordProperty("taken", taken);
}

}  // namespace
}  // namespace spires::tests
