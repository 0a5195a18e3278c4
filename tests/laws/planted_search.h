// Searches a mutant of a game for its planted fault, by twins and by laws.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tests/laws/twin_worlds.h"
#include "tests/laws/walk.h"

namespace spires::laws {

// Returns the first pair of twins that leaks through this channel, or through any if it is empty. Counts is the game's.
template <class G, class Counts, class Honest>
Found first_leak(const std::vector<Subject<Honest>>& tables, std::uint64_t most_pairs, const std::string& channel) {
  static_assert(Game<G>);
  Counts counts;
  for (std::uint64_t seed = 0; seed < most_pairs; ++seed) {
    const TwinRun run = run_pair<G>(subject_as<G>(tables[seed % tables.size()]), seed, counts);
    if (run.found && (channel.empty() || run.found->law == "law 6 " + channel)) return run.found;
  }
  return {};
}

// Returns the first finding of this law in some random games, or of any law if it is empty.
template <class G, class Honest>
Found first_bug(const std::vector<Subject<Honest>>& tables, std::uint64_t games, const Zeal& zeal,
                const std::string& law) {
  static_assert(Game<G>);
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    const Walked walked = walk<G>(subject_as<G>(tables[seed % tables.size()]), seed, zeal);
    if (walked.found && (law.empty() || walked.found->law == law)) return walked.found;
  }
  return {};
}

}  // namespace spires::laws
