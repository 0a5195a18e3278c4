// What is in the database, and how an older one becomes a newer one. Step k of a list makes version k out of version
// k - 1, in a transaction of its own; a step that has been shipped never changes.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <span>
#include <string>

namespace spires::server {

using SchemaSteps = std::span<const char* const>;

SchemaSteps schema_steps();

// Empty, or a sentence: this is no database of ours, or a newer program made it. A database without anything is ours.
// Changes nothing. Throws what SQLite throws.
std::string foreign_database(SQLite::Database& database, SchemaSteps steps);

// Takes the steps that are missing. Empty, or a sentence like above. Throws what SQLite throws; then the database is as
// the last step that succeeded left it.
std::string migrate(SQLite::Database& database, SchemaSteps steps);

}  // namespace spires::server
