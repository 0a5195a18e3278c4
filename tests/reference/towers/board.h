// The ring of 16 spaces, the pieces on it, and the moves of single pieces (WT-2, 6, 7, 8, 11). The board knows no
// players' turns and no potions.
// Invariants (WT-19): nine towers; the castle stands above a wizard-free top surface; at most six wizards per surface.
#pragma once

#include <array>
#include <optional>
#include <vector>

namespace reference::towers {

inline constexpr int kSpaces = 16;
inline constexpr int kSurfaceLimit = 6;  // WT-6.4

struct Tower {
  bool shield = false;
  std::vector<int> roof;  // seats of the wizards standing on it
};

struct Space {
  std::vector<int> ground;
  std::vector<Tower> towers;  // bottom to top
};

// Which wizard-free surfaces the castle may go to after an entry, R-01.
enum class Landing { ShieldOnly, EmptySpaceOrShieldTower };

// WT-2.1: the space n steps forward (backward for negative n).
int ahead(int space, int n);

struct Board {
  std::array<Space, kSpaces> spaces;
  int castle = 0;

  const Space& at(int space) const { return spaces[static_cast<std::size_t>(space)]; }
  Space& at(int space) { return spaces[static_cast<std::size_t>(space)]; }
  int height(int space) const { return static_cast<int>(at(space).towers.size()); }

  const std::vector<int>& top(int space) const;  // WT-2.4
  std::vector<int>& top(int space);
  const std::vector<int>& under(int space, int level) const;  // the surface right under a level
  std::vector<int>& under(int space, int level);
  int visible(int space, int seat) const;  // WT-2.5: how many wizards of this seat stand on the top surface

  bool party_fits(int from, int steps, int party) const;  // WT-6.3, 6.4
  bool enters(int from, int steps) const;                 // WT-6.5
  bool block_may_move(int from, int steps) const;         // WT-8.4
  bool move_block(int from, int level, int steps);        // true: it landed on wizards (WT-9.1)
  void swap_tops(int a, int b);                           // WT-11.5
  std::optional<int> nudge_target(int direction) const;   // WT-11.6
  std::optional<int> landing(Landing where) const;        // WT-7.2, 7.3
};

// REQUIRES: a wizard of this seat is on the surface.
void remove_wizard(std::vector<int>& surface, int seat);

}  // namespace reference::towers
