// Spoilers by name, for runs that compare a server with and without them.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tests/server/crowd/context.h"
#include "tests/server/crowd/worker.h"

namespace spires::crowd {

inline constexpr auto kFloods =
    std::to_array<std::string_view>({"hints", "archmages", "journal", "audience", "votes", "fragments", "tables"});

// Each kind of spoiler has its own network; the players who must not notice have others.
inline Route spoiler_route(const Context& context, int kind, int one) {
  return {"127.8." + std::to_string(kind) + "." + std::to_string(2 + one), "127.0.0.1", context.port};
}

using Spoilers = std::vector<std::unique_ptr<Ear>>;
// One connection that asks for hints as often as it may.
void bring_hints(Context& context, Spoilers& spoilers);
// Tables of six archmages, whose only client watches.
void bring_archmages(Context& context, std::uint32_t tables, Spoilers& spoilers);
// REQUIRES: a name of kFloods.
void bring(Context& context, std::string_view name, std::uint32_t tables, Spoilers& spoilers);

// The job of a process: waits for a line `go PORT NAME TABLES SECONDS`, floods the server, and says `done`; until the
// pipe closes.
void flood(Pipes& pipes);

}  // namespace spires::crowd
