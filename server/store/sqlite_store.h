// The store in one SQLite file, for any number of processes on one machine.
//
// One thread writes: it commits all waiting changes at once, so they share the cost of a sync. A change is reported as
// stored only after the commit is on the disk (WAL, synchronous=FULL). If the disk fails, the whole batch is refused
// and the next one is tried anew.
//
// Thread-safe. `done` is called on a dedicated thread, so a slow callback delays no commit.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "server/store/opened_store.h"

namespace spires::server {

struct SqlitePlan {
  std::string file;
  std::string vfs;                           // empty: the default one
  std::uint32_t checkpoint_pages = 1000;     // checkpoint after the log has grown by this many pages
  std::size_t most_waiting = 100'000;        // further appends are refused
  std::chrono::milliseconds patience{5000};  // with other writing processes
};

// Creates the file if missing, and migrates an old one.
OpenedStore open_sqlite_store(const SqlitePlan& plan);

}  // namespace spires::server
