// Servers with one leak each: everything is as it should be but for one channel, through which one bit of something hidden
// shows. They are planted around the match or around the sockets, so that a leak takes the way that it names.
#pragma once

#include <string>
#include <vector>

#include "tests/twins/world.h"

namespace spires::server::twins {

struct PlantedLeak {
  std::string name;
  std::string seen_in;  // how the finding ends: a type of message, the log, a page
  Plant (*plant)();     // a new one for each world
};

std::vector<PlantedLeak> planted_leaks();

}  // namespace spires::server::twins
