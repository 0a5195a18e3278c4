#include "server/store/sqlite_connection.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <filesystem>
#include <stdexcept>

#include "server/store/schema.h"

namespace spires::server {
namespace {

// Faults that an operator can fix. Others are reported in SQLite's own words.
std::string meaning(int code) {
  switch (code) {
    case SQLITE_FULL: return "the disk is full";
    case SQLITE_READONLY: return "the disk or the file is read-only";
    case SQLITE_IOERR: return "the disk reports an error, or a file may not grow further";
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return "another process has kept the database busy for too long";
    case SQLITE_CORRUPT: return "the database is damaged and has to be restored from a backup";
    case SQLITE_NOTADB: return "this is not a database";
    case SQLITE_CANTOPEN: return "the file cannot be opened";
    default: return "the database refuses";
  }
}

std::string in_words(int code, const std::string& message) {
  return meaning(code & 0xff) + " (" + message + ", code " + std::to_string(code) + ")";
}

// These settings belong to a connection; only the journal mode is stored in the file.
void set_up(SQLite::Database& database, const SqlitePlan& plan) {
  if (database.execAndGet("PRAGMA journal_mode = WAL").getString() != "wal") {
    throw std::runtime_error("the disk does not allow a write-ahead log beside the database");
  }
  database.exec("PRAGMA synchronous = FULL");
  database.exec("PRAGMA foreign_keys = ON");
  database.exec("PRAGMA secure_delete = ON");
  // Keeps the rollback data of a transaction in memory: a temporary file would be another point of failure.
  database.exec("PRAGMA temp_store = MEMORY");
  database.exec("PRAGMA journal_size_limit = " + std::to_string(std::int64_t{16} * 4096 * plan.checkpoint_pages));
}

SQLite::Database open(const SqlitePlan& plan, int flags) {
  return {plan.file, flags | SQLITE_OPEN_NOMUTEX, static_cast<int>(plan.patience.count()), plan.vfs};
}

}  // namespace

std::string fault_words(const std::exception& fault) {
  if (const auto* sqlite = dynamic_cast<const SQLite::Exception*>(&fault)) {
    return in_words(sqlite->getExtendedErrorCode(), sqlite->what());
  }
  return fault.what();
}

std::string fault_words(const SQLite::Database& database) {
  return in_words(database.getExtendedErrorCode(), database.getErrorMsg());
}

std::string fault_words(int code) { return in_words(code, sqlite3_errstr(code)); }

void sync_folder_of(const std::string& file) {
  const std::filesystem::path folder = std::filesystem::absolute(file).parent_path();
  const int opened = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (opened < 0) return;
  // Some file systems cannot sync a folder; none of them needs it.
  static_cast<void>(::fsync(opened));
  ::close(opened);
}

SQLite::Database open_to_write(const SqlitePlan& plan) {
  SQLite::Database database = open(plan, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  if (sqlite3_db_readonly(database.getHandle(), "main") == 1) throw std::runtime_error(meaning(SQLITE_READONLY));
  // Checked before any change: the file may belong to another program.
  std::string fault = foreign_database(database, schema_steps());
  if (fault.empty()) {
    set_up(database, plan);
    fault = migrate(database, schema_steps());
  }
  if (!fault.empty()) throw std::runtime_error(fault);
  return database;
}

SQLite::Database open_to_read(const SqlitePlan& plan) { return open(plan, SQLite::OPEN_READONLY); }

}  // namespace spires::server
