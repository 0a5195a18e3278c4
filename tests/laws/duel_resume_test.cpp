// Positions of duel read from their lines continue in the same way, to the end of the game. A line does not contain
// what the players have seen; that changes no list and no result.
#include <gtest/gtest.h>

#include <array>
#include <iostream>
#include <vector>

#include "engine/duel/text.h"
#include "tests/laws/duel_pairs.h"
#include "tests/laws/resume.h"
#include "tests/scale.h"

namespace spires::laws {
namespace {

using duel::State;
using duel::Text;

constexpr std::uint32_t kToTheEnd = 1000;

TEST(DuelLaws, AStateReadFromItsLineGoesOnTheSame) {
  const std::vector<DuelSubject> subjects = all_duel_subjects(100);
  std::array<int, duel::kPhases> phases{};
  int failures = 0;
  const std::int64_t positions = tests::scaled(3000);
  for (std::int64_t i = 0; i < positions; ++i) {
    const DuelSubject& subject = subjects[static_cast<std::size_t>(i) % subjects.size()];
    Rng rng(mix64(static_cast<std::uint64_t>(i) + 99));
    const State state = duel_position(subject.rules, rng.next_below(130), rng);
    ++phases[static_cast<std::size_t>(state.phase)];
    const Found found = resume<Text>(subject.rules, state, kToTheEnd, rng);
    if (found && ++failures <= 5) ADD_FAILURE() << subject.name << ": " << text_of(found);
  }
  EXPECT_EQ(failures, 0);
  int met = 0;
  for (const int count : phases) met += count > 0 ? 1 : 0;
  if (positions >= 3000) {
    EXPECT_EQ(met, duel::kPhases) << "not every phase was met";
  }
  std::cout << "  " << positions << " positions at " << subjects.size() << " tables in " << met
            << " phases, each played to the end\n";
}

}  // namespace
}  // namespace spires::laws
