// Those who want to spoil it for others. They live in a process of their own, with the lowest priority: in life they have
// machines of their own, here they would only take the server's processor away.
#pragma once

#include <cstdint>
#include <string>

#include "tests/server/crowd/worker.h"

namespace spires::crowd {

// What abusers have seen.
struct Abuse {
  std::uint64_t frames = 0;           // sent by those who never pause
  std::uint64_t too_fast = 0;         // and refused
  std::uint64_t deaf_cut = 0;         // never read, and were cut off
  std::uint64_t slow_cut = 0;         // read slowly, and were cut off
  std::uint64_t connections = 0;      // opened by those who open as many as they can,
  std::uint64_t connections_cut = 0;  // and closed again by the server
  std::uint64_t pages = 0;            // HTTP answers,
  std::uint64_t pages_refused = 0;    // and those that said no
};

// Waits for a line `go PORT CODE SECONDS`, abuses, and says what it has seen; until the pipe closes.
void abuse(Pipes& pipes);
Abuse read_abuse(const std::string& line);

}  // namespace spires::crowd
