// The store in PostgreSQL: what is acknowledged is on the disk of the primary and of its synchronous standby.
//
// Two threads write, two read and claim, one keeps the lease of this node. No caller waits for the database. An answer
// may take as long as a failover; it is never Unknown, except for a server that stops while the database is away.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>

#include "server/postgres/pg_primary.h"
#include "server/store/opened_store.h"

namespace spires::server {

struct PgPlan {
  PgAddress address;
  std::size_t lanes = 2;
  std::size_t most_waiting = 100'000;          // in a lane; further changes are refused
  std::chrono::milliseconds patience{20'000};  // with a change that could not be sent
  std::chrono::milliseconds read_patience{5000};
  std::chrono::milliseconds farewell{10'000};  // with a change in doubt, when the server stops
  // Only one server at a time uses the database: waits for the lease of another one to run out, or refuses.
  bool is_only_server = false;
  std::chrono::milliseconds lease_patience{10'000};
};

OpenedStore open_pg_store(const PgPlan& plan);

}  // namespace spires::server
