// The tables at which the engine is compared with the reference. A new game needs a list of contests.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/duel/duel.h"
#include "engine/towers/towers.h"
#include "tests/reference/duel/duel.h"
#include "tests/reference/towers/towers.h"

namespace spires::bench {

struct ContestInfo {
  std::string name;       // for programs
  std::string title;      // for people
  int wanted = 0;         // the required ratio of plies/s; 0: none
  bool expanded = false;  // children, views and determinization are measured too
};

template <Game G, class R>
struct Contest : ContestInfo {
  using Engine = G;
  using Reference = R;
  typename G::Rules rules;
  std::function<R()> start;  // a new game of the reference
};
using TowersContest = Contest<towers::Towers, reference::towers::Game>;
using DuelContest = Contest<duel::Duel, reference::duel::Game>;

const std::vector<TowersContest>& towers_contests();
const std::vector<DuelContest>& duel_contests();

template <class F>
void for_each_contest(F&& f) {
  for (const TowersContest& contest : towers_contests()) f(contest);
  for (const DuelContest& contest : duel_contests()) f(contest);
}

}  // namespace spires::bench
