// Laws 1, 2, 3, 4, 5, 7 and the law of chance, in random games at every table.
#include <gtest/gtest.h>

#include <iostream>
#include <map>

#include "tests/laws/towers_tables.h"
#include "tests/laws/walk.h"
#include "tests/scale.h"

namespace spires::laws {
namespace {

using towers::Towers;

// One line for each kind of finding is enough; the first shows how to repeat it.
void walk_all(const std::vector<TowersSubject>& subjects, std::int64_t games, const Zeal& zeal) {
  std::map<std::string, std::pair<int, std::string>> findings;
  std::uint64_t positions = 0;
  std::int64_t finished = 0;
  for (const TowersSubject& subject : subjects) {
    for (std::int64_t game = 0; game < games; ++game) {
      const Walked walked = walk<Towers>(subject, static_cast<std::uint64_t>(game), zeal);
      positions += walked.decisions + walked.chances;
      finished += walked.finished ? 1 : 0;
      if (!walked.found) continue;
      const std::string kind = walked.found->law + ": " + walked.found->what.substr(0, walked.found->what.find(" ("));
      auto& [count, first] = findings[kind];
      if (count++ == 0) first = text_of(walked.found);
    }
  }
  for (const auto& [kind, found] : findings) ADD_FAILURE() << found.first << " games, first: " << found.second;
  std::cout << "  " << subjects.size() << " tables, " << games << " games each, " << positions << " steps, " << finished
            << " games finished\n";
}

TEST(Laws, HoldForEveryRuleset) { walk_all(ruleset_subjects(), tests::scaled(3), {400}); }

TEST(Laws, HoldForEveryOption) { walk_all(option_subjects(), tests::scaled(1), {200}); }

TEST(Laws, HoldForCombinedOptions) { walk_all(combined_subjects(), tests::scaled(3), {300}); }

TEST(Laws, HoldForRandomTables) {
  std::vector<TowersSubject> subjects;
  for (std::int64_t i = 0; i < tests::scaled(150); ++i)
    subjects.push_back(random_subject(static_cast<std::uint64_t>(i)));
  walk_all(subjects, 1, {300});
}

}  // namespace
}  // namespace spires::laws
