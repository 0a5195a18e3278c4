#include "tests/reference/towers/board.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace reference::towers {

namespace {

// WT-2.2: one printed shield a landscape tile.
bool printed_shield(int space) { return space % 4 == 0; }

}  // namespace

int ahead(int space, int n) { return ((space + n) % kSpaces + kSpaces) % kSpaces; }

void remove_wizard(std::vector<int>& surface, int seat) {
  const auto at = std::find(surface.begin(), surface.end(), seat);
  assert(at != surface.end());
  surface.erase(at);
}

const std::vector<int>& Board::top(int space) const {
  const Space& here = at(space);
  return here.towers.empty() ? here.ground : here.towers.back().roof;
}

std::vector<int>& Board::top(int space) {
  Space& here = at(space);
  return here.towers.empty() ? here.ground : here.towers.back().roof;
}

const std::vector<int>& Board::under(int space, int level) const {
  const Space& here = at(space);
  return level == 1 ? here.ground : here.towers[static_cast<std::size_t>(level - 2)].roof;
}

std::vector<int>& Board::under(int space, int level) {
  Space& here = at(space);
  return level == 1 ? here.ground : here.towers[static_cast<std::size_t>(level - 2)].roof;
}

int Board::visible(int space, int seat) const {
  const std::vector<int>& surface = top(space);
  return static_cast<int>(std::count(surface.begin(), surface.end(), seat));
}

bool Board::enters(int from, int steps) const { return ahead(from, steps) == castle; }

bool Board::party_fits(int from, int steps, int party) const {
  // WT-6.4: the castle has no limit; elsewhere only the top surface counts.
  return enters(from, steps) || static_cast<int>(top(ahead(from, steps)).size()) + party <= kSurfaceLimit;
}

bool Board::block_may_move(int from, int steps) const { return ahead(from, steps) != castle; }

bool Board::move_block(int from, int level, int steps) {
  const int to = ahead(from, steps);
  std::vector<Tower>& source = at(from).towers;
  const bool trapped = !top(to).empty();
  std::vector<Tower>& target = at(to).towers;
  const auto first = source.begin() + (level - 1);
  // WT-8.2: the block keeps its order and everything on or inside it.
  target.insert(target.end(), std::make_move_iterator(first), std::make_move_iterator(source.end()));
  source.erase(first, source.end());
  // WT-8.4: the castle is topmost, so any block lifted on its space carries it.
  if (castle == from) castle = to;
  return trapped;
}

void Board::swap_tops(int a, int b) {
  std::swap(at(a).towers.back(), at(b).towers.back());
  // the castle travels with its tower.
  if (castle == a) {
    castle = b;
  } else if (castle == b) {
    castle = a;
  }
}

std::optional<int> Board::nudge_target(int direction) const {
  for (int steps = 1; steps < kSpaces; ++steps) {
    const int space = ahead(castle, direction * steps);
    if (top(space).empty()) return space;
  }
  return std::nullopt;
}

std::optional<int> Board::landing(Landing where) const {
  for (int steps = 1; steps < kSpaces; ++steps) {
    const int space = ahead(castle, steps);
    if (!top(space).empty()) continue;  // WT-7.4: only the top surface matters
    const Space& here = at(space);
    if (here.towers.empty()) {
      if (where == Landing::EmptySpaceOrShieldTower || printed_shield(space)) return space;  // WT-7.3
    } else if (here.towers.back().shield) {
      return space;
    }
  }
  return std::nullopt;  // a full circle leaves it where it is
}

}  // namespace reference::towers
