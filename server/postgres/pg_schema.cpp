#include "server/postgres/pg_schema.h"

#include <array>
#include <cstdlib>
#include <memory>

namespace spires::server {
namespace {

// `touched` is in no index, so that an append changes its row in place. `day` is `touched` in days, `listed` the time of
// the last change of what a list shows. `home` is the node that has claimed the table. There are no foreign keys: the
// statements of an append are the only writer.
constexpr const char* kVersion1 = R"(
CREATE TABLE nodes (
  id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  until timestamptz NOT NULL,
  dead  boolean NOT NULL DEFAULT false
);
CREATE TABLE tables (
  code      text COLLATE "C" PRIMARY KEY,
  entries   integer NOT NULL,
  epoch     bigint  NOT NULL,
  home      bigint,
  status    text    NOT NULL,
  is_public boolean NOT NULL,
  summary   text    NOT NULL,
  touched   bigint  NOT NULL,
  day       integer NOT NULL,
  listed    bigint  NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX tables_public ON tables (status, listed DESC) WHERE is_public;
CREATE INDEX tables_day ON tables (status, day);
CREATE TABLE journal (
  code  text COLLATE "C" NOT NULL,
  n     integer NOT NULL,
  id    uuid    NOT NULL,
  epoch bigint  NOT NULL,
  text  text    NOT NULL,
  owner text,
  PRIMARY KEY (code, n)
);
CREATE TABLE personal (
  code  text COLLATE "C" NOT NULL,
  n     integer NOT NULL,
  owner text,
  words text    NOT NULL,
  PRIMARY KEY (code, n)
) WITH (autovacuum_vacuum_scale_factor = 0.01);
CREATE TABLE snapshots (
  code  text COLLATE "C" PRIMARY KEY,
  n     integer   NOT NULL,
  needs integer[] NOT NULL,
  body  text      NOT NULL
);
)";

constexpr std::array<const char*, 1> kSteps = {kVersion1};
// The oldest version of the program that can work with this one's newest schema.
constexpr int kOldestReader = 1;

using Result = std::unique_ptr<PGresult, decltype([](PGresult* result) { PQclear(result); })>;

// Runs SQL; returns a fault or an empty string.
std::string run(PGconn* connection, const std::string& sql) {
  const Result result(PQexec(connection, sql.c_str()));
  const ExecStatusType status = PQresultStatus(result.get());
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return {};
  return pg_error(PQerrorMessage(connection));
}

int number(PGconn* connection, const char* sql) {
  const Result result(PQexec(connection, sql));
  return PQntuples(result.get()) == 1 ? std::atoi(PQgetvalue(result.get(), 0, 0)) : 0;
}

// In a transaction, under the lock.
std::string step_on(PGconn* connection, PgSteps steps, bool& is_done) {
  std::string fault = run(connection, "SELECT pg_advisory_xact_lock(1399875954)");
  if (fault.empty()) {
    fault =
        run(connection, "CREATE TABLE IF NOT EXISTS spires (version integer NOT NULL, oldest_reader integer NOT NULL)");
  }
  if (!fault.empty()) return fault;
  const int version = number(connection, "SELECT version FROM spires");
  const int newest = static_cast<int>(steps.size());
  if (version > newest) {
    return "the database has version " + std::to_string(version) + ", and this program knows versions up to " +
           std::to_string(newest) + ": a newer program is needed";
  }
  is_done = version == newest;
  if (is_done) return {};
  fault = run(connection, steps[static_cast<std::size_t>(version)]);
  if (!fault.empty()) return fault;
  return run(connection, "DELETE FROM spires; INSERT INTO spires VALUES (" + std::to_string(version + 1) + ", " +
                             std::to_string(kOldestReader) + ")");
}

}  // namespace

const PgPrepared kPgVersion{"", "SELECT version, oldest_reader FROM spires"};

PgSteps pg_steps() { return kSteps; }

std::string pg_version_fault(const std::vector<PgRow>& answer) {
  if (answer.size() != 1) return "there is no store in the database: run `spires migrate --store URL`";
  const int version = std::atoi(answer.front()[0]->c_str());
  const int oldest = std::atoi(answer.front()[1]->c_str());
  const int known = static_cast<int>(kSteps.size());
  if (version < known) {
    return "the database has version " + std::to_string(version) + ": run `spires migrate --store URL` first";
  }
  if (oldest > known) return "the database needs a newer program";
  return {};
}

std::string pg_migrate(PgPrimary& primary, PgSteps steps) {
  const PgConnection connection = primary.open_plain();
  if (!connection) return primary.why();
  for (bool is_done = false; !is_done;) {
    std::string fault = run(connection.get(), "BEGIN");
    if (fault.empty()) fault = step_on(connection.get(), steps, is_done);
    if (!fault.empty()) {
      static_cast<void>(run(connection.get(), "ROLLBACK"));
      return fault;
    }
    if (fault = run(connection.get(), "COMMIT"); !fault.empty()) return fault;
  }
  return {};
}

}  // namespace spires::server
