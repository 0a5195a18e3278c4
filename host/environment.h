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
inline constexpr std::int64_t kDay = 24 * 60 * kMinute;

// Whether several users share this host. A page has one user and counts every byte, so it leaves out what protects others.
#ifdef __wasm__
inline constexpr bool kIsShared = false;
#else
inline constexpr bool kIsShared = true;
#endif

// Settings of the operator.
struct HostSettings {
  int absence_seconds = 90;             // until a bot plays for an absent player
  int silence_seconds = 300;            // until the others may vote on a bot for a silent player, without a clock
  int opening_seconds = 20;             // until a start fails because a seat has not opened its nonce
  int gathering_minutes = 24 * 60;      // until a table that has not begun is closed, without activity
  int running_days = 60;                // until a running game is closed, without activity
  int notice_minutes = 10;              // of warning before that
  int listed_seconds = 1;               // that a list of public tables is kept: all requests meanwhile get the same one
  int asleep_seconds = 60;              // until a table without clients is unloaded from memory
  int say_minutes = 60;                 // that an absent player keeps a say in votes
  int removed_minutes = 10;             // that a spectator who was sent away may not come back
  int reopen_days = 30;                 // that a closed table can be reopened by its players
  int finished_days = 0;                // until a finished table is deleted; 0: it is kept
  std::uint32_t most_entries = 20'000;  // of a journal
  // A client that has missed more gets a view, which costs the same however long a game is. An event takes about 8 µs,
  // with a board about 50 µs; boards before an undo are made by playing the match again from its start.
  std::uint32_t most_retold = 2000;
  std::uint32_t most_boards = 400;
  std::uint32_t most_replayed = 5000;
  std::uint32_t snapshot_entries = 500;  // of a journal until the next snapshot
  std::string stand_in = "journeyman";   // the bot level that plays for absent players
  double tables_at_once = 60;            // tables that one address may create at once,
  double tables_per_second = 1;          // and then per second
  double joins_at_once = 0;              // likewise, ways to a table; 0: no limit
  double joins_per_second = 4;
  std::uint32_t most_tables = 100000;  // loaded at the same time
  bool practice = false;               // whether a table may start from a position: only a page's own host allows it
};

struct Environment {
  Loop& loop;
  Store& store;
  Bus& bus;
  BotRunner& bots;
  Counters& counters;
  Log& log;
  HostSettings settings;
  // Random sources of the host: tokens, seeds, codes. Only tests replace them.
  std::function<std::string()> token;
  std::function<std::string()> seed;
  std::function<std::uint64_t()> number;
  // Milliseconds since 1970.
  std::function<std::int64_t()> now;
  MatchSeams match = {};
};

}  // namespace spires::host
