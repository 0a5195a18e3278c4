#include "server/store/sqlite_reader.h"

#include <map>
#include <utility>

namespace spires::server {
namespace {

using host::Listing;
using host::ListOrder;

constexpr const char* kEntries = R"(
SELECT journal.text, journal.owner, personal.words, journal.n
FROM journal LEFT JOIN personal ON personal.id = journal.personal
WHERE journal.code = ?1 AND journal.n > ?2 ORDER BY journal.n LIMIT ?3)";
constexpr const char* kExists = "SELECT 1 FROM tables WHERE code = ?1";

constexpr const char* kSnapshot = "SELECT n, needs, body FROM snapshots WHERE code = ?1";
constexpr const char* kNeeded = R"(
SELECT journal.text, journal.owner, personal.words, journal.n
FROM json_each(?2) AS need JOIN journal ON journal.code = ?1 AND journal.n = need.value
LEFT JOIN personal ON personal.id = journal.personal)";

// Resets a statement: otherwise it would keep its snapshot of the database, and the log could not be emptied.
class Reading {
 public:
  explicit Reading(SQLite::Statement& statement) : statement_(statement) {}
  Reading(const Reading&) = delete;
  Reading& operator=(const Reading&) = delete;
  ~Reading() { statement_.tryReset(); }

 private:
  SQLite::Statement& statement_;
};

std::optional<std::string> text_of(const SQLite::Column& column) {
  if (!column.isText()) return std::nullopt;
  return column.getString();
}

std::string list_query(const ListQuery& query) {
  std::string sql = "SELECT code, status, is_public, summary, touched FROM tables WHERE 1";
  if (query.status) sql += " AND status = :status";
  if (query.only_public) sql += " AND is_public = 1";
  if (query.touched_before) sql += " AND touched < :before";
  if (query.after) sql += " AND (touched, code) > (:touched, :code)";
  sql += query.order == ListOrder::NewestFirst ? " ORDER BY touched DESC, code" : " ORDER BY touched, code";
  return sql + " LIMIT :most";
}

}  // namespace

SqliteReader::SqliteReader(SQLite::Database database)
    : database_(std::move(database)), entries_(database_, kEntries), exists_(database_, kExists) {}

std::optional<std::vector<Entry>> SqliteReader::entries(const std::string& code, std::uint32_t after) {
  std::vector<Entry> found;
  {
    const Reading reading(entries_);
    entries_.bind(1, code);
    entries_.bind(2, after);
    entries_.bind(3, kEntriesAtOnce);
    while (entries_.executeStep()) {
      // A gap reads as an entry that makes no sense, so that the table counts as damaged.
      if (entries_.getColumn(3).getInt64() != after + static_cast<std::int64_t>(found.size()) + 1) {
        found.emplace_back();
        return found;
      }
      // Deleted personal text is returned as missing.
      found.push_back(
          {entries_.getColumn(0).getString(), text_of(entries_.getColumn(1)), text_of(entries_.getColumn(2))});
    }
  }
  if (!found.empty()) return found;
  const Reading reading(exists_);
  exists_.bind(1, code);
  if (!exists_.executeStep()) return std::nullopt;
  return found;
}

std::vector<ListedTable> SqliteReader::list(const ListQuery& query) {
  SQLite::Statement statement(database_, list_query(query));
  if (query.status) statement.bind(":status", *query.status);
  if (query.touched_before) statement.bind(":before", *query.touched_before);
  if (query.after) {
    statement.bind(":touched", query.after->touched);
    statement.bind(":code", query.after->code);
  }
  statement.bind(":most", query.most);
  std::vector<ListedTable> found;
  while (statement.executeStep()) {
    const Listing listing{statement.getColumn(1).getString(), statement.getColumn(2).getInt() != 0,
                          statement.getColumn(3).getString()};
    found.push_back({statement.getColumn(0).getString(), listing, statement.getColumn(4).getInt64()});
  }
  return found;
}

host::SnapshotAnswer SqliteReader::snapshot(const std::string& code) {
  if (!snapshot_) snapshot_.emplace(database_, kSnapshot);
  if (!needed_) needed_.emplace(database_, kNeeded);
  host::Snapshot found;
  std::string needs;
  {
    const Reading reading(*snapshot_);
    snapshot_->bind(1, code);
    if (!snapshot_->executeStep()) return {};
    found.entries = snapshot_->getColumn(0).getUInt();
    needs = snapshot_->getColumn(1).getString();
    found.body = snapshot_->getColumn(2).getString();
  }
  std::map<std::uint32_t, Entry> entries;
  const Reading reading(*needed_);
  needed_->bind(1, code);
  needed_->bind(2, needs);
  while (needed_->executeStep()) {
    entries[needed_->getColumn(3).getUInt()] = {needed_->getColumn(0).getString(), text_of(needed_->getColumn(1)),
                                                text_of(needed_->getColumn(2))};
  }
  host::SnapshotAnswer answer{std::move(found), {}};
  for (auto& [number, entry] : entries) {
    answer.snapshot->needs.push_back(number);
    answer.needed.push_back(std::move(entry));
  }
  return answer;
}

}  // namespace spires::server
