// The runs, one per guarantee. Each prints one line and returns the exit status.
#pragma once

#include <cstdint>

#include "tests/scale.h"
#include "tests/server/crowd/harness.h"

namespace spires::crowd {

// C1: an acknowledged move is never lost, doubled or reordered, whenever the server is killed.
struct KillOptions {
  std::int64_t kills = tests::scaled(20);
  std::uint32_t tables = 24;
  std::uint64_t moves = 0;    // continue killing until this many are acknowledged
  double life = 0.8;          // seconds between two kills, on average
  std::uint32_t seconds = 4;  // seconds of play after the last kill
};
int run_kill(const Common& common, const KillOptions& options);

// C3 and C4: a repeated request takes effect once, and a client that was cut off is back at once.
struct CutOptions {
  std::int64_t cuts = tests::scaled(300);
  std::uint32_t tables = 20;
  double life = 1.5;  // seconds of a connection, on average
};
int run_cut(const Common& common, const CutOptions& options);

// C13: invalid messages do no harm.
struct MutateOptions {
  std::int64_t messages = tests::scaled(100000);
  std::uint32_t tables = 8;
  std::uint32_t senders = 48;
};
int run_mutate(const Common& common, const MutateOptions& options);

// C14: one abuser does not affect other clients.
struct FloodOptions {
  std::uint32_t tables = 40;
  double rate = 80;           // moves per second, of all tables
  std::uint32_t seconds = 6;  // without abuse, and the same with it
};
int run_flood(const Common& common, const FloodOptions& options);

// C22: nobody can spoil it for others, whatever their connection allows.
struct SpoilOptions {
  std::string only;           // hints, archmages, journal and so on; empty: all
  std::uint32_t tables = 20;  // of spoilers with bots
  std::uint32_t seconds = 3;
};
int run_spoil(const Common& common, const SpoilOptions& options);

// C21: a backup can be restored.
struct BackupOptions {
  std::uint32_t tables = 30;
  double rate = 200;
  std::uint32_t seconds = 3;  // before the backup
};
int run_backup(const Common& common, const BackupOptions& options);

// C5: the server carries the load.
struct LoadOptions {
  std::uint32_t tables = 2000;
  std::uint32_t seats = 4;
  std::uint32_t idle = 10000;
  double rate = 700;
  std::uint32_t seconds = 60;
  std::uint32_t processes = 2;
  bool previews = true;
  bool features = true;
  std::string flood;  // measures again with these spoilers: a name of floods.h, or `all` one after another
  std::uint32_t flood_tables = 50;  // of archmages
  std::vector<std::string> server_options;
};
int run_load(const Common& common, const LoadOptions& options);

}  // namespace spires::crowd
