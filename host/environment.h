// The interfaces that tables need from their environment. A test provides its own.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "host/bot_runner.h"
#include "host/bus.h"
#include "host/counters.h"
#include "host/log.h"
#include "host/loop.h"
#include "host/match_seams.h"
#include "host/store.h"

namespace spires::host {

inline constexpr std::int64_t kMinute = 60'000;  // in milliseconds

// What the people who run the host decide.
struct HostSettings {
  int absence_seconds = 90;         // until a bot goes on for somebody who is not there
  int gathering_minutes = 24 * 60;  // a table that does not begin is closed after so long without anything happening
  int running_days = 60;            // a game that does not go on
  int notice_minutes = 10;          // before that
  int asleep_seconds = 60;          // a table that nobody is at leaves the memory
  std::string stand_in = "journeyman";  // plays for who is away
  double tables_at_once = 60;           // that one address may make,
  double tables_per_second = 1;         // and again
  std::uint32_t most_tables = 100000;   // open at the same time
};

struct Environment {
  Loop& loop;
  Store& store;
  Bus& bus;
  BotRunner& bots;
  Counters& counters;
  Log& log;
  HostSettings settings;
  // Randomness of the host: tokens, seeds, codes. Replaced in tests alone.
  std::function<std::string()> token;
  std::function<std::string()> seed;
  std::function<std::uint64_t()> number;
  // Milliseconds since 1970.
  std::function<std::int64_t()> now;
  // For tests: where a new table begins, instead of the start of the game.
  std::function<std::optional<std::string>(const std::string& game)> position;
  MatchSeams match = {};
};

}  // namespace spires::host
