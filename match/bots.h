// The bots of each game.
#pragma once

#include "bots/duel/bots.h"
#include "bots/towers/bots.h"
#include "match/games.h"

namespace spires {

template <Game G>
struct BotsPlaying;
template <>
struct BotsPlaying<towers::Towers> {
  using type = bots::TowersBots;
};
template <>
struct BotsPlaying<duel::Duel> {
  using type = bots::DuelBots;
};
template <GameTools K>
using BotsOf = typename BotsPlaying<typename K::Text::Game>::type;

}  // namespace spires
