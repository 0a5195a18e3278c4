// The database schema and its migrations. Step k of the list turns version k - 1 into version k, in its own
// transaction; a released step never changes.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <span>
#include <string>

namespace spires::server {

using SchemaSteps = std::span<const char* const>;

SchemaSteps schema_steps();

// Returns an empty string, or a sentence: the database is of another program, or of a newer version. An empty database
// is ours. Changes nothing. Throws what SQLite throws.
std::string foreign_database(SQLite::Database& database, SchemaSteps steps);

// Applies the missing steps. Returns an empty string, or a sentence as above. Throws what SQLite throws; then the
// database is as the last successful step left it.
std::string migrate(SQLite::Database& database, SchemaSteps steps);

}  // namespace spires::server
