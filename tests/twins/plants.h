// Servers with one leak each: correct except for one channel that reveals one bit of hidden information. The leak is
// planted around the match or around the sockets, so that it uses the named channel.
#pragma once

#include <string>
#include <vector>

#include "tests/twins/world.h"

namespace spires::server::twins {

struct PlantedLeak {
  std::string name;
  std::string seen_in;  // the end of the finding: a type of message, the log, a page
  Plant (*plant)();     // a new one for each world
};

std::vector<PlantedLeak> planted_leaks();

}  // namespace spires::server::twins
