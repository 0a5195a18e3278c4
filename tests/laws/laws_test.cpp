// Laws 1, 2, 3, 4, 5, 7 and the law of chance, in random games of towers at every table.
#include <gtest/gtest.h>

#include "tests/laws/towers_tables.h"
#include "tests/laws/walk_all.h"
#include "tests/scale.h"

namespace spires::laws {
namespace {

TEST(Laws, HoldForEveryRuleset) { walk_all(towers_ruleset_subjects(), tests::scaled(3), {400}); }

TEST(Laws, HoldForEveryOption) { walk_all(towers_option_subjects(), tests::scaled(1), {200}); }

TEST(Laws, HoldForCombinedOptions) { walk_all(towers_combined_subjects(), tests::scaled(3), {300}); }

TEST(Laws, HoldForRandomTables) {
  std::vector<TowersSubject> subjects;
  for (std::int64_t i = 0; i < tests::scaled(150); ++i)
    subjects.push_back(random_towers_subject(static_cast<std::uint64_t>(i)));
  walk_all(subjects, 1, {300});
}

}  // namespace
}  // namespace spires::laws
