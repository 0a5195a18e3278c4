// Plays compared games one after another and collects the results.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "tests/differential/census.h"

namespace spires::differential {

struct Findings {
  std::int64_t games = 0;
  std::int64_t steps = 0;  // decisions and chance outcomes, each compared
  std::int64_t decisions = 0;
  std::map<std::string, std::int64_t> endings;  // how the games ended
  std::vector<std::string> differences;         // the first few

  // Enough to see a pattern; the first one is the one to fix.
  static constexpr std::size_t kDifferencesKept = 3;

  // Returns one line.
  std::string summary() const;
};

// Plays on to the end or for `cap` steps, comparing at every step. Counts the picks in the census.
template <class Pair, class Player>
void play_on(Pair& pair, Player& player, std::int64_t cap, Census& census, const Census::Groups& groups,
             Findings& findings) {
  std::int64_t steps = 0;
  for (; steps < cap && !pair.over() && pair.difference().empty(); ++steps) {
    const std::string text = player.pick(pair, census, groups);
    census.add({pair.phase(), pair.kind(text)}, groups);
    if (!pair.chance()) ++findings.decisions;
    pair.apply(text);
  }
  if (pair.difference().empty() && !pair.over()) pair.stop();
  ++findings.games;
  findings.steps += steps;
  if (pair.difference().empty()) {
    ++findings.endings[pair.ending()];
  } else if (findings.differences.size() < Findings::kDifferencesKept) {
    findings.differences.push_back(pair.difference());
  }
}

}  // namespace spires::differential
