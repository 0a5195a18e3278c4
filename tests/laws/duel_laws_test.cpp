// Laws 1, 2, 3, 4, 5, 7, of pick and of chance, in random games of duel at every table.
#include <gtest/gtest.h>

#include "tests/laws/duel_tables.h"
#include "tests/laws/walk_all.h"
#include "tests/scale.h"

namespace spires::laws {
namespace {

// Games are short, so each is checked from its first chance step to its end.
constexpr Zeal kZeal{4000, 61, 5, 151, Zeal::Begin::AtTheStart};

TEST(DuelLaws, HoldForEveryRuleset) { walk_all(duel_ruleset_subjects(), tests::scaled(12), kZeal); }

TEST(DuelLaws, HoldForEveryOptionWithEveryDataFile) { walk_all(duel_option_subjects(), tests::scaled(3), kZeal); }

TEST(DuelLaws, HoldForRandomTables) {
  std::vector<DuelSubject> subjects;
  for (std::int64_t i = 0; i < tests::scaled(200); ++i)
    subjects.push_back(random_duel_subject(static_cast<std::uint64_t>(i)));
  walk_all(subjects, 2, kZeal);
}

}  // namespace
}  // namespace spires::laws
