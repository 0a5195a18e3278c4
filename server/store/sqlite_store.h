// The store in one SQLite file, for any number of processes on one machine.
//
// One thread writes: it takes everything that waits and commits it at once, so the cost of a sync is shared by all who
// wait. Nothing is said to be stored before the commit is on the disk (WAL, synchronous=FULL). When the disk fails, the
// whole batch is refused and the next one is tried anew.
//
// Thread rule: any thread. `done` is called on a thread that does nothing else, so a slow one holds up no commit.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "host/store.h"

namespace spires::server {

using host::Store;

struct SqlitePlan {
  std::string file;
  std::string vfs;                           // empty: the default one
  std::uint32_t checkpoint_pages = 1000;     // the log is copied into the file when it has grown by so much
  std::size_t most_waiting = 100'000;        // further appends are refused at once
  std::chrono::milliseconds patience{5000};  // with other processes that write
};

// Either a store, or a sentence that says why there is none.
struct OpenedStore {
  std::unique_ptr<Store> store;
  std::string fault;
};

// Creates the file where there is none, and brings an old one up to date.
OpenedStore open_sqlite_store(const SqlitePlan& plan);

}  // namespace spires::server
