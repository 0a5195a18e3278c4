#include "server/store/sqlite_writer.h"

#include <sqlite3.h>

#include <optional>
#include <stdexcept>
#include <utility>

#include "server/store/sqlite_connection.h"

namespace spires::server {
namespace {

using host::Entry;
using host::Listing;

constexpr const char* kInsertTable = R"(
INSERT INTO tables (code, entries, touched, status, is_public, summary) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
ON CONFLICT DO NOTHING)";
constexpr const char* kUpdateTable = R"(
UPDATE tables SET entries = entries + ?2, touched = ?3,
  status = coalesce(?4, status), is_public = coalesce(?5, is_public), summary = coalesce(?6, summary)
WHERE code = ?1 AND entries = ?7)";
constexpr const char* kInsertWords = "INSERT INTO personal (words) VALUES (?1)";
constexpr const char* kInsertEntry = "INSERT INTO journal (code, n, text, owner, personal) VALUES (?1, ?2, ?3, ?4, ?5)";
// Keeps the length, so that the row is overwritten in place (schema.cpp).
constexpr const char* kForget = R"(
UPDATE personal SET words = zeroblob(length(CAST(words AS BLOB)))
WHERE id IN (SELECT personal FROM journal WHERE code = ?1 AND owner = ?2 AND personal IS NOT NULL))";
constexpr const char* kForgetAll = R"(
UPDATE personal SET words = zeroblob(length(CAST(words AS BLOB)))
WHERE id IN (SELECT personal FROM journal WHERE code = ?1 AND personal IS NOT NULL))";
constexpr const char* kRemoveEntries = "DELETE FROM journal WHERE code = ?1";
// The row stays, so that the code is not given to another table.
constexpr const char* kRemoveTable =
    "UPDATE tables SET status = 'deleted', is_public = 0, summary = '', entries = 0 WHERE code = ?1";
constexpr const char* kRemoveSnapshot = "DELETE FROM snapshots WHERE code = ?1";
constexpr const char* kKeep = R"(
INSERT INTO snapshots (code, n, needs, body) SELECT ?1, ?2, ?3, ?4 FROM tables WHERE code = ?1 AND entries >= ?2
ON CONFLICT DO UPDATE SET n = excluded.n, needs = excluded.needs, body = excluded.body)";

// Runs a statement with bound values and resets it, even when it throws.
int run(SQLite::Statement& statement) {
  struct Ready {
    SQLite::Statement& used;
    ~Ready() {
      used.tryReset();
      used.clearBindings();
    }
  };
  const Ready ready{statement};
  return statement.exec();
}

void bind(SQLite::Statement& statement, int index, const std::optional<std::string>& text) {
  if (text) {
    statement.bindNoCopy(index, *text);
  } else {
    statement.bind(index);
  }
}

void bind_listing(SQLite::Statement& statement, const Listing* listing) {
  if (listing == nullptr) {
    for (const int index : {4, 5, 6}) statement.bind(index);
    return;
  }
  statement.bindNoCopy(4, listing->status);
  statement.bind(5, listing->is_public ? 1 : 0);
  statement.bindNoCopy(6, listing->summary);
}

// Faults of a single change that say nothing about the disk.
bool concerns_one_change(const SQLite::Exception& fault) {
  return fault.getErrorCode() == SQLITE_CONSTRAINT || fault.getErrorCode() == SQLITE_TOOBIG;
}

int note_log_pages(void* pages, sqlite3* /*handle*/, const char* /*name*/, int count) {
  *static_cast<std::uint32_t*>(pages) = static_cast<std::uint32_t>(count);
  return SQLITE_OK;
}

// SQLite does not sync a log that it has truncated; without a sync its old bytes may come back after a loss of power.
int sync_log(sqlite3* handle) {
  sqlite3_file* log = nullptr;
  const int found = sqlite3_file_control(handle, "main", SQLITE_FCNTL_JOURNAL_POINTER, static_cast<void*>(&log));
  if (found != SQLITE_OK || log == nullptr || log->pMethods == nullptr) return found;
  return log->pMethods->xSync(log, SQLITE_SYNC_NORMAL);
}

}  // namespace

SqliteWriter::SqliteWriter(SQLite::Database database, std::chrono::milliseconds patience)
    : database_(std::move(database)),
      patience_(patience),
      begin_(database_, "BEGIN IMMEDIATE"),
      commit_(database_, "COMMIT"),
      begin_one_(database_, "SAVEPOINT one"),
      undo_one_(database_, "ROLLBACK TO one"),
      end_one_(database_, "RELEASE one"),
      insert_table_(database_, kInsertTable),
      update_table_(database_, kUpdateTable),
      insert_words_(database_, kInsertWords),
      insert_entry_(database_, kInsertEntry),
      forget_(database_, kForget),
      forget_all_(database_, kForgetAll),
      remove_entries_(database_, kRemoveEntries),
      remove_table_(database_, kRemoveTable),
      remove_snapshot_(database_, kRemoveSnapshot),
      keep_(database_, kKeep) {
  sqlite3_wal_hook(database_.getHandle(), note_log_pages, &log_pages_);
  // A process that died may have left unsynced frames in the log; they are made durable before anything is built on
  // them.
  empty_log();
}

WrittenBatch SqliteWriter::write(std::span<const Change> changes) {
  WrittenBatch written;
  bool tried = false;
  try {
    if (stray_frames_) {
      const EmptiedLog emptied = empty_log();
      if (emptied.state == Emptied::Failed) throw std::runtime_error(emptied.fault);
    }
    run(begin_);
    for (const Change& change : changes) written.answers.push_back(apply(change, written.fault));
    tried = true;
    commit(written);
  } catch (const std::exception& fault) {
    written.fault = fault_words(fault);
    take_back();
    // Frames that could not be removed are read as committed after a crash, or removed by the next write.
    written.answers.assign(changes.size(), tried && stray_frames_ ? StoreAnswer::Unknown : StoreAnswer::Unavailable);
  }
  return written;
}

StoreAnswer SqliteWriter::apply(const Change& change, std::string& fault) {
  run(begin_one_);
  StoreAnswer answer = StoreAnswer::Unavailable;
  try {
    answer = std::visit([this](const auto& one) { return store(one); }, change);
  } catch (const SQLite::Exception& thrown) {
    if (!concerns_one_change(thrown)) throw;
    fault = fault_words(thrown);
  }
  if (answer != StoreAnswer::Stored) run(undo_one_);
  run(end_one_);
  return answer;
}

StoreAnswer SqliteWriter::store(const Append& append) {
  if (!count_entries(append)) return StoreAnswer::Conflict;
  insert_entries(append);
  return StoreAnswer::Stored;
}

bool SqliteWriter::count_entries(const Append& append) {
  const Listing blank;
  const Listing* unchanged = append.after == 0 ? &blank : nullptr;
  SQLite::Statement& statement = append.after == 0 ? insert_table_ : update_table_;
  statement.bindNoCopy(1, append.code);
  statement.bind(2, static_cast<std::uint32_t>(append.entries.size()));
  statement.bind(3, append.now);
  bind_listing(statement, append.listing ? &*append.listing : unchanged);
  if (append.after != 0) statement.bind(7, append.after);
  return run(statement) == 1;
}

void SqliteWriter::insert_entries(const Append& append) {
  std::uint32_t number = append.after;
  for (const Entry& entry : append.entries) {
    if (entry.personal) {
      insert_words_.bindNoCopy(1, *entry.personal);
      run(insert_words_);
    }
    insert_entry_.bindNoCopy(1, append.code);
    insert_entry_.bind(2, ++number);
    insert_entry_.bindNoCopy(3, entry.text);
    bind(insert_entry_, 4, entry.owner);
    if (entry.personal) {
      insert_entry_.bind(5, database_.getLastInsertRowid());
    } else {
      insert_entry_.bind(5);
    }
    run(insert_entry_);
  }
}

StoreAnswer SqliteWriter::store(const Forget& forget) {
  forget_.bindNoCopy(1, forget.code);
  forget_.bindNoCopy(2, forget.owner);
  run(forget_);
  return StoreAnswer::Stored;
}

StoreAnswer SqliteWriter::store(const Remove& remove) {
  for (SQLite::Statement* one : {&forget_all_, &remove_snapshot_, &remove_entries_, &remove_table_}) {
    one->bindNoCopy(1, remove.code);
    run(*one);
  }
  return StoreAnswer::Stored;
}

StoreAnswer SqliteWriter::store(const Keep& keep) {
  std::string needs;
  for (const std::uint32_t number : keep.snapshot.needs) needs += (needs.empty() ? "[" : ",") + std::to_string(number);
  needs += needs.empty() ? "[]" : "]";
  keep_.bindNoCopy(1, keep.code);
  keep_.bind(2, keep.snapshot.entries);
  keep_.bindNoCopy(3, needs);
  keep_.bindNoCopy(4, keep.snapshot.body);
  run(keep_);
  return StoreAnswer::Stored;
}

void SqliteWriter::commit(WrittenBatch& written) {
  const auto begin = std::chrono::steady_clock::now();
  stray_frames_ = true;
  run(commit_);
  stray_frames_ = false;
  written.commit_seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

void SqliteWriter::take_back() {
  // Some faults have rolled back the transaction already.
  if (sqlite3_get_autocommit(database_.getHandle()) == 0) database_.tryExec("ROLLBACK");
  // Unavailable promises that nothing is stored, even after a crash; if this fails, the answer is Unknown, and the next
  // write begins with it.
  if (stray_frames_) empty_log();
}

std::string SqliteWriter::checkpoint() {
  const int code =
      sqlite3_wal_checkpoint_v2(database_.getHandle(), "main", SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
  return code == SQLITE_OK || code == SQLITE_BUSY ? std::string() : fault_words(database_);
}

EmptiedLog SqliteWriter::empty_log() {
  sqlite3* handle = database_.getHandle();
  // Does not wait for readers: a backup may take minutes.
  sqlite3_busy_timeout(handle, 0);
  int code = sqlite3_wal_checkpoint_v2(handle, "main", SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
  sqlite3_busy_timeout(handle, static_cast<int>(patience_.count()));
  if (code == SQLITE_BUSY || code == SQLITE_LOCKED) return {Emptied::Later, {}};
  if (code != SQLITE_OK) return {Emptied::Failed, fault_words(database_)};
  log_pages_ = 0;
  code = sync_log(handle);
  if (code != SQLITE_OK) return {Emptied::Failed, fault_words(code)};
  stray_frames_ = false;
  return {Emptied::Yes, {}};
}

}  // namespace spires::server
