// The module of all games.
#include "match/offered_games.h"

namespace spires::match {

template <GameTools K>
bool is_offered() {
  return true;
}

template bool is_offered<towers::Tools>();
template bool is_offered<duel::Tools>();

}  // namespace spires::match
