// A bot of one game behind the interface of all games.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "match/games.h"
#include "match/match.h"

namespace spires::match {

template <GameTools K>
struct TypedSeatView final : SeatView {
  using View = typename K::Text::Game::View;
  explicit TypedSeatView(const View& seen) : view(seen) {}
  View view;
};

// Defined for every game in bot_seat.cpp, so that a change to a bot recompiles only that file of the table.
template <GameTools K>
std::unique_ptr<BotSeat> make_bot_seat(const typename K::Text::Game::Rules& rules, std::string_view level,
                                       std::uint64_t seed);
template <GameTools K>
typename K::Text::Game::Memory bot_memory();

}  // namespace spires::match
