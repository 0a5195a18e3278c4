#include "tests/differential/duel_reachable.h"

#include <algorithm>

#include "tests/differential/duel_table.h"

namespace spires::differential {

namespace {

struct Row {
  const char* phase;
  const char* kinds;   // separated by commas
  const char* except;  // groups in which they cannot occur
};

// Tables mix the values of several options, so a group lacks only what its own value excludes.
constexpr Row kRows[] = {
    {"RING", "* ring", "usual ring free"},
    {"BOX", "* boxed", ""},
    {"SECRET", "* secret", ""},
    {"BURN", "* burn", ""},
    {"UP", "* up", "usual choose4"},
    {"UP", "up", "usual random4"},
    {"DEAL", "* deal,* deal down", ""},
    {"MOVE", "move,move skip,move swap", ""},
    {"MOVE", "move swap far", "adjacent"},
    {"TAKE", "take,take down", ""},
    {"PLACE", "place", ""},
    {"SPELL", "pass,cast PUR,cast GRE,cast YEL,cast BLU", ""},
    {"SPELL", "cast RED as PUR,cast RED as GRE,cast RED as YEL,cast RED as BLU", ""},
    {"SPELL", "cast GRE in vain,cast RED as GRE in vain", "forbid"},
    // In the usual ring the knight cannot reach blue in his first turn, when the mage has no card yet.
    {"SPELL", "cast BLU in vain", "forbid usual"},
    {"LOOK", "look", ""},
    {"RETURN", "keep,swap", ""},
    {"PUSH", "push", ""},
    {"DISCARD", "discard,discard end,discard middle,discard late", ""},
    {"DRAW", "* draw", ""},
    {"GUESS", "guess right,guess wrong", ""},
    {"LAY", "lay", "usual"},
    {"END", "none,princess,towers,red,draw", ""},
};

constexpr Row kRowsByLuck[] = {
    // The opponent must have lost every card and then have found none to take.
    {"SPELL", "cast BLU in vain,cast RED as BLU in vain", "forbid"},
    // KM-9.42: two spells a round keep the pile empty, and a third is needed. Not in the usual ring.
    {"SPELL", "cast PUR in vain,cast RED as PUR in vain", "forbid usual"},
};

template <class Rows>
std::vector<Reachable> cells_of(const Rows& rows) {
  std::vector<Reachable> cells;
  for (const Row& row : rows) {
    const std::vector<std::string> except = split(row.except, ' ');
    for (const std::string& kind : split(row.kinds, ',')) {
      for (const std::string& group : duel_groups()) {
        if (std::find(except.begin(), except.end(), group) == except.end()) cells.push_back({{row.phase, kind}, group});
      }
    }
  }
  return cells;
}

}  // namespace

std::vector<Reachable> duel_reachable() { return cells_of(kRows); }
std::vector<Reachable> duel_reachable_by_luck() { return cells_of(kRowsByLuck); }

}  // namespace spires::differential
