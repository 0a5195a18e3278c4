// Random games with every law checked, at many tables, reported as test failures.
#pragma once

#include <gtest/gtest.h>

#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "tests/laws/walk.h"

namespace spires::laws {

// Reports one line for each kind of finding; the first shows how to reproduce it.
template <class G>
void walk_all(const std::vector<Subject<G>>& subjects, std::int64_t games, const Zeal& zeal) {
  std::map<std::string, std::pair<int, std::string>> findings;
  std::uint64_t positions = 0;
  std::int64_t finished = 0;
  for (const Subject<G>& subject : subjects) {
    for (std::int64_t game = 0; game < games; ++game) {
      const Walked walked = walk<G>(subject, static_cast<std::uint64_t>(game), zeal);
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

}  // namespace spires::laws
