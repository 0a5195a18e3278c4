// The module of one game.
#include "match/offered_games.h"

namespace spires::match {

template <GameTools K>
bool is_offered() {
  return std::is_same_v<K, towers::Tools>;
}

template bool is_offered<towers::Tools>();
template bool is_offered<duel::Tools>();

}  // namespace spires::match
