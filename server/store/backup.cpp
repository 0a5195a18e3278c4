#include "server/store/backup.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/SQLiteCpp.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <stdexcept>
#include <system_error>

#include "server/store/schema.h"
#include "server/store/sqlite_connection.h"

namespace spires::server {
namespace {

constexpr int kPagesAStep = 256;
constexpr int kPatienceMs = 5000;

// Finds tables with more or fewer entries than they count, or with numbers other than 1, 2, 3, …
constexpr const char* kIncomplete = R"(
SELECT code FROM tables WHERE entries <> (SELECT count(*) FROM journal WHERE journal.code = tables.code)
  OR entries <> (SELECT coalesce(max(n), 0) FROM journal WHERE journal.code = tables.code) LIMIT 1)";

[[noreturn]] void fail(const std::string& sentence) { throw std::runtime_error(sentence); }

bool exists(const std::string& file) {
  std::error_code ignored;
  return std::filesystem::exists(std::filesystem::symlink_status(file, ignored));
}

bool is_empty(const std::string& file) {
  std::error_code error;
  return std::filesystem::file_size(file, error) == 0 && !error;
}

SQLite::Database open_existing(const std::string& file) {
  if (!exists(file)) fail("there is no such file");
  if (is_empty(file)) fail(kEmptyFile);
  return {file, SQLite::OPEN_READONLY, kPatienceMs};
}

void check_database(SQLite::Database& database) {
  const std::string foreign = foreign_database(database, schema_steps());
  if (!foreign.empty()) fail(foreign);
  if (database.execAndGet("PRAGMA user_version").getInt() == 0) fail("there is no store in it");
  const std::string integrity = database.execAndGet("PRAGMA integrity_check(1)").getString();
  if (integrity != "ok") fail("the database is damaged: " + integrity);
  SQLite::Statement orphans(database, "PRAGMA foreign_key_check");
  if (orphans.executeStep()) fail("the database is damaged: entries without a table");
}

void check(SQLite::Database& database) {
  check_database(database);
  SQLite::Statement incomplete(database, kIncomplete);
  if (incomplete.executeStep()) fail("the journal of table " + incomplete.getColumn(0).getString() + " is incomplete");
}

void copy_pages(SQLite::Database& from, SQLite::Database& to, const TellProgress& tell) {
  // One read transaction for all steps. Otherwise a commit in between would restart the copy, endlessly on a busy
  // server.
  from.exec("BEGIN");
  from.execAndGet("PRAGMA user_version");
  SQLite::Backup backup(to, from);
  while (true) {
    const int code = backup.executeStep(kPagesAStep);
    const auto all = static_cast<std::uint32_t>(backup.getTotalPageCount());
    if (tell) tell({all - static_cast<std::uint32_t>(backup.getRemainingPageCount()), all});
    if (code == SQLITE_DONE) return;
    // executeStep throws other errors; a copy has no lock to wait for.
    if (code != SQLITE_OK) fail(fault_words(code));
  }
}

void sync_file(const std::string& file) {
  const int opened = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  const bool synced = opened >= 0 && ::fsync(opened) == 0;
  const int code = errno;
  if (opened >= 0) ::close(opened);
  if (!synced) fail(std::string("the copy cannot be written: ") + std::strerror(code));
}

void make_copy(SQLite::Database& from, const std::string& part, const TellProgress& tell) {
  // As secret as the store.
  const int made = ::open(part.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (made >= 0) ::close(made);
  SQLite::Database to(part, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, kPatienceMs);
  // An incomplete copy is deleted, never repaired.
  to.exec("PRAGMA journal_mode = OFF");
  to.exec("PRAGMA synchronous = OFF");
  copy_pages(from, to, tell);
  // One file without a log can be read anywhere, even on a read-only medium.
  to.exec("PRAGMA journal_mode = DELETE");
  check(to);
}

void remove_part(const std::string& part) {
  std::error_code ignored;
  for (const char* ending : {"", "-wal", "-shm", "-journal"}) std::filesystem::remove(part + ending, ignored);
}

// An existing log would be taken for the log of the new file.
void need_room_for(const std::string& to) {
  for (const char* ending : {"", "-wal", "-journal"}) {
    if (exists(to + ending)) fail(to + ending + " exists and is not overwritten");
  }
}

void copy_store(SQLite::Database& from, const std::string& to, const TellProgress& tell) {
  need_room_for(to);
  const std::string part = to + ".part";
  remove_part(part);
  try {
    make_copy(from, part, tell);
    sync_file(part);
    need_room_for(to);
    std::filesystem::rename(part, to);
    sync_folder_of(to);
  } catch (...) {
    remove_part(part);
    throw;
  }
}

// Turns exceptions into sentences.
template <class Work>
std::string sentence_of(const std::string& file, Work&& work) {
  try {
    work();
    return {};
  } catch (const std::exception& fault) {
    return file + ": " + fault_words(fault);
  }
}

}  // namespace

std::string backup_store(const std::string& file, const std::string& to, const TellProgress& tell) {
  return sentence_of(file, [&] {
    SQLite::Database from = open_existing(file);
    const std::string foreign = foreign_database(from, schema_steps());
    if (!foreign.empty()) fail(foreign);
    copy_store(from, to, tell);
  });
}

std::string restore_store(const std::string& from, const std::string& to) {
  return sentence_of(from, [&] {
    SQLite::Database backup = open_existing(from);
    check(backup);
    copy_store(backup, to, {});
  });
}

std::string check_file(const std::string& file) {
  return sentence_of(file, [&] {
    SQLite::Database database = open_existing(file);
    check_database(database);
  });
}

std::string check_store(const std::string& file) {
  return sentence_of(file, [&] {
    SQLite::Database database = open_existing(file);
    check(database);
  });
}

}  // namespace spires::server
