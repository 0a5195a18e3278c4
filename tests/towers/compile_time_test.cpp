// The rules are constexpr: the compiler plays these games, and its results are those of the program. Undefined
// behaviour in such a game (an index out of range, a read before a write, an overflow) does not compile.
#include <gtest/gtest.h>

#include <cstdint>

#include "engine/core/playout.h"
#include "engine/core/signature.h"
#include "engine/towers/rulesets.h"
#include "engine/towers/towers.h"

namespace spires::towers::tests {
namespace {

constexpr std::uint64_t kSeed = 1;
constexpr std::uint32_t kDecisions = 150;

struct Played {
  State end;
  std::uint32_t decisions;
  const char* broken;  // the first invariant that did not hold
};

// Plays the random game of a seed and checks it after every step.
constexpr Played play_random(const Rules& rules, std::uint64_t seed) {
  Played played{Towers::initial(rules), 0, nullptr};
  const SeededWords words(seed);
  Rng rng = random_player(seed);
  Silence silence;
  std::uint32_t k = 0;
  while (played.broken == nullptr && played.decisions < kDecisions) {
    const Pending pending = Towers::pending(rules, played.end);
    if (pending.is_over()) break;
    if (pending.is_chance()) {
      const Chance outcome = Towers::sample(rules, played.end, words.word(k++));
      Towers::resolve(rules, played.end, outcome, silence);
    } else {
      Actions actions;
      Towers::legal(rules, played.end, pending.seat(), actions);
      const std::uint32_t pick = rng.next_below(static_cast<std::uint32_t>(actions.size()));
      const Action action = actions[static_cast<int>(pick)];
      if (!Towers::check(rules, played.end, pending.seat(), action).none()) {
        played.broken = "a listed action is refused";
        break;
      }
      Towers::play(rules, played.end, pending.seat(), action, silence);
      ++played.decisions;
    }
    played.broken = Towers::broken_invariant(rules, played.end);
  }
  return played;
}

constexpr Rules kBasic = make_rules(setup_of({Edition::International, VariantName::Basic, 2, false, Tiles::Usual}));
constexpr Rules kMaster = make_rules(setup_of({Edition::International, VariantName::Master, 4, false, Tiles::All}));

constexpr Played kBasicGame = play_random(kBasic, kSeed);
static_assert(kBasicGame.broken == nullptr);
static_assert(kBasicGame.decisions == kDecisions);

constexpr Played kMasterGame = play_random(kMaster, kSeed);
static_assert(kMasterGame.broken == nullptr);
static_assert(kMasterGame.decisions == kDecisions);

// A seed that the optimiser does not know.
std::uint64_t seed_at_run_time() {
  static volatile std::uint64_t seed = kSeed;
  return seed;
}

TEST(CompileTime, TheCompilerAndTheProgramReachTheSamePosition) {
  EXPECT_TRUE(play_random(kBasic, seed_at_run_time()).end == kBasicGame.end);
  EXPECT_TRUE(play_random(kMaster, seed_at_run_time()).end == kMasterGame.end);
}

// Clang does not read the bytes of bit-fields at compile time.
#if !defined(__clang__)
constexpr std::uint64_t kBasicSignature = sign_game<Towers, Signed::Positions>(kBasic, kSeed, kDecisions);
constexpr std::uint64_t kMasterSignature = sign_game<Towers, Signed::Positions>(kMaster, kSeed, kDecisions);
static_assert(kBasicSignature != kMasterSignature);

TEST(CompileTime, TheCompilerAndTheProgramSignTheSamePositions) {
  EXPECT_EQ((sign_game<Towers, Signed::Positions>(kBasic, seed_at_run_time(), kDecisions)), kBasicSignature);
  EXPECT_EQ((sign_game<Towers, Signed::Positions>(kMaster, seed_at_run_time(), kDecisions)), kMasterSignature);
}
#endif

}  // namespace
}  // namespace spires::towers::tests
