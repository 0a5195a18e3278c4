#include "insight/puzzle_miner.h"

namespace spires::insight {

template class PuzzleMiner<towers::Tools>;
template class PuzzleMiner<duel::Tools>;

}  // namespace spires::insight
