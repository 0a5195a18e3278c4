// Abusive clients. They run in their own process with the lowest priority: real ones have their own machines, and here
// they would only take processor time from the server.
#pragma once

#include <cstdint>
#include <string>

#include "tests/server/crowd/worker.h"

namespace spires::crowd {

// The observations of abusers.
struct Abuse {
  std::uint64_t frames = 0;           // sent by clients that never pause
  std::uint64_t too_fast = 0;         // and refused
  std::uint64_t deaf_cut = 0;         // clients that never read and were disconnected
  std::uint64_t slow_cut = 0;         // clients that read slowly and were disconnected
  std::uint64_t connections = 0;      // opened by clients that open as many as they can,
  std::uint64_t connections_cut = 0;  // and closed again by the server
  std::uint64_t pages = 0;            // HTTP responses,
  std::uint64_t pages_refused = 0;    // and refusals among them
};

// Waits for a line `go PORT CODE SECONDS`, abuses the server, and reports; until the pipe closes.
void abuse(Pipes& pipes);
Abuse read_abuse(const std::string& line);

}  // namespace spires::crowd
