// The connection that reads and claims. All questions about one table come to the same reader, so what is read after a
// claim is read where the claim was made, or on a newer primary.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "host/store.h"
#include "server/postgres/pg_session.h"

namespace spires::server {

// Thread rule: one thread.
class PgReader {
 public:
  PgReader(PgDoor& door, PgNode& node) : door_(door), node_(node), session_(door, node) {}

  using Deadline = std::chrono::steady_clock::time_point;
  // Each gives up at the deadline; what is not answered by then is Unavailable, Unreadable or empty; see fault().
  host::Claim claim(const std::string& code, Deadline until);
  host::ReadAnswer entries(const host::ReadQuery& query, Deadline until);
  std::optional<std::vector<host::ListedTable>> list(const host::ListQuery& query, Deadline until);
  host::SnapshotAnswer snapshot(const std::string& code, Deadline until);
  // Why the last question had no answer; empty if it had one.
  const std::string& fault() const { return fault_; }

 private:
  std::optional<PgReply> ask(std::vector<PgStatement> statements, Deadline until);

  PgDoor& door_;
  PgNode& node_;
  PgSession session_;
  std::string fault_;
};

}  // namespace spires::server
