// The connection that reads. With a write-ahead log it never waits for the writer.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "host/store.h"

namespace spires::server {

using host::Entry;
using host::ListedTable;
using host::ListQuery;

// All functions throw what SQLite throws. Thread rule: one thread at a time.
class SqliteReader {
 public:
  explicit SqliteReader(SQLite::Database database);

  // At most this many at a time, so that a long journal does not keep the reader from other tables.
  static constexpr std::uint32_t kEntriesAtOnce = 2000;
  // Returns nullopt if there is no such table.
  std::optional<std::vector<Entry>> entries(const std::string& code, std::uint32_t after);
  std::vector<ListedTable> list(const ListQuery& query);
  host::SnapshotAnswer snapshot(const std::string& code);

 private:
  SQLite::Database database_;
  SQLite::Statement entries_;
  SQLite::Statement exists_;
  // Prepared when first used: the file of an older version has none.
  std::optional<SQLite::Statement> snapshot_;
  std::optional<SQLite::Statement> needed_;
};

}  // namespace spires::server
