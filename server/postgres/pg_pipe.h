// A connection to PostgreSQL in pipeline mode, shaped like libpq. Whoever decides what a lost answer means is written
// against this interface, so that a test can play every order of events (tests/doubt/fake_server.h).
//
// Statements that are sent before a sync are one transaction, which commits at the sync: it is stored only when Sync has
// arrived, without an error or a warning before it.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace spires::server {

// A statement that each connection prepares once. Without a name: not prepared.
struct PgPrepared {
  const char* name;
  const char* sql;
};
using PgValue = std::optional<std::string>;  // nullopt: null
struct PgStatement {
  const PgPrepared* what = nullptr;
  std::vector<PgValue> values;
};
using PgRow = std::vector<PgValue>;

struct PgResult {
  enum class Kind {
    Rows,     // of the next statement
    Error,    // the transaction is rolled back
    Skipped,  // a statement after an error
    Sync,     // the transaction has ended
    Nothing,  // no answer within the time
    Lost,     // the connection is lost
  } kind = Kind::Lost;
  std::vector<PgRow> rows;
  std::string sqlstate;
  std::string words;
};

// Thread rule: one thread.
class PgPipe {
 public:
  PgPipe() = default;
  PgPipe(const PgPipe&) = delete;
  PgPipe& operator=(const PgPipe&) = delete;
  // Never cancels what is under way: a cancelled wait for the standby would count as success.
  virtual ~PgPipe() = default;

  virtual void send(const PgStatement& statement) = 0;
  virtual void sync() = 0;
  virtual PgResult next(std::chrono::milliseconds limit) = 0;
  // Whether a warning has come since the last call.
  virtual bool take_warning() = 0;
  // The running server at the other end, and its timeline.
  virtual const std::string& server() const = 0;
};

// Finds the primary.
class PgDoor {
 public:
  PgDoor() = default;
  PgDoor(const PgDoor&) = delete;
  PgDoor& operator=(const PgDoor&) = delete;
  virtual ~PgDoor() = default;

  // Returns a new connection to the primary, or null. Thread rule: any thread.
  virtual std::unique_ptr<PgPipe> open() = 0;
  // Why the last call returned null.
  virtual std::string why() const = 0;
  // Waits a little before the next try.
  virtual void pause() = 0;
};

}  // namespace spires::server
