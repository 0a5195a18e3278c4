// Open votes of the players: an undo that needs consent, ending the game, and a bot for a silent player.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "host/client.h"
#include "host/silence.h"
#include "match/message_parts.h"

namespace spires::host {

struct UndoQuestion {
  int seat = 0;
  std::uint32_t seq = 0;
  ClientPtr client;
  std::string request;
  int steps = 0;
  std::vector<match::DecisionCount> decisions;
  std::set<int> agreed;
};

struct Votes {
  std::optional<UndoQuestion> undo;
  std::set<int> ending;  // seats that want to end the game
  Silence silence;
};

}  // namespace spires::host
