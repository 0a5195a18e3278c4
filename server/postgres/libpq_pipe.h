// A connection through libpq.
#pragma once

#include <libpq-fe.h>

#include <chrono>
#include <deque>
#include <memory>
#include <string>
#include <utility>

#include "server/postgres/pg_pipe.h"

namespace spires::server {

struct FinishConnection {
  void operator()(PGconn* connection) const { PQfinish(connection); }
};
using PgConnection = std::unique_ptr<PGconn, FinishConnection>;

class LibpqPipe final : public PgPipe {
 public:
  // REQUIRES: an established connection.
  explicit LibpqPipe(PgConnection connection);

  void send(const PgStatement& statement) override;
  void sync() override;
  PgResult next(std::chrono::milliseconds limit) override;
  bool take_warning() override { return std::exchange(warned_, false); }
  const std::string& server() const override { return server_; }
  void set_server(std::string server) { server_ = std::move(server); }
  // Sends all statements of the store to be prepared; each gives Rows.
  void prepare(const PgPrepared& what);

 private:
  bool wait(std::chrono::steady_clock::time_point until);
  PgResult taken(PGresult* result);
  PgResult lost() const;

  PgConnection connection_;
  std::string server_;
  bool broken_ = false;  // something could not be sent
  bool warned_ = false;
};

// The error of a connection, in one line.
std::string pg_error(const char* message);

}  // namespace spires::server
