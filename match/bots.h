// The bots of each game.
#pragma once

#include "bots/duel/bots.h"
#include "bots/towers/bots.h"
#include "match/games.h"
#ifndef __wasm__
#include "bots/nets/towers.h"
#endif

namespace spires {

template <Game G>
struct BotsPlaying;
template <>
struct BotsPlaying<towers::Towers> {
#ifdef __wasm__  // a page has no nets
  using type = bots::TowersBots;
#else
  using type = bots::TowersNetBots;
#endif
};
template <>
struct BotsPlaying<duel::Duel> {
  using type = bots::DuelBots;
};
template <GameTools K>
using BotsOf = typename BotsPlaying<typename K::Text::Game>::type;

}  // namespace spires
