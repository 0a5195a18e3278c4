// Checks a pack of puzzles: that each one can be played, that its answers are still right, and that nothing is there
// twice.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "insight/puzzle.h"

namespace spires::insight {

struct PackCheck {
  std::uint32_t nodes = 20'000;  // of one search of each puzzle
  std::uint64_t seed = 1;        // of the searches
  std::uint32_t every = 1;       // only every so many puzzles are searched and proved again; all are read and played
};

struct PackFindings {
  std::size_t puzzles = 0;
  std::size_t proved = 0;           // again
  std::size_t searched = 0;         // again
  std::vector<std::string> faults;  // "puzzle 3: …"
};

PackFindings check_pack(const PuzzlePack& pack, const PackCheck& check);

}  // namespace spires::insight
