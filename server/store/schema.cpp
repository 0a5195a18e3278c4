#include "server/store/schema.h"

#include <array>

namespace spires::server {
namespace {

// "Spir", the application id: other programs number their versions too.
constexpr int kApplication = 0x53706972;

// Personal text is in its own table, which only grows at its end and whose rows never change their size: SQLite then
// never moves a row to another page, so no copy of deleted text stays in the unused part of a page, where secure_delete
// would not find it.
constexpr const char* kVersion1 = R"(
CREATE TABLE tables (
  code      TEXT    NOT NULL PRIMARY KEY,
  status    TEXT    NOT NULL,
  is_public INTEGER NOT NULL,
  summary   TEXT    NOT NULL,
  touched   INTEGER NOT NULL,
  entries   INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_by_status ON tables (status, touched);
CREATE TABLE personal (
  id    INTEGER NOT NULL PRIMARY KEY,
  words ANY     NOT NULL -- a text, or as many zero bytes once it is forgotten
) STRICT;
CREATE TABLE journal (
  code     TEXT    NOT NULL REFERENCES tables (code),
  n        INTEGER NOT NULL,
  text     TEXT    NOT NULL,
  owner    TEXT,
  personal INTEGER REFERENCES personal (id),
  PRIMARY KEY (code, n)
) STRICT, WITHOUT ROWID;
)";

// A cache, which may be emptied at any time. `needs` is a list of numbers in JSON.
constexpr const char* kVersion2 = R"(
CREATE TABLE snapshots (
  code  TEXT    NOT NULL PRIMARY KEY REFERENCES tables (code),
  n     INTEGER NOT NULL,
  needs TEXT    NOT NULL,
  body  TEXT    NOT NULL
) STRICT;
)";

constexpr std::array<const char*, 2> kSteps = {kVersion1, kVersion2};

int number(SQLite::Database& database, const char* query) { return database.execAndGet(query).getInt(); }

int version_of(SQLite::Database& database) { return number(database, "PRAGMA user_version"); }

}  // namespace

SchemaSteps schema_steps() { return kSteps; }

std::string foreign_database(SQLite::Database& database, SchemaSteps steps) {
  const int version = version_of(database);
  const int newest = static_cast<int>(steps.size());
  const int application = number(database, "PRAGMA application_id");
  const bool empty = number(database, "SELECT count(*) FROM sqlite_schema") == 0;
  const bool is_new = version == 0 && application == 0 && empty;
  if (!is_new && application != kApplication) return "this is a database of another program";
  if (version < 0 || version > newest) {
    return "the database has version " + std::to_string(version) + ", and this program knows versions up to " +
           std::to_string(newest) + ": a newer program is needed";
  }
  return {};
}

std::string migrate(SQLite::Database& database, SchemaSteps steps) {
  std::string fault = foreign_database(database, steps);
  while (fault.empty() && version_of(database) < static_cast<int>(steps.size())) {
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    // Another process may have migrated it first.
    fault = foreign_database(database, steps);
    const int version = version_of(database);
    if (!fault.empty() || version >= static_cast<int>(steps.size())) break;
    database.exec(steps[static_cast<std::size_t>(version)]);
    database.exec("PRAGMA application_id = " + std::to_string(kApplication));
    database.exec("PRAGMA user_version = " + std::to_string(version + 1));
    transaction.commit();
  }
  return fault;
}

}  // namespace spires::server
