// The schema in PostgreSQL and its migrations. Step k of the list turns version k - 1 into version k, in its own
// transaction; a released step never changes, and only adds, so that the program before it goes on beside it.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "server/postgres/pg_primary.h"

namespace spires::server {

using PgSteps = std::span<const char* const>;

PgSteps pg_steps();

// The version of the database, and the oldest program that can still read it.
extern const PgPrepared kPgVersion;
// Returns an empty string, or why this program cannot serve a database that answered so. A database that has no version
// fails already as a statement.
std::string pg_version_fault(const std::vector<PgRow>& answer);

// Applies the missing steps, one server at a time. Returns an empty string, or a sentence; then the database is as the
// last successful step left it.
std::string pg_migrate(PgPrimary& primary, PgSteps steps);

}  // namespace spires::server
