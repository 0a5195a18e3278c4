// Which bots play which game.
#pragma once

#include "bots/duel/bots.h"
#include "bots/towers/bots.h"
#include "table/games.h"

namespace spires {

template <GameTools K>
struct BotsFor;
template <>
struct BotsFor<towers::Tools> {
  using type = bots::TowersBots;
};
template <>
struct BotsFor<duel::Tools> {
  using type = bots::DuelBots;
};
template <GameTools K>
using BotsOf = typename BotsFor<K>::type;

}  // namespace spires
